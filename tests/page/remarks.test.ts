// What is said about a game that is over: each sentence on a position, and all of them on random games, where what they
// claim is computed again from the engine's scores.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chosen, finishedGame, loadRemarks } from '../../www/coach/finished.ts';
import { GameRecord } from '../../www/game/record.ts';
import { GAMES, findGame } from '../../www/games/index.ts';
import { speak } from '../../www/words/vocabulary.ts';
import { Session, TAGS, checkSentence, setupOf } from './teaching.ts';
import type { Holding } from '../../www/core/bindings.ts';
import type { FinishedGame, Play } from '../../www/games/remark.ts';
import type { GamePage } from '../../www/games/page.ts';

const english = new Map(await Promise.all(GAMES.map(async ({ id }) => [id, await loadRemarks(id)] as const)));

/** The seats of a table with one person. */
const seated = (players: number, you: number | null) =>
  Array.from({ length: players }, (_, seat) => ({ isLocal: seat === you }));

function gameOf(id: string) {
  const game = findGame(id);
  if (!game) throw new Error(id);
  return game;
}

/** A record of moves from a position, at its end. */
function recordOf(game: GamePage, position: string | null, moves: string[]) {
  const session =
    position === null ? Session.start(game.id, setupOf(game)) : Session.open(game.id, setupOf(game), position);
  for (const move of moves) session.play(move);
  return new GameRecord(session);
}

function said(game: GamePage, record: GameRecord, you: number | null) {
  const status = { ...record.status, fallen: null, ending: null };
  const finished = finishedGame(record, status, seated(status.players, you));
  assert.ok(finished, game.id);
  const remarks = english.get(game.id);
  assert.ok(remarks);
  return chosen(remarks(finished));
}

/** A game, its first position, its moves, the person's seat, and what is said. */
const CASES: [string, string, string[], number | null, { notable: string; advice?: string }][] = [
  // The only jump makes an island of three; before it, the piece of White counted 1 and the pair of Black 3.
  [
    'gambit',
    '3o4/x3o3/5xo1/8 o',
    ['g2xe2'],
    0,
    { notable: 'One move earlier, the islands would have given another result.' },
  ],
  ['gambit', 'o6o/2x1x3/1o4x1/3o4 o', ['b2xd4xf2xh2'], 0, { notable: 'Your longest turn took 3 pieces, at move 1.' }],
  ['gambit', 'o6o/2x1x3/1o4x1/3o4 o', ['b2xd4xf2xh2'], null, { notable: 'The longest turn took 3 pieces, at move 1.' }],
  [
    'combo',
    '8/8/8/8/4,w3,3/8/2,b2,2,b1,2/8 b 0',
    ['2c2xe4'],
    0,
    { notable: 'Your best capture took a stack of 3, at move 1.' },
  ],
  [
    'combo',
    '8/8/8/8/4,w3,3/8/2,b2,2,b1,2/8 b 0',
    ['2c2xe4'],
    1,
    { notable: '', advice: 'Next time, keep tall stacks out of reach: at move 1 you lost one of 3.' },
  ],
  [
    'triboard',
    '16/1r14/15g/10#5/16/4brr9/6rg8/5b1b8/8#6r/g15/16 b',
    ['h6'],
    0,
    { notable: 'The last move decided the game.' },
  ],
  // The last token brings 6 points more, which are not of the lay.
  [
    'luckymoose',
    '9/9/9/9/2,b1,b2,b3,b4,b6,2/9/9/9/9 1 0,0 b5/o3y4 - 0 212fe0883421dcf1',
    ['b5@h5'],
    0,
    { notable: 'Your best lay scored 48, at move 1.' },
  ],
];

for (const [id, position, moves, you, { notable, advice = '' }] of CASES) {
  test(`${id}, ${position}, seat ${you}`, () => {
    const game = gameOf(id);
    const record = recordOf(game, position, moves);
    assert.ok(record.status.over, record.legal.join());
    assert.deepEqual(said(game, record, you), { notable, advice });
  });
}

test('nothing is said about a game that goes on, or that its players or their time have ended', () => {
  const record = recordOf(gameOf('gambit'), null, ['c2xc4']);
  const status = { ...record.status, fallen: null, ending: null };
  assert.equal(finishedGame(record, status, seated(2, 0)), null);
  const over = { ...status, over: true };
  assert.notEqual(finishedGame(record, over, seated(2, 0)), null);
  for (const ended of [{ fallen: 0 }, { ending: 'draw' as const }, { ending: 1 }])
    assert.equal(finishedGame(record, { ...over, ...ended }, seated(2, 0)), null);
});

/** The plays of a game with the scores that the engine gives after each move, and before the first one. */
interface Played extends FinishedGame {
  scores: number[][];
  holdings: Holding[][];
}

/** The pieces of the other side that a move has taken. */
function lossAt(scores: number[][], plays: Play[], ply: number) {
  const victim = 1 - (plays[ply - 1]?.mover ?? 0);
  return scores[ply - 1]![victim]! - scores[ply]![victim]!;
}

/** The islands of a seat at the last position; of both for null. */
const islandsOf = (holdings: Holding[][], you: number | null) =>
  (holdings.at(-1) ?? []).filter(({ seat }) => you === null || seat === you).map(({ squares }) => squares);

/** The pieces of a seat in a position of Gambit. */
const count = (position: string, seat: number | null) => position.split(' ')[0]!.split('ox'[seat ?? 0]!).length - 1;

/** What a sentence claims, by the numbers in it. */
const CLAIMS: [RegExp, (game: Played, numbers: number[]) => boolean][] = [
  [
    /^(One move earlier|The last (move|turn) decided)/,
    ({ scores, winners }) => {
      const before = scores.at(-2) ?? [];
      const led = before.flatMap((score, seat) => (score === Math.max(...before) ? [seat] : []));
      return led.join() !== winners.join();
    },
  ],
  [
    /(came back from|was once) \d+ (points|pieces) behind/,
    ({ scores, winners: [winner = 0] }, [deficit]) =>
      Math.max(...scores.map((at) => Math.max(...at) - (at[winner] ?? 0))) === deficit,
  ],
  [
    /(were|was) last at move/,
    ({ scores, winners: [winner = 0] }, [ply = 0]) =>
      scores[ply]!.every((score, seat) => seat === winner || score > scores[ply]![winner]!),
  ],
  [
    /ahead from move/,
    ({ scores, you }, [ply = 0]) =>
      scores.slice(ply).every((at) => at[you ?? 0]! > at[1 - (you ?? 0)]!) &&
      scores[ply - 1]![you!]! <= scores[ply - 1]![1 - you!]!,
  ],
  [
    /best lay scored/,
    ({ plays, you, scores }, [points, ply = 0]) => {
      const bonus =
        plays[ply - 1]!.after.split(' ')[4] === '-' &&
        plays[ply - 1]!.after.split(' ')[3]!.split('/')[plays[ply - 1]!.mover] === '-'
          ? 6
          : 0;
      const mover = plays[ply - 1]!.mover;
      return (you === null || mover === you) && scores[ply]![mover]! - scores[ply - 1]![mover]! - bonus === points;
    },
  ],
  [/best capture took/, ({ scores, plays }, [pieces, ply = 0]) => lossAt(scores, plays, ply) === pieces],
  [/lost one of/, ({ scores, plays }, [ply = 0, pieces]) => lossAt(scores, plays, ply) === pieces],
  [/longest turn took/, ({ plays }, [taken = 0, ply = 0]) => plays[ply - 1]!.move.split('x').length - 1 === taken],
  [
    /(best move turned)/,
    ({ scores, plays }, [cells = 0, ply = 0]) => {
      const { mover } = plays[ply - 1]!;
      return scores[ply]![mover]! - scores[ply - 1]![mover]! - 1 === cells;
    },
  ],
  [/^The last move turned/, ({ scores, you }, [cells = 0]) => scores.at(-2)![you!]! - scores.at(-1)![you!]! === cells],
  [
    /of your cells were turned/,
    ({ scores, you, plays }, [cells = 0]) =>
      plays.reduce((sum, _, at) => sum + Math.max(0, scores[at]![you!]! - scores[at + 1]![you!]!), 0) === cells,
  ],
  [
    /counted nothing/,
    ({ plays, holdings, you }, [touching]) =>
      count(plays.at(-1)!.after, you) - islandsOf(holdings, you).flat().length === touching,
  ],
  [
    /joined into one/,
    ({ holdings, you }, [islands, points]) => {
      const own = islandsOf(holdings, you);
      return own.length === islands && 2 * own.flat().length - 1 === points;
    },
  ],
  [
    /you lost \d+ pieces and took/,
    ({ plays, you }, [lost = 0, taken = 0]) =>
      [you, 1 - you!].every(
        (seat, at) => count(plays[0]!.before, seat) - count(plays.at(-1)!.after, seat) === [lost, taken][at],
      ),
  ],
  [
    /captured standing alone/,
    ({ plays, you }, [pieces = 0]) =>
      plays.filter((play) => play.mover !== you && play.move.includes('x') && countAt(play) === 1).length === pieces,
  ],
  [
    /exchanged/,
    ({ plays, you }, [times]) =>
      plays.filter(({ mover, move }) => mover === you && move.startsWith('~')).length === times,
  ],
  [
    /used ×3/,
    ({ plays, you, winners: [winner] }, [, theirs, yours]) =>
      [winner, you].every(
        (seat, at) => plays.filter((play) => play.mover === seat && isOnEdge(play)).length === [theirs, yours][at],
      ),
  ],
  [
    /had just one/,
    ({ plays, you }, [singles, lays]) => {
      const own = plays.filter(({ mover, move }) => mover === you && move.includes('@'));
      return own.length === lays && own.filter(({ move }) => !move.includes(',')).length === singles;
    },
  ],
  [
    /island of \d+ (from|stood)/,
    ({ holdings, you }, [size = 0, ply = 0, points]) => {
      const keys = holdings.map((parts) => islandsOf([parts], you).map((squares) => squares.toSorted().join()));
      const stood = keys.at(-1)!.filter((key) => keys.slice(ply).every((at) => at.includes(key)));
      return (
        stood.some((key) => key.split(',').length === size && !keys[ply - 1]!.includes(key)) && points === 2 * size - 1
      );
    },
  ],
];

/** The pieces that a capture of Combo takes. */
function countAt({ before, move }: Play) {
  return Number(
    gameOf('combo')
      .pieces(before)
      .get(move.split('x')[1] ?? '')
      ?.slice(1),
  );
}

const isOnEdge = ({ move }: Play) => /@(a|o|[b-n](1|15)(?!\d))/.test(move);

/** A random game, the same for a seed. */
function randomGame(game: GamePage, seed: number) {
  const session = Session.start(game.id, setupOf(game));
  let state = seed * 7919 + 1;
  while (!session.status().over) {
    const legal = session.legal();
    state = (state * 48271) % 2147483647;
    // Exchanges and moves that capture nothing would make endless games.
    const strong = legal.filter((move) => /[@x]/.test(move));
    const open = strong.length > 0 ? strong : legal;
    session.play(open[state % open.length] ?? '');
  }
  return new GameRecord(session);
}

for (const game of GAMES) {
  test(`${game.name}: what is said about random games is true, and is a sentence in each language`, async () => {
    const languages = [];
    for (const tag of TAGS) {
      await speak(tag);
      languages.push((await loadRemarks(game.id))!);
    }
    await speak('en');
    const kinds = new Set<string>();
    for (let seed = 1; seed <= 25; seed += 1) {
      const record = randomGame(game, seed);
      const { players } = record.status;
      const copies = Array.from({ length: record.ply + 1 }, (_, ply) => recordOf(game, record.positionAt(ply), []));
      const scores = copies.map(({ status }) => status.scores);
      const holdings = copies.map((copy) => copy.holdings);
      for (const you of [null, ...Array.from({ length: players }, (_, seat) => seat)]) {
        const status = { ...record.status, fallen: null, ending: null };
        const finished = finishedGame(record, status, seated(players, you))!;
        const { notable, advice } = said(game, record, you);
        if (!finished.isLost) assert.equal(advice, '');
        const known = kinds.size;
        for (const sentence of [notable, advice].filter(Boolean)) {
          const [pattern, holds] = CLAIMS.find(([claim]) => claim.test(sentence)) ?? [];
          assert.ok(pattern && holds, sentence);
          kinds.add(String(pattern));
          if (process.env['SHOW']) console.log(game.id, you, sentence);
          const numbers = [...sentence.replace('×3', ' 3 ').matchAll(/\d+/g)].map(Number);
          assert.ok(
            holds({ ...finished, scores, holdings }, numbers),
            `${sentence} ${JSON.stringify(record.history.moves)} ${you}`,
          );
        }
        // Each kind of sentence in each language, and all of some games.
        for (const remarks of seed <= 3 || kinds.size > known ? languages : []) {
          const words = chosen(remarks(finished));
          assert.deepEqual([words.notable !== '', words.advice !== ''], [notable !== '', advice !== '']);
          for (const sentence of Object.values(words).filter(Boolean)) checkSentence(sentence);
        }
      }
    }
    assert.ok(kinds.size >= 3, [...kinds].join());
  });
}
