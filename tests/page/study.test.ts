// Studies as text, through the bindings: what is read is written again byte for byte.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { messageOf } from '../../www/core/messages.ts';
import { GAMES } from '../../www/games/index.ts';
import { nodesOf } from '../../www/game/tree.ts';
import { loadErrors } from '../../www/words/errors/index.ts';
import { speak } from '../../www/words/vocabulary.ts';
import { loadEngine } from '../tools/engine.ts';
import type { EngineError } from '../../www/core/bindings.ts';

const { Session, splitStudies } = await loadEngine();
const ROOT = 0;
/** A comment that a careless writer would change. */
const NOTE = ' {(a)} [Game "x"]\n[%csl Ge4]  \\n\t\r\n} é 日本語 \u202e😀 ';

/** A game after some moves, with a variation, comments and marks. */
function annotated(id: string) {
  const session = Session.start(id, 'seed=42');
  for (let ply = 0; ply < 6; ply += 1) session.play(session.legal()[ply % session.legal().length] ?? '');
  session.seek(3);
  const variation = session.playVariation(session.legal().at(-1) ?? '');
  session.annotate(variation, NOTE, '?! Ga1b2 Rc3');
  session.annotate(ROOT, NOTE.repeat(9), '= Yd4');
  return session;
}

/** What the engine throws. */
function thrown(action: () => unknown) {
  try {
    action();
  } catch (error) {
    return error as EngineError;
  }
  return assert.fail('nothing was thrown');
}

const HEADERS: [key: string, value: string][] = [
  ['Players', 'Ann "A", Bo'],
  ['Result', '1-0'],
  ['Date', '2026.11.22'],
  ['Source', NOTE],
];

for (const { id } of GAMES) {
  test(`a study of ${id} is text and back`, () => {
    const session = annotated(id);
    const text = session.formatStudy(HEADERS);
    const [part, ...others] = splitStudies(text);
    assert.deepEqual([part?.text, part?.line, others], [text, 1, []]);
    assert.deepEqual(
      part?.headers.find(([key]) => key === 'Source'),
      ['Source', NOTE],
    );
    const again = Session.parseStudy(text);
    assert.equal(again.formatStudy(part?.headers ?? []), text);
    const { ids: _, current: __, ...tree } = session.tree(ROOT);
    const { ids, current, ...same } = again.tree(ROOT);
    assert.deepEqual(same, tree);
    assert.equal(current, same.main - 1, 'it opens at the end of its main line');
    assert.equal(nodesOf(again.tree(ROOT)).root?.note, NOTE.repeat(9));
    assert.deepEqual([again.first(), again.history(0, true)], [session.first(), session.history(0, true)]);
    assert.equal(ids.length, tree.moves.length);
    session.free();
    again.free();
  });
}

test('a file with games of each kind is split and joined', () => {
  const texts = GAMES.map(({ id }) => annotated(id).formatStudy([]));
  const parts = splitStudies(`\ufeff${texts.join('\n')}`);
  assert.deepEqual(
    parts.map(({ text }) => text),
    texts,
  );
  assert.deepEqual(
    parts.map(({ headers }) => headers[0]),
    GAMES.map(({ id }) => ['Game', id]),
  );
  const lines = texts.join('\n').split('\n');
  assert.deepEqual(
    parts.map(({ line }) => lines[line - 1]),
    texts.map((text) => text.split('\n', 1)[0]),
  );
  assert.deepEqual(splitStudies(''), []);
});

test('a file of all games is written again byte for byte', () => {
  // `tests/studies.rs` does the same with the crate and the command line.
  const file = readFileSync(new URL('../studies/games.txt', import.meta.url), 'utf8');
  const parts = splitStudies(file);
  assert.deepEqual(new Set(parts.map(({ headers }) => headers[0]?.[1])), new Set(GAMES.map(({ id }) => id)));
  const texts = parts.map(({ text, headers }) => {
    const session = Session.parseStudy(text);
    const again = session.formatStudy(headers);
    session.free();
    return again;
  });
  assert.equal(texts.join('\n'), file);
});

test('a damaged study says line and column, and is read as far as it is sound', async () => {
  await speak('en');
  await loadErrors();
  const text = '[Game "gambit"]\n\n1. c2xc4 {a}\nd3xd9 *';
  const error = thrown(() => Session.parseStudy(text));
  assert.deepEqual(
    [error.code, error.place[0], error.place[1]],
    ['square-on-board', { name: 'line', at: 4 }, { name: 'column', at: 1 }],
  );
  assert.equal(messageOf(error), 'Line 4, column 1: Square 2: “d9”. The squares of this board go from a1 to h4.');
  assert.equal(messageOf(thrown(() => Session.parseStudy(text, 100))).slice(0, 8), 'Line 103');
  const { session, error: rest } = Session.salvageStudy(text);
  assert.deepEqual([session.history(0, true).moves, rest?.code, rest?.place], [['c2xc4'], error.code, error.place]);
  assert.equal(Session.salvageStudy(text.replace('d9', 'd1')).error, null);
  assert.equal(
    messageOf(thrown(() => Session.salvageStudy('hello'))),
    'Line 1, column 1: A study begins with the header “Game”, such as [Game "gambit"].',
  );
  assert.equal(thrown(() => session.formatStudy([['no key', '']])).code, 'header');
  assert.equal(
    messageOf(thrown(() => Session.parseStudy('[Game "gambit"]\n\n1-0-0'))),
    'Line 3, column 1: Result: “1-0-0”. It has to be 1-0, 0-1, 1/2-1/2 or *.',
  );
});
