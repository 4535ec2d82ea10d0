// German: the review of a finished game.

import { aside, list, number, pluralOf } from '../vocabulary.ts';
import type en from './en.ts';

const KINDS = {
  inaccuracy: ['Ungenauigkeit', 'Ungenauigkeiten'],
  mistake: ['Fehler', 'Fehler'],
  blunder: ['grober Fehler', 'grobe Fehler'],
};

const counted = (kind: keyof typeof KINDS, count: number) =>
  `${number(count)} ${KINDS[kind][pluralOf(count) === 'one' ? 0 : 1]}`;
const percent = (count: number) => `${number(Math.round(count))} %`;

export default {
  at: (ply, plies) => `Zug ${number(ply)} von ${number(plies)}`,
  start: 'Der Anfang',

  players: 'Genauigkeit',
  you: 'Du',
  tooFew: 'Zu wenige Züge für eine Genauigkeit',
  unknown: 'noch nicht bekannt',
  counts: (counts) =>
    counts.length === 0 ? 'keine Fehler' : list(counts.map(([kind, count]) => counted(kind, count))),

  progress: (done, all) => `Analyse: ${number(done)} von ${number(all)} Zügen`,
  paused: (done, all) => `Nach ${number(done)} von ${number(all)} Zügen angehalten.`,
  failed: 'Die Analyse ist von selbst stehen geblieben. Setz sie fort oder lade die Seite neu.',
  stop: 'Anhalten',
  resume: 'Fortsetzen',

  graph: 'Die Partie',
  up: (seat) => `${seat}: oben ist besser`,
  shares: 'Gewinnchancen',
  chances: (seats) => list(seats.map(([seat, chance]) => `${seat} ${percent(chance)}`)),
  percent,
  unsearched: 'noch nicht analysiert',

  judgements: 'Urteile',
  judgement: 'Zu diesem Zug',
  kinds: { inaccuracy: 'Ungenauigkeit', mistake: 'Fehler', blunder: 'Grober Fehler' },
  judged: (kind) => `${kind}.`,
  none: 'Es gibt nichts zu bemängeln.',
  noneYet: 'Die Urteile erscheinen hier während der Analyse.',
  turning: 'Der Wendepunkt',
  better: (move) => `Besser: ${move}`,
  reply: (move) => `Antwort: ${move}`,
  isBest: 'Der beste Zug.',
  isGood: 'Ein guter Zug.',
  isForced: 'Der einzige Zug.',
  winToLoss: 'Macht aus einem Sieg eine Niederlage.',
  winToDraw: 'Macht aus einem Sieg ein Remis.',
  drawToLoss: 'Macht aus einem Remis eine Niederlage.',
  costs: (amount) => `Kostet etwa ${amount}.`,
  costsChance: (points) => `Kostet ${percent(points)} Gewinnchance.`,
  heir: (seat) => `Davon profitiert vor allem ${seat}.`,

  luck: 'Können und Glück',
  lead: 'Vorsprung',
  drawn: 'Glück',
  without: 'Ohne Glück',
  given: 'Verschenkt',
  luckIs:
    'Glück vergleicht, was gezogen wurde, mit dem, was zu erwarten war. Verschenkt ist, was bessere Züge gebracht hätten.',
  draws: 'Was beim Ziehen am meisten zählte',
  drew: (seat, pieces, points) => `${seat} zog ${list(pieces)}: ${points}`,
  signed: (points) => `${points > 0 ? '+' : points < 0 ? '−' : ''}${number(Math.abs(points))}`,
  evenLuck: (seat, points) => `Bei gleichem Glück: ${seat}, mit etwa ${number(points)} Vorsprung.`,
  evenAll: 'Bei gleichem Glück läge am Ende niemand vorn.',

  learn: (count) => `Aus deinen Fehlern lernen · ${number(count)}`,
  learnAll: (count) => `Aus den Fehlern lernen · ${number(count)}`,
  lesson: 'Aus deinen Fehlern lernen',
  question: (at, all) => `${number(at)} von ${number(all)}`,
  ask: (seat) => `Markiert ist ${seat === null ? 'dein Zug' : `der Zug von ${seat}`}. Finde einen besseren.`,
  findBetter: 'Finde einen besseren Zug.',
  checking: 'Dein Zug wird geprüft…',
  right: 'Ja, das ist der beste Zug.',
  near: 'Ja, das ist fast so gut wie der beste Zug.',
  wrong: 'Es gibt etwas Besseres. Versuch es noch einmal.',
  same: 'Das ist der Zug aus der Partie. Versuch einen anderen.',
  shown: (move) => `Das ist der beste Zug${aside(`: ${move}`)}.`,
  show: 'Zeig es mir',
  skip: 'Überspringen',
  next: 'Weiter',
  close: 'Zurück zur Analyse',
  finished: 'Das war der letzte.',
  solved: (count, all) => `Gelöst: ${number(count)} von ${number(all)}.`,

  moves: 'Züge',
  noMoves: 'Es gibt keine Züge zu analysieren.',
  watched: 'Eine Partie mit verdeckten Händen lässt sich erst nach ihrem Ende analysieren.',
} satisfies typeof en;
