// French: the texts of a table and of a game.

import { list, number, pluralOf } from '../vocabulary.js';
import { The, agreed, of, the, to } from './seats.js';

/** @import { Words } from '../index.js' */

/**
 * @param {number} count
 * @param {string} one
 * @param {string} other
 */
const counted = (count, one, other) => `${number(count)} ${pluralOf(count) === 'one' ? one : other}`;
const moves = (/** @type {number} */ count) => counted(count, 'coup', 'coups');
const tokens = (/** @type {number} */ count) => counted(count, 'jeton', 'jetons');
/** A list of seats at the start of a sentence. */
const all = (/** @type {string[]} */ seats) => list(seats.map(the)).replace(/^l/, 'L');

const iAm = (/** @type {string} */ seat) => `${agreed([seat], 'Je suis', 'Je joue')} ${the(seat)}`;

/** @type {Words['status']} */
export const status = {
  yourTurn: (seat) => (seat === null ? 'À vous de jouer.' : `À vous de jouer, ${seat}.`),
  toMove: (seat) => `${to(seat).replace(/^a/, 'A').replace(/^à/, 'À')} de jouer.`,
  playsElsewhere: (seat) => `${The(seat)} ${agreed([seat], 'joue ailleurs : envoyez-lui', 'jouent ailleurs : envoyez-leur')} le lien.`,
  passDevice: (seat) => `Passez l’appareil ${to(seat)} : c’est ${agreed([seat], 'son', 'leur')} tour.`,
  watching: 'Vous regardez.',
  wasToMove: (seat) => `C’était ${to(seat)} de jouer quand ce lien a été créé.`,
  missesTurn: (seat) => `${The(seat)} ne ${agreed([seat], 'peut pas jouer et perd son', 'peuvent pas jouer et perdent leur')} tour.`,
  tapAgain: (square) => `Touchez ${square} encore une fois pour y jouer.`,
  mustPass: 'Vous ne pouvez que passer.',
  gameIsSafe: (why) => `${why} La partie est en sécurité.`,
};

/** @type {Words['playerKinds']} */
export const playerKinds = {
  human: 'Humain',
  beginner: 'Débutant',
  easy: 'Facile',
  medium: 'Moyen',
  hard: 'Difficile',
  master: 'Maître',
  friend: 'Par lien',
};

/** @type {Words['seats']} */
export const seats = {
  list: 'Joueurs',
  you: 'Vous',
  turn: 'À vous de jouer',
  winner: 'Victoire',
  nobody: 'Personne',
  withLevel: (seat, level) => `${seat} (${level})`,
  game: (game, names, played) => `${game} : ${list(names)}, ${moves(played)}`,
  settled: 'Une partie par lien continue à partir de son dernier coup.',
  holdFirst: (seat) => `C’est le tour ${of(seat)}. Si c’est vous, appuyez d’abord sur « ${iAm(seat)} ».`,
};

/** @type {Words['picking']} */
export const picking = {
  picked: (name, targets) => `Choix : ${name}, ${counted(targets, 'destination', 'destinations')}.`,
  pickedSome: (name, amount, targets) => `Choix : ${name}, ${amount}, ${counted(targets, 'destination', 'destinations')}.`,
  exchange: 'Choisissez les jetons à échanger.',
};

/** @type {Words['squares']} */
export const squares = {
  board: (game, files, ranks) => `${game}, ${counted(files, 'colonne', 'colonnes')} et ${counted(ranks, 'rangée', 'rangées')}`,
  plain: (square, piece) => `${square}, ${piece}`,
  selected: (square, piece) => `${square}, ${piece}, case choisie`,
  target: (square, piece) => `${square}, ${piece}, coup possible`,
  telling: (square, piece, deed) => `${square}, ${piece}, coup possible, ${deed}`,
  movable: (square, piece) => `${square}, ${piece}, peut jouer`,
};

/** @type {Words['actions']} */
export const actions = {
  bar: 'Partie',
  undo: 'Annuler',
  redo: 'Rétablir',
  hint: 'Indice',
  newGame: 'Nouvelle partie',
  more: 'Plus',
  restart: 'Recommencer',
  analyse: 'Analyser',
  gains: 'Voir les coups',
  flip: 'Tourner la vue',
  share: 'Partager',
  rules: 'Règles',
  study: 'Étude',
  learn: 'Apprendre',
  settings: 'Réglages',
};

/** @type {Words['offers']} */
export const offers = {
  endTurn: 'Fin du tour',
  takeBack: 'Reprendre le saut',
  pass: 'Passer',
  playOn: 'Jouer à partir d’ici',
  again: 'Réessayer',
  play: 'Lancer',
  pause: 'Pause',
  step: 'Un coup',
  send: 'Envoyer le lien',
  newGame: 'Autre partie',
};

/** @type {Words['played']} */
export const played = {
  /** The strip of moves below the board, and its two buttons. */
  last: 'Derniers coups',
  back: 'Un coup en arrière',
  on: 'Un coup en avant',
  title: 'Coups',
  toStart: 'Au début',
  none: 'Pas encore de coups.',
  notInLink: 'Ce lien ne contient pas les coups.',
  seed: { deal: (seed) => `Numéro de la donne : ${seed}`, board: (seed) => `Numéro du plateau : ${seed}` },
  by: (seat) => `${seat}.`,
  byAfter: (seat, passed) => `${seat}. ${all(passed)} ne ${agreed(passed, 'pouvait', 'pouvaient')} pas jouer.`,
};

/** @type {Words['hand']} */
export const hand = {
  title: 'Main',
  of: (seat) => `Main ${of(seat)}`,
  yours: 'Votre main',
  nobodys: 'Aucune main',
  held: (token) => token,
  picked: (token) => `${token}, jeton choisi`,
  laid: (token) => `${token}, sur le plateau`,
  given: (token) => `${token}, à échanger`,
  sizes: (holders) => holders.map(({ seat, size }) => `${seat} : ${tokens(size)}`).join(', '),
  pool: (count) => `Pioche : ${number(count)}`,
  iAm,
  iAmShow: (seat) => `${iAm(seat)} : montrer ma main`,
  lay: 'Poser',
  layFor: (score) => `Poser pour ${number(score)}`,
  takeBack: 'Reprendre',
  exchange: 'Échanger',
  keepAll: 'Tout garder',
  exchangeSome: (count) => `Échanger ${tokens(count)}`,
  scores: 'Le score et ses parts',
  before: 'Avant',
  all: 'Total',
};
