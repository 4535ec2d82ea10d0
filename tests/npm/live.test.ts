// Live play by the package: programs play whole games with each other, over connections of a browser.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { install, run } from './installation.ts';
import { TIMEOUT, browse } from './page.ts';

const folder = install();
const open = await browse(folder);
/** The program of the documentation. */
const [, robot = ''] =
  /^```javascript\n(.*?)^```$/ms.exec(readFileSync(join(import.meta.dirname, '../../www/docs/npm.md'), 'utf8')) ?? [];
const IMPORTS = {
  gambol: './node_modules/gambol/index.js',
  'gambol/live': './node_modules/gambol/live.js',
  robot: `data:text/javascript,${encodeURIComponent(robot)}`,
};

/** A page whose module runs a script in which devices meet; returns what the script does. */
async function play(script: string) {
  const { page, errors } = await open(`<!doctype html>
<meta charset="utf-8">
<title>Live play</title>
<script type="importmap">${JSON.stringify({ imports: IMPORTS })}</script>
<script type="module">
  import { init } from 'gambol';
  import { connect, host } from 'gambol/live';
  import { play as playRobot } from 'robot';

  const engine = await init();
  const meet = async (options, ...names) => {
    const first = host({ engine, name: 'Ada', page: 'https://example.org/', ...options });
    const guests = [];
    for (const [place, name] of names.entries()) {
      const guest = await connect('Play with me: ' + (await first.invite(place + 1)) + ' !', { engine, name });
      await first.accept('Yes! ' + guest.answer);
      guests.push(guest);
    }
    await Promise.all(guests.map((guest) => guest.opened));
    return [first, ...guests];
  };
  /** A position of Triboard after so many moves. */
  const later = (ply) => {
    const session = engine.start('triboard');
    while (session.ply() < ply) session.play(session.legal()[0]);
    return session.position();
  };
  /** Waits until something holds, and looks after each change. */
  const until = async (match, holds) => {
    while (!holds()) await match[Symbol.asyncIterator]().next();
  };
  /** Plays the turns of a device until the game is over. */
  const playOn = async (match) => {
    const played = [];
    for (;;) {
      await until(match, () => match.isOver || match.turn !== null);
      if (match.isOver) return played;
      const [moves, ply] = [match.session.legal(), match.session.ply()];
      played.push([match.turn, ply]);
      // In LuckyMoose each begins by an exchange; then lays come first, since exchanges would go on for long.
      const exchange = match.game === 'luckymoose' && ply < 2 && moves.find((move) => move.startsWith('~'));
      match.play(exchange || moves[match.game === 'luckymoose' ? 0 : (ply * 7919) % moves.length]);
    }
  };
  const late = new Promise((resolve) => setTimeout(resolve, ${2 * TIMEOUT}, { error: 'late' }));
  const played = (async () => { ${script} })().catch((error) => ({ error: error.code ?? String(error.stack) }));
  window.result = Promise.race([played, late]);
</script>`);
  await page.waitForFunction(() => 'result' in window);
  const result = await page.evaluate(() => (window as unknown as { result: Promise<any> }).result);
  assert.deepEqual([errors, result.error], [[], undefined]);
  await page.close();
  return result;
}

for (const [game, names, start] of [
  ['gambit', ['Ben'], ''],
  // So many moves that nobody sends more at once than other devices take.
  ['combo', ['Ben'], ''],
  ['triboard', ['Ben', 'Cleo'], 'position: later(110)'],
] as const) {
  test(`${game}: ${names.length + 1} programs play a whole game, and know each other`, async () => {
    const { played, players, over } = await play(`
      const all = await meet({ game: '${game}', ${start} }, ...${JSON.stringify(names)});
      // Combo may go on for long.
      const limit = setTimeout(() => all[0].resign(), 5000);
      const played = (await Promise.all(all.map(playOn))).flat();
      clearTimeout(limit);
      // Who resigns may not have heard of the last move yet.
      const positions = () => new Set(all.map(({ session }) => session.position()));
      while (positions().size > 1) await new Promise((resolve) => setTimeout(resolve, 20));
      const said = {
        played,
        players: all.map(({ players }) => players),
        over: all.map(({ isOver }) => isOver),
      };
      for (const match of all) match.close();
      return said;`);
    assert.ok(over.every(Boolean));
    const plies = played.map(([, ply]: [number, number]) => ply).sort((one: number, other: number) => one - other);
    assert.deepEqual(plies, [...plies.keys()]);
    assert.ok(plies.length > 4, String(plies));
    const seated = ['Ada', ...names];
    assert.deepEqual(
      players,
      seated.map((_, seat) => seated.map((name, other) => (other === seat ? null : name))),
    );
  });
}

test('luckymoose: each device is told its own hand alone, and finds the deal fair', async () => {
  const { hands, dealt, scores, moves } = await play(`
    const all = await meet({ game: 'luckymoose', setup: 'players=2 sets=1' }, 'Ben');
    const [ada, ben] = all;
    const hands = all.map(({ session, seats }) => session.view(seats[0]));
    await Promise.all(all.map(playOn));
    const dealt = [];
    for await (const change of ben) {
      if (change.type !== 'dealt') continue;
      dealt.push(change.verdict);
      break;
    }
    const scores = all.map(({ session }) => session.status().scores.join());
    const moves = ada.session.history(0, true).moves.slice(0, 2);
    for (const match of all) match.close();
    return { hands, dealt, scores, moves };`);
  assert.notEqual(hands[0], hands[1]);
  assert.deepEqual(dealt, ['fair']);
  assert.equal(scores[0], scores[1]);
  for (const move of moves) assert.match(move, /^~/);
});

test('who waits for another device hears when the match is closed, or the invitation has expired', async () => {
  assert.deepEqual(
    await play(`
      const codes = [];
      const code = (promise) => promise.then(() => 'resolved', (error) => error.code);
      const first = host({ engine, game: 'gambit' });
      const invitation = await first.invite(1);
      const guest = await connect(invitation, { engine });
      const opened = code(guest.opened);
      guest.close();
      codes.push(await opened);
      const other = await connect(invitation, { engine });
      const accepted = code(first.accept(other.answer));
      first.close();
      codes.push(await accepted);
      other.close();
      const last = host({ engine, game: 'gambit' });
      const late = await last.invite(1);
      // The last moment before it expires: an hour later, in whole minutes.
      const now = Date.now();
      Date.now = () => Math.ceil(now / 60_000 + 60) * 60_000 - 50;
      const waiting = await connect(late, { engine });
      codes.push(await code(waiting.opened));
      last.close();
      return { codes };`),
    { codes: ['closed', 'closed', 'expired'] },
  );
});

test('the answer leads to the page of the invitation; where its signs were encoded, to none', async () => {
  const { pages } = await play(`
    const first = host({ engine, game: 'gambit', page: 'https://example.org/' });
    const invitation = await first.invite(1);
    const pages = [];
    for (const text of ['Here: ' + invitation, 'Here: ' + encodeURIComponent(invitation)]) {
      const guest = await connect(text, { engine });
      pages.push(guest.answer.split('#')[0]);
      guest.close();
    }
    first.close();
    return { pages };`);
  assert.deepEqual(pages, ['https://example.org/', '']);
});

test('a game is begun from the seed of its set-up', async () => {
  const { started, begun } = await play(`
    const setup = 'players=3 seed=7';
    const match = host({ engine, game: 'luckymoose', setup });
    const begun = match.session.position();
    match.close();
    return { started: engine.start('luckymoose', setup).position(), begun };`);
  assert.equal(begun, started);
});

test('a draw, a move back and another game need both; whoever plays out of turn is refused', async () => {
  assert.deepEqual(
    await play(`
      const [ada, ben] = await meet({ game: 'gambit' }, 'Ben');
      const refused = [];
      try { ben.play('c2xc4'); } catch (error) { refused.push(error.code); }
      try { ada.play('a1xa9'); } catch (error) { refused.push(error.code); }
      for (const seat of [0, 2]) await ada.invite(seat).catch((error) => refused.push(error.code));
      await ada.accept(ben.answer).catch((error) => refused.push(error.code));
      ada.play(ada.session.legal()[0]);
      await until(ben, () => ben.turn === 1);
      const grant = async (one, other, what) => {
        one.ask(what);
        for await (const change of other) if (change.type === 'asked' && change.what === what) break;
        other.reply(true);
      };
      await grant(ada, ben, 'takeback');
      await until(ada, () => ada.turn === 0);
      const plies = [ada.session.ply(), ben.session.ply()];
      ada.play(ada.session.legal()[0]);
      await until(ben, () => ben.turn === 1);
      await grant(ben, ada, 'draw');
      await until(ben, () => ben.isOver);
      const endings = [ada.ending, ben.ending];
      await grant(ben, ada, 'rematch');
      await until(ben, () => ben.turn === 0);
      const seats = [ada.seats, ben.seats];
      ben.say('hello');
      const said = [];
      for await (const change of ada) {
        if (change.type !== 'said') continue;
        said.push(change.code + ' ' + change.name);
        if (change.code === 'hello') break;
      }
      ada.close();
      await until(ben, () => ben.players.every((player) => player === null));
      ben.close();
      return { refused, plies, endings, seats, hello: said.at(-1) };`),
    {
      refused: ['notYourTurn', 'square-on-board', 'noSeat', 'noSeat', 'olderInvitation'],
      plies: [0, 0],
      endings: ['draw', 'draw'],
      seats: [[1], [0]],
      hello: 'hello Ben',
    },
  );
});

test('the program of the documentation plays whole games, and another one when it is asked', async () => {
  const { seats, over, plies } = await play(`
    const first = host({ engine, game: 'gambit' });
    playRobot(await first.invite(1), (answer) => first.accept(answer));
    const seats = [], over = [];
    for (const _ of [1, 2]) {
      await playOn(first);
      seats.push(first.seats);
      over.push(first.isOver);
      first.ask('rematch');
      await until(first, () => !first.isOver);
    }
    const plies = first.session.ply();
    first.close();
    return { seats, over, plies };`);
  assert.deepEqual(
    [seats, over],
    [
      [[0], [1]],
      [true, true],
    ],
  );
  assert.ok(plies < 2);
});

test('in Node an error has a code', () => {
  const code = (call: string) =>
    run(
      folder,
      `import { init } from 'gambol';
      import { connect, host } from 'gambol/live';
      const engine = await init();
      try { await ${call}; } catch (error) { console.log(error.code); }`,
    ).trim();
  assert.equal(code(`connect('hello', { engine })`), 'noInvitation');
  assert.equal(code(`host({ engine, game: 'combo' })`), 'noSignal');
});
