// What the page needs of every game, by name: a new line of the registry is enough to find out what its folder still
// lacks.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { GAMES } from '../../www/games/index.ts';
import { publicPosition } from '../../www/game/hands.ts';
import { squareName } from '../../www/ui/board/geometry.ts';
import { LANGUAGES, heard, number, speak, type Tag } from '../../www/words/vocabulary.ts';
import { loadEngine, snapshotOf } from '../tools/engine.ts';
import { seen } from './asides.ts';
import type { GamePage } from '../../www/games/page.ts';
import type { Part } from '../../www/screens/rules.ts';

const { Session, list: games } = await loadEngine();
const TAGS = Object.keys(LANGUAGES) as Tag[];
/** Traces of missing arguments in words. */
const MISSING_ARGUMENT = /\b(undefined|NaN|null)\b|\[object|\$\{|=>| {2}|^\s|\s$/;

/** The name of a square. */
const SQUARE = /(?<![A-Za-z\d])[a-p]\d{1,2}(?!\d)/;

function isSaid(words: unknown, of: string) {
  assert.equal(typeof words, 'string', of);
  assert.match(String(words), /\S/, of);
  assert.doesNotMatch(String(words), MISSING_ARGUMENT, of);
}

/** Checks that something of one language has all that English has, key by key. */
function isLike(words: unknown, english: unknown, of: string) {
  assert.equal(typeof words, typeof english, of);
  if (typeof english === 'string') return isSaid(words, of);
  if (typeof english !== 'object' || english === null) return;
  assert.equal(Array.isArray(words), Array.isArray(english), of);
  // A translation may take another number of paragraphs, never none.
  if (Array.isArray(english)) return assert.ok(Array.isArray(words) && words.length > 0, of);
  assert.deepEqual(Object.keys(Object(words)).sort(), Object.keys(english).sort(), of);
  for (const [key, value] of Object.entries(english)) isLike(Object(words)[key], value, `${of}.${key}`);
}

/** The squares of a board. */
function squaresOf(game: GamePage, position: string) {
  const { files, ranks } = game.boardSize?.(position) ?? game;
  return Array.from({ length: files * ranks }, (_, n) => squareName(n % files, Math.floor(n / files)));
}

/** A test in which a language is spoken. */
function spoken(name: string, tag: Tag, run: () => void | Promise<void>) {
  test(`${name} in ${LANGUAGES[tag].name}`, async () => {
    await speak(tag);
    try {
      await run();
    } finally {
      await speak('en');
    }
  });
}

/** The positions of the sample game, each with its legal moves and what was played there. */
function sampleOf(game: GamePage) {
  const session = Session.start(game.id, 'seed=0');
  const stages = [...game.sample, null].map((move) => {
    const { position, legal, toMove } = snapshotOf(session);
    const after = new Map(legal.map((legalMove) => [legalMove, publicPosition(game, session.after(legalMove))]));
    const stage = {
      move,
      seat: toMove ?? 0,
      legal,
      after,
      position: publicPosition(game, position),
      view: session.view(toMove ?? 0),
    };
    if (move !== null) session.play(move);
    return stage;
  });
  session.free();
  return stages;
}

/** How a game ends that is played without a plan. */
function endOf({ id }: GamePage) {
  const session = Session.start(id, 'seed=0');
  let snapshot = snapshotOf(session);
  for (let ply = 0; !snapshot.over; ply += 1) {
    assert.ok(ply < 2000, 'a game ends');
    session.play(snapshot.legal[(ply * 7919) % snapshot.legal.length] ?? '');
    snapshot = snapshotOf(session);
  }
  session.free();
  return snapshot;
}

test('the page has the games that the engine has', () => {
  assert.deepEqual(
    GAMES.map(({ id }) => id).sort(),
    games()
      .map(({ id }) => id)
      .sort(),
  );
});

for (const game of GAMES) {
  const { describe, hands, id } = game;
  const folder = `../../www/games/${id}`;
  let known: ReturnType<typeof sampleOf> | undefined;
  const sample = () => (known ??= sampleOf(game));
  let end: ReturnType<typeof endOf> | undefined;

  test(`${id} has its seats, as the engine has them`, () => {
    const { seats, playerKinds, leastSeats = game.seats.length } = game;
    assert.equal(seats.length, games().find((entry) => entry.id === id)?.seats.length);
    assert.ok(playerKinds.length >= leastSeats && playerKinds.length <= seats.length);
    assert.equal(new Set(seats.map(({ piece }) => piece)).size, seats.length);
    assert.equal(new Set(seats.map(({ name }) => name)).size, seats.length);
  });

  test(`${id} has options that the engine knows`, () => {
    for (const { key, choices, default: defaultValue } of game.options) {
      assert.ok(defaultValue === undefined || choices.some(({ value }) => value === defaultValue));
      for (const { value } of choices) Session.start(id, `${key}=${value}`).free();
    }
  });

  for (const tag of TAGS) {
    spoken(`${id} has a name, a tagline, seats and options`, tag, async () => {
      const { t } = await import(`${folder}/words/index.ts`);
      const { default: words } = await import(`${folder}/words/${tag}.ts`);
      assert.equal(t(), words);
      for (const said of [game.name, game.tagline, game.howTo, ...game.seats.map(({ name }) => name)])
        isSaid(said, 'index');
      for (const { key, label, choices } of game.options) {
        isSaid(label, key);
        for (const { value, words: said } of choices) isSaid(said, `${key}=${value}`);
        assert.equal(new Set(choices.map(({ words: said }) => said)).size, choices.length);
      }
    });

    test(`${id} has every word in ${LANGUAGES[tag].name}`, async () => {
      const [{ default: words }, { default: english }] = await Promise.all([
        import(`${folder}/words/${tag}.ts`),
        import(`${folder}/words/en.ts`),
      ]);
      isLike(words, english, 'words');
      const rulesIn = (language: string) =>
        JSON.parse(readFileSync(new URL(`${folder}/content/${language}/rules.json`, import.meta.url), 'utf8'));
      isLike(rulesIn(tag), rulesIn('en'), 'rules');
    });

    test(`${id} has rules in ${LANGUAGES[tag].name}, with diagrams that are told in words`, async () => {
      const { rules } = await import(`${folder}/rules.ts`);
      const parts: Part[] = await rules(tag);
      for (const { title, text, diagrams } of parts) {
        isSaid(title, 'title');
        assert.ok(text.length > 0, title);
        text.forEach((paragraph) => isSaid(paragraph, title));
        for (const { scene, label, caption } of diagrams) {
          isSaid(label, title);
          isSaid(caption, title);
          const squares = squaresOf(game, scene.position);
          const shown = [
            ...game.pieces(scene.position).keys(),
            ...(scene.targets ?? []),
            ...(scene.hint ?? []),
            ...(scene.preview?.squares ?? []),
          ];
          assert.deepEqual(
            shown.filter((square) => !squares.includes(square)),
            [],
            `${title}: ${label}`,
          );
        }
      }
      assert.ok(parts.some(({ diagrams }) => diagrams.length > 0));
    });

    spoken(`${id} has words for each square and each legal move`, tag, () => {
      for (const { position, seat, after } of sample()) {
        const pieces = game.pieces(position);
        for (const square of squaresOf(game, position))
          isSaid(describe.square(pieces.get(square), square, position), square);
        for (const [legal, next] of after) {
          const sentence = describe.move(seat, legal, position, next);
          isSaid(sentence, legal);
          assert.match(sentence, /[.。]$/, `a sentence ends: ${sentence}`);
          // Elsewhere a name may be inflected.
          if (tag === 'en')
            assert.ok(sentence.includes(game.seats[seat]?.name ?? ''), `it names who moved: ${sentence}`);
          isSaid(describe.effect(legal, position, next), legal);
          // The board shows the squares; who can't see it hears them.
          for (const words of [sentence, describe.hint?.(legal, position, next) ?? '']) {
            assert.doesNotMatch(seen(words), SQUARE, words);
            if (words !== '' && game.visits(legal).length > 0) assert.match(heard(words), SQUARE);
          }
        }
      }
    });

    spoken(`${id} has words for scores and differences`, tag, () => {
      for (const count of [0, 1, 2, 5, 21, 101]) {
        assert.equal(describe.amount(-count), describe.amount(count));
        isSaid(describe.amount(count), 'amount');
        isSaid(describe.score(count), 'score');
        // Of one and two a language may have words without a figure.
        if (count > 2)
          for (const words of [describe.score(count), describe.amount(count)])
            assert.ok(words.includes(number(count)), words);
      }
      assert.ok(describe.amount(5.26).includes(number(5.3)), describe.amount(5.26));
      if (tag === 'en') assert.notEqual(describe.amount(1).replace('1', ''), describe.amount(2).replace('2', ''));
    });

    spoken(`${id} has an answer to a tap on any square, whatever is picked`, tag, () => {
      for (const { legal, position, seat, view } of sample()) {
        const firsts = new Set(
          hands
            ? hands.rack(view, []).map((_, place) => hands.take(view, [], place).join(' '))
            : legal.map((move) => game.visits(move)[0] ?? ''),
        );
        for (const picks of [[], ...[...firsts].map((first) => [first])]) {
          const { partial, targets, selected } = game.selection(legal, picks, position);
          if (partial !== null) isSaid(describe.part?.(seat, partial), 'part');
          assert.ok(selected === null || squaresOf(game, position).includes(selected));
          const amount = game.amount?.(legal, picks);
          if (amount?.value) isSaid(amount.words, 'amount');
          for (const square of squaresOf(game, position)) {
            const choice = game.tap(legal, picks, square);
            if ('refused' in choice) isSaid(choice.refused, `${picks} ${square}`);
            else if ('move' in choice) assert.ok(legal.includes(choice.move), choice.move);
            else if ('picks' in choice && targets.includes(square)) assert.ok(choice.picks.length > 0);
          }
        }
      }
    });

    spoken(`${id} has words for its end`, tag, () => {
      end ??= endOf(game);
      for (const you of [null, 0]) {
        const words = describe.end?.(end, you) ?? '';
        if (words !== '') isSaid(words, 'end');
      }
    });

    if (hands) {
      spoken(`${id} has words for hands: tokens, what a lay scores, and what it lacks`, tag, () => {
        const session = Session.start(id, 'seed=0');
        const { legal } = snapshotOf(session);
        for (const { token } of hands.rack(session.view(0), [])) {
          isSaid(hands.name(token), token);
          isSaid(hands.picture(token), token);
        }
        for (const move of legal) isSaid(hands.gains(session.explain(move).gains), move);
        isSaid(hands.gains([]), 'no gain');
        for (const { words, points } of hands.parts(session.tally(), 0)) {
          isSaid(words, 'part');
          assert.equal(points, 0);
        }
        session.free();
      });
    }
  }

  test(`${id} has a sample that plays, and moves that are seen`, () => {
    for (const { move, position, after } of sample()) {
      if (move === null) continue;
      const squares = squaresOf(game, position);
      assert.ok(after.has(move), `${move} is legal`);
      for (const [legal, next] of after) {
        assert.deepEqual(
          game.visits(legal).filter((square) => !squares.includes(square)),
          [],
          legal,
        );
        game.lays?.(legal).forEach(({ square }) => assert.ok(squares.includes(square), legal));
        game.changedSquares?.(position, next).forEach((square) => assert.ok(squares.includes(square), legal));
      }
      const { millis, at } = game.motion(position, move, 0, after.get(move) ?? '');
      assert.ok(millis >= 0);
      for (const moment of [0, 0.5, 1])
        at(moment).sprites.forEach(({ file, rank, alpha }) => assert.ok([file, rank, alpha].every(Number.isFinite)));
    }
  });
}
