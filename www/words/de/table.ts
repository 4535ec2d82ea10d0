// German: the texts of a table and of a game. Names of seats are their own nominative, dative and accusative.

import { aside, list, number, pluralOf } from '../vocabulary.ts';
import type { Words } from '../index.ts';

const counted = (count: number, one: string, other: string) =>
  `${number(count)} ${pluralOf(count) === 'one' ? one : other}`;
const moves = (count: number) => counted(count, 'Zug', 'Züge');

export const status: Words['status'] = {
  yourTurn: (seat) => (seat === null ? 'Du bist am Zug.' : `Du bist am Zug, ${seat}.`),
  toMove: (seat) => `${seat} ist am Zug.`,
  playsElsewhere: (seat) => `${seat} spielt anderswo: Schick den Link dorthin.`,
  passDevice: (seat) => `Gib das Gerät an ${seat} weiter: ${seat} ist am Zug.`,
  watching: 'Du schaust zu.',
  wasToMove: (seat) => `${seat} war am Zug, als dieser Link entstand.`,
  missesTurn: (seat) => `${seat} kann nicht ziehen und setzt aus.`,
  tapAgain: (square) => `Tipp noch einmal${aside(` auf ${square}`)}, um dort zu spielen.`,
  mustPass: 'Dir bleibt nur, zu passen.',
  gameIsSafe: (why) => `${why} Die Partie ist sicher.`,
};

export const playerKinds: Words['playerKinds'] = {
  human: 'Mensch',
  beginner: 'Anfänger',
  easy: 'Leicht',
  medium: 'Mittel',
  hard: 'Schwer',
  master: 'Meister',
  friend: 'Per Link',
};

export const seats: Words['seats'] = {
  list: 'Spieler',
  you: 'Du',
  turn: 'Am Zug',
  winner: 'Gewonnen',
  nobody: 'Niemand',
  withSide: (name, side) => `${name} (${side})`,
  game: (game, names, played) => `${game}: ${list(names)}, ${moves(played)}`,
  settled: 'Eine Partie per Link geht von ihrem letzten Zug aus weiter.',
  holdFirst: (seat) => `${seat} ist am Zug. Wenn du das bist, drück zuerst auf „Ich bin ${seat}“.`,
};

export const picking: Words['picking'] = {
  where: 'Wohin?',
  picked: (name, targets) => `${name} gewählt, ${counted(targets, 'Ziel', 'Ziele')}.`,
  pickedSome: (name, amount, targets) => `${name} gewählt, ${amount}, ${counted(targets, 'Ziel', 'Ziele')}.`,
  nowhere: (name) => `${name} passt diesmal nirgends hin.`,
  exchange: 'Wähl die Plättchen, die du tauschen willst.',
};

export const squares: Words['squares'] = {
  board: (game, files, ranks) =>
    `${game}, ${counted(files, 'Spalte', 'Spalten')} und ${counted(ranks, 'Reihe', 'Reihen')}`,
  plain: (square, piece) => `${square}, ${piece}`,
  selected: (square, piece) => `${square}, ${piece}, gewählt`,
  target: (square, piece) => `${square}, ${piece}, erlaubter Zug`,
  telling: (square, piece, deed) => `${square}, ${piece}, erlaubter Zug, ${deed}`,
  movable: (square, piece) => `${square}, ${piece}, kann ziehen`,
};

export const actions: Words['actions'] = {
  bar: 'Partie',
  undo: 'Zug zurück',
  redo: 'Vor',
  hint: 'Tipp',
  newGame: 'Neue Partie',
  more: 'Mehr',
  restart: 'Von vorn',
  analyse: 'Analyse',
  gains: 'Züge zeigen',
  flip: 'Brett drehen',
  share: 'Teilen',
  rules: 'Regeln',
  study: 'Studie',
  learn: 'So geht’s',
  settings: 'Einstellungen',
};

export const offers: Words['offers'] = {
  endTurn: 'Zug beenden',
  takeBack: 'Sprung zurücknehmen',
  pass: 'Passen',
  playOn: 'Ab hier weiterspielen',
  again: 'Noch einmal',
  play: 'Start',
  pause: 'Pause',
  step: 'Schritt',
  send: 'Link senden',
  newGame: 'Noch eine Partie',
};

export const played: Words['played'] = {
  /** The strip of moves below the board, and its two buttons. */
  last: 'Letzte Züge',
  back: 'Einen Zug zurück',
  on: 'Einen Zug weiter',
  title: 'Züge',
  toStart: 'Zum Anfang',
  none: 'Noch keine Züge.',
  notInLink: 'Dieser Link enthält die Züge nicht.',
  seed: { deal: (seed) => `Nummer der Verteilung: ${seed}`, board: (seed) => `Nummer des Bretts: ${seed}` },
  by: (seat) => `${seat}.`,
  byAfter: (seat, passed) => `${seat}. ${list(passed)} ${passed.length === 1 ? 'konnte' : 'konnten'} nicht ziehen.`,
};

export const hand: Words['hand'] = {
  title: 'Hand',
  of: (seat) => `Hand von ${seat}`,
  yours: 'Deine Hand',
  nobodys: 'Keine Hand',
  held: (token) => token,
  picked: (token) => `${token}, gewählt`,
  laid: (token) => `${token}, auf dem Brett`,
  given: (token) => `${token}, zum Tauschen`,
  sizes: (holders) => holders.map(({ seat, size }) => `${seat} hat ${number(size)}`).join(', '),
  pool: (count) => `Vorrat: ${number(count)}`,
  iAm: (seat) => `Ich bin ${seat}`,
  iAmShow: (seat) => `Ich bin ${seat}: Zeig meine Hand`,
  lay: 'Legen',
  layFor: (score) => `Legen für ${number(score)}`,
  takeBack: 'Zurücknehmen',
  exchange: 'Tauschen',
  keepAll: 'Behalten',
  exchangeSome: (count) => `${number(count)} Plättchen tauschen`,
  scores: 'Der Punktestand und seine Teile',
  before: 'Vorher',
  all: 'Summe',
};
