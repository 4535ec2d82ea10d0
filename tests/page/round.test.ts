// Rounds of puzzles, as events and what follows: the texts and buttons of each stage, what is kept, and when it ends.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  beginRound,
  isCostly,
  nextPuzzle,
  reduceRound,
  type Round,
  type RoundEvent,
} from '../../www/coach/puzzles/round.ts';
import { headlineOf, hintWords, lineOf, toolsOf } from '../../www/screens/puzzles/verdict.ts';
import words from '../../www/words/puzzles/en.ts';
import type { Puzzle } from '../../www/coach/puzzles/file.ts';
import type { Words } from '../../www/screens/puzzles/board.ts';

const WORDS: Words = { ...words, goals: { win: 'Win.' }, names: { fork: 'Fork' } };
const puzzleOf = (id: number): Puzzle => ({
  id,
  rating: 1200,
  goal: 'win',
  position: '',
  steps: [],
  replies: [],
  themes: ['fork', 'nameless'],
});
const asked: RoundEvent = { type: 'asked', puzzle: puzzleOf(7) };
const solved: RoundEvent = { type: 'solved', isSlower: false };
const solvedSlower: RoundEvent = { type: 'solved', isSlower: true };

/** The effects of events, each as its name and what it says, after `asked`. */
function play(round: Round, ...events: RoundEvent[]) {
  let state = round;
  const done: string[] = [];
  for (const event of [asked, ...events]) {
    const { round: next, effects } = reduceRound(state, event);
    state = next;
    done.push(
      ...effects.map((effect) =>
        [effect.do, 'isSolved' in effect ? effect.isSolved : '', 'tries' in effect ? effect.tries : '']
          .join(' ')
          .trim(),
      ),
    );
  }
  return { round: state, done };
}

for (const [name, kind, events, expected] of [
  ['solved at once', 'practice', [solved], ['count true', 'keepDay  1', 'change']],
  [
    'a wrong try counts, and the next one does not',
    'practice',
    [{ type: 'wrong' }, { type: 'retried' }, solved],
    ['count false', 'keepDay  2', 'change'],
  ],
  [
    'a hint counts as a wrong try',
    'one',
    [{ type: 'hinted', note: '' }, solved],
    ['count false', 'keepDay  2', 'change'],
  ],
  [
    'a hint that is only asked for does not count',
    'one',
    [{ type: 'warned', note: '' }, solved],
    ['count true', 'keepDay  1', 'change'],
  ],
  ['after its solution was seen', 'one', [{ type: 'showing' }, { type: 'shown' }], ['count false', 'keepDay  0']],
  ['a streak goes on', 'streak', [solved], ['count true', 'keepDay  1', 'next']],
  ['a streak ends at a wrong move', 'streak', [{ type: 'wrong' }], ['count false', 'end', 'change']],
  ['a storm goes on with less time', 'storm', [{ type: 'wrong' }], ['count false', 'shorten', 'next']],
  ['a storm ends in time', 'storm', [{ type: 'timeUp' }], ['end', 'change']],
  ['one of a set', 'set', [solved], ['count true', 'keepDay  1', 'keepSolved', 'change']],
  [
    'the last one of a set',
    'set',
    [solved, asked, solved],
    ['count true', 'keepDay  1', 'keepSolved', 'change', 'count true', 'keepDay  1', 'keepSolved', 'end', 'change'],
  ],
] as [string, Round['kind'], RoundEvent[], string[]][]) {
  test(`what is done: ${name}`, () => assert.deepEqual(play(beginRound(kind, { size: 2 }), ...events).done, expected));
}

for (const [name, kind, events, headline, line, tools] of [
  ['asked', 'practice', [], 'Win.', 'You play Black.', 'hint solution'],
  ['asked in a set', 'set', [], 'Win.', 'You play Black. Not rated.', 'hint solution'],
  ['asked in a storm', 'storm', [], 'Win.', `You play Black. ${words.begin}`, ''],
  ['asked in a storm that runs', 'storm', [{ type: 'begun' }], 'Win.', 'You play Black.', ''],
  [
    'hinted',
    'practice',
    [{ type: 'hinted', note: hintWords('c2', puzzleOf(7), WORDS) }],
    'Win.',
    'c2 · Fork',
    'solution',
  ],
  ['warned', 'practice', [{ type: 'warned', note: 'It costs.' }], 'Win.', 'It costs.', 'takeHint solution!'],
  [
    'hinted after a warning',
    'practice',
    [
      { type: 'warned', note: 'It costs.' },
      { type: 'hinted', note: 'c2' },
    ],
    'Win.',
    'c2',
    'solution',
  ],
  [
    'solved with a hint',
    'practice',
    [{ type: 'hinted', note: 'c2' }, solved],
    words.helped,
    `Fork · ${words.puzzleRating(1200)}`,
    'next playOn!',
  ],
  [
    'solved after a hint and a wrong move',
    'practice',
    [{ type: 'hinted', note: 'c2' }, { type: 'wrong' }, { type: 'retried' }, solved],
    words.solved,
    `Fork · ${words.puzzleRating(1200)}`,
    'next playOn!',
  ],
  ['right after a hint', 'practice', [{ type: 'hinted', note: 'c2' }, { type: 'right' }], words.right, '', 'solution'],
  ['wrong', 'practice', [{ type: 'wrong' }], words.wrong, words.looking, 'retry solution!'],
  [
    'refuted',
    'practice',
    [{ type: 'wrong' }, { type: 'refuted', note: 'It costs 2.' }],
    words.wrong,
    'It costs 2.',
    'retry solution!',
  ],
  ['wrong in a storm', 'storm', [{ type: 'wrong' }, { type: 'refuted', note: 'x' }], words.wrong, words.count(0), ''],
  ['solved', 'practice', [solved], words.solved, `Fork · ${words.puzzleRating(1200)}`, 'next playOn!'],
  [
    'solved slowly on its day',
    'one',
    [solvedSlower],
    words.slower,
    `Fork · ${words.puzzleRating(1200)}`,
    'next share playOn!',
  ],
  ['shared', 'one', [solved, { type: 'shared', note: 'Copied.' }], words.solved, 'Copied.', 'next share playOn!'],
  ['solved in a streak', 'streak', [solved], words.solved, words.count(1), ''],
  [
    'a streak that is broken',
    'streak',
    [{ type: 'wrong' }, { type: 'record' }],
    words.broken,
    `${words.count(0)}. ${words.record}`,
    'again solution!',
  ],
  ['its solution', 'streak', [{ type: 'wrong' }, { type: 'showing' }, { type: 'shown' }], words.shown, '', 'again!'],
  ['the end of a storm', 'storm', [solved, { type: 'timeUp' }], words.over, `${words.count(1)}.`, 'again!'],
  ['a set that is complete', 'set', [solved, asked, solved], 'All five.', '', 'ways again!'],
  ['a set without further puzzles', 'set', [{ type: 'complete' }], words.complete, '', 'ways again!'],
  ['a puzzle that can’t be read', 'one', [{ type: 'unreadable', note: 'Why.' }], words.noPuzzle, 'Why.', ''],
] as [string, Round['kind'], RoundEvent[], string, string, string][]) {
  test(`what is shown: ${name}`, () => {
    const { round } = play(beginRound(kind, { size: 2 }), ...events);
    const { shown, isNext } = toolsOf(round, { isOfDay: kind === 'one', isPlayable: true });
    assert.deepEqual(
      [
        headlineOf(round, WORDS, { over: 'All five.' }),
        lineOf(round, WORDS, { seat: 'You play Black.', note: kind === 'set' ? 'Not rated.' : '' }),
        shown.join(' ') + (isNext ? '!' : ''),
      ],
      [headline, line, tools],
    );
  });
}

for (const [name, events, isCosting, results] of [
  ['at first', [], true, []],
  ['once it was said', [{ type: 'warned', note: '' }], false, []],
  ['at another try', [{ type: 'warned', note: '' }, { type: 'retried' }], true, []],
  ['after a hint', [{ type: 'hinted', note: '' }], false, ['hinted']],
  ['after a wrong move', [{ type: 'wrong' }, { type: 'retried' }], false, ['failed']],
  ['after a hint and a wrong move', [{ type: 'hinted', note: '' }, { type: 'wrong' }], false, ['failed']],
  ['after a hint and the solution', [{ type: 'hinted', note: '' }, { type: 'showing' }], false, ['failed']],
  ['after a solution without help', [solved], false, ['solved']],
  ['after one with a hint', [{ type: 'hinted', note: '' }, solved], false, ['hinted']],
] as [string, RoundEvent[], boolean, string[]][]) {
  test(`whether a hint costs something, and the mark: ${name}`, () => {
    const { round } = play(beginRound('practice'), ...events);
    assert.deepEqual([isCostly(round), round.marks.map(({ result }) => result)], [isCosting, results]);
  });
}

test('another round begins anew, with the same size', () => {
  const { round } = play(beginRound('set', { size: 1, solved: 0 }), solved, { type: 'restarted' });
  assert.deepEqual(round, beginRound('set', { size: 1 }));
});

test('a set asks what was not solved before, and nothing twice in a round', () => {
  const puzzles = [1, 2, 3].map(puzzleOf);
  const player = { rating: 1200, met: [1, 2, 3], known: [1] };
  const next = (ids: number[]) => nextPuzzle({ kind: 'set', asked: ids }, puzzles, player, 0)?.id;
  assert.deepEqual([next([]), next([2]), next([2, 3]), next([1, 2, 3])], [2, 3, 1, undefined]);
});
