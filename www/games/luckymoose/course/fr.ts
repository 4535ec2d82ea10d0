// The course of LuckyMoose in French.

import type en from './en.ts';

export default {
  about: 'De la première ligne au dernier jeton, sur des plateaux tirés de parties. Dans ce cours, chacun des 36 jetons n’existe qu’une fois.',
  insight: {
    border: 'de tous les points viennent du bord, avec une pose sur trois seulement. Disputez-le.',
    more: 'points de plus en moyenne pour la meilleure pose au bord que pour la meilleure ailleurs, quand les deux sont possibles. Regardez d’abord là.',
    greedy: 'des poses de l’ordinateur rapportent aussitôt le maximum. Avec les autres, il renonce en moyenne à 17 points pour préparer la suite.',
    exchange: 'du temps seulement, l’ordinateur échange alors qu’une pose rapporte 15 points ou plus. Prenez les points.',
  },
  chapters: {
    lines: {
      title: 'Chaque ligne compte',
      about: 'Ce qui s’accorde, ce qui rapporte et ce qui multiplie.',
      goal: 'Vous avez 42 points d’avance et la pioche est presque vide. Menez la partie à bon port.',
      lessons: {
        fit: {
          title: 'Dans les deux sens',
          steps: {
            drop: {
              task: 'Posez la goutte orange à côté de la feuille orange.',
              rule: 'Chaque case est dans une rangée et dans une colonne : un jeton doit s’accorder avec les deux.',
              done: 'La rangée est orange et, dans la colonne, elle n’a pas de voisin.',
              elsewhere: 'Elle va là aussi, mais regardez la feuille au milieu du plateau.',
              other: 'Commencez par la goutte orange.',
            },
          },
          end: 'Un jeton doit s’accorder avec toutes les lignes qu’il touche.',
        },
        old: {
          title: 'L’ancien compte aussi',
          steps: {
            sun: {
              task: 'Posez le soleil violet pour 16 points.',
              rule: 'Une ligne rapporte 2 points par jeton, même pour ceux qui étaient déjà là.',
              done: 'Trois dans la rangée et cinq dans la colonne : 6 et 10 points.',
              rank: 'C’est une ligne courte, 4 points. Cherchez un trou entre des lignes plus longues.',
              other: 'L’étoile verte attendra. C’est au tour du soleil violet.',
            },
          },
          end: 'Les lignes sont à tout le monde : profitez de ce que les autres ont posé.',
        },
        across: {
          title: 'Lignes en travers',
          steps: {
            leaves: {
              task: 'Posez deux feuilles pour 14 points.',
              rule: 'Votre ligne compte, et aussi chaque ligne en travers que vous allongez.',
              done: 'Une rangée et deux colonnes : 4, 6 et 4 points.',
              fewer: 'Les deux feuilles, mais 10 points seulement. Chacune devrait aussi allonger une colonne.',
              single: 'Ce n’est qu’une feuille. Posez les deux sur la même rangée.',
              other: 'Posez la feuille verte et la violette.',
            },
          },
          end: 'Deux jetons côte à côte peuvent former trois lignes.',
        },
        bonus: {
          title: 'Cases bonus fraîches',
          steps: {
            once: {
              task: 'Posez l’étoile jaune pour 24 points.',
              rule: 'Seules les cases couvertes à ce tour multiplient. Ce qui était déjà sur ×3 ne multiplie plus.',
              done: 'Quatre jetons valent 8 points, et votre case en fait 24.',
              plain: 'Cela rapporte, mais moins. Où y a-t-il des jetons jaunes le long du bord ?',
              other: 'Posez d’abord l’étoile jaune.',
            },
            twice: {
              task: 'Posez deux gouttes pour 72 points.',
              rule: 'Chaque nouveau jeton sur ×3 multiplie encore sa ligne : à deux, cela fait ×9.',
              done: '6 points fois 9 font 54, et la rangée jaune ajoute 18.',
              one: 'La goutte jaune seule rapporte 30. Une autre à côté multiplie encore une fois.',
              stones: '66 points : pas loin. Dans le coin, les gouttes font mieux.',
              other: 'Regardez la goutte sur le bord gauche.',
            },
          },
          end: 'Couvrez plusieurs cases bonus avec une seule ligne.',
        },
        gap: {
          title: 'Autour d’un jeton',
          steps: {
            around: {
              task: 'Posez deux feuilles autour de la feuille violette.',
              rule: 'D’autres jetons peuvent se trouver entre les vôtres, tant qu’il ne reste pas de trou.',
              done: '6 points fois 9 font 54. La colonne verte ajoute 10 fois 3, soit 30.',
              side: 'Les deux du même côté donnent 54. De l’autre côté, une longue colonne verte attend.',
              other: 'Trouvez la feuille violette sur le bord du haut.',
            },
          },
          end: 'Les jetons entre les vôtres allongent votre ligne gratuitement.',
        },
        out: {
          title: 'Finir sa main',
          steps: {
            last: {
              task: 'Posez vos derniers jetons pour 48 points.',
              rule: 'Quand la pioche est vide, votre dernier jeton termine la partie et rapporte 6 points de plus.',
              done: '42 pour deux lignes, et 6 pour avoir fini votre main.',
              cheap: 'Vous finissez aussi votre main, mais avec 16 points seulement.',
              one: 'Il vous reste alors un jeton, et le joueur 2 a encore un tour.',
              other: 'Posez-les côte à côte, l’un des deux sur le bord gauche.',
            },
          },
          end: 'Finissez avec une bonne pose, pas avec n’importe laquelle.',
        },
      },
    },
    tactics: {
      title: 'Premières tactiques',
      about: 'Les croisements, le bord, le coin et la ligne de six : là où sont les grandes poses.',
      goal: 'Vous avez 24 points de retard et le temps de les rattraper. Gagnez la partie.',
      lessons: {
        meet: {
          title: 'Au croisement',
          steps: {
            star: {
              task: 'Trouvez la pose qui rapporte le plus.',
              rule: 'Une case bonus multiplie chaque ligne qui y passe. À un croisement, elle sert deux fois.',
              done: '4 et 6 points, tous doublés : 20.',
              edge: 'Une ligne sur ×3 donne 12. Deux lignes sur ×2 donnent plus.',
              less: 'C’est le bon jeton. Il va là où une ligne orange rencontre des étoiles.',
              other: 'Le soleil jaune ne trouve qu’une ligne. Essayez l’étoile.',
            },
            five: {
              task: 'Posez cinq étoiles pour 108 points.',
              rule: 'Posez en travers, au bout d’autres lignes : chaque jeton compte alors dans deux d’entre elles.',
              done: 'Une colonne et cinq rangées : six lignes en un tour.',
              fewer: 'Moins de points. Chaque étoile devrait toucher le bout d’une rangée.',
              other: 'Posez vos étoiles dans une même colonne.',
            },
          },
          end: 'Cherchez les cases où des lignes se croisent.',
        },
        edge: {
          title: 'Deux sur le bord',
          steps: {
            suns: {
              task: 'Posez deux jetons pour 72 points.',
              rule: 'Deux côte à côte sur le bord : leur ligne compte 9 fois, et chaque ligne derrière eux 3 fois.',
              done: 'Les soleils rapportent 36, la colonne violette 24 et la rouge 12.',
              blue: '48 points. Deux autres jetons auraient chacun une ligne derrière eux.',
              reds: 'Jusqu’à 64 avec trois jetons. Deux sur le bord font mieux.',
              other: 'Regardez le bord du haut, au-dessus des feuilles.',
            },
          },
          end: 'Le mieux, c’est une case du bord avec une ligne derrière elle.',
        },
        cube: {
          title: 'Multiplié par 27',
          steps: {
            moose: {
              task: 'Trouvez la meilleure pose pour vos élans.',
              rule: 'Trois nouveaux jetons sur le bord multiplient leur ligne par 27.',
              done: '6 points fois 27 font 162, et les deux colonnes derrière eux ajoutent 42.',
              short: '174 points. Avancez d’une case le long du bord, et le coin participe.',
              two: '78 points. Un troisième élan en ferait ×27.',
              other: 'Les trois élans tiennent sur le bord du bas.',
            },
          },
          end: 'Trois jetons de la même famille ont leur place sur le bord.',
        },
        corner: {
          title: 'Le coin',
          steps: {
            oranges: {
              task: 'Où vos trois jetons orange rapportent-ils le plus ?',
              rule: 'Un coin est sur deux bords : il multiplie sa rangée et sa colonne.',
              done: '6 points fois 27 font 162, et les deux rangées ajoutent 36.',
              above: '174 points. Une case plus bas, le coin ajoute une ligne.',
              two: '72 points. Le troisième jeton va aussi et en fait ×27.',
              other: 'Regardez le coin en bas à gauche.',
            },
          },
          end: 'Un coin compte dans deux directions.',
        },
        six: {
          title: 'Le sixième jeton',
          steps: {
            sixth: {
              task: 'Complétez la ligne de six.',
              rule: 'Une ligne de six rapporte 12 points pour ses jetons, et 12 de plus parce qu’elle est complète.',
              done: 'Un jeton, 24 points, et sans aucune case bonus.',
              border: '18 points sur le bord. La longue colonne vaut plus.',
              sun: 'C’est le bon jeton. Trouvez la colonne à qui il n’en manque qu’un.',
              other: 'Quel est le symbole de la longue colonne ?',
            },
          },
          end: 'Cinq en ligne ? Cherchez le sixième.',
        },
        equal: {
          title: 'À points égaux',
          steps: {
            blues: {
              task: 'Posez deux jetons bleus pour 28 points, sans danger.',
              rule: 'Deux poses donnent 28. La pioche est vide, et le joueur 2 a trois soleils.',
              done: 'Les mêmes 28 points, et pas de bord pour trois soleils.',
              open: '28 aussi, mais trois soleils iraient alors sur le bord, et vous perdriez de loin.',
              less: 'C’est moins de 28. Posez les deux jetons bleus dans une colonne.',
              other: 'Posez les deux jetons bleus à droite.',
            },
          },
          end: 'À points égaux, aidez le moins possible le suivant.',
        },
      },
    },
    plans: {
      title: 'Un tour d’avance',
      about: 'Fermer le bord, garder ce qui va ensemble, échanger à temps et préparer la grande pose.',
      goal: 'Presque à égalité, et trois jetons dans la pioche. Pensez un tour à l’avance et gagnez.',
      lessons: {
        door: {
          title: 'Le pas de la porte',
          steps: {
            close: {
              task: 'Servez-vous du bord avant les autres.',
              rule: 'Une ligne à côté du bord est un pas de porte : de là, le suivant atteint ×3.',
              done: '18 points seulement, mais la case derrière l’élan est à vous.',
              open: '32 points, mais trois élans à côté du bord ouvrent la porte à ×9 et à ×27.',
              plain: 'C’est le bon jeton. Sur le bord, il rapporte 18.',
              other: 'Pensez à l’étoile violette.',
            },
          },
          end: 'N’ouvrez pas la porte aux autres.',
        },
        block: {
          title: 'Une case morte',
          steps: {
            corner: {
              task: 'Fermez le bord du haut avec un seul jeton.',
              rule: 'Une case est morte quand aucun jeton restant ne s’accorde avec ses deux lignes.',
              done: '24 points, et plus rien ne va entre votre élan et la pierre rouge.',
              blues: '48 points, mais le bord du haut reste ouvert à trois pierres encore cachées.',
              other: 'Regardez le coin en haut à gauche.',
            },
          },
          end: 'Un seul jeton peut fermer tout un bord.',
        },
        gift: {
          title: 'Pas de six en cadeau',
          steps: {
            moose: {
              task: 'Marquez, mais n’aidez pas à faire une ligne de six.',
              rule: 'Avant d’allonger une ligne, comptez qui pourrait la compléter.',
              done: '32 points, et vous gardez l’élan violet qu’il faudrait pour la ligne de six.',
              four: '56 points, mais l’élan rouge et l’orange compléteraient une ligne de six, fois 9.',
              one: 'Deux élans encore cachés suffisent maintenant pour une ligne de six sur le bord.',
              other: 'Laissez la ligne d’élans tranquille. Regardez en haut à gauche.',
            },
          },
          end: 'N’allongez pas ce que d’autres peuvent compléter.',
        },
        prepare: {
          title: 'Peu, puis beaucoup',
          steps: {
            leaf: {
              task: 'Préparez une plus grande pose.',
              rule: 'Vous avez quatre pierres. Si l’orange va dans le coin, les autres suivent le long du bord.',
              done: '12 points seulement, mais le coin est prêt pour la pierre orange.',
              four: '58 points pour quatre pierres. Sur le bord, elles valent plus de dix fois cela.',
              both: '54 points, mais la pierre orange vaut plus avec les trois autres.',
              other: 'Comment rendre le coin bon pour un jeton orange ?',
              answered: 'Le joueur 2 pose ailleurs. C’est le moment.',
            },
            stones: {
              task: 'Posez vos quatre pierres pour 666 points.',
              rule: 'Quatre nouveaux jetons sur le bord multiplient leur ligne par 81.',
              done: '8 points fois 81 font 648, et la colonne orange ajoute 18.',
              fewer: 'Toutes les quatre, le long du bord du haut, jusqu’au coin.',
              other: 'C’est au tour des pierres.',
            },
          },
          end: 'Une petite pose peut ouvrir la voie à une grande.',
        },
        keep: {
          title: 'Garder les trois',
          steps: {
            yellow: {
              task: 'Marquez, mais gardez vos trois gouttes.',
              rule: 'Trois jetons de la même famille en main sont une pose à venir. N’en dépensez pas un pour moins.',
              done: '32 points, et les gouttes restent ensemble.',
              three: 'Jusqu’à 80 points, mais les trois gouttes valent plus ensemble.',
              elsewhere: 'C’est la bonne couleur. Posez les deux de façon que les gouttes puissent suivre derrière.',
              other: 'Servez-vous de l’étoile jaune et de la feuille jaune.',
              answered: 'Et maintenant, regardez le bord du haut.',
            },
            drops: {
              task: 'Posez vos trois gouttes pour 174 points.',
              rule: 'Chaque case a deux lignes : au-dessus de l’étoile jaune, seule la goutte jaune va.',
              done: '6 points fois 27 font 162, et la colonne jaune ajoute 12.',
              fewer: 'Toutes les trois, le long du bord du haut.',
              other: 'Posez les gouttes.',
            },
          },
          end: 'Ne séparez pas trois jetons de la même famille.',
        },
        order: {
          title: 'Lequel sur le bord',
          steps: {
            greens: {
              task: 'Posez deux jetons verts pour 60 points, dans le bon sens.',
              rule: 'Le jeton du bord décide qui continue là. Comparez votre main avec ce qui est caché.',
              done: '60 points, et vos deux autres gouttes peuvent suivre la verte.',
              turned: '60 points aussi. Mais trois élans sont cachés, et vous n’en avez pas d’autre.',
              row: '64 points, mais une rangée à côté du bord ouvre la porte.',
              other: 'Regardez la colonne verte près du bord du haut.',
            },
            yellow: {
              task: 'Posez deux jetons jaunes pour 54 points, dans le bon sens.',
              rule: 'Le jeton du coin ouvre le bord des deux côtés. Il doit convenir à votre main.',
              done: '54 points, et vos deux autres feuilles peuvent suivre depuis le coin.',
              turned: '54 points aussi. Mais votre main ne peut pas continuer depuis un élan dans le coin.',
              file: '100 points ! Mais trois feuilles à côté du bord ouvrent la porte à ×27.',
              other: 'Regardez le coin en bas à gauche.',
            },
          },
          end: 'Laissez des bouts qui conviennent à votre main.',
        },
        swap: {
          title: 'Le bon échange',
          steps: {
            reds: {
              task: 'Échangez tout ce qui n’est pas rouge.',
              rule: 'Trois jetons de la même famille peuvent rapporter plus de 100 points sur le bord. Cela vaut un tour.',
              done: 'Trois jetons rouges restent, et trois nouveaux arrivent.',
              lay: '4 points pour tout un tour ? Touchez Échanger.',
              part: 'Gardez les trois rouges et donnez tous les autres.',
              other: 'Touchez Échanger.',
            },
            greens: {
              task: 'Trouvez le meilleur échange.',
              rule: 'Une main forte peut valoir plus qu’une pose correcte.',
              done: 'Les verts restent ensemble, et le bord reste fermé.',
              lay: '24 points, mais deux jetons à côté du bord ouvrent la porte au joueur 2.',
              part: 'Gardez seulement les trois verts. Tous les autres partent.',
              other: 'Touchez Échanger. Les verts ont besoin de compagnie.',
            },
          },
          end: 'Échangez tôt, et gardez trois jetons de la même famille.',
        },
        greed: {
          title: 'Pas la plus grosse',
          steps: {
            reds: {
              task: 'Trouvez la meilleure pose, pas la plus grosse.',
              rule: 'Avant de poser quatre jetons à côté du bord, demandez-vous ce qu’ils rapporteraient dessus.',
              done: '90 points, et trois feuilles restent dans votre main.',
              four: '216 points ! Mais c’est une longue porte ouverte, et vos feuilles sont parties.',
              elsewhere: '90 points aussi, mais vos autres feuilles ont besoin de la feuille rouge dans le coin.',
              red: 'C’est la bonne couleur. Deux jetons rouges vont sur le bord gauche.',
              other: 'Regardez la colonne rouge à gauche.',
              answered: 'Une forte réponse. Mais regardez maintenant votre main.',
            },
            leaves: {
              task: 'Posez quatre feuilles pour 810 points.',
              rule: 'Le coin porte déjà une feuille. Quatre autres suivent le long du bord.',
              done: '10 points fois 81 : voilà pourquoi vous les gardiez.',
              fewer: 'Les quatre feuilles, le long du bord du bas, juste à côté du coin.',
              other: 'C’est au tour des feuilles.',
            },
          },
          end: 'La plus grosse pose n’est pas toujours la meilleure.',
        },
      },
    },
    masters: {
      title: 'Penser comme un maître',
      about: 'Compter ce qu’on ne voit pas, lire la dernière main, l’arrêter et prendre son temps.',
      goal: 'La pioche est vide et vous avez 40 points de retard. Une seule pose gagne : trouvez-la et menez-la au bout.',
      lessons: {
        unseen: {
          title: 'Compter l’invisible',
          steps: {
            stars: {
              task: 'Complétez la ligne de six, dans le bon ordre.',
              rule: 'Ce que vous ne voyez pas est au joueur 2 ou dans la pioche. Comptez-le, couleur par couleur.',
              done: '144 points. Un seul jeton caché va sur le bord à côté de l’étoile jaune.',
              red: '144 points aussi. Mais trois jetons rouges sont cachés, et tous vont à côté de l’étoile rouge.',
              other: 'Il manque deux jetons à la colonne d’étoiles.',
            },
          },
          end: 'Laissez des bouts où presque rien de caché ne va.',
        },
        hand: {
          title: 'Lire la dernière main',
          steps: {
            blues: {
              task: 'Prenez la case dont le joueur 2 a le plus besoin.',
              rule: 'La pioche est vide : le reste est au joueur 2, trois jetons bleus et la pierre verte.',
              done: '18 points, et trois jetons bleus ne peuvent plus aller sur le bord du haut.',
              greens: '48 points, mais vous perdez bien plus : trois bleus vont sur le bord du haut, fois 27.',
              other: 'Quelle case du bord plairait à trois jetons bleus ?',
            },
          },
          end: 'Quand la pioche est vide, plus rien n’est caché.',
        },
        stop: {
          title: 'Arrêter une pose',
          steps: {
            stones: {
              task: 'Arrêtez les trois pierres du joueur 2.',
              rule: 'Une pierre rouge, une orange, une verte : où vont-elles toutes les trois sur une rangée ?',
              done: 'Votre goutte verte occupe la case où leur rangée commencerait.',
              points: '18 points, mais alors les pierres vous coûtent la partie.',
              other: 'Regardez sous le soleil vert du bord du haut.',
            },
            leaf: {
              task: 'Gagnez en arrêtant la feuille jaune.',
              rule: 'Pour tuer une case, pas besoin de l’occuper. Il suffit qu’une de ses lignes ne s’accorde plus.',
              done: 'La colonne a maintenant deux soleils : aucune feuille ne va à son bout. Vous gagnez de quatre points.',
              pair: '40 points, mais la feuille jaune complète une ligne qui vous coûte la partie.',
              sun: '16 points, et cela ne suffit pas : vous perdriez de huit points.',
              other: 'Où la feuille jaune rapporterait-elle le plus ? Gâchez cette case.',
            },
          },
          end: 'La plus petite pose est parfois la meilleure, si elle en arrête une grande.',
        },
        patience: {
          title: 'Sans obstacle',
          steps: {
            moose: {
              task: 'Préparez la pose qui finira votre main.',
              rule: 'Vous connaissez la main du joueur 2. Si elle ne peut pas vous gêner, prenez le temps d’un tour.',
              done: '12 points, et la voie est libre pour trois pierres.',
              now: '36 points tout de suite, mais vos trois pierres ensemble valent bien plus.',
              other: 'Faites que trois pierres aillent sur le bord gauche au prochain tour.',
              answered: 'Le joueur 2 ne peut pas vous gêner.',
            },
            stones: {
              task: 'Finissez votre main pour 180 points.',
              rule: 'Trois jetons sur le bord, une deuxième ligne, et 6 points pour la main finie.',
              done: '162, 12 et 6 points, et la partie est gagnée.',
              fewer: 'Posez les trois le long du bord gauche.',
              other: 'Posez les pierres.',
            },
          },
          end: 'Ce que personne ne peut arrêter peut attendre un tour.',
        },
        slow: {
          title: 'Rien ne presse',
          steps: {
            stone: {
              task: 'Laissez le joueur 2 sans pose.',
              rule: 'Qui ne peut pas poser doit passer. Le joueur 2 a l’étoile jaune et la violette.',
              done: '6 points, et vous avez pris la seule case utile à tous les deux.',
              blue: '12 points, mais l’étoile jaune prend alors la case qu’il faut à votre pierre.',
              other: 'De quelle case avez-vous besoin tous les deux ?',
              answered: 'Le joueur 2 doit passer. Au prochain tour, vous finissez votre main.',
            },
            sun: {
              task: 'Marquez plus en deux tours qu’en un.',
              rule: 'Le joueur 2 n’a que l’étoile jaune, et elle ne va encore nulle part.',
              done: 'Le soleil d’abord. La paire jaune ne s’envolera pas.',
              pair: '44 points d’un coup, mais l’étoile jaune irait à côté de la feuille.',
              other: 'Posez le jeton qui ne laisse aucune case à l’étoile jaune.',
              answered: 'Le joueur 2 doit passer, et vous finissez avec la paire jaune.',
            },
          },
          end: 'Tant que l’autre doit passer, posez petit à petit.',
        },
        last: {
          title: 'Jusqu’au bout',
          steps: {
            drop: {
              task: 'Vous êtes loin derrière : trouvez la pose qui gagne.',
              rule: 'Jouez-la en pensée jusqu’au bout : votre pose, la réponse, et ce que vous poserez ensuite.',
              done: '30 points, vos soleils restent ensemble, et vous gagnez de six points.',
              more: '54 points d’un coup, et pourtant vous perdriez d’au moins dix points.',
              sun: '30 points aussi, mais il vous faudra le soleil rouge plus tard.',
              other: 'Un seul jeton rouge suffit. Gardez vos trois soleils.',
            },
          },
          end: 'Près de la fin, comptez jusqu’à la fin.',
        },
      },
    },
  },
} satisfies typeof en;
