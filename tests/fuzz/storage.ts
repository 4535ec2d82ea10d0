// The browser's storage: whatever its texts are, what is read has the type that it must have, and what is written next
// to a damage keeps all that was sound.

import assert from 'node:assert/strict';
import fc from 'fast-check';
import { isDone, nextPart, partsOf } from '../../www/coach/course.ts';
import { ratingOf } from '../../www/coach/puzzles/rating.ts';
import { GAMES } from '../../www/games/index.ts';
import { flush } from '../../www/library/changes.ts';
import { parseTable } from '../../www/library/conflicts.ts';
import { changeCourseProgress, courseProgressOf, type CourseProgress } from '../../www/library/courses.ts';
import { removeDraft, saveDraft, savedDrafts } from '../../www/library/drafts.ts';
import { damageWords, findDamage } from '../../www/library/damage.ts';
import { mergedCourse, mergedProgress, progressTexts, takeProgress } from '../../www/library/progress.ts';
import { changeProgress, progressOf, type Progress } from '../../www/library/puzzles.ts';
import {
  archive,
  archivedGames,
  isArchived,
  loadSettings,
  removeArchived,
  removeMatch,
  saveMatch,
  saveSettings,
  savedMatches,
  savedTable,
  wayToLearn,
} from '../../www/library/storage.ts';
import { TableStore } from '../../www/library/store.ts';
import { formatLink } from '../../www/links/link.ts';
import { assertValidState } from './links.ts';
import { any, damaged, damages, engine, json, pick, play, playedGames, wildTexts } from './inputs.ts';
import { property, type Target } from './target.ts';

const PREFIX = 'gambol/1/';
const stored = new Map<string, string>();
Object.defineProperty(globalThis, 'localStorage', {
  value: {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, String(value)),
  },
  configurable: true,
});
const courses = await Promise.all(
  GAMES.map(async (game) => ({ id: game.id, parts: partsOf((await game.loadCourse?.())?.chapters ?? []) })),
);
const read = (key: string) => stored.get(PREFIX + key) ?? null;
const isTexts = (list: unknown) => Array.isArray(list) && list.every((item) => typeof item === 'string');

/** Begins with these texts, and nothing of the input before. */
function begin(texts: Record<string, string>) {
  flush();
  stored.clear();
  for (const [key, text] of Object.entries(texts)) stored.set(PREFIX + key, text);
}

const link = playedGames(6).map((played) => {
  const { session, state } = play(played);
  session.free();
  return formatLink(state);
});
const day = fc.integer({ min: 0, max: 2 ** 42 });
const archivedGame = fc.record({ link, words: fc.constantFrom('gambit', 'An old sentence.'), when: day });
const savedMatch = fc.record({
  id: fc.stringMatching(/^[a-z0-9]{4,10}$/),
  link,
  seats: fc.array(fc.nat(3), { maxLength: 2 }),
  when: day,
  isPlayed: fc.boolean(),
});
const draft = fc.record({
  id: fc.stringMatching(/^[a-z0-9]{4,10}$/),
  name: fc.string(),
  link,
  tree: fc.string(),
  when: day,
});
const date = fc.constantFrom('2026-11-22', '2026-11-23', '2027-01-01');
const progress: fc.Arbitrary<Progress> = fc.record({
  rating: fc.option(
    fc.record({
      rating: fc.double({ min: -500, max: 4000, noNaN: true }),
      deviation: fc.double({ min: 1, max: 350, noNaN: true }),
      volatility: fc.constant(0.06),
    }),
  ),
  tried: fc.uniqueArray(
    fc.record({
      when: day,
      id: fc.nat(400),
      isSolved: fc.boolean(),
      rating: fc.option(fc.double({ min: 1, max: 4000, noNaN: true })),
    }),
    { maxLength: 6, selector: ({ when, id }) => `${when} ${id}` },
  ),
  best: fc.record({ streak: fc.nat(99), storm: fc.nat(99) }),
  days: fc.dictionary(date, fc.nat(9), { noNullPrototype: true }),
});
const chapter = fc.constantFrom('rules', 'tactics', 'plans', '__proto__');
const course: fc.Arbitrary<CourseProgress> = fc.record({
  lessons: fc.uniqueArray(fc.constantFrom('jump', 'fork', 'end', 'constructor')),
  puzzles: fc.dictionary(chapter, fc.uniqueArray(fc.nat(400), { maxLength: 4 }), { noNullPrototype: true }),
  games: fc.uniqueArray(chapter),
  last: fc.constantFrom('', 'tactics/fork', 'x'),
  moves: fc.dictionary(chapter, fc.array(fc.constantFrom('a2xa4', 'e3xe1'), { maxLength: 4 }), {
    noNullPrototype: true,
  }),
});
/** Numbers, among them those of no play. */
const wildNumber = fc.constantFrom(0, 1, 600, 9999, 1e6, 1e6 + 1, 8e15, 1e300, -1e300, 1.5);
/** A list that may be longer than any that play makes. */
const many = (itemAt: (n: number) => unknown) =>
  fc.constantFrom(0, 3, 600, 3000).map((length) => Array.from({ length }, (_, n) => itemAt(n)));
const longText = fc.constantFrom('', 'rules', 'x'.repeat(64), 'x'.repeat(65), 'x'.repeat(3e5));
/** Progress in a file that nobody has made by playing. */
const absurd = fc.record({
  puzzles: fc.record({
    rating: fc.record({ rating: wildNumber, deviation: fc.constantFrom(60, 1e300), volatility: fc.constant(0.06) }),
    tried: fc
      .tuple(wildNumber, wildNumber)
      .chain(([when, rating]) => many((n) => ({ when: when + n, id: n, isSolved: true, rating }))),
    best: fc.record({ streak: wildNumber, storm: wildNumber }),
    days: many((n) => [`${2000 + n}-02-${n % 2 === 0 ? 20 : 30}`, 1]).map((days) =>
      Object.fromEntries(days as [string, number][]),
    ),
  }),
  course: fc.record({
    lessons: fc
      .tuple(
        longText,
        many((n) => `${n}`),
      )
      .map(([one, others]) => [one, ...others]),
    games: many((n) => `goal ${n}`),
    last: longText,
    puzzles: fc
      .tuple(
        longText,
        many((n) => n),
      )
      .map(([key, ids]) => ({ [key]: ids })),
    moves: fc
      .tuple(
        longText,
        longText,
        many(() => 'a2xa4'),
      )
      .map(([key, move, moves]) => ({ [key]: [...moves, move] })),
  }),
});
/** Items of a list, some of them damaged. */
const mixed = (item: fc.Arbitrary<unknown>) => fc.array(fc.oneof(item, json), { maxLength: 6 });
/** A text that is nearly right: of the right value, damaged, or of parts of it. */
const nearly = (value: fc.Arbitrary<unknown>) =>
  fc.oneof(
    value.map((right) => JSON.stringify(right)),
    fc.record({ value, damages }).map(({ value: right, damages: list }) => damaged(JSON.stringify(right), list)),
    fc.record({ value, key: any, other: json }).map(({ value: right, key, other }) => {
      const object = Object(structuredClone(right));
      const keys = Object.keys(object);
      if (keys.length > 0) object[pick(keys, key)] = other;
      return JSON.stringify(object);
    }),
    wildTexts,
  );
const settings = fc.record({
  theme: fc.constantFrom('auto', 'light', 'dark'),
  set: fc.constantFrom('auto', 'sea'),
  volume: fc.nat(100),
  pause: fc.nat(2000),
  scan: fc.nat(2000),
  sound: fc.boolean(),
  language: fc.constantFrom('auto', 'de'),
  lastGame: fc.constantFrom('', 'combo'),
  lastSetup: fc.constant({ combo: 'draws=none' }),
});
const game = fc.constantFrom(...GAMES.map(({ id }) => id));
/** The texts of all keys. */
const texts = fc
  .record({
    game,
    table: nearly(fc.constant('')),
    link: fc.oneof(
      link,
      fc.record({ link, damages }).map((given) => damaged(given.link, given.damages)),
    ),
    shelf: nearly(mixed(archivedGame)),
    matches: nearly(mixed(savedMatch)),
    settings: nearly(settings),
    studies: nearly(mixed(draft)),
    course: nearly(course),
    puzzles: nearly(progress),
    isWild: fc.boolean(),
  })
  .map(({ game: id, link: told, table, isWild, shelf, matches, settings: set, studies, course: learnt, puzzles }) => ({
    game: id,
    texts: {
      [`table/${id}`]: isWild ? table : told,
      shelf,
      matches,
      settings: set,
      [`studies/${id}`]: studies,
      [`course/${id}`]: learnt,
      [`puzzles/${id}`]: puzzles,
    },
  }));

function assertCourse({ lessons, puzzles, games, last, moves }: CourseProgress) {
  assert.ok(isTexts(lessons) && isTexts(games) && typeof last === 'string');
  assert.ok(new Set(lessons).size === lessons.length && Object.values(moves).every(isTexts));
  assert.ok(Object.values(puzzles).every((ids) => Array.isArray(ids) && ids.every(Number.isInteger)));
}

function assertProgress({ rating, tried, best, days }: Progress) {
  assert.ok(
    rating === null ||
      (Number.isFinite(rating.rating) &&
        rating.deviation > 0 &&
        rating.deviation <= 1000 &&
        rating.volatility > 0 &&
        rating.volatility <= 1),
    'rating',
  );
  assert.ok(
    tried.every(
      ({ when, id, isSolved, rating: after }) =>
        Number.isFinite(when) &&
        Number.isInteger(id) &&
        typeof isSolved === 'boolean' &&
        (after === null || Number.isFinite(after)),
    ),
    'tried',
  );
  assert.ok(
    [best.streak, best.storm, ...Object.values(days)].every((count) => Number.isInteger(count) && count >= 0),
    'counts',
  );
}

/** The items of a stored list that are read as they are. */
function listIn(text: string | null): unknown[] {
  try {
    const list = JSON.parse(text ?? '[]');
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

export const target: Target = {
  'whatever is stored, what is read has its type': property({
    runs: 300,
    inputs: texts,
    check: async ({ game: id, texts: given }) => {
      begin(given);
      const before = JSON.stringify([...stored]);
      const found = loadSettings();
      for (const [key, value] of Object.entries(found))
        assert.ok(
          ['string', 'boolean', 'number', 'object'].includes(typeof value) &&
            value !== null &&
            (typeof value !== 'number' || Math.abs(value) <= 5000),
          `${key}: ${JSON.stringify(value)}`,
        );
      for (const { link: to, words, when } of archivedGames())
        assert.ok(typeof to === 'string' && typeof words === 'string' && !Number.isNaN(new Date(when).getTime()));
      for (const { id: match, seats, link: to } of savedMatches()) {
        assert.ok(typeof match === 'string' && seats.every(Number.isInteger));
        const state = parseTable(to);
        if (state) assertValidState(state);
      }
      const state = parseTable(savedTable(id), id);
      if (state) assertValidState(state);
      for (const item of savedDrafts(id))
        assert.ok([item.id, item.name, item.link, item.tree].every((text) => typeof text === 'string'));
      assertProgress(progressOf(id));
      assert.ok(Number.isFinite(ratingOf(progressOf(id), { levels: {} }).rating));
      const learnt = courseProgressOf(id);
      assertCourse(learnt);
      const { parts } = courses.find((other) => other.id === id) ?? assert.fail();
      const next = nextPart(parts, learnt);
      assert.ok(
        next === null ? parts.every((part) => isDone(learnt, part)) : parts.includes(next) && !isDone(learnt, next),
        'the next part is one that is not done',
      );
      assert.match(wayToLearn(id), /^#\/\w+\/(learn|course)$/);
      const damages = findDamage();
      assert.ok(damages.length === 0 || (await damageWords(damages)) !== null);
      flush();
      assert.equal(JSON.stringify([...stored]), before, 'nothing is changed by reading');
    },
  }),
  'what is written beside a damage keeps what is sound': property({
    runs: 200,
    inputs: fc.record({ all: texts, link, draft, match: savedMatch }),
    check: ({ all: { game: id, texts: given }, link: told, draft: study, match }) => {
      begin(given);
      const state = parseTable(told) ?? assert.fail('a table');
      const [games, matches, drafts] = [archivedGames(), savedMatches(), savedDrafts(id)];
      archive(state);
      assert.ok(isArchived(state) && archivedGames()[0]?.link === told);
      // A game that the new one continues is a part of it.
      assert.ok(
        archivedGames().length > Math.min(19, games.filter((other) => !parseTable(other.link)).length),
        'no other game is lost',
      );
      removeArchived(told);
      assert.ok(archivedGames().every((other) => other.link !== told && games.some((before) => same(before, other))));
      saveDraft(id, study);
      assert.ok(
        same(savedDrafts(id), [study, ...drafts.filter((other) => other.id !== study.id)]),
        'no other study is lost',
      );
      removeDraft(id, study);
      assert.ok(
        same(
          savedDrafts(id),
          drafts.filter((other) => other.id !== study.id),
        ),
      );
      const own = parseTable(match.link) ?? assert.fail('a table');
      saveMatch(match.id, { ...own, match: { id: match.id, from: 0 } }, [0]);
      if (matches.length < 40)
        for (const other of matches)
          if (other.id !== match.id)
            assert.ok(
              savedMatches().some((kept) => same(kept, other)),
              'no other game by link is lost',
            );
      removeMatch(match.id);
      assert.ok(savedMatches().every((other) => other.id !== match.id));
      const settingsBefore = loadSettings();
      saveSettings({ ...settingsBefore, sound: !settingsBefore.sound });
      assert.deepEqual(loadSettings(), { ...settingsBefore, sound: !settingsBefore.sound });
      flush();
      for (const item of listIn(read('matches')))
        assert.ok(
          savedMatches().some((kept) => same(kept, item)),
          'what is written is sound',
        );
    },
  }),
  'a table is stored over anything, and an earlier game goes to the archive': property({
    runs: 150,
    inputs: fc.record({ all: texts, other: link }),
    check: ({ all: { texts: given }, other }) => {
      const state = parseTable(other) ?? assert.fail('a table');
      begin(given);
      stored.set(`${PREFIX}table/${state.game}`, given[`table/${state.game}`] ?? '');
      const before = parseTable(read(`table/${state.game}`), state.game);
      const store = new TableStore(state.game, true, { onFollow: () => {}, onShared: () => {}, onConflict: () => {} });
      store.markPlayed();
      store.save(state);
      flush();
      store.close();
      assert.equal(savedTable(state.game), other);
      if (before && before.moves.length > 0)
        assert.ok(
          isArchived(before) ||
            formatLink(before) === other ||
            before.moves.every((move, ply) => state.moves[ply] === move),
          'the game before is kept',
        );
    },
  }),
  'progress is written and read as it is, and what a file adds takes nothing away': property({
    runs: 200,
    inputs: fc.record({
      game,
      ours: progress,
      theirs: progress,
      learnt: course,
      more: course,
      damages: fc.option(damages),
    }),
    check: ({ game: id, ours, theirs, learnt, more, damages: spoil }) => {
      begin({});
      changeProgress(id, () => ours);
      changeCourseProgress(id, () => learnt);
      flush();
      assert.ok(same(progressOf(id).tried, ours.tried) && same(progressOf(id).best, ours.best));
      assert.deepEqual(
        [courseProgressOf(id).lessons, courseProgressOf(id).games, courseProgressOf(id).last],
        [learnt.lessons, learnt.games, learnt.last],
      );
      // Another browser, whose file is read here.
      const [mine, lessons] = [progressOf(id), courseProgressOf(id)];
      begin({});
      changeProgress(id, () => theirs);
      changeCourseProgress(id, () => more);
      flush();
      const file = progressTexts().join('\n');
      begin({});
      changeProgress(id, () => mine);
      changeCourseProgress(id, () => lessons);
      flush();
      for (const { headers } of engine.splitStudies(spoil === null ? file : damaged(file, spoil)))
        takeProgress(headers);
      flush();
      const [after, now] = [progressOf(id), courseProgressOf(id)];
      assertProgress(after);
      assertCourse(now);
      for (const attempt of mine.tried)
        assert.ok(
          after.tried.some((other) => same(other, attempt)),
          'no attempt is lost',
        );
      assert.ok(after.best.streak >= mine.best.streak && after.best.storm >= mine.best.storm);
      for (const date of Object.keys(mine.days)) assert.ok(date in after.days);
      for (const lesson of lessons.lessons) assert.ok(now.lessons.includes(lesson), 'no lesson is lost');
      for (const goal of lessons.games) assert.ok(now.games.includes(goal));
      for (const [key, ids] of Object.entries(lessons.puzzles))
        assert.ok(
          ids.every((puzzle) => now.puzzles[key]?.includes(puzzle)),
          'no puzzle is lost',
        );
      for (const [key, moves] of Object.entries(lessons.moves)) {
        const kept = now.moves[key] ?? assert.fail('no game is lost');
        assert.deepEqual(
          lessons.games.includes(key) ? kept : kept.slice(0, moves.length),
          moves,
          'a game goes on, and one with a reached goal stays as it is',
        );
      }
      if (spoil === null)
        for (const lesson of more.lessons) assert.ok(now.lessons.includes(lesson), 'what the file tells is taken');
      assert.deepEqual(
        mergedProgress(after, after),
        { ...after, tried: after.tried.toSorted((a, b) => a.when - b.when) },
        'what is known is merged without a change',
      );
      assert.deepEqual(mergedCourse(now, now), now);
    },
  }),
  'whatever a file of progress tells, one’s own stays, what is stored is bounded, and saving goes on': property({
    runs: 60,
    inputs: fc.record({ game, ours: progress, learnt: course, file: absurd, times: fc.nat(3) }),
    check: ({ game: id, ours, learnt, file, times }) => {
      begin({});
      changeProgress(id, () => ours);
      changeCourseProgress(id, () => learnt);
      flush();
      const [mine, lessons] = [progressOf(id), courseProgressOf(id)];
      for (let n = 0; n <= times; n += 1)
        takeProgress([
          ['Game', id],
          ['Progress', JSON.stringify(file)],
        ]);
      flush();
      const [after, now] = [progressOf(id), courseProgressOf(id)];
      assertProgress(after);
      assertCourse(now);
      for (const attempt of mine.tried)
        assert.ok(
          after.tried.some((other) => same(other, attempt)),
          'no attempt is lost',
        );
      for (const date of Object.keys(mine.days)) assert.ok(date in after.days, 'no day is lost');
      const end = Date.now() + 86_400_000;
      for (const { when, id: puzzle } of after.tried)
        assert.ok(
          when <= end || mine.tried.some((other) => other.when === when && other.id === puzzle),
          'no attempt of the future is added',
        );
      for (const date of Object.keys(after.days))
        assert.ok(Date.parse(date) <= end || date in mine.days, 'no day of the future is added');
      for (const [key, moves] of Object.entries(lessons.moves))
        assert.deepEqual(lessons.games.includes(key) ? now.moves[key] : now.moves[key]?.slice(0, moves.length), moves);
      for (const lesson of lessons.lessons) assert.ok(now.lessons.includes(lesson), 'no lesson is lost');
      const size = [...stored.values()].reduce((sum, text) => sum + text.length, 0);
      assert.ok(size < 300_000, `${size} characters`);
      const { coordinates } = loadSettings();
      saveSettings({ ...loadSettings(), coordinates: !coordinates });
      flush();
      assert.equal(JSON.parse(read('settings') ?? '{}').coordinates, !coordinates, 'what comes after it is stored');
    },
  }),
};
