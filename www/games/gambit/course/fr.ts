// The course of Gambit in French.

import type en from './en.ts';

export default {
  about: 'Des règles à la façon de penser des bons joueurs : de courtes leçons, et une partie à la fin de chaque chapitre.',
  insight: {
    mover: 'des positions sont gagnées par le camp au trait, s’il joue juste. À votre tour, cherchez le gain.',
    turns: 'des 20 premiers coups possibles gardent la partie nulle. Les six autres perdent d’un point.',
    only: 'des positions nulles ne laissent qu’un seul chemin vers la nulle. Examinez chaque coup avant de sauter.',
    random: 'des parties sont gagnées par les Noirs si les deux camps jouent au hasard, et moins d’un tiers par les Blancs. Entre débutants, commencer compte beaucoup.',
  },
  chapters: {
    rules: {
      title: 'Les règles de plus près',
      about: 'Ce qui surprend tout le monde dans les premières parties.',
      goal: 'Vous avez l’avantage. Gagnez cette partie contre Facile.',
      lessons: {
        on: {
          title: 'Continuer ou s’arrêter',
          steps: {
            bend: {
              task: 'Prenez trois pions en un seul tour.',
              rule: 'Chaque saut peut changer de direction, tant que c’est le même pion qui saute.',
              done: 'En diagonale, tout droit en arrière, encore en diagonale : vous gagnez 6 à 2.',
              straight: 'Ainsi, vous en prenez deux et gagnez avec moins d’écart. On peut en prendre trois.',
              other: 'Pas si vite : votre pion peut continuer à sauter.',
            },
            stop: {
              task: 'Prenez un pion, et arrêtez-vous à temps.',
              rule: 'On peut s’arrêter après chaque saut. Regardez où votre pion se trouverait.',
              done: 'Vous pourriez en prendre un de plus, mais ici votre pion est hors d’atteinte.',
              two: 'C’est un saut de trop : là-bas, vous ne faites que partie nulle.',
              other: 'Prenez un pion, puis finissez votre tour.',
              answered: 'Les Blancs ont dû sauter. Vous pouvez maintenant en prendre deux, et gagner.',
            },
          },
          end: 'Continuez tant que cela rapporte, arrêtez-vous dès que ce n’est plus le cas.',
        },
        edge: {
          title: 'Le bord sûr',
          steps: {
            far: {
              task: 'Mettez un pion en sûreté.',
              rule: 'Au bord opposé, personne ne peut vous prendre : il n’y a pas de case derrière vos pions.',
              done: 'Il a pris un pion, et plus personne ne peut le prendre.',
              caught: 'Ce pion était en sûreté au bord opposé. Là-bas il ne l’est plus, et les Blancs gagnent.',
              other: 'Retombez au bord opposé.',
              answered: 'Les Blancs prennent encore un pion, mais rien n’y fait. Vous gagnez d’un point.',
            },
          },
          end: 'Vos pions sont en sûreté au bord opposé, ceux des Blancs au bord proche.',
        },
        sideways: {
          title: 'Les îles s’étendent en largeur',
          steps: {
            three: {
              task: 'Formez une île de trois pions.',
              rule: 'Votre rangée de départ et le bord opposé ne se touchent pas : les îles s’étendent donc en largeur.',
              done: 'Trois côte à côte : vous gagnez 5 à 1.',
              soon: 'Encore un saut, et votre pion rejoint la paire.',
              apart: 'Cela sépare votre paire. Faites plutôt venir le troisième pion.',
              other: 'Votre pion isolé peut sauter jusqu’à la paire.',
            },
            pair: {
              task: 'Retombez à côté d’un de vos pions.',
              rule: 'Deux pions isolés valent 2 points, une paire en vaut 3.',
              done: 'Une paire et un pion isolé : 4 à 1, et la partie est finie.',
              two: 'Vous pouvez ainsi en prendre deux, mais les Blancs continuent : ce n’est que partie nulle.',
              other: 'Cherchez le saut qui forme une paire.',
            },
          },
          end: 'Pensez en largeur : ce sont les pions alignés qui font les grandes îles.',
        },
        touch: {
          title: 'Un seul en touche beaucoup',
          steps: {
            free: {
              task: 'Libérez quatre pions d’un seul saut.',
              rule: 'Un seul pion adverse peut ôter toute valeur à plusieurs de vos groupes.',
              done: 'Un pion de moins, et trois îles comptent : vous gagnez 5 à 1.',
              elsewhere: 'Vous n’auriez toujours aucun point. Cherchez le pion blanc qui touche le plus des vôtres.',
              other: 'Cherchez le pion blanc qui touche le plus des vôtres.',
            },
          },
          end: 'Avant de sauter, demandez-vous quel pion blanc touche le plus des vôtres.',
        },
        over: {
          title: 'Comment cela finit',
          steps: {
            end: {
              task: 'Gagnez la partie tout de suite.',
              rule: 'Si le camp au trait n’a plus de saut, la partie est finie, même si l’autre pouvait continuer.',
              done: 'Vous pourriez encore sauter, pas les Blancs : c’est fini, vous gagnez 2 à 0.',
              leaves: 'Les Blancs gardent un saut, et vous ne gagnez pas.',
              other: 'Ne laissez aucun saut aux Blancs.',
            },
          },
          end: 'Cherchez le coup qui ne laisse aucun saut aux Blancs.',
        },
        must: {
          title: 'Les Blancs aussi doivent sauter',
          steps: {
            push: {
              task: 'Offrez un pion aux Blancs.',
              rule: 'Qui peut sauter doit sauter, même si cela lui nuit.',
              done: 'Les Blancs sont obligés de le prendre.',
              twice: 'Vous prenez en premier, mais les Blancs répondent et gagnent.',
              other: 'Placez un pion là où les Blancs doivent le prendre.',
              answered: 'Ce pion blanc a quitté son bord sûr. Vous le prenez, et gagnez de deux points.',
            },
          },
          end: 'Les Blancs doivent sauter dès qu’ils le peuvent : profitez-en.',
        },
      },
    },
    tactics: {
      title: 'Premières tactiques',
      about: 'Des sauts qui rapportent plus qu’ils ne prennent.',
      goal: 'Votre position est meilleure. Gagnez contre Moyen.',
      lessons: {
        back: {
          title: 'Aller et retour',
          steps: {
            home: {
              task: 'Sauvez la partie nulle.',
              rule: 'Un saut mène de la rangée de départ au bord opposé, deux sauts ramènent le pion.',
              done: 'Aller et retour, à côté de votre autre pion : 4 à 4.',
              half: 'Encore un saut : votre pion peut revenir à côté de l’autre.',
              single: 'Laissez ce pion chez lui. L’autre peut en prendre deux.',
              other: 'Un de vos pions peut en prendre deux.',
            },
            out: {
              task: 'Gagnez de trois points.',
              rule: 'Depuis le bord opposé aussi, le deuxième saut ramène le pion.',
              done: 'Deux pions pris, et un nouveau voisin : 4 à 1.',
              half: 'Ne restez pas là-bas : revenez d’un saut au bord opposé.',
              single: 'Cela gagne, mais d’un seul point. Vous pouvez en prendre deux.',
              other: 'Un de vos pions peut en prendre deux.',
            },
          },
          end: 'Un nombre impair de sauts mène en face, un nombre pair ramène.',
        },
        greed: {
          title: 'Plus n’est pas mieux',
          steps: {
            one: {
              task: 'Trouvez le seul coup qui gagne.',
              rule: 'Ce qui compte, c’est le plateau à la fin, pas le nombre de pions pris.',
              done: 'Un pion pris, et les Blancs n’ont plus de saut : 2 à 1.',
              three: 'Vous pouvez ainsi en prendre trois, et perdre quand même.',
              other: 'Cherchez un saut tout simple.',
            },
          },
          end: 'Prendre plus, ce n’est pas gagner plus.',
        },
        answer: {
          title: 'Voir la réponse',
          steps: {
            look: {
              task: 'Prenez-le avec le bon pion.',
              rule: 'Avant de sauter, imaginez la plus longue réponse des Blancs.',
              done: 'Vos pions sont séparés : les Blancs ne peuvent pas en prendre deux de suite.',
              beside: 'Côte à côte, tous deux sont en danger : ce n’est que partie nulle.',
              other: 'Deux de vos pions peuvent le prendre. Choisissez l’autre.',
              answered: 'Les Blancs en prennent un. Vous reprenez, et gagnez de deux points.',
            },
          },
          end: 'Ne placez pas vos pions là où un seul tour en prend deux.',
        },
        join: {
          title: 'Libérer et réunir',
          steps: {
            both: {
              task: 'Libérez une paire, et agrandissez-la.',
              rule: 'Le même saut peut prendre le pion qui touche votre île et lui ajouter un des vôtres.',
              done: 'La paire est libre, et ils sont trois : 5 à 2.',
              two: 'Vous pouvez ainsi en prendre deux, mais vous ne gagnez que d’un point. Votre paire ne serait pas libre.',
              other: 'Prenez le pion qui touche votre paire.',
            },
          },
          end: 'Les meilleurs sauts font deux choses à la fois.',
        },
        points: {
          title: 'Prendre leurs points',
          steps: {
            level: {
              task: 'Les Blancs mènent : sauvez la partie nulle.',
              rule: 'Chaque pion blanc isolé que vous prenez coûte un point aux Blancs.',
              done: 'Les pions blancs isolés ont disparu, et les vôtres forment une paire : 3 à 3.',
              soon: 'Il vous faut encore le dernier. Continuez à sauter.',
              other: 'Continuez à sauter, aussi loin que possible.',
            },
            four: {
              task: 'Prenez toute l’île des Blancs.',
              rule: 'Des sauts en zigzag peuvent faire disparaître une île.',
              done: 'L’île de trois n’existe plus : vous gagnez 4 à 1.',
              three: 'Cela gagne, mais d’un seul point. Un autre chemin en prend quatre.',
              pair: 'L’île des Blancs est toujours là, et gagne.',
              other: 'Vous pouvez en prendre plus : toute l’île, et un pion en chemin.',
            },
          },
          end: 'Un point de moins pour les Blancs vaut un point de plus pour vous.',
        },
        spoil: {
          title: 'Le trouble-fête',
          steps: {
            one: {
              task: 'Ôtez toute valeur aux îles des Blancs.',
              rule: 'À côté d’un adversaire, votre pion ne compte pas, mais l’île qu’il touche non plus.',
              done: 'Maintenant, tout se touche : 0 à 0, partie nulle.',
              away: 'Un pion de plus, mais les îles des Blancs sont de nouveau libres, et gagnent.',
              far: 'Les îles des Blancs comptent toujours, et gagnent.',
              other: 'Retombez au milieu des pions blancs.',
            },
            all: {
              task: 'Gagnez de quatre points.',
              rule: 'Un pion seul peut valoir plus parmi les Blancs que dans une île.',
              done: 'Il ne reste rien aux Blancs : 4 à 0.',
              away: 'Cela fait plus de points, mais les Blancs en ont aussi : vous gagnez avec moins d’écart.',
              other: 'Arrêtez-vous là où votre pion touche la paire blanche.',
            },
          },
          end: 'Un pion bien placé vaut toute une île.',
        },
        last: {
          title: 'Le dernier saut',
          steps: {
            jumper: {
              task: 'Ôtez aux Blancs leur dernier saut.',
              rule: 'Un pion blanc peut sauter si l’un des vôtres est à côté de lui, avec une case vide derrière.',
              done: 'Les Blancs ne peuvent plus sauter : vous gagnez 5 à 3.',
              two: 'Vous pouvez ainsi en prendre deux, mais les Blancs sautent encore, et obtiennent la partie nulle.',
              other: 'Trouvez le pion blanc qui peut encore sauter.',
            },
          },
          end: 'Avant chaque coup, voyez quels pions blancs peuvent sauter.',
        },
      },
    },
    plans: {
      title: 'Plans',
      about: 'Des coups qui rendent le suivant meilleur.',
      goal: 'Vous pouvez gagner contre Difficile, si vous comptez bien.',
      lessons: {
        force: {
          title: 'Les faire sortir',
          steps: {
            lure: {
              task: 'Préparez une victoire de trois points.',
              rule: 'Au bord proche, les pions blancs sont en sûreté, jusqu’à ce qu’ils doivent sauter.',
              done: 'Les Blancs doivent maintenant quitter leur bord sûr.',
              now: 'Cela gagne tout de suite, mais d’un seul point.',
              other: 'Offrez aux Blancs un saut qui quitte le bord proche.',
              answered: 'Deux pions blancs sont maintenant à votre portée.',
            },
            double: {
              task: 'Prenez les deux.',
              rule: 'Ce qui a quitté le bord proche peut être pris.',
              done: 'Deux de plus, et de retour au bord opposé : vous gagnez 4 à 1.',
              half: 'Cela gagne d’un point. Continuez, et ce sera de trois.',
              other: 'Un de vos pions peut en prendre deux.',
            },
          },
          end: 'Offrez aux Blancs un saut dont ils ne veulent pas.',
        },
        order: {
          title: 'Le bon ordre',
          steps: {
            first: {
              task: 'Lequel de vos deux sauts vient en premier ?',
              rule: 'Commencez par celui que les Blancs pourraient gâcher. Gardez l’autre.',
              done: 'Ce pion est maintenant en sûreté, et votre autre saut peut attendre.',
              later: 'Les Blancs prennent en échange le pion qui devait sauter ensuite, et obtiennent la partie nulle.',
              other: 'Commencez là où votre pion est en danger.',
              answered: 'Les Blancs ont sauté, et votre saut est toujours là. Vous gagnez d’un point.',
            },
          },
          end: 'Sautez d’abord là où vous êtes en danger.',
        },
        early: {
          title: 'Savoir attendre',
          steps: {
            wait: {
              task: 'Trouvez mieux que la partie nulle.',
              rule: 'Un saut que les Blancs ne peuvent pas vous ôter peut attendre.',
              done: 'Vous attendez, et c’est aux Blancs de jouer.',
              now: 'Vous pouvez ainsi en prendre deux, mais alors c’est fini : 2 à 2.',
              other: 'Gardez votre double saut, et jouez d’abord ailleurs.',
              answered: 'Les Blancs ont dû sauter, et votre double saut est toujours là.',
            },
            now: {
              task: 'C’est le moment.',
              rule: 'Avant de finir la partie, comptez les deux camps.',
              done: 'Les deux mêmes sauts que tout à l’heure, mais maintenant ils gagnent 3 à 2.',
              half: 'Ne vous arrêtez pas là : cela perd.',
              other: 'Prenez-en deux.',
            },
          },
          end: 'Si la fin n’est pas encore assez bonne, ne finissez pas la partie.',
        },
        guard: {
          title: 'Le gardien reste',
          steps: {
            stay: {
              task: 'Un seul coup gagne : trouvez-le.',
              rule: 'Un pion qui touche les îles des Blancs les réduit à rien, tant qu’il reste.',
              done: 'Votre gardien retient quatre pions blancs : vous gagnez 2 à 1.',
              leaves: 'Vous pourriez en prendre trois, mais sans votre gardien, la paire blanche compterait : 4 à 4 au mieux.',
              other: 'Sautez avec l’autre pion.',
            },
          },
          end: 'Avant qu’un pion parte, voyez ce qu’il retient.',
        },
        gift: {
          title: 'Donner pour garder',
          steps: {
            pair: {
              task: 'Sauvez la partie nulle, même au prix de deux pions.',
              rule: 'Peu importe ce que vous perdez, s’il en reste assez.',
              done: 'Vous avez une paire que personne ne peut prendre.',
              inward: 'Cela ne rapporte rien, et vous perdez de deux points.',
              other: 'Formez une paire au bord opposé.',
              answered: 'Les Blancs en ont pris deux, et pourtant c’est 4 à 4.',
            },
            win: {
              task: 'Donnez-en deux, cette fois pour gagner.',
              rule: 'Les pions au bord opposé restent. Ceux de la rangée de départ peuvent partir.',
              done: 'Une paire au bord opposé : vous avez 4 points.',
              straight: 'Votre pion quitte le bord opposé, et les Blancs gagnent.',
              other: 'Formez une paire au bord opposé.',
              answered: 'Les Blancs en ont pris deux, et vous gagnez quand même 4 à 3.',
            },
          },
          end: 'Donnez ce que vous ne pouvez pas tenir, et tenez ce qui compte.',
        },
        leave: {
          title: 'Le laisser partir',
          steps: {
            grow: {
              task: 'Formez une île qui gagne de trois points.',
              rule: 'Un pion en danger ne mérite pas toujours d’être sauvé.',
              done: 'Trois à la suite au bord opposé : 5 points qui restent.',
              rescue: 'Votre pion s’échappe, mais vous gagnez avec moins d’écart, ou perdez même. Laissez-le.',
              other: 'Ajoutez un pion à votre paire du bord opposé.',
              answered: 'Les Blancs ont pris le pion, et vous gagnez de trois points.',
            },
          },
          end: 'Une île plus grande vaut mieux qu’un pion sauvé.',
        },
        sum: {
          title: 'Briser, puis compter',
          steps: {
            break: {
              task: 'Ne vous contentez pas de la partie nulle.',
              rule: 'Si vos points ne suffisent pas, faites d’abord baisser ceux des Blancs.',
              done: 'Vous touchez la rangée blanche : elle ne compte plus.',
              five: 'Cinq points partout, et la partie est finie. Brisez d’abord la rangée blanche.',
              other: 'Sautez parmi les pions blancs.',
              answered: 'La rangée blanche est brisée. Maintenant, votre autre saut gagne d’un point.',
            },
          },
          end: 'Brisez les îles des Blancs avant de finir les vôtres.',
        },
      },
    },
    mastery: {
      title: 'Comment pensent les bons joueurs',
      about: 'Du premier coup au dernier décompte.',
      goal: 'Vous pouvez gagner, même contre Maître. Pesez chaque coup.',
      lessons: {
        opening: {
          title: 'Les premiers coups',
          steps: {
            start: {
              task: 'Commencez sans perdre un point.',
              rule: 'Joué à la perfection, Gambit finit par une partie nulle. De vos vingt premiers coups, quatorze la préservent.',
              done: 'Tout droit, ou vers le milieu : l’équilibre tient.',
              corner: 'Un saut en diagonale depuis le coin perd un point.',
              outward: 'Un saut en diagonale vers l’extérieur perd un point.',
              other: 'Tous les sauts droits sont bons.',
            },
            punish: {
              task: 'Punissez la gourmandise : gagnez de cinq points.',
              rule: 'Les Blancs ont pris deux pions dès leur premier coup. La gourmandise vous ouvre la voie.',
              done: 'Quatre pions pris, et aussitôt une île de trois.',
              five: 'Vous pouvez ainsi en prendre cinq, mais ne gagnez que de quatre. Commencez autrement, et arrêtez-vous plus tôt.',
              other: 'Il y a mieux : cherchez un enchaînement de quatre sauts.',
            },
          },
          end: 'Commencez tout droit, et punissez la gourmandise.',
        },
        modest: {
          title: 'Le coup modeste',
          steps: {
            one: {
              task: 'Quel est le seul coup gagnant ?',
              rule: 'Les bons joueurs regardent chaque saut, les petits aussi.',
              done: 'Un saut tout simple, et le seul qui gagne.',
              three: 'Vous pouvez ainsi en prendre trois, mais cela ne gagne pas.',
              other: 'Cela ne gagne pas. Cherchez un seul saut, en diagonale.',
            },
          },
          end: 'Regardez les petits coups d’aussi près que les grands.',
        },
        glitter: {
          title: 'Tout ce qui brille n’est pas or',
          steps: {
            six: {
              task: 'Trouvez le gain qui ne brille pas.',
              rule: 'Les points comptent à la fin. D’ici là, les Blancs peuvent les défaire.',
              done: 'Pas encore de point, mais la partie est gagnée.',
              shine: 'Cela ferait six points d’un coup, mais la réponse des Blancs les défait, et gagne.',
              other: 'Cela ne suffit pas pour gagner. Cherchez un saut discret.',
              answered: 'Les Blancs en ont pris deux. Cela ne les aidera pas.',
            },
            calm: {
              task: 'Maintenant, récoltez.',
              rule: 'Les points sont sûrs quand les Blancs n’ont plus de saut.',
              done: 'Les Blancs ne peuvent plus sauter : vous gagnez 3 à 2.',
              rush: 'Les Blancs ont encore un saut, et gagnent grâce à lui.',
              other: 'Prenez le pion qui pourrait encore sauter.',
            },
          },
          end: 'Vos points, c’est ce qui reste après la réponse des Blancs.',
        },
        sweep: {
          title: 'Préparer la rafle',
          steps: {
            step: {
              task: 'Prenez-en un, pour en prendre quatre plus tard.',
              rule: 'La réponse des Blancs peut ouvrir la voie à votre plus long enchaînement.',
              done: 'Un pion, et le seul coup qui gagne.',
              three: 'Vous pouvez ainsi en prendre trois, mais le gain s’envole.',
              other: 'Ainsi, le gain vous échappe. Sautez en diagonale vers le côté.',
              answered: 'Les Blancs en ont pris deux, et la voie est libre.',
            },
            four: {
              task: 'Prenez-en quatre, et gagnez.',
              rule: 'De plusieurs longs enchaînements, choisissez celui qui ne laisse aucun saut aux Blancs.',
              done: 'Quatre en un tour : vous gagnez d’un point.',
              wrong: 'Ainsi aussi, vous pourriez en prendre quatre, mais les Blancs auraient encore un saut. Cela ne gagne pas.',
              other: 'Cela ne gagne pas. Un autre enchaînement en prend quatre.',
            },
          },
          end: 'Ouvrez d’abord la voie, raflez ensuite.',
        },
        ends: {
          title: 'Compter les fins',
          steps: {
            two: {
              task: 'Comptez les deux fins, puis choisissez.',
              rule: 'Si chaque saut finit la partie, comptez avant de toucher un pion.',
              done: 'Une île de trois : vous gagnez 5 à 4.',
              level: 'Cela fait 4 à 4, partie nulle.',
              other: 'Comptez les îles après chacun de vos sauts.',
            },
            four: {
              task: 'Trouvez la seule partie nulle.',
              rule: 'Chacun de vos quatre coups finit la partie. Comptez-les tous.',
              done: 'Un partout : tout le reste perd.',
              pair: 'Même si vous en prenez deux ainsi, cela finit à 1 contre 2.',
              other: 'Cela perd. Comptez combien de pions blancs seraient libres.',
            },
          },
          end: 'Quand la fin est proche, ne devinez pas : comptez.',
        },
        chain: {
          title: 'Voir jusqu’au bout',
          steps: {
            push: {
              task: 'Commencez un gain en trois coups.',
              rule: 'Si les Blancs n’ont chaque fois qu’un saut, vous pouvez voir jusqu’au bout.',
              done: 'Les Blancs n’ont qu’un saut.',
              on: 'Un pion de plus, mais ensuite vous perdez.',
              loose: 'Ce pion quitte trop tôt le bord opposé : vous perdez de quatre points.',
              other: 'Cela perd. Ne laissez qu’un saut aux Blancs.',
              answered: 'Comme prévu. Cherchez maintenant un autre coup de ce genre.',
            },
            again: {
              task: 'Une fois encore, ne leur laissez qu’un saut.',
              rule: 'Un pion que vous offrez peut attirer les Blancs loin du bord proche.',
              done: 'Les Blancs doivent prendre, et quitter leur bord.',
              easy: 'Un pion gratuit, mais ensuite vous perdez.',
              other: 'Cela perd. Quel saut ne laisse aucun choix aux Blancs ?',
              answered: 'Deux pions blancs sont maintenant à portée.',
            },
            win: {
              task: 'Concluez.',
              rule: 'Les bons joueurs ont vu cela dès le début.',
              done: 'Deux de plus, et vous gagnez 3 à 2, comme prévu.',
              half: 'Ne restez pas là-bas : revenez d’un saut au bord opposé.',
              other: 'Un de vos pions peut en prendre deux.',
            },
          },
          end: 'Quand les Blancs n’ont pas le choix, voyez aussi loin que vous pouvez.',
        },
      },
    },
  },
} satisfies typeof en;
