// The status texts of a game: whose turn it is, missed turns, and the result.

import { HUMAN } from '../links/kinds.ts';
import { resultWords, seatOfPerson } from './result.ts';
import { seatWords } from './names.ts';
import { t } from '../words/index.ts';
import type { GamePage } from '../games/page.ts';
import type { GameLink } from '../links/state.ts';
import type { Player } from './player.ts';
import type { TableSnapshot } from './snapshot.ts';

/**
 * The seat called “you”: that of the only person here, in games with numbered seats; null if there is none.
 *
 * @param seated the player of each seat
 */
export function seatOfYou(game: GamePage, seated: Pick<Player, 'isLocal'>[]) {
  return game.hasNumberedSeats ? seatOfPerson(seated) : null;
}

/**
 * The title of a game in a list.
 *
 * @param peers the names of who plays each seat on another device, where they are known
 */
export function tableWords(
  game: GamePage,
  { playerKinds, moves }: Pick<GameLink, 'playerKinds' | 'moves'>,
  peers: readonly string[] = [],
) {
  const all = playerKinds ?? game.playerKinds;
  const you = seatOfPerson(all.map((kind) => ({ isLocal: kind === HUMAN })));
  const names = all.map((_, seat) => (seat === you ? t().seats.you : peers[seat] || seatWords(game, seat, all)));
  return t().seats.game(game.name, names, moves.length);
}

/**
 * The text about whose turn it is, or the result.
 *
 * @param seated the player of each seat
 */
export function statusWords(
  game: GamePage,
  snapshot: Omit<TableSnapshot, 'fallen' | 'ending'> & Partial<Pick<TableSnapshot, 'fallen' | 'ending'>>,
  seated: Pick<Player, 'kind' | 'isLocal' | 'isRemote' | 'peer'>[],
) {
  const { toMove, ply } = snapshot;
  if (toMove === null) {
    const { headline, reason } = resultWords(game, snapshot, seated);
    return t().sentences([t().result.over(headline), reason]);
  }
  const words = t().status;
  const name = game.seats[toMove]?.name ?? '';
  const player = seated[toMove];
  if (player?.peer?.isLive) return words.toMove(player.peer.name || name);
  if (player?.isRemote) return words.playsElsewhere(name);
  if (!player?.isLocal) {
    const kinds = seated.map(({ kind }) => kind);
    return words.toMove(seatWords(game, toMove, kinds));
  }
  return t().sentences([
    seatOfPerson(seated) !== null
      ? words.yourTurn(toMove === seatOfYou(game, seated) ? null : name)
      : words.toMove(name),
    ply < 2 ? game.howTo : '',
  ]);
}

/**
 * The texts about the players who missed a turn between two moves.
 *
 * @param before the seat of the first move
 * @param now the seat of the second move
 * @param count the number of players
 */
export function missedWords(game: GamePage, before: number | null, now: number | null, count: number) {
  if (before === null || now === null) return [];
  const turns = (now - before + count - 1) % count;
  const missed = Array.from({ length: turns }, (_, n) => game.seats[(before + 1 + n) % count]?.name ?? '');
  return missed.map((name) => t().status.missesTurn(name));
}
