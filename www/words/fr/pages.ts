// French: the screens beside the table, and the dialogs.

import { number, pluralOf } from '../vocabulary.ts';
import { agreed } from './seats.ts';
import type { Words } from '../index.ts';

export const page: Words['page'] = {
  title: 'Gambol : des jeux de plateau sur une page',
  description: 'Quatre jeux de plateau avec un adversaire fort et une analyse, entièrement sur votre appareil.',
  titleOf: (screen) => `${screen} · Gambol`,
  skip: 'Aller au contenu',
  toHall: 'Tous les jeux',
  toTable: 'Retour à la table',
  library: 'Bibliothèque',
  docs: 'Documentation',
  puzzles: 'Problèmes',
  rules: (game) => `${game} : règles`,
  learn: (game) => `Apprendre ${game}`,
  study: (game) => `Étudier ${game}`,
};

export const language: Words['language'] = {
  label: 'Langue',
  unavailable: (name) => `Impossible de charger : ${name}. La première fois, il faut une connexion.`,
};

export const sentences: Words['sentences'] = (all) => all.filter(Boolean).join(' ');

export const hall: Words['hall'] = {
  title: 'Gambol',
  lead: 'Une courte leçon, directement sur le plateau. Quatre jeux, des adversaires de taille, sans compte, sans publicité, même hors ligne.',
  games: 'Jeux',
  board: (game) => `Un plateau de ${game}`,
  play: 'Jouer',
  continue: 'Continuer',
  learn: 'Apprendre',
  goOn: (move) => `Continuer la partie, coup ${number(move)}`,
  lookAt: 'Revoir votre partie',
  facts: (least, most, minutes) =>
    `${least === most ? number(most) : `${number(least)} à ${number(most)}`} joueurs · ${number(minutes)} min`,
  yourMove: (move) => `À vous de jouer, coup ${number(move)}`,
  theirMove: (seat, move) => `Au tour de : ${seat}, coup ${number(move)}`,
  against: (levels) => `adversaire : ${levels}`,
  welcome: 'Nouveau ici ?',
  lesson: (game) => `${game} en trente secondes`,
  startLesson: 'Commencer la leçon',
  justPlay: 'Jouer tout de suite',
  another: (game) => `Une partie de ${game} ?`,
  byLink: 'Parties par lien',
  yourTurn: 'À vous de jouer',
  theirTurn: 'Pas votre tour',
  over: 'Terminée',
  earlier: 'Parties précédentes',
  all: (count) => `Toutes (${number(count)})`,
  won: 'Gagnée',
  lost: 'Perdue',
  drawn: 'Nulle',
  placed: (place, count) => `${number(place)}e sur ${number(count)}`,
  wonBy: (seats) => `Victoire : ${seats}`,
  unfinished: 'Inachevée',
  forget: (game) => `Oublier ${game}`,
  toBuilder: 'Mettre un plateau sur votre propre page',
};

export const rules: Words['rules'] = {
  title: (game) => `Comment jouer à ${game}`,
  play: (game) => `Jouer à ${game}`,
};

export const dialog: Words['dialog'] = {
  close: 'Fermer',
};

export const newGame: Words['newGame'] = {
  titleOf: (game) => `Nouvelle partie de ${game}`,
  opponent: 'Adversaire',
  opponents: 'Adversaires',
  characters: {
    beginner: 'Apprend, comme vous',
    easy: 'Joue pour le plaisir',
    medium: 'Prend ce que vous laissez',
    hard: 'Prévoit quelques coups',
    master: 'Ne laisse rien passer',
  },
  person: 'Une personne',
  personNote: 'Ici ou par lien',
  where: 'Où elle joue',
  here: 'Ici',
  hereNote: 'Sur cet appareil',
  byLinkNote: 'Vous vous envoyez la partie',
  live: 'En direct',
  liveNote: 'Sur plusieurs appareils reliés entre eux',
  count: 'Joueurs',
  youPlay: 'Vous jouez',
  places: ['En premier', 'En deuxième', 'En troisième', 'En quatrième'],
  chance: 'Hasard',
  more: 'Plus',
  usual: 'Réglages habituels',
  noClock: 'Sans pendule',
  clockOf: (minutes, seconds) =>
    seconds > 0 ? `${number(minutes)} min + ${number(seconds)} s` : `${number(minutes)} min`,
  ownPosition: 'À partir d’une position',
  eachSeat: 'Place par place',
  movesFirst: (seat) => `${seat}, ${agreed([seat], 'commence', 'commencent')}`,
  openHands:
    'Par lien, les joueurs s’envoient toute la partie. Quiconque a ce lien peut en déduire chaque main, la vôtre aussi. Ne jouez ainsi qu’avec des gens de confiance.',
  nobodyHere: 'Dans une partie par lien, il faut quelqu’un qui joue ici.',
  clock: 'Jouer à la pendule',
  minutes: 'Minutes par camp',
  seconds: 'Secondes ajoutées par coup',
  seed: { deal: 'Numéro de la donne (vide : au hasard)', board: 'Numéro du plateau (vide : au hasard)' },
  badSeed: 'Il faut un nombre entier, par exemple 42.',
  position: 'Partir d’une position, telle que les liens l’écrivent',
  start: 'Jouer',
  kept: 'Votre partie en cours reste dans la liste.',
};

export const settings: Words['settings'] = {
  title: 'Réglages',
  groups: { look: 'Apparence', touch: 'Son et toucher', play: 'Jeu' },
  set: 'Plateau et pions',
  sets: {
    auto: 'Automatique',
    linen: 'Lin',
    walnut: 'Noyer',
    slate: 'Ardoise',
    sea: 'Mer',
    contrast: 'Contraste élevé',
  },
  colours: 'Couleurs',
  themes: { auto: 'Automatiques', light: 'Claires', dark: 'Sombres' },
  pace: 'L’ordinateur joue',
  paces: { quick: 'Vite', usual: 'Posément', slow: 'Lentement' },
  coordinates: 'Coordonnées sur le plateau',
};

export const share: Words['share'] = {
  title: 'Partager',
  what: 'Que partager',
  link: 'Lien',
  whole: 'La partie avec tous ses coups',
  position: 'Cette position seule',
  watch: 'Pour regarder',
  watchNote: 'Montre le plateau et le score. Aucune main.',
  game: 'La partie elle-même',
  gameNote:
    'Quiconque a ce lien peut en déduire chaque main, la vôtre aussi. Ne l’envoyez qu’à quelqu’un de confiance.',
  copy: 'Copier le lien',
  copied: 'Lien copié.',
  copyMarked: 'Votre navigateur ne laisse pas cette page copier. Le lien est sélectionné : copiez-le vous-même.',
  send: 'Envoyer…',
  code: 'Code QR',
  codeName: 'Le lien en code QR',
  codeReady: 'Scannez-le avec un autre appareil pour y ouvrir le lien.',
  codeTooLong: 'Ce lien est trop long pour un code QR.',
  codeMissing:
    'Le code QR a besoin d’une partie de la page qui n’a pas pu être chargée. Copiez le lien, ou rechargez la page une fois en ligne.',
  toBuilder: 'Mettre ce plateau sur votre propre page',
  picture: (format) => `Image (${format})`,
  film: 'Animation (GIF)',
  copyPicture: 'Copier l’image',
  pictureCopied: 'Image copiée.',
  filmed: (moves, size) => `${number(moves)} ${pluralOf(moves) === 'one' ? 'coup' : 'coups'}, ${number(size)} Mo`,
  save: 'Enregistrer',
  drawing: 'Dessin des coups',
  noPicture: 'L’image n’a pas pu être créée.',
};

export const builder: Words['builder'] = {
  title: 'Un plateau sur votre propre page',
  lead: 'Choisissez ce que montre le plateau, puis collez le HTML dans votre page. Il n’en faut pas plus.',
  game: 'Jeu',
  mode: 'Vos lecteurs peuvent',
  modes: { play: 'Jouer', view: 'Regarder', steps: 'Parcourir une partie' },
  position: 'Position ; vide pour le départ habituel',
  moves: 'Coups, séparés par des espaces',
  size: 'Taille',
  sizes: { small: 'Petite', medium: 'Moyenne', large: 'Grande', full: 'Toute la largeur de la page' },
  colours: 'Couleurs',
  themes: { auto: 'Comme la page autour', light: 'Claires', dark: 'Sombres' },
  looks: 'Aperçu',
  element: 'En élément',
  frame: 'En simple cadre',
  copy: 'Copier',
  copyName: (what) => `Copier : ${what}`,
  copied: 'HTML copié.',
  copyMarked: 'Votre navigateur ne laisse pas cette page copier. Le HTML est sélectionné : copiez-le vous-même.',
  frameTitle: (game) => `Un plateau de ${game}`,
  wholePage: (game) => `${game} sur sa propre page`,
};

export const embed: Words['embed'] = {
  board: (game) => `Un plateau de ${game}`,
  none: 'Pas de plateau',
  noGame: 'L’adresse ne nomme aucun jeu.',
  known: (games) => `Elle peut nommer ceux-ci : ${games.join(', ')}.`,
  toStart: 'Au début',
  undo: 'Annuler',
  back: 'Retour',
  on: 'Suite',
  redo: 'Rétablir',
  toEnd: 'À la fin',
  restart: 'Recommencer',
  gambol: 'Gambol',
  whole: 'Ouvrir sur sa propre page, dans Gambol',
  step: (ply, count, move) => `${number(ply)} sur ${number(count)} : ${move}.`,
};
