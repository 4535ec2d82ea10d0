// Files of the library, texts of studies and packed trees: what is exported is imported the same, and a damaged text
// gives sound games or its place in words, in a bounded number of steps, without a change to what was there.

import assert from 'node:assert/strict';
import fc from 'fast-check';
import { isTrap } from '../../www/core/fault.ts';
import { explain } from '../../www/core/messages.ts';
import { copyOf } from '../../www/game/edits.ts';
import { ROOT } from '../../www/game/tree.ts';
import { formatTree, parseTree } from '../../www/game/treetext.ts';
import { findGame } from '../../www/games/index.ts';
import { entryOfGame, entryOfText, type Entry } from '../../www/library/shelf/entry.ts';
import { importText, salvage } from '../../www/library/shelf/import.ts';
import { fileOf, withNames } from '../../www/library/shelf/text.ts';
import { formatLink, parseLink } from '../../www/links/link.ts';
import { replaySession, startSession } from '../../www/links/opener.ts';
import { holdsStudy, readStudy } from '../../www/screens/study/files.ts';
import { packTree, unpackTree } from '../../www/screens/study/packing.ts';
import { assertValidState } from './links.ts';
import {
  any,
  damaged,
  damages,
  engine,
  json,
  opener,
  pick,
  play,
  playedGames,
  wildTexts,
  extras,
  withExtras,
  type Extras,
  type RandomGame,
} from './inputs.ts';
import { property, type Target } from './target.ts';
import type { Session } from '../../www/core/bindings.ts';
import type { Engine } from '../../www/core/engine.ts';
import type { Shelf } from '../../www/library/shelf/shelf.ts';

/** Words that only programmers read. */
const RAW =
  /undefined|NaN\b|\[object|TypeError|RangeError|RuntimeError|unreachable|panicked|function\b|Something went wrong/;
/** The most calls of the engine for each study, without its moves, and for each piece of a text. */
const [CALLS, PIECE] = [30, 4096];

/** An engine that counts what it is asked for. */
function counting(): { counted: Engine; count: () => number } {
  let calls = 0;
  const guard = (session: Session) =>
    new Proxy(session, {
      get: (target, name) => {
        calls += 1;
        const member = Reflect.get(target, name);
        return typeof member === 'function' ? member.bind(target) : member;
      },
    });
  const { parseStudy, salvageStudy } = engine.Session;
  const counted = {
    ...opener,
    splitStudies: (text: string) => {
      calls += 1;
      return engine.splitStudies(text);
    },
    parseStudy: (...text: [string, number?]) => guard(parseStudy(...text)),
    salvageStudy: (...text: [string, number]) => {
      const { session, ...rest } = salvageStudy(...text);
      return { session: guard(session), ...rest };
    },
  };
  return { counted: counted as unknown as Engine, count: () => calls };
}

const { counted: whole } = counting();

/** A shelf in memory. */
function shelfOf(entries: Entry[]) {
  const kept = new Map(entries.map((entry) => [entry.id, entry]));
  const shelf = {
    heads: () => Promise.resolve([...kept.values()]),
    texts: (ids: string[]) => Promise.resolve(ids.flatMap((id) => kept.get(id)?.text ?? [])),
    change: (ids: string[], edit: (entry: Entry | null, id: string) => Entry | null) => {
      for (const id of ids) {
        const entry = edit(kept.get(id) ?? null, id);
        if (entry) kept.set(id, entry);
        else kept.delete(id);
      }
      return Promise.resolve(new Map());
    },
  };
  return { kept, shelf: shelf as unknown as Shelf };
}

/**
 * Imports a text.
 *
 * @param before the entries that are there
 */
async function importInto(text: string, before: Entry[] = []) {
  const { kept, shelf } = shelfOf(before);
  const { counted, count } = counting();
  const imported = await importText(text, {
    shelf,
    engine: counted,
    onProgress: (share) => assert.ok(share > 0 && share <= 1),
    signal: new AbortController().signal,
  });
  for (const entry of before) assert.equal(kept.get(entry.id), entry, 'what was there is as it was');
  assert.equal(kept.size, before.length + imported.added.length);
  const added = imported.added.map((id) => kept.get(id) ?? assert.fail('what was added is there'));
  return { imported, added, shelf, kept, count };
}

/** What a player types into a field. */
const name = fc
  .oneof(
    fc.constantFrom(
      '',
      'Final',
      'a "b" \\ c',
      '[Game "combo"]',
      '* } {',
      'Ünï ♟ 名前',
      '__proto__',
      '1. d2xd4',
      '(',
      ';',
      '\\',
      '"',
      '\t',
    ),
    fc.string({ unit: 'grapheme', maxLength: 30 }),
  )
  .map((text) => text.replaceAll(/[\r\n]/g, '').trim());
const players = fc.array(
  fc.oneof(
    fc.constantFrom('human', 'easy', 'Anna', 'B. "Bert" C', 'x'.repeat(60)),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }).map((text) => text.replaceAll(/[,\s]/g, 'x')),
  ),
  { minLength: 4, maxLength: 4 },
);
const note = fc.oneof(
  fc.constantFrom('A comment.', 'a } b', '{', '; x', '(1. x)', '[Game "x"]', '[%cal Ga1]', '"\\'),
  fc.string({ unit: 'grapheme', maxLength: 20 }),
);
/** An entry of the library: a game at a table, one of a file with names of players, or a study. */
interface LibraryEntry {
  played: RandomGame;
  kind: 'game' | 'named' | 'study';
  extras: Extras;
  name: string;
  folder: string;
  players: string[];
  when: number;
  notes: [number, string][];
  variations: [number, number][];
}

const keptEntry: fc.Arbitrary<LibraryEntry> = fc.record({
  played: playedGames(12),
  kind: fc.constantFrom('game', 'named', 'study'),
  extras,
  name,
  folder: name,
  players,
  when: fc.integer({ min: 0, max: 4_102_444_800 }).map((seconds) => seconds * 1000),
  notes: fc.array(fc.tuple(any, note), { minLength: 1, maxLength: 3 }),
  variations: fc.array(fc.tuple(any, any), { maxLength: 3 }),
});

/** @returns null for a game that is not kept */
function entryOf(
  { played, kind, extras: more, name: called, folder, players: named, when, notes, variations }: LibraryEntry,
  n: number,
): Entry | null {
  const { game, session, state } = play(played);
  const made = { id: `entry${n}`, when };
  try {
    if (kind === 'game') {
      const table = { ...withExtras(game, state, more), match: null, at: null };
      if (typeof table.ending === 'number') table.ending %= session.status().players;
      // Only one clock can have run down.
      if (table.clock?.left)
        table.clock.left = table.clock.left.map((millis, seat) => (seat === 0 ? millis : Math.max(100, millis)));
      if ((table.clock?.left?.[0] ?? 1) <= 0) delete table.ending;
      const entry = entryOfGame(table, whole, made);
      return entry && edited(entry, called, folder);
    }
    if (kind === 'study') {
      for (const [at, choice] of variations) {
        session.goTo(pick([...session.tree(ROOT).ids], at));
        const legal = session.legal();
        if (legal.length > 0) session.playVariation(pick(legal, choice));
      }
      for (const [at, text] of notes) session.annotate(pick([...session.tree(ROOT).ids], at), text, '');
    }
    const { players: seats } = session.status();
    const text = session.formatStudy(
      kind === 'study'
        ? []
        : [
            ['Players', named.slice(0, seats).join(', ')],
            ['Date', '1999.12.31'],
            ['Note', called],
          ],
    );
    const entry = entryOfText({ name: '', text, headers: engine.splitStudies(text)[0]?.headers ?? [] }, whole, made);
    if (kind === 'study' && entry.kind !== 'study') return null;
    if (kind === 'named') assert.deepEqual(entry.players, named.slice(0, seats), 'the names of all players are read');
    return edited(entry, called, folder);
  } finally {
    session.free();
  }
}

/** An entry as the library names it. */
function edited(entry: Entry, called: string, folder: string): Entry {
  if (called === '' && folder === '') return entry;
  return { ...entry, name: called, folder, text: withNames(entry.text, { name: called, folder }) };
}

function shelved(list: LibraryEntry[]) {
  const entries = new Map<string, Entry>();
  for (const [n, kept] of list.entries()) {
    const entry = entryOf(kept, n);
    // The library keeps a game once.
    if (entry) entries.set(entry.kind === 'study' ? entry.text : entry.print, entry);
  }
  return [...entries.values()];
}

/**
 * A link without what is not in the text of its game: the time that is left, and the seed of a game that needs none.
 */
const told = (link: string, text: string) =>
  link.replace(/left=[^&]*&?/, '').replace(/seed=\d+&?/, (seed) => (/\[Seed "/.test(text) ? seed : ''));

/**
 * What an import keeps of an entry; times are those of headers, which have no time of a change, and no time at all
 * where they have a date alone.
 */
const factsOf = ({
  kind,
  game,
  name: called,
  folder,
  created,
  plies,
  final,
  opening,
  print,
  result,
  players: seats,
  link,
  text,
}: Entry) => ({
  kind,
  game,
  called,
  folder,
  created: /\[Date "/.test(text) ? created : null,
  plies,
  final,
  opening,
  print,
  result,
  seats,
  link: told(link, text),
  text: text.trim(),
});

const sorted = (entries: Entry[]) => entries.map(factsOf).sort((one, other) => (one.text < other.text ? -1 : 1));

/** Checks an entry that was made of a text of unknown origin. */
function assertSound(entry: Entry) {
  const game = findGame(entry.game) ?? assert.fail('a known game');
  const session = engine.Session.parseStudy(entry.text);
  const seats = session.status().players;
  assert.equal(
    session.formatStudy(engine.splitStudies(entry.text)[0]?.headers ?? []),
    entry.text,
    'its text is canonical',
  );
  session.free();
  assert.ok(
    entry.players.length === seats &&
      entry.players.every(
        (player) => typeof player === 'string' && player !== '' && player.isWellFormed() && player.length <= 120,
      ),
  );
  for (const text of [entry.name, entry.folder])
    assert.ok(typeof text === 'string' && text.length <= 120 && text.isWellFormed(), 'names are whole');
  assert.ok(Number.isFinite(entry.created) && !Number.isNaN(new Date(entry.created).getTime()));
  const { result } = entry;
  assert.ok(
    result === null || (result.scores.length === seats && result.winners.every((seat) => seat >= 0 && seat < seats)),
  );
  const place = parseLink(entry.link, findGame);
  assert.ok(place.screen === 'table' && place.problems.length === 0, 'its link is sound');
  assertValidState(place.state);
  const again = replaySession(game, place.state, opener);
  assert.equal(again.ply(), entry.plies);
  assert.equal(again.position(), entry.final, 'its link leads to its end');
  again.free();
}

/**
 * Checks that what is wrong is said in words, with its place.
 *
 * @param from the first line where the damage may be
 */
async function assertExplained(error: unknown, text: string, from = 1) {
  assert.ok(
    !isTrap(error) && error instanceof Error && typeof Reflect.get(error, 'code') === 'string',
    `a code, not ${error}`,
  );
  const place = Reflect.get(error, 'place');
  const line = Array.isArray(place) ? place.find((step: { name: string }) => step.name === 'line')?.at : undefined;
  const words = await explain(error);
  assert.ok(words.length > 0 && words.length <= 200);
  assert.doesNotMatch(words.replaceAll(/“[^”]*”/gs, ''), RAW);
  if (line === undefined) return;
  assert.ok(line >= from && line <= text.split('\n').length + 1, `line ${line} of ${text.split('\n').length}`);
  assert.ok(words.replaceAll(',', '').includes(String(line)), `the line is said: ${words}`);
}

/** Checks what an import of a text of unknown origin has made of it. */
async function assertImport(text: string, before: Entry[]) {
  const { imported, added, shelf, kept, count } = await importInto(text, before);
  const studies = imported.added.length + imported.known + imported.damaged.length + imported.progress.length;
  assert.ok(count() <= CALLS * studies + Math.ceil(text.length / PIECE) + 1, `${count()} calls for ${studies} studies`);
  for (const entry of added) assertSound(entry);
  for (const { error, line } of imported.damaged) await assertExplained(error, text, line);
  const size = kept.size;
  const ids = await salvage(imported.damaged, { shelf, engine: whole });
  assert.ok(ids.length <= imported.damaged.length && kept.size === size + ids.length);
  for (const id of ids) assertSound(kept.get(id) ?? assert.fail());
  for (const entry of before) assert.equal(kept.get(entry.id), entry, 'what was there is as it was');
  return { imported, added };
}

/** Texts that are no files of games. */
const junk = fc.oneof(
  wildTexts,
  fc.constantFrom(
    'PK\u0003\u0004\u0014\u0000\u0000\u0000\u0008\u0000',
    '\ufeff[Game "gambit"]\n\n*\n',
    '[Game "gambit"]',
    '[Game',
    '\n[Game "',
    '[Game "chess"]\n\n1. e4 *',
    '<!doctype html><title>x</title>',
    '\r',
    '\u0000'.repeat(99),
  ),
  playedGames(4).map((played) => {
    const { session, state } = play(played);
    session.free();
    return `https://example.org/a/${formatLink(state)}`;
  }),
  fc
    .record({
      piece: fc.constantFrom(
        '[Game "gambit"]\n',
        '[',
        '(',
        '{',
        '\n',
        ' ',
        '[Game ',
        '[Progress "{}"]\n',
        '[x "\\',
        '1. ',
        '*\n',
      ),
      times: fc.nat(3000),
    })
    .map(({ piece, times }) => piece.repeat(times)),
  fc
    .array(
      fc.oneof(
        fc.constantFrom(
          '[Game "gambit"]',
          '[Game "luckymoose"]',
          '[Setup "size=99"]',
          '[Setup "draws"]',
          '[Seed "-1"]',
          '[Position "8/8 o"]',
          '[Players ","]',
          '[Players "a,b,c,d,e"]',
          '[Date "9999.99.99"]',
          '[Date "0000.00.00"]',
          '[Time "x"]',
          '[Clock "1+1"]',
          '[Ending "time-9"]',
          '[Ending "time-0"]',
          '[Clock "300+5"]',
          '[Event "\ud83d"]',
          '[Progress "1"]',
          '',
          '*',
          '1. d2xd4',
          '{',
          '}',
          '(',
          ')',
        ),
        fc.string({ maxLength: 8 }),
      ),
      { maxLength: 12 },
    )
    .map((lines) => lines.join('\n')),
);

const headerKey = fc.oneof(
  fc.constantFrom(
    'Players',
    'Event',
    'Folder',
    'Date',
    'Time',
    'Clock',
    'Ending',
    'Result',
    'Seed',
    'Setup',
    'Position',
    '__proto__',
    'constructor',
  ),
  fc.stringMatching(/^\w{1,8}$/),
);
const headerValue = fc.oneof(
  fc.constantFrom(
    '',
    'human',
    'human, easy',
    'a,b',
    'a,b,c',
    'a,b,c,d',
    '2026.11.22',
    '275760.09.13',
    '-1.1.1',
    '24:00:00',
    '23:59:59',
    '300+5',
    '10+0',
    'time-0',
    'time-1',
    'resigned-1',
    'resigned-9',
    'draw',
    'draws=pieces',
    'draws=none',
    'draws',
    'size=9=1',
    'players=2 players=3',
    '1e3',
    '7',
  ),
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.string({ unit: 'grapheme', minLength: 100, maxLength: 260, size: 'max' }),
  fc.constantFrom(119, 120, 121).map((length) => `${'x'.repeat(length - 1)}😀`),
);

export const target: Target = {
  'what the library exports is imported the same, once': property({
    runs: 80,
    inputs: fc.record({ list: fc.array(keptEntry, { maxLength: 5 }), isOneGame: fc.boolean() }),
    check: async ({ list, isOneGame }) => {
      // A game may be there as it was played, and as studies with other variations and comments.
      const entries = shelved(
        list.map((kept) => (isOneGame ? { ...kept, played: list[0]?.played ?? kept.played } : kept)),
      );
      const file = fileOf(entries.map(({ text }) => text));
      const { imported, added } = await importInto(file);
      assert.deepEqual(
        imported.damaged.map(({ error }) => String(error)),
        [],
      );
      assert.deepEqual(sorted(added), sorted(entries));
      const { imported: again } = await importInto(file, entries);
      assert.deepEqual([again.added, again.known], [[], entries.length], 'what is there is not added again');
      const twice = await importInto(`${file}\n${file}`);
      assert.deepEqual([twice.added.length, twice.imported.known], [entries.length, entries.length]);
      assert.equal(fileOf(added.map(({ text }) => text)), file, 'and exported as it was');
    },
  }),
  'a damaged file gives sound games or tells the place, and loses no other game': property({
    runs: 150,
    inputs: fc.record({
      before: fc.array(keptEntry, { maxLength: 2 }),
      list: fc.array(keptEntry, { minLength: 1, maxLength: 4 }),
      which: any,
      damages,
    }),
    check: async ({ before, list, which, damages: spoil }) => {
      const entries = shelved(list);
      if (entries.length === 0) return;
      const hit = which % entries.length;
      const texts = entries.map(({ text }, n) => (n === hit ? damaged(text, spoil) : text));
      const file = fileOf(texts);
      const there = shelved(before).map((entry, n) => ({ ...entry, id: `before${n}` }));
      await assertImport(file, there);
      const { added } = await assertImport(file, []);
      // What stands before the first study, and a header that begins one, are the damage of that one.
      if (!texts[hit]?.startsWith('[Game "') || texts[hit].split(/^[ \t]*\[Game[ \t"]/m).length !== 2) return;
      for (const [n, entry] of entries.entries()) {
        const twin = (other: Entry) => other.print === entry.print;
        if (n !== hit)
          assert.ok(
            added.some((other) => other.text === entry.text || twin(other)),
            'the games beside the damage are read',
          );
      }
    },
  }),
  'any text is read in bounded steps': property({
    runs: 250,
    inputs: fc.record({ text: junk, damages: fc.option(damages), before: fc.array(keptEntry, { maxLength: 1 }) }),
    check: async ({ text, damages: spoil, before }) => {
      await assertImport(spoil === null ? text : damaged(text, spoil), shelved(before));
    },
  }),
  'headers of any values give a sound entry, or say what is wrong': property({
    runs: 250,
    inputs: fc.record({
      played: playedGames(5),
      headers: fc.array(fc.tuple(headerKey, headerValue), { maxLength: 8 }),
    }),
    check: async ({ played, headers }) => {
      const { session } = play(played);
      const own = engine.splitStudies(session.formatStudy([]))[0]?.headers ?? [];
      const given = new Map([...own, ...headers]);
      const [, moves = ''] = session.formatStudy([]).split('\n\n');
      session.free();
      const escaped = (value: string) =>
        value.replaceAll(/[\\"]/g, '\\$&').replaceAll('\n', '\\n').replaceAll('\r', '\\r').replaceAll('\t', '\\t');
      const text = `${[...given].map(([key, value]) => `[${key} "${escaped(value)}"]`).join('\n')}\n\n${moves}`;
      await assertImport(text, []);
    },
  }),
  'a study of a text is the same again, or is refused with its place': property({
    runs: 200,
    inputs: fc.record({
      kept: keptEntry,
      damages: fc.option(damages),
      junk: fc.option(junk, { freq: 2 }),
      isPartly: fc.boolean(),
    }),
    check: async ({ kept, damages: spoil, junk: other, isPartly }) => {
      const entry = entryOf(kept, 0);
      const text = other ?? (entry ? (spoil === null ? entry.text : damaged(entry.text, spoil)) : '');
      assert.equal(typeof holdsStudy(whole, text), 'boolean');
      let found: ReturnType<typeof readStudy>;
      try {
        found = readStudy(whole, text, isPartly);
      } catch (error) {
        assert.ok(spoil !== null || other !== null || entry === null, `a sound study is read: ${error}`);
        return assertExplained(error, text);
      }
      const { state, copy, name: called } = found;
      assertValidState(state);
      assert.ok(called.length <= 120 && called.isWellFormed());
      const place = parseLink(formatLink(state), findGame);
      assert.ok(place.screen === 'table' && place.problems.length === 0, 'its link is sound');
      assert.deepEqual(place.state, state);
      assert.deepEqual(parseTree(formatTree(copy)), copy);
      const session = startSession(findGame(state.game) ?? assert.fail(), state, opener);
      // Each line can be played from there.
      for (const [node, move] of copy.moves.entries()) {
        if (node === 0) continue;
        session.goTo(nodes(session)[copy.parents[node] ?? 0] ?? 0);
        session.playVariation(move);
      }
      assert.deepEqual(copyOf(session.tree(ROOT)).moves, copy.moves);
      session.free();
    },
  }),
  'a packed tree is the same again, and a damaged one is a tree or none': property({
    runs: 200,
    inputs: fc.record({ kept: keptEntry, damages: fc.option(damages), wild: fc.option(json), isText: fc.boolean() }),
    check: async ({ kept, damages: spoil, wild, isText }) => {
      const { session } = play(kept.played);
      for (const [at, choice] of kept.variations) {
        session.goTo(pick([...session.tree(ROOT).ids], at));
        const legal = session.legal();
        if (legal.length > 0) session.playVariation(pick(legal, choice));
      }
      const copy = copyOf(session.tree(ROOT));
      session.free();
      const text = formatTree(copy);
      assert.deepEqual(await unpackTree(await packTree(text)), copy);
      const spoilt =
        wild !== null
          ? await packTree(JSON.stringify(Array.isArray(wild) ? [0, ['', 0], ...wild] : wild))
          : isText
            ? await packTree(damaged(text, spoil ?? []))
            : damaged(await packTree(text), spoil ?? []);
      const found = await unpackTree(spoilt);
      if (found === null) return;
      const { parents, moves, notes, marks, current } = found;
      assert.ok(
        [parents, notes, marks].every((part) => part.length === moves.length) && moves[0] === '' && parents[0] === -1,
      );
      assert.ok(
        parents.every((parent, place) => place === 0 || (Number.isInteger(parent) && parent >= 0 && parent < place)),
        'a parent comes before its children',
      );
      assert.ok(
        moves.slice(1).every((move) => typeof move === 'string' && move !== '') &&
          [...notes, ...marks].every((each) => typeof each === 'string'),
      );
      assert.ok(Number.isInteger(current) && current >= 0 && current < moves.length);
      assert.deepEqual(parseTree(formatTree(found)), found);
    },
  }),
};

const nodes = (session: Session) => [...session.tree(ROOT).ids];
