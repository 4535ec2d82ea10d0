// Hostile links that try to freeze a page, and the longest valid links.

import { snapshotOf, type Bindings } from './engine.ts';
import { combo } from '../../www/games/combo/index.ts';
import { formatLink } from '../../www/links/link.ts';
import { shortUrl } from '../../www/links/packed.ts';
import type { GameLink } from '../../www/links/state.ts';

/** The maximum length of an address, minus room for the host. */
const MAX_ADDRESS = 2_000_000;
/** The number of quiet plies after which a long game looks for a capture, since the hundredth draws. */
const MAX_QUIET_PLIES = 70;
/**
 * The longest of several deterministic games of Combo that avoid captures as long as possible.
 *
 * @param games the number of games
 * @param plies the ply at which games are cut off
 */
export function longGame(engine: Bindings, games: number, plies: number = Infinity): GameLink {
  let longest: string[] = [];
  for (let seed = 1; seed <= games; seed += 1) {
    const session = engine.Session.start('combo', '');
    let random = seed;
    const moves = [];
    for (let snapshot = snapshotOf(session); !snapshot.over && moves.length < plies; snapshot = snapshotOf(session)) {
      random = (Math.imul(random, 1664525) + 1013904223) >>> 0;
      const quiet = Number(snapshot.position.split(' ')[2]);
      const captures = snapshot.legal.filter((move) => move.includes('x'));
      const others = snapshot.legal.filter((move) => !move.includes('x'));
      const some = (quiet >= MAX_QUIET_PLIES && captures.length > 0) || others.length === 0 ? captures : others;
      const move = some[(random >>> 8) % some.length] ?? '';
      session.play(move);
      moves.push(move);
    }
    session.free();
    if (moves.length > longest.length) longest = moves;
  }
  return {
    game: 'combo',
    seed: 1,
    position: null,
    moves: longest,
    playerKinds: ['human', 'human'],
    options: {},
    clock: null,
    match: null,
    at: null,
  };
}

/** A packed link that unpacks to this many zeros. */
export async function zeros(millions: number) {
  const part = new Uint8Array(1_000_000);
  const stream = new ReadableStream({
    start(controller) {
      for (let n = 0; n < millions; n += 1) controller.enqueue(part);
      controller.close();
    },
  }).pipeThrough(new CompressionStream('deflate'));
  return `#/combo?z=${Buffer.from(await new Response(stream).arrayBuffer()).toString('base64url')}`;
}

/** Long links by name. */
export async function longLinks(engine: Bindings): Promise<Record<string, string>> {
  const { start, open, watch, seat } = engine.Session;
  const opener = { start, open, watch, seat };
  const game = longGame(engine, 12);
  const plain = formatLink(game);
  // With this page address no link is short enough to stay unpacked.
  const packed = await shortUrl(`https://${'x'.repeat(2000)}/`, combo, game, opener);
  const fill = (start: string, part: string, length = MAX_ADDRESS) =>
    start + part.repeat(Math.floor((length - start.length) / part.length));
  const most = 65_000;
  return {
    'a packed gigabyte of zeros': await zeros(1000),
    'as many packed zeros as are read': await zeros(48),
    'packed values without end': await packedText('a=b&', 200_000),
    'packed moves without end': await packedText(`moves=${'1a2-a3_'.repeat(9000)}`, 1),
    'a=b& for 1 MB': 'a=b&'.repeat(262_144).replace(/^/, '#/combo?'),
    'a=b& as long as is read': fill('#/combo?', 'a=b&', most),
    'values, each another': `#/combo?${Array.from({ length: 9000 }, (_, n) => `k${n}=`).join('&')}`,
    [`a game of ${game.moves.length} plies`]: plain,
    [`a game of ${game.moves.length} plies, packed`]: packed.slice(packed.indexOf('#')),
    '2 MB of moves': fill('#/combo?moves=', '1a2-a3_1h7-h6_1a3-a2_1h6-h7_'),
    'moves as long as is read': fill('#/combo?moves=', '1a2-a3_1h7-h6_1a3-a2_1h6-h7_', most),
    '2 MB of _': fill('#/combo?moves=', '_'),
    '_ as long as is read': fill('#/combo?moves=', '_', most),
    '2 MB of position': fill('#/luckymoose?position=', '15/'),
    'a position as long as is read': fill('#/luckymoose?position=', '15/', most),
    'a position of one rank': fill('#/combo?position=', 'w1,', most),
    'a position of one word': fill('#/gambit?position=', 'x', most),
    'percent signs': fill('#/gambit?position=', '%25', most),
    'broken percent signs': fill('#/gambit?position=', '%E2%', most),
    'percent signs for 2 MB': fill('#/gambit?position=', '%2525'),
    slashes: fill('#/combo', '/', most),
    'question marks': fill('#/combo?', '?', most),
    'a game of no name': fill('#/', 'x'),
    'a long seed': fill('#/triboard?seed=', '9', most),
    'players without end': fill('#/combo?players=', 'human,', most),
    'what is left, without end': fill('#/combo?clock=300&left=', '1,', most),
    'the page for other pages': fill('#/combo/embed?moves=', '1a2-a3_1h7-h6_', most),
    [`the page for other pages with ${game.moves.length} plies`]: plain.replace('#/combo', '#/combo/embed'),
  };
}

/** A packed link that unpacks to a repeated text. */
async function packedText(text: string, times: number) {
  const stream = new Blob([text.repeat(times)]).stream().pipeThrough(new CompressionStream('deflate'));
  return `#/combo?z=${Buffer.from(await new Response(stream).arrayBuffer()).toString('base64url')}`;
}
