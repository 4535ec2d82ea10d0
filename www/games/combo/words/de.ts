// Combo in German.

import { spelled } from '../../../words/de/numbers.ts';
import { aside, number, pluralOf } from '../../../words/vocabulary.ts';
import type { Words } from './index.ts';

const SEATS = ['Schwarz', 'Weiß'];
const pieces = (count: number) => `${number(count)} ${pluralOf(count) === 'one' ? 'Stein' : 'Steine'}`;

const some = (count: number) => (count === 1 ? 'einen Stein' : `${spelled(count)} Steine`);

export default {
  name: 'Combo',
  tagline: 'Bau Stapel, schlag aus der Ferne.',
  howTo: 'Wähl einen Stapel, dann das Ziel für seine Steine.',
  seats: SEATS,
  draws: { label: 'Bei Remis', on: 'Es bleibt ein Remis', pieces: 'Mehr Steine gewinnen' },
  empty: 'leer',
  stack: (side, count) => {
    const colour = { b: 'schwarzer', w: 'weißer' }[side];
    return count === 1 ? `${colour} Stein` : `${colour} Stapel aus ${number(count)}`;
  },
  moved: (seat, count, from, to) => `${SEATS[seat]} zieht ${pieces(count)}${aside(` von ${from} nach ${to}`)}.`,
  merged: (seat, count, from, to) =>
    `${SEATS[seat]} zieht ${pieces(count)}${aside(` von ${from}`)} auf einen Stapel${aside(` auf ${to}`)}.`,
  captured: (seat, count, from, to, taken) =>
    `${SEATS[seat]} zieht ${pieces(count)}${aside(` von ${from} nach ${to}`)} und schlägt ${pieces(taken)}.`,
  goes: (count) => `bewegt ${pieces(count)}`,
  joins: (count) => `setzt ${pieces(count)} auf einen Stapel`,
  captures: (taken) => `schlägt ${pieces(taken)}`,
  hint: {
    goes: (count, from, to) => `Zieh ${some(count)}${aside(` von ${from} nach ${to}`)}.`,
    joins: (count, from, to) => `Zieh ${some(count)}${aside(` von ${from}`)} auf einen Stapel${aside(` auf ${to}`)}.`,
    captures: (count, from, to, taken) =>
      `Zieh ${some(count)}${aside(` von ${from} nach ${to}`)} und schlag ${some(taken)}.`,
  },
  pieces,
  taken: (count, all) => `${number(count)} von ${pluralOf(all) === 'one' ? '1 Stein' : `${number(all)} Steinen`}`,
  howMany: 'Wie viele Steine?',
  all: (all) => `Alle ${number(all)}`,
  end: {
    hundred: (isDecided) =>
      `100 Züge lang hat niemand geschlagen${isDecided ? ', also gewinnt die Seite mit mehr Steinen' : ''}.`,
    third: (isDecided) =>
      `Dieselbe Stellung kam zum dritten Mal vor${isDecided ? ', also gewinnt die Seite mit mehr Steinen' : ''}.`,
    single: 'Mit je einem Stein kann keine Seite mehr schlagen.',
    none: (seat) => (seat === null ? 'Du hast keine Steine mehr.' : `${SEATS[seat]} hat keine Steine mehr.`),
    shutIn: (seat) => `${SEATS[seat]} ist eingeschlossen und kann nicht ziehen.`,
  },
  refused: {
    pick: 'Dort kann nichts ziehen. Wähl einen deiner Stapel, der es kann.',
    tooFew: (least) => `Dafür brauchst du mindestens ${pieces(least)}.`,
  },
} satisfies Words;
