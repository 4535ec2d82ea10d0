// The rules of LuckyMoose in French.

import type en from './en.ts';

export default {
  aim: {
    title: 'Le but',
    text: [
      'Posez vos jetons en lignes d’une couleur ou d’un symbole, en croisant celles des autres comme dans des mots croisés. Chaque ligne rapporte des points, et qui en a le plus à la fin gagne.',
      'Il y a trente-six jetons différents : six symboles (élan, étoile, feuille, goutte, soleil et pierre) en six couleurs. La pioche contient chacun trois fois, à moins que vous ne choisissiez un autre nombre. Deux à quatre joueurs ont chacun six jetons que les autres ne voient pas.',
    ],
  },
  lines: {
    title: 'Les lignes',
    text: ['Deux jetons ou plus côte à côte sur une rangée ou une colonne forment une ligne. Tous ont la même couleur, ou tous ont le même symbole, et aucun n’y est deux fois. Une ligne a donc six jetons au plus.'],
    both: {
      label: 'Deux lignes : un élan rouge, une étoile rouge et une goutte rouge ; une feuille rouge, une feuille orange et une feuille bleue.',
      caption: 'À gauche une ligne d’une couleur, à droite une ligne d’un symbole.',
    },
  },
  turn: {
    title: 'Votre tour',
    text: [
      'Posez un ou plusieurs jetons de votre main sur des cases vides, tous sur une même rangée ou une même colonne. Il ne doit pas y avoir de trou entre le premier et le dernier ; des jetons déjà là peuvent le combler. Ensuite, chaque ligne du plateau doit être correcte.',
      'La première pose de la partie couvre le centre ; chacune des suivantes touche un jeton qui était déjà là. Puis votre main est complétée à six, tant que la pioche le permet.',
      'Au lieu de poser, vous pouvez échanger un ou plusieurs jetons : vous en recevez autant de la pioche, et les vôtres y sont mélangés. Vous ne pouvez pas en échanger plus que la pioche n’en contient. Si vous ne pouvez rien poser, vous pouvez aussi passer.',
    ],
    lay: {
      label: 'Un élan vert et un soleil vert sur la rangée du milieu. Au-dessus, on pose un élan jaune et un soleil jaune.',
      caption: 'Les deux jetons jaunes font trois lignes de 4 points chacune : une le long de la rangée, et deux en travers.',
    },
  },
  points: {
    title: 'Les points',
    text: [
      'Chaque ligne où vous venez de poser un jeton rapporte 2 points pour chacun de ses jetons, anciens et nouveaux, et 12 de plus si elle en a six. Un jeton posé seul au tout début ne fait pas de ligne et ne rapporte rien.',
      'Les cases bonus multiplient la ligne : ×3 sur le bord du plateau, ×2 sur le bord du carré de sept sur sept autour du centre. Seules comptent les cases que vous couvrez à ce tour, mais chacune compte : trois jetons sur ×3 font ×27.',
    ],
    bonus: {
      label: 'Une étoile violette se trouve en d1. On pose à côté une goutte violette en e1 et une pierre violette en f1, toutes deux sur des cases qui multiplient par trois.',
      caption: 'Trois jetons font 6 points ; deux d’entre eux viennent d’être posés sur ×3, donc 6 × 3 × 3 = 54.',
    },
  },
  end: {
    title: 'La fin',
    text: [
      'Quand la pioche est vide, le premier joueur qui pose son dernier jeton termine la partie et reçoit 6 points de plus.',
      'La partie se termine aussi quand personne ne pose pendant tout un tour de table alors que la pioche est vide, et quand personne ne pose pendant trois tours de table, quoi que contienne la pioche. À égalité de points, on se partage la victoire.',
    ],
  },
  secrets: {
    title: 'Qui voit quoi',
    text: [
      'Personne ne voit votre main : ni à l’écran, ni dans l’adresse, ni même l’ordinateur, à qui l’on ne dit que ce que sa propre place peut savoir. Si plusieurs personnes partagent un appareil, il demande la suivante avant de montrer une main.',
      'Pour laisser quelqu’un regarder, partagez le lien pour regarder : il montre le plateau, le score et combien de jetons a chacun. Le lien de la partie elle-même contient toute la distribution : qui l’a peut en déduire chaque main. C’est celui qu’envoient les parties par lien : jouez-les avec des gens de confiance. Une fois la partie terminée, plus rien n’y est secret, et son lien dit tout.',
      'Les parties se jouent sur votre propre appareil, sans serveur pour garder un secret. Quiconque ouvre les outils de développement du navigateur sur cet appareil peut aussi voir chaque main.',
    ],
  },
} satisfies typeof en;
