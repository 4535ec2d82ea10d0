// Files of random games, written by the engine of dist/, for tests of the library.

import { GAMES } from '../../www/games/index.ts';
import { formatSetup } from '../../www/links/link.ts';
import { LEVELS, type PlayerKind } from '../../www/links/kinds.ts';
import { loadEngine } from '../tools/engine.ts';
import { randomNumbers } from '../tools/random.ts';

/** The most moves of a game; longer ones are cut off. */
const MAX_PLIES = 80;
const DAY = 86_400_000;
/** When the first game of a file was played. */
const FIRST_DATE = Date.UTC(2025, 0, 1, 12);

/**
 * The texts of random games, no two of which are equal, each on a day of its own, between a person and computers.
 *
 * @param options `days` from one game to the next
 */
export async function randomGames(
  count: number,
  { days = 1, games = GAMES.map(({ id }) => id) }: { days?: number; games?: string[] } = {},
) {
  const { Session } = await loadEngine();
  const texts: string[] = [];
  const known = new Set<string>();
  for (let seed = 0; texts.length < count; seed += 1) {
    const game = GAMES.find(({ id }) => id === games[seed % games.length]) ?? GAMES[0];
    if (!game) throw new Error('no game');
    const random = randomNumbers(seed);
    const level = LEVELS[Math.floor(random() * LEVELS.length)] ?? 'easy';
    const reader = Math.floor(random() * game.playerKinds.length);
    const playerKinds = game.playerKinds.map((_, seat) => (seat === reader ? 'human' : level) as PlayerKind);
    const session = Session.start(game.id, `seed=${seed} ${formatSetup(game, { options: {}, playerKinds })}`);
    const length = 12 + Math.floor(random() * (MAX_PLIES - 12));
    for (let ply = 0; ply < length && !session.status().over; ply += 1) {
      const legal = session.legal();
      session.play(legal[Math.floor(random() * legal.length)] ?? '');
    }
    const [date = '', time = ''] = new Date(FIRST_DATE + texts.length * days * DAY).toISOString().split(/[T.]/);
    const loser = Math.floor(random() * playerKinds.length);
    const headers: [string, string][] = [
      ['Players', playerKinds.join(', ')],
      ['Date', date.replaceAll('-', '.')],
      ['Time', time],
    ];
    if (!session.status().over) headers.push(['Ending', `resigned-${loser}`]);
    const key = [game.id, session.first(), ...session.history(0, true).moves].join(' ');
    // Short games may be the same.
    if (!known.has(key)) texts.push(session.formatStudy(headers));
    known.add(key);
    session.free();
  }
  return texts;
}
