// LuckyMoose in German.

import { spelled } from '../../../words/de/numbers.ts';
import { aside, list, number, pluralOf } from '../../../words/vocabulary.ts';
import type { Mover } from '../../page.ts';
import type { Token } from '../tokens.ts';
import type en from './en.ts';
import type { Words } from './index.ts';

/** Nominative, accusative and dative. */
const CASES = { who: 0, whom: 1, of: 2 } as const;
/** The article and the ending of a colour, by the gender of the symbol and the case. */
const FORMS = {
  m: [
    ['ein', 'er'],
    ['einen', 'en'],
    ['einem', 'en'],
  ],
  f: [
    ['eine', 'e'],
    ['eine', 'e'],
    ['einer', 'en'],
  ],
  n: [
    ['ein', 'es'],
    ['ein', 'es'],
    ['einem', 'en'],
  ],
};
const COLOURS: Record<Token['colour'], string> = {
  red: 'rot',
  orange: 'orange',
  yellow: 'gelb',
  green: 'grün',
  blue: 'blau',
  purple: 'lila',
};
const SYMBOLS: Record<Token['symbol'], readonly [string, keyof typeof FORMS]> = {
  moose: ['Elch', 'm'],
  star: ['Stern', 'm'],
  leaf: ['Blatt', 'n'],
  drop: ['Tropfen', 'm'],
  sun: ['Sonne', 'f'],
  stone: ['Stein', 'm'],
};

/** The article of a token, and its name: `einen`, `roten Elch`. Orange and lila have no endings. */
function formOf({ colour, symbol }: Token, which: keyof typeof CASES) {
  const [noun, gender] = SYMBOLS[symbol];
  const [article, ending] = FORMS[gender][CASES[which]] ?? [];
  const isFixed = colour === 'orange' || colour === 'purple';
  return [article, `${COLOURS[colour]}${isFixed ? '' : ending} ${noun}`];
}

const SEATS = ['Spieler 1', 'Spieler 2', 'Spieler 3', 'Spieler 4'];
const name = (token: Token) => formOf(token, 'who')[1] ?? '';
const one = (token: Token, which: keyof typeof CASES) => formOf(token, which).join(' ');
const tokens = (count: number) => `${number(count)} Plättchen`;
const points = (count: number) => `${number(count)} ${pluralOf(count) === 'one' ? 'Punkt' : 'Punkte'}`;

/** @param seat null for “du” */
const does = (mover: Mover, yours: string, theirs: string) =>
  mover === null ? `Du ${yours}` : `${typeof mover === 'string' ? mover : SEATS[mover]} ${theirs}`;

const lineWords = ({
  tokens: count,
  bonus,
  factor,
  points: won,
}: {
  tokens: number;
  bonus: number;
  factor: number;
  points: number;
}) =>
  `${tokens(count)}${bonus > 0 ? ` + ${number(bonus)}` : ''}${factor > 1 ? ` × ${number(factor)}` : ''} = ${number(won)}`;

/** @param text the start of a sentence */
const capital = (text: string) => text.replace(/^./, (first) => first.toUpperCase());

const placed: typeof en.placed = (all) => list(all.map((token) => `${name(token)} auf ${token.square}`));

const laidAs = (all: Parameters<typeof en.placed>[0], form: (token: Token) => string) =>
  list(all.map((token) => `${form(token)}${aside(` auf ${token.square}`)}`));

export default {
  name: 'LuckyMoose',
  tagline: 'Leg Linien: eine Farbe, ein Symbol.',
  howTo: 'Wähl ein Plättchen, dann ein markiertes Feld.',
  seats: SEATS,
  size: { label: 'Das Brett', choice: (tiles) => `${tiles} × ${tiles}` },
  sets: {
    label: 'Plättchen',
    choice: (sets) => (sets === 1 ? '36: jedes einmal' : `${number(36 * sets)}: jedes ${number(sets)}-mal`),
  },
  token: name,
  lifted: (token) => capital(name(token)),
  tile: (factor, isCentre) => (isCentre ? 'leer, Mitte' : factor > 1 ? `leer, ×${factor}` : 'leer'),
  laid: (seat, all, won) =>
    `${does(seat, 'legst', 'legt')} ${laidAs(all, (token) => one(token, 'whom'))} für ${points(won)}.`,
  exchanged: (seat, count) => `${does(seat, 'tauschst', 'tauscht')} ${tokens(count)}.`,
  passed: (seat) => `${does(seat, 'passt', 'passt')}.`,
  lays: (count, won) => `legt ${tokens(count)} für ${points(won)}`,
  exchanges: (count) => `tauscht ${tokens(count)}`,
  passes: 'lässt den Zug verstreichen',
  placed,
  hint: {
    lay: (all, won) => `${capital(laidAs(all, name))}: ${points(won)}.`,
    exchange: (count) => `Tausch ${count === 1 ? 'ein' : spelled(count)} Plättchen.`,
    pass: 'Passen.',
  },
  points,
  score: (value) => `${number(value)} Pkt.`,
  parts: { lines: 'Linien', sixes: 'Sechser', bonus: 'Bonus', out: 'Ende' },
  line: lineWords,
  out: (won) => `Schlussbonus + ${number(won)}`,
  gains: (lines, out, total) => {
    if (lines.length === 0 && out === 0) return 'Noch keine Linie: 0 Punkte.';
    const said = lines.map((line) => `${lineWords(line)}.`);
    if (out > 0) said.push(`Schlussbonus: ${points(out)}.`);
    if (said.length > 1) said.push(`Zusammen ${points(total)}.`);
    return said.join(' ');
  },
  warning: (turns) =>
    turns > 1 ? 'Noch zwei Züge ohne Legen, dann ist das Spiel aus.' : 'Legt jetzt niemand, ist das Spiel aus.',
  lacks: {
    invalidLine: (line) =>
      `Das gäbe eine Linie aus ${list(line.map((token) => one(token, 'of')))}. Eine Linie hat eine Farbe oder ein Symbol, und kein Plättchen doppelt.`,
    gap: (square) => `Deine Plättchen müssen ohne Lücke in einer Linie liegen${aside(`, und ${square} ist leer`)}.`,
    occupied: (square, token) => `Dort${aside(`, auf ${square},`)} liegt schon ${one(token, 'who')}.`,
    centre: (square) => `Der erste Zug bedeckt die Mitte${aside(`, ${square}`)}.`,
    notInRow: 'Leg alle deine Plättchen in eine Reihe oder in eine Spalte.',
    apart: 'Was du legst, muss ein Plättchen berühren, das schon auf dem Brett liegt.',
    notInHand: 'Dieses Plättchen hast du nicht auf der Hand.',
    poolEmpty: 'Der Vorrat ist leer, also kannst du nicht tauschen.',
    poolTooSmall: (most) =>
      `Im Vorrat ${pluralOf(most) === 'one' ? 'ist' : 'sind'} nur noch ${tokens(most)}, mehr kannst du nicht tauschen.`,
    canLay: 'Du kannst legen, also kannst du nicht passen.',
    invalidBoard: 'Eine Linie auf dem Brett stimmt nicht, also lässt sich nichts legen.',
    other: 'Das kannst du nicht spielen.',
  },
  end: {
    rounds: 'Drei Runden lang hat niemand gelegt.',
    stuck: 'Niemand kann mehr legen.',
    out: (seat) => `${does(seat, 'hast', 'hat')} das letzte Plättchen gelegt.`,
  },
  refused: {
    pick: 'Wähl zuerst ein Plättchen aus deiner Hand.',
    exchange: 'Du tauschst gerade: Wähl Plättchen aus deiner Hand oder behalte alle.',
  },
} satisfies Words;
