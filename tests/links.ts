// Round trips of links: `node links.ts [GAMES]` plays that many random games of each kind (1,000 by default) and checks
// that the link of each, packed if it is long, leads to the same table. Prints the lengths of the links.

import { parseArgs } from 'node:util';
import { GAMES, findGame } from '../www/games/index.ts';
import { formatLink, formatSetup } from '../www/links/link.ts';
import { PLAYER_KINDS, type PlayerKind } from '../www/links/kinds.ts';
import { MAX_PLAIN, shortUrl } from '../www/links/packed.ts';
import { readLink } from '../www/links/read.ts';
import { loadEngine, snapshotOf } from './tools/engine.ts';
import { inWords } from './tools/problems.ts';
import { randomNumbers } from './tools/random.ts';
import type { GamePage } from '../www/games/page.ts';
import type { Opener } from '../www/links/opener.ts';
import type { GameLink } from '../www/links/state.ts';

const HOME = 'https://somebody.example.org/a/folder/';
/** The maximum number of moves; longer games are cut off. */
const MAX_PLIES = 3000;

const engine = await loadEngine();

const { start, open, watch, seat } = engine.Session;
const opener: Opener = { start, open, watch, seat };

/** Plays a random game to its end. */
function randomGame(game: GamePage, seed: number) {
  const random = randomNumbers(seed);
  const one = (list: readonly any[]) => list[Math.floor(random() * list.length)];
  const least = game.leastSeats ?? game.seats.length;
  const count = least + Math.floor(random() * (game.seats.length - least + 1));
  const playerKinds = Array.from({ length: count }, () => one(PLAYER_KINDS)) as PlayerKind[];
  const options: Record<string, string> = {};
  for (const option of game.options) {
    const { value } = one(option.choices);
    if (value !== (option.default ?? option.choices[0]?.value)) options[option.key] = value;
  }
  const session = engine.Session.start(game.id, `seed=${seed} ${formatSetup(game, { options, playerKinds })}`);
  let snapshot = snapshotOf(session);
  while (!snapshot.over && snapshot.ply < MAX_PLIES) {
    session.play(one(snapshot.legal));
    snapshot = snapshotOf(session);
  }
  const state: GameLink = {
    game: game.id,
    seed,
    position: null,
    moves: snapshot.sealed,
    playerKinds,
    options,
    clock: null,
    match: null,
    at: random() < 0.5 ? null : Math.floor(random() * snapshot.ply),
  };
  session.free();
  return { state, position: snapshot.position };
}

const { positionals } = parseArgs({ allowPositionals: true });
const games = Number(positionals[0] ?? 1000);
for (const game of GAMES) {
  let [plain, packed, long] = [0, 0, 0];
  for (let seed = 0; seed < games; seed += 1) {
    const { state, position } = randomGame(game, seed);
    const link = HOME + formatLink(state);
    const sent = await shortUrl(HOME, game, state, opener);
    const place = await readLink(sent.slice(HOME.length), findGame, opener);
    if (place.screen !== 'table') throw new Error(`${link} does not come back`);
    if (place.problems.length > 0) throw new Error(`${sent}: ${inWords(place.problems).join(' ')}`);
    if (JSON.stringify(place.state) !== JSON.stringify(state))
      throw new Error(`${link} comes back as ${formatLink(place.state)}`);
    const session = engine.Session.start(game.id, `seed=${seed} ${formatSetup(game, place.state)}`);
    for (const move of place.state.moves) session.replay(move);
    if (snapshotOf(session).position !== position) throw new Error(`${link} leads to another position`);
    session.free();
    plain = Math.max(plain, link.length);
    packed = Math.max(packed, sent.length);
    if (sent.length >= MAX_PLAIN) long += 1;
  }
  console.log(
    `${game.id}: ${games} of ${games} links lead back; ` +
      `the longest ${plain} characters, sent as ${packed}; ${long} of ${MAX_PLAIN} or more`,
  );
}
