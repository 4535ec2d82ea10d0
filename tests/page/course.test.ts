// The courses of all games: their positions, moves, claims and goals are checked by the engine, their words in every
// language. `GAME=combo node --test tests/page/course.test.ts` checks one of them.

import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { parsePuzzles } from '../../www/coach/puzzles/file.ts';
import { GAMES, findGame } from '../../www/games/index.ts';
import { LEVELS } from '../../www/links/kinds.ts';
import { t } from '../../www/words/index.ts';
import { NAMES } from '../../www/words/names.ts';
import { speak } from '../../www/words/vocabulary.ts';
import { chanceOfGoal, unproved } from './claims.ts';
import { TAGS, checkSentence, checkStep, checkWords, open, sentencesOf } from './teaching.ts';
import type { Claim, CourseStep, GoalGame } from '../../www/games/course.ts';
import type { GamePage } from '../../www/games/page.ts';

/** The least number of lessons, of chapters, and of puzzles of a chapter's theme. */
const LESSONS = 24;
const CHAPTERS = 4;
const PUZZLES = 8;
/** The most characters of a task, in English and in other languages, and of a title. */
const TASK = 50;
const TASK_ELSEWHERE = 70;
const TITLE = 48;
/** The most characters of what a figure says. */
const FACT = 170;
/** The most bytes of a language's words, compressed. */
const BYTES = 9 * 1024;

const { GAME = '' } = process.env;
const courses = await Promise.all(
  GAMES.flatMap((game) =>
    game.loadCourse && (GAME === '' || game.id === GAME)
      ? [game.loadCourse().then((course) => ({ game, ...course }))]
      : [],
  ),
);

for (const { game, chapters, words, insight } of courses) {
  const lessons = chapters.flatMap((chapter) => chapter.lessons);

  test(`${game.id}: the course has enough lessons of one to three steps, each with a key of its own`, () => {
    assert.ok(chapters.length >= CHAPTERS, `${chapters.length} chapters`);
    assert.ok(lessons.length >= LESSONS, `${lessons.length} lessons`);
    for (const keys of [
      chapters.map(({ key }) => key),
      lessons.map(({ key }) => key),
      ...lessons.map(({ steps }) => steps.map(({ key }) => key)),
    ]) {
      assert.equal(new Set(keys).size, keys.length, keys.join());
      // They are parts of an address.
      for (const key of keys) assert.match(key, /^[a-z][a-z0-9]*$/);
    }
    for (const { key, steps } of lessons) assert.ok(steps.length >= 1 && steps.length <= 3, key);
  });

  test(`${game.id}: each figure of the insight stands in the documentation`, () => {
    const section = insightOf(game.name);
    const { facts = [] } = insight ?? {};
    if (insight && 'positions' in insight)
      assert.ok(section.numbers.has(insight.positions), `${insight.positions} positions`);
    else if (insight) assert.match(section.text, new RegExp(`From ${insight.games.toLocaleString('en')} games`));
    for (const { key, figure, as } of facts) {
      const documented = as === 'percent' ? section.shares : section.numbers;
      assert.ok(documented.has(figure), `${key}: ${figure}`);
    }
    assert.equal(new Set(facts.map(({ key }) => key)).size, facts.length);
  });

  for (const { key: lesson, steps } of lessons) {
    for (const step of steps) {
      test(`${game.id}, ${lesson}, ${step.key}: the engine knows the position and the moves`, () =>
        checkStep(game, step));
      for (const claim of step.claims ?? []) {
        test(`${game.id}, ${lesson}, ${step.key}: ${JSON.stringify(claim)}`, () =>
          assert.deepEqual(unproved(game, step, claim), []));
      }
    }
  }

  for (const { key, theme, game: goal } of chapters) {
    test(`${game.id}, ${key}: the puzzles have its theme`, () => {
      const path = join(import.meta.dirname, '../../www/puzzles', `${game.id}.txt`);
      const puzzles = existsSync(path) ? parsePuzzles(readFileSync(path, 'utf8')).puzzles : [];
      const count = puzzles.filter(({ themes }) => themes.includes(theme)).length;
      assert.ok(count >= PUZZLES, `${count} of ${theme}`);
    });

    test(`${game.id}, ${key}: the goal of its game can be reached`, async () => {
      assert.deepEqual(await unreached(game, goal), []);
    });
  }

  for (const tag of TAGS) {
    test(`${game.id}: the course has its words in ${tag}`, async () => {
      const texts = await words(tag);
      await speak(tag);
      checkSentence(texts.about);
      assert.deepEqual(Object.keys(texts.insight ?? {}).sort(), (insight?.facts ?? []).map(({ key }) => key).sort());
      for (const text of Object.values(texts.insight ?? {})) {
        checkSentence(text);
        assert.ok(sentencesOf(text) <= 2 && text.length <= FACT, text);
      }
      assert.deepEqual(
        Object.keys(texts.chapters),
        chapters.map(({ key }) => key),
      );
      const titles = [];
      for (const chapter of chapters) {
        const own = texts.chapters[chapter.key] ?? assert.fail(chapter.key);
        assert.deepEqual(
          Object.keys(own.lessons),
          chapter.lessons.map(({ key }) => key),
        );
        titles.push(own.title);
        for (const text of [own.about, own.goal]) checkSentence(text);
        // An opponent is called by name, as on its card, and never by its level.
        const { level } = chapter.game;
        for (const other of LEVELS) {
          assert.ok(!own.goal.includes(t().playerKinds[other]), own.goal);
          assert.ok(other === level || !own.goal.includes(NAMES[other]), own.goal);
        }
        for (const lesson of chapter.lessons) {
          const { title, steps, end } = own.lessons[lesson.key] ?? assert.fail(lesson.key);
          titles.push(title);
          checkSentence(end);
          assert.deepEqual(
            Object.keys(steps),
            lesson.steps.map(({ key }) => key),
          );
          for (const step of lesson.steps) checkWords(step, steps[step.key], tag === 'en' ? TASK : TASK_ELSEWHERE);
        }
      }
      assert.equal(new Set(titles).size, titles.length, 'a title twice');
      for (const title of titles) {
        assert.match(title, /^\S.*[^\s.。]$/u);
        assert.ok(title.length <= TITLE, title);
      }
      const bytes = gzipSync(JSON.stringify(texts)).length;
      assert.ok(bytes <= BYTES, `${bytes} bytes`);
    });
  }
}

/** The section of a game in the documentation of the insight: its text, its numbers, and its shares, from 0 to 1. */
function insightOf(name: string) {
  const all = readFileSync(join(import.meta.dirname, '../../www/docs/insight.md'), 'utf8');
  const text = all.split(/^## /m).find((section) => section.startsWith(`${name}\n`)) ?? '';
  const numbers = [...text.matchAll(/(?<![\d.,])(\d[\d,]*(?:\.\d+)?)( %)?/g)].map(([, digits = '', percent]) => ({
    value: Number(digits.replaceAll(',', '')),
    isShare: percent !== undefined,
  }));
  return {
    text,
    numbers: new Set(numbers.filter(({ isShare }) => !isShare).map(({ value }) => value)),
    shares: new Set(numbers.filter(({ isShare }) => isShare).map(({ value }) => Math.round(value * 10) / 1000)),
  };
}

/** What is wrong with a goal; empty if it can be reached. */
async function unreached(game: GamePage, goal: GoalGame) {
  const session = open(game, goal.position);
  const { over, toMove, players } = session.status();
  const isSame = session.position() === goal.position;
  session.free();
  if (!isSame || over || toMove !== 0 || players !== game.playerKinds.length || !LEVELS.includes(goal.level))
    return ['not a game for the learner'];
  const chance = await chanceOfGoal(game, goal);
  const isReached = chance !== null && (goal.goal === 'win' ? chance > 0.5 : chance >= 0.5);
  return isReached ? [] : [`${goal.goal}: ${chance}`];
}

const gambit = findGame('gambit')!;
const combo = findGame('combo')!;
const LAST: CourseStep = { key: 'last', position: '8/8/8/8/4,w3,3/8/2,b2,2,b1,2/8 b 0', move: '2c2xe4' };
const JUMPS: CourseStep = { key: 'jumps', position: '8/2x1x3/1o4x1/8 o', move: 'b2xd4xf2xh2' };
const SLANT: CourseStep = { key: 'slant', position: '2x2xx1/x1xx4/o1o3o1/8 o', move: 'c2xe4', reply: 'f4xd4' };
/** A claim that holds, one that doesn't, and the part that is wrong. */
const CLAIMS: [GamePage, CourseStep, Claim, Claim, string][] = [
  [gambit, JUMPS, { least: 1 }, { least: 2 }, 'least'],
  [gambit, JUMPS, { move: 'b2xd4', most: -1 }, { move: 'b2xd4', most: -2 }, 'most'],
  [gambit, JUMPS, { leads: 2, isProved: true }, { leads: 3 }, 'leads'],
  // What is accepted as well doesn't count.
  [gambit, { ...JUMPS, accepts: /xf2$|xh2$/ }, { leads: 2 }, { move: 'b2xd4', leads: 1 }, 'leads'],
  [gambit, { ...JUMPS, accepts: /^b2/ }, { least: 1 }, { leads: 0 }, 'leads'],
  [gambit, JUMPS, { gains: 1 }, { gains: 2 }, 'gains'],
  [gambit, JUMPS, { wins: true }, { move: 'b2xd4', wins: true }, 'wins'],
  [gambit, SLANT, { keeps: 0 }, { keeps: 1 }, 'keeps'],
  [gambit, SLANT, { replies: 2 }, { replies: 1 }, 'replies'],
  [gambit, JUMPS, { gains: 1 }, { keeps: 1 }, 'keeps'],
  [
    gambit,
    { key: 'slant', position: SLANT.position, move: SLANT.move },
    { reply: 'a3xa1', keeps: 0 },
    { keeps: 0 },
    'keeps',
  ],
  [gambit, SLANT, { risks: 0 }, { risks: 1 }, 'risks'],
  [gambit, JUMPS, { wins: true }, { again: true }, 'again'],
  [gambit, SLANT, { wins: undefined, gains: 0 }, { wins: true }, 'wins'],
  [
    combo,
    LAST,
    { least: 100, isProved: true, nodes: 20_000 },
    { move: '2c2-d2', isProved: true, nodes: 20_000 },
    'isProved',
  ],
  [combo, LAST, { leads: 50, nodes: 20_000 }, { leads: 50, isProved: true, nodes: 20_000 }, 'isProved'],
  [gambit, JUMPS, { least: 1 }, { move: 'b2xb4', least: -9 }, 'no value'],
];

for (const [game, step, right, wrong, part] of CLAIMS) {
  test(`a claim can be false: ${JSON.stringify(right)} holds, and ${JSON.stringify(wrong)} doesn't`, () => {
    assert.deepEqual(unproved(game, step, right), []);
    const failed = unproved(game, step, wrong);
    assert.ok(failed.length > 0 && failed.every((found) => found.startsWith(part)), failed.join());
  });
}

test('a goal can be out of reach', async () => {
  const of: (goal: Partial<GoalGame>) => Promise<string[]> = (goal) =>
    unreached(gambit, { position: JUMPS.position, level: 'easy', goal: 'win', ...goal });
  assert.deepEqual(await of({}), []);
  assert.deepEqual(await of({ position: SLANT.position }), ['win: 0']);
  assert.deepEqual(await of({ position: JUMPS.position.replace(' o', ' x') }), ['not a game for the learner']);
  // Proved draws are won by nobody.
  const [drawn] = parsePuzzles(
    readFileSync(join(import.meta.dirname, '../../www/puzzles/gambit.txt'), 'utf8'),
  ).puzzles.filter(({ goal, position }) => goal === 'draw' && position.endsWith(' o'));
  const { position } = drawn ?? assert.fail();
  assert.deepEqual(await of({ position, goal: 'draw' }), []);
  assert.deepEqual(await of({ position }), ['win: 0.5']);
});
