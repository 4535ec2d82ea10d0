// French: the texts of a table and of a game.

import { aside, list, number, pluralOf } from '../vocabulary.ts';
import { The, agreed, of, the, to } from './grammar.ts';
import type { Words } from '../index.ts';

const counted = (count: number, one: string, other: string) =>
  `${number(count)} ${pluralOf(count) === 'one' ? one : other}`;
const moves = (count: number) => counted(count, 'coup', 'coups');
const tokens = (count: number) => counted(count, 'jeton', 'jetons');
/** A list of seats at the start of a sentence. */
const all = (seats: string[]) => list(seats.map(the)).replace(/^l/, 'L');

const iAm = (seat: string) => `${agreed([seat], 'Je suis', 'Je joue')} ${the(seat)}`;

export const status: Words['status'] = {
  yourTurn: (seat) => (seat === null ? 'À vous de jouer.' : `À vous de jouer, ${seat}.`),
  toMove: (seat) => `${to(seat).replace(/^a/, 'A').replace(/^à/, 'À')} de jouer.`,
  playsElsewhere: (seat) =>
    `${The(seat)} ${agreed([seat], 'joue ailleurs : envoyez-lui', 'jouent ailleurs : envoyez-leur')} le lien.`,
  passDevice: (seat) => `Passez l’appareil ${to(seat)} : c’est ${agreed([seat], 'son', 'leur')} tour.`,
  watching: 'Vous regardez.',
  wasToMove: (seat) => `C’était ${to(seat)} de jouer quand ce lien a été créé.`,
  missesTurn: (seat) =>
    `${The(seat)} ne ${agreed([seat], 'peut pas jouer et perd son', 'peuvent pas jouer et perdent leur')} tour.`,
  tapAgain: (square) => `Touchez${aside(` ${square}`)} encore une fois pour y jouer.`,
  mustPass: 'Vous ne pouvez que passer.',
  gameIsSafe: (why) => `${why} La partie est en sécurité.`,
};

export const playerKinds: Words['playerKinds'] = {
  human: 'Humain',
  beginner: 'Débutant',
  easy: 'Facile',
  medium: 'Moyen',
  hard: 'Difficile',
  master: 'Maître',
  friend: 'Par lien',
};

export const seats: Words['seats'] = {
  list: 'Joueurs',
  you: 'Vous',
  turn: 'À vous',
  winner: 'Victoire',
  nobody: 'Personne',
  withSide: (name, side) => `${name} (${the(side)})`,
  game: (game, names, played) => `${game} : ${list(names)}, ${moves(played)}`,
  settled: 'Une partie par lien continue à partir de son dernier coup.',
  holdFirst: (seat) => `C’est le tour ${of(seat)}. Si c’est vous, appuyez d’abord sur « ${iAm(seat)} ».`,
};

export const picking: Words['picking'] = {
  where: 'Vers où ?',
  picked: (name, targets) => `Choix : ${name}, ${counted(targets, 'destination', 'destinations')}.`,
  pickedSome: (name, amount, targets) =>
    `Choix : ${name}, ${amount}, ${counted(targets, 'destination', 'destinations')}.`,
  nowhere: (name) => `${name} ne se place nulle part à ce tour.`,
  exchange: 'Choisissez les jetons à échanger.',
};

export const squares: Words['squares'] = {
  board: (game, files, ranks) =>
    `${game}, ${counted(files, 'colonne', 'colonnes')} et ${counted(ranks, 'rangée', 'rangées')}`,
  plain: (square, piece) => `${square}, ${piece}`,
  selected: (square, piece) => `${square}, ${piece}, case choisie`,
  target: (square, piece) => `${square}, ${piece}, coup possible`,
  telling: (square, piece, deed) => `${square}, ${piece}, coup possible, ${deed}`,
  movable: (square, piece) => `${square}, ${piece}, peut jouer`,
};

export const actions: Words['actions'] = {
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

export const offers: Words['offers'] = {
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

export const played: Words['played'] = {
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

export const hand: Words['hand'] = {
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
