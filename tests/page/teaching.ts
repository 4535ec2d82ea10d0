// What lessons of both kinds must keep: their positions and moves, checked by the engine, and their sentences.

import assert from 'node:assert/strict';
import { isAsked } from '../../www/coach/lesson.ts';
import { formatSetup } from '../../www/links/link.ts';
import { LANGUAGES, type Tag } from '../../www/words/vocabulary.ts';
import { loadEngine } from '../tools/engine.ts';
import type { LessonStep, LessonWords } from '../../www/games/lesson.ts';
import type { GamePage } from '../../www/games/page.ts';

export const { Search, Session } = await loadEngine();
export const TAGS = Object.keys(LANGUAGES) as Tag[];
/** The ends of the sentences of a text. */
const SENTENCE = /[.!?。！？؟]+(?=\s|$|\p{L})/gu;
/** The squares of any board. */
const SQUARES = Array.from(
  { length: 26 * 26 },
  (_, n) => `${String.fromCharCode(97 + (n % 26))}${Math.floor(n / 26) + 1}`,
);

/** A game that begins at a position of a lesson. */
export const open = (game: GamePage, position: string) => Session.open(game.id, setupOf(game), position);

export const setupOf = (game: GamePage) => formatSetup(game, { options: {}, playerKinds: game.playerKinds });

/**
 * The learner is to move; the asked moves and their answer are legal, and every pattern is the first one that fits some
 * move or square.
 */
export function checkStep(game: GamePage, step: LessonStep) {
  const { position, move, reply, others = [] } = step;
  const session = open(game, position);
  assert.equal(session.position(), position);
  assert.equal(session.status().toMove, 0);
  const legal = session.legal();
  assert.ok(legal.includes(move), `${move} of ${legal.slice(0, 40)}`);
  const asked = legal.filter((other) => isAsked(step, other));
  assert.ok(asked.includes(move), `${move} is not accepted`);
  for (const accepted of reply === undefined ? [] : asked) {
    const after = open(game, session.after(accepted));
    assert.ok(
      after.status().toMove !== 0 && after.legal().includes(reply ?? ''),
      `${reply} after ${accepted}: ${after.legal().slice(0, 40)}`,
    );
    after.free();
  }
  // The answer to a move that can't be tried is never read.
  const tried = [...legal.filter((other) => !isAsked(step, other)), ...(others.length > 0 ? SQUARES : [])];
  const found = new Set(tried.map((other) => others.find(([pattern]) => pattern.test(other))));
  for (const other of others) assert.ok(found.has(other), `no move or square for ${other}`);
  session.free();
}

/**
 * A step has the words that it needs, and no others.
 *
 * @param length of the longest task, in characters
 */
export function checkWords({ key, others = [], reply }: LessonStep, words: LessonWords | undefined, length: number) {
  assert.ok(words, key);
  const names = [
    'task',
    'rule',
    'done',
    'other',
    ...others.map(([, name]) => name),
    ...(reply === undefined ? [] : ['answered']),
    ...('shown' in words ? ['shown'] : []),
  ];
  assert.deepEqual(Object.keys(words).sort(), [...new Set(names)].sort(), key);
  assert.equal(sentencesOf(words.task), 1, words.task);
  assert.ok(words.task.length <= length, `${words.task.length} characters: ${words.task}`);
  for (const text of Object.values(words)) checkSentence(text);
}

/** How many sentences a text has. */
export const sentencesOf = (text: string) => text.match(SENTENCE)?.length ?? 0;

/** A text ends as a sentence does, and names no square. */
export function checkSentence(text: string) {
  assert.match(text, /[.!?。！？؟]$/);
  assert.doesNotMatch(text, /\b[a-p]\d/, 'a square has no name in a sentence');
}
