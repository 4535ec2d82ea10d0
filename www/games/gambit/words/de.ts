// Gambit in German.

import { spelled } from '../../../words/de/numbers.ts';
import { aside, list, number, pluralOf } from '../../../words/vocabulary.ts';
import type { Words } from './index.ts';

const SEATS = ['Schwarz', 'Weiß'];

const takes = (count: number) => `schlägt ${number(count)} ${pluralOf(count) === 'one' ? 'Stein' : 'Steine'}`;

const way = ([from, ...others]: string[]) => `von ${from} nach ${others.join(', dann nach ')}`;

const jumped = (seat: number, squares: string[], taken: string[]) =>
  `${SEATS[seat]}${aside(` springt ${way(squares)} und`)} ${takes(taken.length)}${aside(`: ${list(taken)}`)}.`;

export default {
  name: 'Gambit',
  tagline: 'Spring und bewahr deine Inseln.',
  howTo: 'Wähl einen Stein mit Strich, dann ein Feld.',
  seats: SEATS,
  square: { o: 'schwarzer Stein', x: 'weißer Stein', empty: 'leer' },
  jumped,
  mayJumpOn: 'Spring weiter oder beende deinen Zug.',
  takes,
  points: (count) => `${number(count)} ${pluralOf(count) === 'one' ? 'Punkt' : 'Punkte'}`,
  hint: (squares, count) =>
    `Schlägt ${count === 1 ? 'einen Stein' : `${spelled(count)} Steine`}${aside(`: spring ${way(squares)}`)}.`,
  end: (seat) => `${seat === null ? 'Du hast' : `${SEATS[seat]} hat`} keinen Sprung mehr, also zählen die Inseln.`,
  island: (seat, count) => {
    const what = count === 1 ? 'Ein Stein allein' : `Insel mit ${spelled(count)} Steinen`;
    return seat === null ? (count === 1 ? 'Dein einzelner Stein' : `Deine ${what}`) : `${SEATS[seat]}: ${what}`;
  },
  scoring: 'Inseln mit einem, zwei, drei, vier Steinen zählen 1, 3, 5, 7. Wer die andere Seite berührt, zählt nichts.',
  noIslands: 'Noch keine Inseln',
  touching: (count) =>
    count === 1
      ? 'Ein Stein mit Berührung zählt nichts'
      : `${spelled(count).replace(/^./, (first) => first.toUpperCase())} Steine mit Berührung zählen nichts`,
  refused: {
    jump: 'Dorthin kann dein Stein nicht springen. Spring weiter, beende den Zug oder nimm den Sprung zurück.',
    pick: 'Dort kann nichts springen. Wähl einen Stein mit Strich darunter.',
  },
} satisfies Words;
