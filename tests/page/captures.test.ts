// The pieces that each side has taken at the ply that is shown, and the words for them.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { combo } from '../../www/games/combo/index.ts';
import { countOf, parseMove, pieces } from '../../www/games/combo/notation.ts';
import { gambit } from '../../www/games/gambit/index.ts';
import { captures } from '../../www/games/gambit/notation.ts';
import { GAMES } from '../../www/games/index.ts';
import { recordOf } from '../../www/table/select.ts';
import { LANGUAGES, speak, type Tag } from '../../www/words/vocabulary.ts';
import { randomNumbers } from '../tools/random.ts';
import { reducing, type Reducing } from './reducing.ts';
import type { GamePage } from '../../www/games/page.ts';

test('Gambit and Combo have captures', () => {
  const found = GAMES.filter((game) => game.loadCaptures).map(({ id }) => id);
  assert.deepEqual(found, ['gambit', 'combo']);
});

/** The first position and another one, and what each seat has taken. */
const CASES: [GamePage, string, string, number[]][] = [
  [gambit, '8/xxxxxxxx/oooooooo/8 o', '8/xxxxxxxx/oooooooo/8 o', [0, 0]],
  [gambit, '8/xxxxxxxx/oooooooo/8 o', '3o4/xxx1xxxx/ooo1oooo/8 x', [1, 0]],
  [gambit, '8/2x1x3/1o4x1/8 o', '8/8/6o1/8 x', [3, 0]],
  [gambit, '8/1xo5/8/8 x', '3x4/8/8/8 o', [0, 1]],
  [combo, '8/8/8/8/8/w1,b2,6/b1,7/8 b 0', '8/8/8/8/8/w1,b3,6/8/8 w 1', [0, 0]],
  [combo, '8/8/8/8/8/w12,b2,6/b1,7/8 b 0', '8/8/8/8/8/b2,7/b1,7/8 w 0', [12, 0]],
  [combo, '8/8/8/8/8/w2,b3,6/b1,7/8 w 0', '8/8/8/8/8/1,w2,6/b1,7/8 b 0', [0, 3]],
];

for (const [game, first, position, taken] of CASES) {
  test(`${game.id}: from ${first} to ${position}`, async () => {
    assert.deepEqual((await game.loadCaptures?.())?.captured(first, position), taken);
  });
}

/** The number of pieces that a move takes, by its text and the position before it. */
const TAKEN = new Map<GamePage, (move: string, position: string) => number>([
  [gambit, (move) => captures(move).length],
  [
    combo,
    (move, position) => {
      const { sign, to } = parseMove(move);
      return sign === 'x' ? countOf(pieces(position).get(to)) : 0;
    },
  ],
]);

/** Plays a random game; returns what had been taken at each ply, counted move by move. */
function playAtRandom(table: Reducing, game: GamePage, seed: number) {
  const random = randomNumbers(seed);
  const counts = [[0, 0]];
  while (!table.snapshot.over && table.snapshot.ply < 120) {
    const { legal, snapshot } = table;
    // Captures end a game of Combo sooner.
    const ending = legal.filter((move) => move.includes('x'));
    const from = ending.length > 0 ? ending : legal;
    const move = from[Math.floor(random() * from.length)] ?? '';
    const next = [...(counts.at(-1) ?? [])];
    const seat = snapshot.toMove ?? 0;
    next[seat] = (next[seat] ?? 0) + (TAKEN.get(game)?.(move, snapshot.position) ?? 0);
    counts.push(next);
    table.send({ type: 'attempt', move });
  }
  return counts;
}

for (const game of TAKEN.keys()) {
  test(`${game.id}: at any ply, all that the moves before it have taken`, async () => {
    const loaded = await game.loadCaptures?.();
    for (const seed of [1, 2, 3, 4, 5]) {
      const table = reducing({}, { game });
      const counts = playAtRandom(table, game, seed);
      const taken = () => loaded?.captured(recordOf(table).first, table.snapshot.position);
      assert.ok((counts.at(-1)?.[0] ?? 0) > 0 && (counts.at(-1)?.[1] ?? 0) > 0);
      for (const ply of [...counts.keys()].reverse()) {
        table.send({ type: 'seek', ply });
        assert.deepEqual(taken(), counts[ply], `seed ${seed}, ply ${ply}`);
      }
      table.send({ type: 'redo' });
      assert.deepEqual(taken(), counts[table.snapshot.ply]);
      table.send({ type: 'undo' });
      assert.deepEqual(taken(), [0, 0]);
    }
  });
}

/** The words for none, for one piece, for two, three and sixteen. */
const WORDS: Record<Tag, string[]> = {
  en: ['Black: none', 'Black: 1 piece', 'Black: 2 pieces', 'Black: 3 pieces', 'Black: 16 pieces'],
  de: ['Schwarz: keine', 'Schwarz: 1 Stein', 'Schwarz: 2 Steine', 'Schwarz: 3 Steine', 'Schwarz: 16 Steine'],
  fr: ['Noirs : aucun', 'Noirs : 1 pion', 'Noirs : 2 pions', 'Noirs : 3 pions', 'Noirs : 16 pions'],
  es: ['Negras: ninguna', 'Negras: 1 pieza', 'Negras: 2 piezas', 'Negras: 3 piezas', 'Negras: 16 piezas'],
  ja: ['黒：なし', '黒：1個', '黒：2個', '黒：3個', '黒：16個'],
  ar: ['الأسود: لا شيء', 'الأسود: قطعة واحدة', 'الأسود: قطعتان', 'الأسود: 3 قطع', 'الأسود: 16 قطعة'],
};

for (const tag of Object.keys(LANGUAGES) as Tag[]) {
  test(`the words in ${tag}`, async (context) => {
    context.after(() => speak('en'));
    await speak(tag);
    const { default: words } = await import(`../../www/words/captures/${tag}.ts`);
    const side = gambit.seats[0]?.name ?? '';
    assert.deepEqual(
      [0, 1, 2, 3, 16].map((count) => words.count(side, count)),
      WORDS[tag],
    );
  });
}
