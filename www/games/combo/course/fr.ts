// The course of Combo in French.

import type en from './en.ts';

export default {
  about: 'De la portée d’une pile à la chasse à la dernière, sur des positions de vraies parties.',
  insight: {
    answered: 'des captures sont suivies d’une autre en réponse, sur la même case. Avant de capturer, voyez qui peut répondre.',
    stacks: 'est le score du camp qui a le plus de piles, à pions égaux après dix coups chacun, une nulle comptant pour moitié. Qui a empilé davantage est mieux placé.',
    first: 'coups passent en moyenne jusqu’à la première capture, une vingtaine par camp. Vous avez le temps de vous préparer.',
    draws: 'des parties se terminent par une nulle. Mener n’est pas encore gagner : pourchassez la dernière pile.',
  },
  chapters: {
    rules: {
      title: 'Ce que peuvent les piles',
      about: 'Les règles encore une fois, avec les cas qui surprennent.',
      goal: 'Vous avez trois pions de plus. Battez « Facile ».',
      lessons: {
        reach: {
          title: 'Comptez les cases',
          steps: {
            three: {
              task: 'Capturez la pile de trois avec les quatre pions.',
              rule: 'Autant de cases que de pions envoyés, ou moins. Sans choix, il en part le moins possible ; pour plus, choisissez d’abord le nombre.',
              done: 'Trois cases à franchir : il fallait au moins trois pions. Vous en avez envoyé quatre.',
              three: 'C’est le minimum. Cette fois, envoyez les quatre : d’abord le nombre, ensuite la destination.',
              short: 'Deux pions ne font que deux cases. La pile blanche est à trois.',
              other: 'Suivez la diagonale depuis votre pile de quatre.',
            },
          },
          end: 'Comptez d’abord les cases, ensuite les pions.',
        },
        lines: {
          title: 'La voie libre',
          steps: {
            clear: {
              task: 'Capturez la pile de trois.',
              rule: 'Chaque case du trajet doit être vide. Vos propres pions barrent aussi la route.',
              done: 'À travers tout le plateau, sur la seule ligne ouverte.',
              blocked: 'Votre propre pion est au milieu. Une autre ligne mène-t-elle à cette pile ?',
              short: 'Elle est à quatre cases : il faut que les quatre partent.',
              other: 'Suivez les diagonales depuis votre plus haute pile.',
            },
          },
          end: 'Une pile ne frappe que sur les lignes ouvertes. Regardez les huit.',
        },
        tall: {
          title: 'Les hautes piles tombent aussi',
          steps: {
            five: {
              task: 'Choisissez la meilleure capture.',
              rule: 'Deux pions capturent une pile de n’importe quelle hauteur, et elle quitte le plateau tout entière.',
              done: 'Cinq pions en un coup !',
              single: 'Ce n’est qu’un pion, et la grande pile prend ensuite les vôtres.',
              other: 'Vous pouvez capturer tout de suite.',
            },
          },
          end: 'Plus une pile est haute, plus elle peut perdre d’un coup.',
        },
        merge: {
          title: 'Mieux à deux',
          steps: {
            join: {
              task: 'Sauvez vos deux derniers pions.',
              rule: 'Seuls, les pions ne capturent pas ; empilés, oui. Voyez où ils peuvent se rejoindre.',
              done: 'Hors de portée, et désormais les Blancs doivent se méfier de vous.',
              beside: 'Ensemble, mais juste à côté de la pile blanche. Retrouvez-vous là où elle ne va pas.',
              left: 'L’autre pion reste alors à portée des Blancs.',
              alone: 'Séparés, ils sont perdus tous les deux. Réunissez-les.',
              other: 'Posez un de vos pions sur l’autre.',
            },
          },
          end: 'Deux pions isolés sont des cibles. Une pile de deux est une menace.',
        },
        stay: {
          title: 'Deux frappent, deux restent',
          steps: {
            two: {
              task: 'Capturez, mais gardez une réserve.',
              rule: 'Vous choisissez combien partent. Ceux qui restent peuvent frapper au coup suivant.',
              done: 'Si les Blancs prennent ces deux-là, les deux autres reprennent.',
              most: 'C’est trop : les Blancs prennent tous ceux que vous envoyez. Deux suffisent.',
              first: 'L’autre pile blanche frappe alors. Commencez par celle qui menace vos quatre.',
              other: 'La pile devant vos quatre les menace. Prenez-la.',
            },
          },
          end: 'Envoyez ce que demande la capture, et laissez le reste monter la garde.',
        },
        shut: {
          title: 'Aucune issue',
          steps: {
            corner: {
              task: 'Gagnez en un coup.',
              rule: 'Qui ne peut pas jouer à son tour a perdu. Un pion seul ne peut pas se libérer en capturant.',
              done: 'Les Blancs ont un pion, mais aucun coup. Vous gagnez !',
              stack: 'Cela le laisse sortir du coin. Fermez plutôt la dernière brèche.',
              gate: 'Les deux qui bordent le coin sont la clôture. Laissez-les et jouez le troisième.',
              other: 'Il lui reste une case. Occupez-la.',
            },
          },
          end: 'On peut gagner sans capturer, si l’autre camp ne peut plus jouer.',
        },
        hundred: {
          title: 'Le centième coup',
          steps: {
            last: {
              task: 'Évitez la partie nulle.',
              rule: 'Après 100 coups de suite sans capture, la partie est nulle. 99 sont déjà passés.',
              done: 'Le compte repart de zéro, et vous restez loin devant.',
              other: 'C’était le centième coup sans capture. Prenez quelque chose, même si les Blancs peuvent reprendre.',
            },
          },
          end: 'Quand personne ne capture depuis longtemps, pensez aux cent coups.',
        },
      },
    },
    tactics: {
      title: 'Premières tactiques',
      about: 'Ce qui gagne une pile, et ce qui en a seulement l’air.',
      goal: 'Encore trois pions d’avance, mais plus de monde. Battez « Moyen ».',
      lessons: {
        free: {
          title: 'La pile sans gardien',
          steps: {
            choose: {
              task: 'Choisissez la meilleure capture.',
              rule: 'Avant de capturer, voyez qui peut reprendre. Une pile que personne ne garde est gratuite.',
              done: 'Deux pions pour rien.',
              guarded: 'Trois pour trois : deux piles blanches montent la garde. Autre chose est gratuit.',
              short: 'Ils sont trop peu pour aller assez loin. Il y a trois cases.',
              run: 'Inutile de fuir. La même pile peut capturer.',
              other: 'Votre pile du centre est menacée, et elle peut capturer dans deux directions.',
            },
          },
          end: 'Mieux vaut une petite pile pour rien qu’une grande en échange.',
        },
        beside: {
          title: 'Tout près des pions seuls',
          steps: {
            visit: {
              task: 'Menacez deux pions à la fois.',
              rule: 'Un pion seul ne capture pas. Là où les Blancs n’ont rien d’autre, vous pouvez aller juste à côté.',
              done: 'Les deux sont à côté de vous, et aucun ne peut vous nuire.',
              far: 'Ce n’est pas assez près pour menacer les deux.',
              single: 'Un seul ne peut pas capturer. Envoyez toute la pile.',
              other: 'Votre pile de deux n’est pas loin d’eux. Approchez-la.',
              answered: 'L’un s’échappe. L’autre reste à côté de votre pile.',
            },
          },
          end: 'Craignez les piles, pas les pions seuls.',
        },
        fork: {
          title: 'Plus d’une cible',
          steps: {
            aim: {
              task: 'Menacez plusieurs piles en un coup.',
              rule: 'Les Blancs n’ont qu’un coup pour répondre. De deux piles menacées, il en reste une.',
              done: 'Trois lignes, trois cibles, chacune à trois cases. Les piles de deux ne vont pas si loin.',
              near: 'Trop près : une pile de deux vous y atteint la première.',
              part: 'Emmenez les trois, sinon vous n’irez pas aussi loin.',
              other: 'Cherchez la case d’où vos trois pions atteignent le plus.',
              answered: 'Les Blancs protègent l’une d’elles.',
            },
            cash: {
              task: 'Prenez celle qui reste sans défense.',
              rule: 'Après une fourchette, regardez encore : où personne ne peut-il reprendre ?',
              done: 'Une pile entière, et personne ne peut reprendre.',
              guarded: 'C’est justement celle que les Blancs viennent de protéger.',
              single: 'Ce n’est qu’un pion. Une pile entière est sans défense, elle aussi.',
              other: 'Vous menacez toujours trois cibles. Prenez-en une.',
            },
          },
          end: 'Un coup, deux menaces : c’est ainsi qu’on gagne la plupart des piles.',
        },
        knight: {
          title: 'À côté des lignes',
          steps: {
            land: {
              task: 'Allez où aucune pile blanche ne vous atteint.',
              rule: 'Les piles frappent en ligne droite. Deux cases en avant et une de côté : aucune ne vous touche.',
              done: 'Deux piles sont tout près sans rien pouvoir faire, et deux pions seuls sont menacés.',
              guarded: 'La grande pile reprend. Visez plutôt les deux pions seuls.',
              part: 'Les quatre doivent partir : choisissez le nombre, puis la case.',
              hit: 'Là, une pile blanche vous atteint en ligne droite.',
              other: 'Il y a mieux : une case sûre qui menace aussi les deux pions seuls.',
            },
          },
          end: 'Deux en avant, une de côté : l’angle mort de toutes les piles.',
        },
        count: {
          title: 'Juste ce qu’il faut',
          steps: {
            few: {
              task: 'Prenez la pile de cinq au moindre prix.',
              rule: 'Qui capture peut être capturé. Si les Blancs peuvent reprendre, envoyez le moins de pions possible.',
              done: 'Cinq pour deux au plus. Quelle affaire !',
              many: 'Les Blancs reprennent de loin, et tout ce que vous avez envoyé disparaît.',
              single: 'Un seul pion. Il y en a cinq à prendre.',
              other: 'La pile de cinq est menacée, et vous aussi. Prenez-la.',
            },
          },
          end: 'Avant un échange, comptez ce qui part et ce qui vient.',
        },
        hand: {
          title: 'La bonne pile à envoyer',
          steps: {
            small: {
              task: 'Capturez avec la bonne pile.',
              rule: 'Deux de vos piles atteignent la même cible. Les Blancs vont reprendre : envoyez celle qui vous manquera le moins.',
              done: 'Quatre pour deux. La grande pile reste sur le plateau.',
              tall: 'Quatre pour quatre. La plus petite aurait pu y aller.',
              other: 'La première pile blanche en menace deux des vôtres. Prenez-la.',
            },
          },
          end: 'Laissez capturer la petite pile, et gardez la grande.',
        },
        guard: {
          title: 'Protéger plutôt que fuir',
          steps: {
            both: {
              task: 'Deux piles menacées : gardez les deux.',
              rule: 'Vous ne pouvez pas écarter les deux. Mais là où vous pouvez reprendre, les Blancs paient trois pions pour deux.',
              done: 'Si les Blancs prennent maintenant, vous reprenez, et l’échange est bon pour vous.',
              half: 'Les deux pions d’une pile doivent partir : choisissez d’abord deux.',
              run: 'L’une est sauvée, l’autre tombe. Restez près d’elle.',
              idle: 'Aucune des deux n’est encore protégée.',
              other: 'Placez une de vos piles là où elle protège les autres.',
            },
          },
          end: 'Ne fuyez pas toutes les menaces. Souvent, il suffit de protéger.',
        },
      },
    },
    plans: {
      title: 'Les plans',
      about: 'Où placer vos piles bien avant qu’elles frappent.',
      goal: 'Moins de piles, mais plus hautes, et trois pions de plus. Battez « Difficile ».',
      lessons: {
        distance: {
          title: 'Le bras le plus long',
          steps: {
            four: {
              task: 'Menacez de loin les deux piles blanches.',
              rule: 'Quatre pions portent à quatre cases, deux à deux seulement. Restez hors de portée des Blancs.',
              done: 'Vous les atteignez toutes les deux, et aucune ne vous atteint.',
              near: 'Assez près aussi pour la pile blanche de deux. Gardez vos distances.',
              small: 'Deux contre deux, et c’est aux Blancs : ils frappent les premiers.',
              part: 'Emmenez les quatre, sinon le bras n’est plus si long.',
              other: 'Cherchez la case où une colonne et une diagonale se croisent.',
            },
            again: {
              task: 'Encore une fois.',
              rule: 'Attention aux distances : trois cases jusqu’à une pile, quatre jusqu’à l’autre.',
              done: 'Un seul pas, et les deux sont menacées.',
              near: 'Trop près. Les piles blanches portent à deux cases.',
              part: 'Votre pile porte aussi loin qu’elle est haute. Laissez-la entière.',
              other: 'Un petit coup suffit. Voyez les lignes depuis les cases voisines.',
            },
          },
          end: 'C’est la plus haute pile qui choisit la distance.',
        },
        edge: {
          title: 'Depuis le bord',
          steps: {
            aside: {
              task: 'Menacez deux piles à la fois.',
              rule: 'Une grande pile n’a pas besoin du centre. Depuis le bord, son bras est assez long.',
              done: 'Cinq cases tout droit, quatre en diagonale : deux cibles, et rien ne vous atteint.',
              taken: 'Les Blancs reprennent, et cinq pions s’en vont.',
              part: 'Les cinq doivent partir : choisissez le nombre, puis la case.',
              centre: 'De si près, les piles blanches vous atteignent.',
              other: 'Cinq pions traversent presque tout le plateau. Essayez le bord.',
            },
          },
          end: 'Une grande pile agit mieux de loin, où rien ne l’atteint.',
        },
        back: {
          title: 'Reculer pour menacer',
          steps: {
            home: {
              task: 'Sauvez votre pile et menacez-en une autre.',
              rule: 'Le meilleur repli menace quelque chose. Regardez aussi de votre côté du plateau.',
              done: 'Hors de portée, et la pile blanche du coin est maintenant menacée.',
              trade: 'Quatre pour quatre, car les Blancs reprennent. Un repli rapporte plus.',
              part: 'Les quatre doivent partir, sinon il en reste en danger.',
              hit: 'Là, une pile blanche prend la vôtre.',
              other: 'Cela ne menace rien, ou pas assez. Regardez derrière vous.',
            },
          },
          end: 'S’il faut partir, allez là où vous menacez quelque chose.',
        },
        grow: {
          title: 'Un pion plus haut',
          steps: {
            five: {
              task: 'Formez une pile qui atteint deux cibles.',
              rule: 'Cinq pions portent à cinq cases. Empiler peut aussi être une menace.',
              done: 'Cinq cases tout droit et cinq en diagonale : deux piles sont menacées.',
              away: 'Cela fait cinq aussi, mais de là ils atteignent moins.',
              near: 'Juste à côté de piles blanches. Elles prennent les quatre.',
              part: 'La pile serait trop petite. Que les quatre y aillent.',
              other: 'Un pion de plus fait de votre pile de quatre une pile de cinq. Lequel ?',
            },
            six: {
              task: 'Formez maintenant une pile de six.',
              rule: 'Une pile de six domine presque tout le plateau. Choisissez la case aux lignes ouvertes.',
              done: 'Six cases tout droit, cinq en diagonale, et personne n’approche.',
              away: 'Dans le coin, elle a moins de lignes.',
              five: 'Cinq, c’est un de moins qu’il n’en faut pour la pile lointaine.',
              near: 'Là, les Blancs prennent votre pile aussitôt.',
              part: 'Les deux pions doivent y aller, pas un seul.',
              other: 'Vos deux piles sont côte à côte. Empilez-les.',
            },
          },
          end: 'Empiler est bon quand la nouvelle pile atteint davantage.',
        },
        all: {
          title: 'Quand tout envoyer',
          steps: {
            four: {
              task: 'Capturez avec le bon nombre.',
              rule: 'Si personne ne peut reprendre, n’économisez pas : une grande pile menace encore.',
              done: 'Personne ne peut reprendre, et les quatre sont là où ils peuvent frapper encore.',
              three: 'Bonne capture, mais celui qui reste ne peut guère agir seul. Personne ne peut reprendre : choisissez les quatre.',
              single: 'Un seul pion. Il y a toute une pile à prendre.',
              short: 'La pile est à trois cases.',
              other: 'Une pile blanche se trouve sur la colonne de vos quatre.',
            },
          },
          end: 'Protégée : envoyez peu. Sans défense : envoyez tout.',
        },
        raid: {
          title: 'Un raid précoce',
          steps: {
            enter: {
              task: 'Allez là où les Blancs n’ont que des pions seuls.',
              rule: 'En début de partie, la plupart des pions blancs ne capturent pas. Une grande pile peut aller parmi eux.',
              done: 'Plusieurs pions sont menacés, et aucune pile blanche ne vous atteint.',
              stacks: 'C’est là que sont les piles blanches. Elles vous prennent aussitôt.',
              part: 'Allez-y à quatre : derrière les lignes blanches, il faut de la portée.',
              other: 'Votre pile de quatre peut aller plus loin, à l’écart des deux piles blanches.',
            },
          },
          end: 'Formez tôt votre première grande pile, et surveillez celles des Blancs.',
        },
      },
    },
    masters: {
      title: 'Comment pensent les bons joueurs',
      about: 'Deux coups plus loin : offres, appâts, attente et chasse à la dernière pile.',
      goal: 'Huit contre trois, mais il faut attraper la dernière pile. Battez « Maître ».',
      lessons: {
        twice: {
          title: 'Frapper deux fois',
          steps: {
            first: {
              task: 'Capturez, même si les Blancs reprennent.',
              rule: 'Une pile peut frapper deux fois : deux pions maintenant, et les deux qui restent au coup suivant.',
              done: 'Un pion jusqu’ici. Aux Blancs de décider.',
              most: 'Les Blancs prennent tous ceux que vous envoyez, et il ne reste personne pour frapper encore.',
              part: 'Un pion seul ne peut pas capturer. Envoyez-en deux.',
              other: 'Il a l’air protégé. Mais combien de fois pouvez-vous frapper ?',
              answered: 'Les Blancs prennent vos deux pions.',
            },
            second: {
              task: 'Frappez encore.',
              rule: 'Les deux qui sont restés n’attendaient que cela.',
              done: 'Trois pions pour deux, et votre pile est bien placée.',
              other: 'La pile blanche est venue à votre portée.',
            },
          },
          end: 'Comptez les frappes, pas les piles : quatre pions peuvent en valoir deux.',
        },
        strike: {
          title: 'Répondre en frappant',
          steps: {
            half: {
              task: 'Vos quatre sont menacés : frappez d’abord.',
              rule: 'La meilleure réponse à une menace est souvent de prendre ce qui menace, avec juste ce qu’il faut.',
              done: 'Et si les Blancs reprennent, les deux autres frappent encore.',
              most: 'Les Blancs reprennent, et la perte est trop grande. Envoyez-en deux.',
              third: 'Vos quatre restent alors menacés. Prenez ce qui les menace.',
              run: 'Fuir sauve les quatre. Frapper en gagne deux de plus.',
              other: 'L’une des piles blanches est sur une diagonale de vos quatre.',
            },
          },
          end: 'Ce qui vous menace est peut-être aussi une cible.',
        },
        bait: {
          title: 'Laisser l’appât',
          steps: {
            wait: {
              task: 'Les Blancs offrent un pion : du calme.',
              rule: 'Avant de prendre un cadeau, voyez ce que les Blancs feront ensuite. Le pion n’ira pas loin.',
              done: 'Le bond des Blancs vers le centre ne fait plus mal, et le pion est toujours à prendre.',
              bait: 'La pile blanche de trois bondit alors au centre et menace vos deux piles.',
              wrong: 'Presque. Amenez le pion seul sur la pile, pas la pile sur le pion.',
              other: 'Quelle case plairait à la pile blanche de trois ? Rendez-la dangereuse.',
            },
          },
          end: 'Ce qui est gratuit aujourd’hui le sera peut-être demain. Voyez d’abord la réponse.',
        },
        trade: {
          title: 'Le bon échange',
          steps: {
            offer: {
              task: 'Prenez, même si les Blancs reprennent.',
              rule: 'Ne comptez pas ce qui se perd, mais ce qui reste. Un pion seul ne sait pas se défendre.',
              done: 'Deux pour deux, si les Blancs le veulent. Que restera-t-il ?',
              back: 'Pas celle-là : les Blancs reprennent et sont mieux placés.',
              run: 'Inutile de vous écarter. Ici vous frappez deux fois, les Blancs une seule.',
              other: 'Envoyez les deux pions : un seul ne peut pas capturer.',
              answered: 'Les Blancs reprennent.',
            },
            settle: {
              task: 'Reprenez, et voyez ce qui reste.',
              rule: 'Deux des vôtres contre un pion qui ne peut pas capturer.',
              done: 'Deux pions contre un seul : les Blancs ne peuvent pas tenir.',
              other: 'Pas maintenant : reprenez tant que c’est possible.',
            },
          },
          end: 'Échangez quand ce qui reste est gagné.',
        },
        pause: {
          title: 'Les Blancs doivent jouer',
          steps: {
            stand: {
              task: 'Gagnez avant la fin des cent coups.',
              rule: '97 coups sans capture : vous avez celui-ci et le suivant. Laissez les Blancs venir contre votre pile.',
              done: 'Le pion n’est même pas menacé. Mais il doit bouger, et tout pas est mauvais.',
              attack: 'Il s’écarte, et les cent coups sont passés.',
              part: 'Gardez vos deux pions ensemble, sinon aucun ne capture.',
              other: 'Approchez, pour tenir toutes les cases où il peut aller.',
              answered: 'Le voilà, juste à côté de votre pile.',
            },
          },
          end: 'Personne ne peut passer. Prenez-lui les cases, pas le pion.',
        },
        net: {
          title: 'Le filet',
          steps: {
            close: {
              task: 'Attrapez la dernière pile blanche.',
              rule: 'Une pile seule n’en attrape presque jamais une autre. À deux, c’est mieux : l’une approche, l’autre protège.',
              done: 'Si les Blancs la prennent, vous reprenez et gagnez. S’ils fuient, c’est trop tard.',
              leave: 'Celle-ci doit rester et protéger. Approchez l’autre.',
              open: 'Là, les Blancs prennent votre pile pour rien. Allez où l’autre la protège.',
              part: 'Un pion seul ne capture pas. Gardez vos paires.',
              other: 'Pas assez près. Les Blancs s’échappent.',
            },
          },
          end: 'Deux piles chassent ensemble : l’une rabat, l’autre garde.',
        },
      },
    },
  },
} satisfies typeof en;
