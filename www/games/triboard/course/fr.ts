// The course of Triboard in French.

import type en from './en.ts';

export default {
  about: 'Des règles aux idées des joueurs forts, sur des plateaux de vraies parties.',
  insight: {
    corner: 'fois un coin a changé de joueur : aucune ligne ne le traverse. Une case du bord en change environ toutes les deux parties, une autre deux fois par partie.',
    greedy: 'des coups de l’ordinateur retournent le plus de cases possible. Avec les autres, il a mieux en vue.',
    lead: 'changements en tête par partie, en moyenne. Ne vous découragez pas si vous êtes derrière.',
    kept: 'des cases occupées au départ sont au même joueur à la fin. Ne vous attachez à aucune.',
  },
  chapters: {
    turning: {
      title: 'Retourner des cases',
      about: 'Encore une fois les règles, sur de vrais plateaux et avec leurs surprises.',
      goal: 'Vert est en tête, mais vos adversaires jouent au niveau Facile. Gagnez cette partie.',
      lessons: {
        look: {
          title: 'Huit directions',
          steps: {
            slope: {
              task: 'Retournez 4 cases.',
              rule: 'Les lignes en diagonale sont les plus faciles à manquer. Suivez-les des yeux, elles aussi.',
              done: 'Quatre cases vertes, toutes sur une diagonale.',
              straight: 'Deux cases rouges côte à côte sautent aux yeux. Une ligne plus longue court en diagonale.',
              other: 'Cela en retourne moins. Regardez le long des diagonales.',
            },
            star: {
              task: 'Retournez 4 cases dans quatre directions.',
              rule: 'Un coup retourne toutes les lignes qu’il ferme, même les plus courtes.',
              done: 'Quatre lignes courtes valent bien une longue.',
              pair: 'Cela ferme deux lignes. Une autre case en ferme quatre.',
              other: 'Cela ferme moins de lignes. Cherchez la case vide bordée de vert des quatre côtés.',
            },
          },
          end: 'Avant de jouer, parcourez rangées, colonnes et diagonales.',
        },
        both: {
          title: 'Deux rivaux, un coup',
          steps: {
            both: {
              task: 'Prenez 2 cases rouges et 2 vertes d’un coup.',
              rule: 'Chaque ligne doit être d’une seule couleur, mais deux lignes peuvent différer.',
              done: 'Les deux rivaux paient, et aucun autre coup n’est aussi bon ici.',
              one: 'Seul Rouge paie. Une autre case prend aux deux.',
              other: 'Cherchez une case avec une ligne rouge d’un côté et une verte de l’autre.',
            },
          },
          end: 'Vous avez deux rivaux, et un seul coup peut prendre aux deux.',
        },
        stops: {
          title: 'Une ligne s’arrête',
          steps: {
            stops: {
              task: 'Retournez 7 cases.',
              rule: 'Un mur, un vide ou une seconde couleur arrête une ligne avant qu’elle n’atteigne votre case.',
              done: 'Trois vertes et quatre rouges : les deux lignes vont droit jusqu’à une case à vous.',
              stopped: 'Là, rien ne se retourne. Une ligne bute sur un mur, l’autre change de couleur.',
              three: 'Cela en retourne trois. Une case du bord en retourne sept.',
              other: 'Cela en retourne moins. Suivez chaque ligne jusqu’au bout, et vous en trouverez sept.',
            },
          },
          end: 'Suivez une ligne jusqu’au bout avant de compter sur elle.',
        },
        chain: {
          title: 'Rien en chaîne',
          steps: {
            chain: {
              task: 'Retournez 5 cases.',
              rule: 'Seule la case que vous occupez ferme des lignes. Celles qui viennent de se retourner n’en ferment pas.',
              done: 'Cinq sur une ligne, fermée depuis le bord.',
              chain: 'Cela retourne une case. Les quatre vertes voisines seraient alors entre deux bleues, mais elles restent vertes.',
              other: 'Cela en retourne moins. Cherchez une longue ligne verte à fermer depuis le bord.',
            },
          },
          end: 'C’est le plateau d’avant le coup qui compte.',
        },
        skip: {
          title: 'Perdre son tour',
          steps: {
            skip: {
              task: 'Enlevez à Rouge son seul coup.',
              rule: 'Qui ne peut pas jouer perd son tour, et le suivant continue.',
              done: 'Une seule case, mais Rouge n’a plus où jouer.',
              three: 'Cela en retourne trois, et Rouge continue. Une autre case le laisse sans coup.',
              other: 'Rouge pourrait encore jouer. Trouvez la seule case où il le peut, et occupez-la.',
              answered: 'C’est déjà à Vert de jouer. Rouge a perdu son tour.',
            },
            twice: {
              task: 'Jouez pour que ce soit encore votre tour.',
              rule: 'Si vos deux rivaux perdent leur tour, vous jouez deux fois de suite.',
              done: 'Quatre cases, personne d’autre ne peut jouer, et la dernière case est à vous aussi.',
              back: 'Alors Rouge occupe l’autre case et vous en prend une.',
              other: 'Deux cases sont vides. Commencez par celle que Rouge pourrait occuper.',
            },
          },
          end: 'Regardez où vos rivaux peuvent jouer, pas seulement où vous le pouvez.',
        },
        end: {
          title: 'Plus aucun coup',
          steps: {
            end: {
              task: 'Terminez la partie tout de suite, et gagnez.',
              rule: 'La partie est finie quand personne ne peut rien retourner, même s’il reste des cases vides.',
              done: 'Une case reste vide, car elle ne sert à personne. Vous gagnez avec soixante-dix cases.',
              late: 'Rouge occuperait la case d’à côté et vous en prendrait une.',
              other: 'Une case en retourne quatre et ne laisse de coup à personne.',
            },
          },
          end: 'Une case vide qui ne sert à personne n’est à personne.',
        },
        share: {
          title: 'Partager la victoire',
          steps: {
            share: {
              task: 'Sauvez une part de la victoire.',
              rule: 'Si deux joueurs ont le plus de cases, ils se partagent la victoire.',
              done: 'Cinq en diagonale : soixante contre cinquante-huit pour Rouge, et un coup reste à jouer.',
              green: 'Cela prend à Vert, qui ne vous gêne pas. Rouge gagne seul.',
              other: 'Deux cases sont vides. Quel coup prend à Rouge ?',
              answered: 'Soixante chacun : vous partagez la victoire avec Rouge.',
            },
          },
          end: 'Si vous ne pouvez pas gagner seul, voyez si vous pouvez partager.',
        },
      },
    },
    taking: {
      title: 'Prendre et garder',
      about: 'Ce que vous prenez ne compte que si cela vous reste.',
      goal: 'Face à deux joueurs du niveau Moyen, prenez ce qui dure. Gagnez cette partie.',
      lessons: {
        corner: {
          title: 'Les coins',
          steps: {
            corner: {
              task: 'Trouvez le meilleur coup.',
              rule: 'Aucune ligne ne traverse un coin : il ne se retourne donc plus jamais.',
              done: 'Deux cases, et un coin qui est à vous pour toujours.',
              five: 'Cinq cases, c’est plus pour l’instant, mais elles peuvent se retourner. Qu’est-ce qui ne le peut pas ?',
              other: 'Une case de ce plateau serait à vous pour toujours.',
            },
            single: {
              task: 'Trouvez une case qui en vaut plus de cinq.',
              rule: 'Depuis un coin, vous pouvez grandir le long de deux bords.',
              done: 'Une seule case retournée, mais le coin est à vous.',
              five: 'Cinq cases à découvert peuvent se retourner. Un autre coup est définitif.',
              other: 'Regardez d’abord les coins.',
            },
          },
          end: 'Un coin avec une case peut valoir plus que cinq cases ailleurs.',
        },
        gift: {
          title: 'La porte fermée',
          steps: {
            gift: {
              task: 'Jouez sans que Rouge puisse répondre dans un coin.',
              rule: 'Une ligne à vous qui touche la case voisine d’un coin y invite un rival.',
              done: 'Un petit pas sur un autre bord, et le meilleur coup ici.',
              opened: 'Cinq cases pour l’instant, mais Rouge répond dans le coin et en retourne sept.',
              other: 'Retournez une seule case verte depuis le bord.',
            },
          },
          end: 'Avant de jouer à côté d’un coin, voyez qui l’obtiendra.',
        },
        edge: {
          title: 'Le long du bord',
          steps: {
            edge: {
              task: 'Trouvez le coup qui dure.',
              rule: 'Sur un bord, une case ne se retourne que le long de ce bord.',
              done: 'Elle s’appuie sur votre coin : personne ne la retournera jamais.',
              six: 'Six cases à découvert. La case voisine de votre coin, elle, ne se retournera jamais.',
              other: 'Un bord est presque tout à vous. Continuez au-delà de son coin.',
            },
            next: {
              task: 'Rapprochez-vous d’un coin.',
              rule: 'Pas à pas le long d’un bord, vous arrivez à portée de son coin.',
              done: 'Rouge ne peut rien vous retourner, et votre prochain pas pourrait être le coin.',
              four: 'Quatre cases, c’est plus pour l’instant. Mais quel coup vous rapproche d’un coin ?',
              other: 'Continuez le long du bord où trois de vos cases se suivent.',
            },
          },
          end: 'Sur un bord, une case se retourne difficilement. Reliée à votre coin, elle ne se retourne plus.',
        },
        back: {
          title: 'Cela tiendra-t-il ?',
          steps: {
            back: {
              task: 'Trouvez le meilleur coup.',
              rule: 'Avant de prendre une ligne, voyez si un rival peut la fermer par l’autre bout.',
              done: 'Trois cases, et Rouge ne peut en retourner aucune des vôtres.',
              seven: 'Sept pour l’instant, mais Rouge ferme la même diagonale et en retourne huit.',
              five: 'Ces cinq-là ne sont pas mal, mais il y a plus à gagner sur le bord opposé.',
              other: 'Une diagonale verte aboutit à un bord. Fermez-la de là.',
            },
            theirs: {
              task: 'Prévoyez une réponse, puis jouez.',
              rule: 'La case où un rival répondrait est souvent votre meilleure case.',
              done: 'Deux cases, et Rouge ne peut vous en retourner que deux.',
              six: 'Six pour l’instant, mais Rouge répond sur le bord et en retourne huit.',
              other: 'Deux cases rouges mènent tout droit à un bord. Fermez-les de là.',
            },
          },
          end: 'Une ligne reprise n’était que prêtée.',
        },
        guard: {
          title: 'Votre propre ligne',
          steps: {
            guard: {
              task: 'Sauvez votre plus longue ligne du bord.',
              rule: 'Une ligne entre une case vide et une case d’un rival est en danger. Occupez le bout vide.',
              done: 'La ligne va maintenant d’un mur à une case verte, et sept autres cases se sont retournées.',
              lost: 'Vert occupe le bout libre et prend toute la ligne.',
              other: 'Vert convoite le bout libre de votre longue ligne du bord. Prenez-le avant lui.',
              answered: 'Vert n’a que la ligne d’à côté. Celle du bord ne peut plus se retourner.',
            },
          },
          end: 'Parfois, le meilleur coup garde ce que vous avez.',
        },
        wall: {
          title: 'Les murs comme bords',
          steps: {
            wall: {
              task: 'Servez-vous des murs.',
              rule: 'Une ligne s’arrête à un mur comme au bord.',
              done: 'Deux cases à l’abri des murs, et de loin le meilleur coup.',
              five: 'Cinq pour l’instant, mais Rouge les reprend sur la même ligne, et davantage.',
              other: 'Cherchez une case vide qui touche deux murs.',
            },
            nook: {
              task: 'Jouez à l’abri des murs.',
              rule: 'Personne ne ferme une ligne depuis l’autre côté d’un mur.',
              done: 'Des murs de deux côtés, et deux cases de plus.',
              three: 'Trois pour l’instant, mais Rouge répond au bord et en retourne cinq.',
              other: 'Cherchez une case vide à côté de deux murs qui se touchent.',
            },
          },
          end: 'Voyez les murs avant de chercher de longues lignes.',
        },
      },
    },
    plans: {
      title: 'Faire des plans',
      about: 'Ce qu’il faut viser tant que le plateau est ouvert.',
      goal: 'Le plateau est encore ouvert, et Vert est en tête. Gagnez contre le niveau Difficile.',
      lessons: {
        small: {
          title: 'Commencer petit',
          steps: {
            small: {
              task: 'Résistez à la longue ligne.',
              rule: 'Tant que le plateau est ouvert, beaucoup de cases font beaucoup de cibles.',
              done: 'Deux suffisent pour l’instant : aucun coup ne vaut plus ici.',
              ten: 'Dix cases d’un coup, et pourtant cela vaut moins que deux à côté d’un mur.',
              other: 'Prenez deux cases rouges, à partir d’un mur.',
            },
          },
          end: 'Tant que le plateau est ouvert, les cases vont et viennent. Comptez-les plus tard.',
        },
        answer: {
          title: 'Comptez la réponse',
          steps: {
            answer: {
              task: 'Deux coups retournent 5 cases : trouvez le meilleur.',
              rule: 'Ne comptez pas ce que vous retournez, mais ce qui reste après la réponse.',
              done: 'Cinq, et Rouge ne peut vous en retourner qu’une.',
              seven: 'Cinq pour l’instant, mais Rouge vous en retourne sept.',
              other: 'C’est moins. Trouvez les deux diagonales de cinq, et comparez les réponses de Rouge.',
            },
          },
          end: 'De deux coups égaux, le meilleur est celui qui laisse la plus petite réponse.',
        },
        few: {
          title: 'Aucune cible',
          steps: {
            few: {
              task: 'Ne laissez à Rouge rien à vous retourner.',
              rule: 'Quand on a peu de cases, chacune compte : veillez d’abord à ce qu’elles restent.',
              done: 'Maintenant, Rouge ne peut vous retourner aucune case.',
              five: 'Cinq en diagonale, mais alors Rouge peut vous en retourner une. Ici, la sécurité vaut plus.',
              other: 'Après cela, Rouge peut vous retourner quelque chose. Un seul coup ne lui laisse rien.',
            },
          },
          end: 'Qui a peu ne donne rien.',
        },
        anchor: {
          title: 'D’abord l’ancre',
          steps: {
            anchor: {
              task: 'Préparez la prise de la longue ligne rouge du bord.',
              rule: 'Une ligne se retourne entre deux cases à vous. Occupez un bout, et l’autre devient une menace.',
              done: 'Vous tenez un bout de la ligne rouge. L’autre est encore vide.',
              three: 'Trois pour l’instant, mais Rouge vous en retourne cinq.',
              other: 'Une des lignes rouges du bord a deux bouts vides. Occupez-en un.',
            },
          },
          end: 'D’abord l’ancre, ensuite la ligne.',
        },
        hold: {
          title: 'Comblez la brèche',
          steps: {
            hold: {
              task: 'Mettez à l’abri votre plus longue ligne du bord.',
              rule: 'Ce que vous pourriez perdre compte autant que ce que vous pourriez gagner.',
              done: 'Aucun bout de la ligne n’est plus libre.',
              ten: 'Cinq pour l’instant, mais Rouge vous en retourne dix.',
              other: 'Votre plus longue ligne du bord a un bout libre. Fermez-le.',
            },
          },
          end: 'Réparez ce qui est ouvert avant de partir en chasse.',
        },
        shut: {
          title: 'Enfermez un rival',
          steps: {
            shut: {
              task: 'Retournez 3 cases et laissez Rouge sans coup.',
              rule: 'Rouge mène, mais ne peut pas jouer en ce moment. Faites que cela dure.',
              done: 'Trois cases dans trois directions, et rien pour Rouge.',
              seven: 'Sept cases, mais elles donnent à Rouge une ligne à retourner.',
              other: 'C’est moins, ou bien cela laisse rentrer Rouge. Une case en retourne trois dans trois directions.',
              answered: 'C’est déjà à Vert : celui qui mène doit attendre.',
            },
          },
          end: 'Qui mène sans pouvoir jouer ne peut pas grandir.',
        },
        leader: {
          title: 'Visez celui qui mène',
          steps: {
            leader: {
              task: 'Trouvez le seul coup qui gagne.',
              rule: 'Une case prise à celui qui mène compte double : une de plus pour vous, une de moins pour lui.',
              done: 'Huit à Rouge et sept à Vert.',
              weak: 'Cinq à Vert, qui est de toute façon dernier. Rouge reste loin devant et gagne.',
              other: 'Trouvez la case où deux très longues lignes se rejoignent.',
              answered: 'Rouge ne peut pas jouer, et Vert n’en retourne que trois.',
            },
          },
          end: 'Sachez qui mène avant de choisir à qui prendre.',
        },
      },
    },
    mastery: {
      title: 'Penser comme les joueurs forts',
      about: 'Les dernières cases décident, et on peut les compter jusqu’au bout.',
      goal: 'Vous avez le moins de cases, mais une bonne position. Gagnez contre le niveau Difficile.',
      lessons: {
        order: {
          title: 'Le bon ordre',
          steps: {
            first: {
              task: 'Choisissez quelle case vient en premier.',
              rule: 'Vous seul pouvez jouer dans les deux cases vides. Dans un ordre vous gagnez, dans l’autre vous perdez.',
              done: 'Ce coup ouvre toute une ligne au suivant.',
              early: 'Cela n’en retourne qu’une, et vous perdez. L’autre case ferait grandir celle-ci.',
              other: 'Laquelle des deux cases fait grandir l’autre ?',
            },
            then: {
              task: 'Prenez le reste, et gagnez.',
              rule: 'Un bout de la longue ligne verte est bleu maintenant.',
              done: 'Sept au lieu d’une : voilà qui décide de la partie.',
              other: 'Il vous reste une case.',
            },
          },
          end: 'Là où personne d’autre ne peut jouer, cherchez d’abord le meilleur ordre.',
        },
        patience: {
          title: 'Huit, c’est trop',
          steps: {
            patience: {
              task: 'Prenez 2 cases ou 8, mais gagnez.',
              rule: 'Quand il reste deux cases, comptez la réponse aux deux coups.',
              done: 'Deux suffisent pour gagner.',
              eight: 'Huit pour l’instant, mais Rouge en prend neuf au dernier coup, et vous perdez d’une case.',
              other: 'Il reste deux cases. Jouez les deux suites de tête.',
            },
          },
          end: 'La dernière réponse compte plus que le plus grand coup.',
        },
        later: {
          title: 'Rien ne presse',
          steps: {
            later: {
              task: 'Jouez ce qui ne peut pas attendre.',
              rule: 'Un grand coup que vous seul pouvez jouer peut en attendre un petit.',
              done: 'Une case maintenant. Le grand coup est toujours là.',
              now: 'Huit cases, mais alors vous ne gagnez pas seul. Quelque chose de plus petit passe avant.',
              other: 'Vous avez un grand coup et un petit. Lequel peut attendre ?',
              answered: 'Rouge en retourne une. Vert ne peut pas jouer, c’est donc à vous.',
            },
            now: {
              task: 'Prenez maintenant la grande ligne.',
              rule: 'En attendant, elle a grandi.',
              done: 'Neuf au lieu de huit, et la partie est gagnée.',
              other: 'Il ne vous reste qu’une case.',
            },
          },
          end: 'D’abord ce qui pourrait disparaître, ensuite le reste.',
        },
        ready: {
          title: 'Le coin d’abord',
          steps: {
            ready: {
              task: 'Prenez 8 cases ou le coin, mais gagnez.',
              rule: 'Voyez ce que chaque coup laisse aux autres.',
              done: 'Trois cases et le coin, et la longue ligne est toujours là.',
              eight: 'Huit cases, et pourtant vous perdez. Le coin ne peut pas attendre.',
              other: 'Vous avez deux coups, et un seul gagne.',
              answered: 'Rouge en retourne deux, et votre ligne s’est allongée.',
            },
            reap: {
              task: 'Retournez 10 cases et gagnez.',
              rule: 'Ce que vous avez laissé est plus grand maintenant.',
              done: 'Dix cases, et la partie est finie. Vous gagnez nettement.',
              other: 'Il ne vous reste qu’une case.',
            },
          },
          end: 'Un coup que vous seul pouvez jouer, c’est de l’argent en banque.',
        },
        ahead: {
          title: 'Gagner du temps',
          steps: {
            ahead: {
              task: 'Trouvez le coup qui finit le mieux.',
              rule: 'Regardez où sont les cases vides, et qui peut jouer dans chacune.',
              done: 'Une seule case, mais cela finit mieux que neuf d’un coup.',
              nine: 'Neuf dans sept directions : cela gagne, mais de cinq cases de moins à la fin.',
              other: 'Un de vos deux coups retourne une seule case. Allez au bout de l’idée.',
              answered: 'Rouge en retourne deux. Il vous reste un autre petit coup.',
            },
            reply: {
              task: 'Encore un peu de patience.',
              rule: 'Les neuf cases sont toujours là.',
              done: 'Ainsi, vous gagnez de vingt cases à la fin.',
              nine: 'Pas encore : vous gagneriez de cinq cases de moins.',
              other: 'Vous avez un petit coup et un grand. Le grand peut attendre.',
            },
          },
          end: 'Comblez d’abord les petits vides, tant que la grande ligne vous attend.',
        },
        silence: {
          title: 'Coups sans réponse',
          steps: {
            silence: {
              task: 'Trouvez le seul coup gagnant.',
              rule: 'Cherchez un coup auquel personne ne peut répondre.',
              done: 'Deux cases, et aucun rival ne peut jouer. C’est encore à vous de jouer.',
              eleven: 'Onze pour l’instant, mais Rouge en retourne treize, et vous perdez.',
              other: 'Cela donne une réponse à un rival. Une autre case n’en donne aucune.',
            },
            wait: {
              task: 'Jouez encore un coup sans réponse.',
              rule: 'Chaque tour que vos rivaux perdent est un coup de plus pour vous.',
              done: 'Vous êtes toujours seul à pouvoir jouer.',
              fifteen: 'Ce serait pire encore maintenant : Rouge en retournerait quinze.',
              one: 'Cela donne un coup à Rouge. Une autre case n’en donne pas.',
              other: 'Vous pouvez jouer dans trois cases. Après l’une d’elles, personne d’autre ne peut jouer.',
            },
          },
          end: 'Les coups discrets d’abord, les grands à la fin.',
        },
        third: {
          title: 'De troisième à premier',
          steps: {
            third: {
              task: 'De la troisième place, gagnez en deux coups.',
              rule: 'Deux cases sont vides. Voyez laquelle un rival pourrait occuper.',
              done: 'Vos deux rivaux sont bloqués, et la dernière case est à vous.',
              more: 'Quatre pour l’instant, mais Rouge joue la dernière case et gagne.',
              other: 'Laquelle des deux cases vides Rouge pourrait-il occuper ?',
            },
            claim: {
              task: 'Jouez le dernier coup.',
              rule: 'Cinq cases derrière Rouge, et un coup à jouer.',
              done: 'Cinquante-huit à cinquante-sept. Premier d’une seule case !',
              other: 'Il vous reste une case.',
            },
          },
          end: 'Enlevez le dernier coup à vos rivaux, et vous aurez le dernier mot.',
        },
      },
    },
  },
} satisfies typeof en;
