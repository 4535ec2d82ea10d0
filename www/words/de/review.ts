// German: the end of a game, its review, hints, and the analysis of a position.

import { list, number, pluralOf } from '../vocabulary.ts';
import { spelled } from './numbers.ts';
import type { Words } from '../index.ts';

const points = (scores: number[]) => scores.map(number).join(' zu ');
const moves = (count: number) => `${number(count)} ${pluralOf(count) === 'one' ? 'Zug' : 'Züge'}`;
/** An amount after `mit`: `3 Punkten`, `1 Zug`, `5 Feldern`. */
const dative = (amount: string) => amount.replace(/(e|er)$/, '$1n');
const PLACES = ['Erster', 'Zweiter', 'Dritter', 'Vierter'];
/** A count without its noun: `eins`, `sieben`. */
const alone = (count: number) => (count === 1 ? 'eins' : spelled(count));

export const result: Words['result'] = {
  over: (headline) => `Die Partie ist aus. ${headline}.`,
  won: (scores) => `Du hast gewonnen, ${points(scores)}`,
  lost: (scores) => `Du hast verloren, ${points(scores)}`,
  drawn: (scores) => `Remis, ${points(scores)}`,
  seatWon: (seat, scores) => `${seat} gewinnt, ${points(scores)}`,
  wonWith: (score) => `Du hast mit ${number(score)} gewonnen`,
  seatWonWith: (seat, score) => `${seat} gewinnt mit ${number(score)}`,
  placed: (seat, best, place, own) =>
    `${seat} gewinnt mit ${number(best)}; du bist ${PLACES[place - 1]} mit ${number(own)}`,
  shared: (seats, score) => `${list(seats)} teilen sich den Sieg mit je ${number(score)}`,
  youShared: (others, score) => `Du und ${list(others)} teilt euch den Sieg mit je ${number(score)}`,
  youLead: (scores) => `Du führst, ${points(scores)}.`,
  leads: (seat, scores) => `${seat} führt, ${points(scores)}.`,
  level: (score) => `Es steht unentschieden, bei ${number(score)}.`,
  wonOnTime: 'Du hast auf Zeit gewonnen',
  lostOnTime: 'Du hast auf Zeit verloren',
  seatsWonOnTime: (seats) => `${list(seats)} ${seats.length === 1 ? 'gewinnt' : 'gewinnen'} auf Zeit`,
  ranOut: (seat) => (seat === null ? 'Deine Zeit ist abgelaufen.' : `${seat} hat die Zeit überschritten.`),
  seatsWon: (seats) => `${list(seats)} ${seats.length === 1 ? 'gewinnt' : 'gewinnen'}`,
  youWon: 'Du hast gewonnen',
  youLost: 'Du hast verloren',
  resigned: (seat) => (seat === null ? 'Du hast aufgegeben.' : `${seat} hat aufgegeben.`),
  agreed: 'Ihr habt euch auf Remis geeinigt.',
  card: 'Das Ergebnis',
  parts: 'Die Punkte',
};

export const review: Words['review'] = {
  rematch: 'Revanche',
  swap: 'Seiten tauschen',
  review: 'Durchsehen',
  bar: 'Schrittweise durch die Partie',
  first: 'Anfang',
  back: 'Zurück',
  play: 'Abspielen',
  stop: 'Anhalten',
  next: 'Weiter',
  last: 'Ende',
  result: 'Ergebnis',
};

export const hints: Words['hints'] = {
  looking: 'Ein guter Zug wird gesucht …',
  play: (move, deed) => `Spiel ${move}: ${deed}.`,
  wins: 'Du gewinnst.',
  winsBy: (amount) => `Du gewinnst mit ${dative(amount)} Vorsprung.`,
  draws: 'Du hältst das Remis.',
  loses: 'Du verlierst trotzdem.',
  losesBy: (amount) => `Du verlierst mit ${dative(amount)} Rückstand.`,
  ahead: (count, isStill) => `Du lägst ${isStill ? 'weiter ' : ''}etwa ${alone(count)} vorn.`,
  even: 'Es stünde etwa gleich.',
  behind: (count, isStill) => `Du lägst ${isStill ? 'immer noch ' : ''}etwa ${alone(count)} zurück.`,
  onlyMove: 'Es ist dein einziger Zug.',
  othersAsGood: 'Die anderen Züge sind genauso gut.',
  someAsGood: (count) =>
    pluralOf(count) === 'one' ? 'Ein anderer Zug ist genauso gut.' : `${number(count)} andere Züge sind genauso gut.`,
  onlyWin: 'Kein anderer Zug gewinnt.',
  onlyDraw: 'Kein anderer Zug hält das Remis.',
  notForYou: 'Einen Tipp bekommt nur, wer am Zug ist.',
};

export const values: Words['values'] = {
  title: 'Analyse',
  list: 'Werte der Züge',
  won: 'gew.',
  lost: 'verl.',
  wins: (move) => `${move} gewinnt`,
  winsBy: (move, amount) => `${move} gewinnt mit ${dative(amount)} Vorsprung`,
  draws: (move) => `${move} hält das Remis`,
  loses: (move) => `${move} verliert`,
  losesBy: (move, amount) => `${move} verliert mit ${dative(amount)} Rückstand`,
  looksLike: (move, value, depth) => `${move}, geschätzt ${value}, ${moves(depth)} voraus`,
  unknown: (move) => `${move}, noch nicht bekannt`,
  over: 'Die Partie ist aus: Hier gibt es keinen Zug zu analysieren.',
  looking: 'Der Computer rechnet voraus …',
  provedOnly: 'Dein einziger Zug. Sein Wert ist bewiesen.',
  proved: (count) => `Das beste Spiel von hier an, für alle ${moves(count)} bewiesen.`,
  estimates: (depth) => `Schätzwerte, ${moves(depth)} voraus`,
  someProved: (depth, proved) => `Schätzwerte, ${moves(depth)} voraus; ${number(proved)} bewiesen`,
  isProved: 'bewiesen',
  all: (count) => `Alle ${moves(count)}`,
  best: 'Nur die besten',
  expected: 'Erwartet',
  toPosition: 'Zurück zur Stellung',
  leads: (seat, amount) => `${seat}: etwa ${amount} voraus`,
  leadsSurely: (seat, amount) => `${seat}: ${amount} voraus, bewiesen`,
  even: 'Etwa gleich',
  draw: 'Remis, bewiesen',
  winning: (seat) => `${seat} gewinnt, bewiesen`,
  scores: (all) => `Nach den erwarteten Zügen: ${all.map(({ seat, score }) => `${seat} ${score}`).join(', ')}`,
  costs: (amount) => `kostet höchstens ${amount}`,
  costsMore: 'kostet mehr',
};
