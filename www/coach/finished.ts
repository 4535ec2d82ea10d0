// What is said about a game that is over: one notable thing, and after a loss what to try.

import { seatOfPerson } from '../game/result.ts';
import { language } from '../words/vocabulary.ts';
import type { Player } from '../game/player.ts';
import type { GameRecord } from '../game/record.ts';
import type { TableSnapshot } from '../game/snapshot.ts';
import type { FinishedGame, GameRemarks, Remarks } from '../games/remark.ts';

/** Loads what can be said about the games of a kind; null where nothing can. */
export async function loadRemarks(id: string) {
  const loaded: GameRemarks | undefined = await import(`../games/${id}/remarks.ts`);
  if (!loaded) return null;
  const { default: words } = await loaded.words(language());
  return (game: FinishedGame): Remarks => ({
    notable: loaded.notable(game, words),
    advice: game.isLost ? loaded.advice(game, words) : [],
  });
}

/**
 * A game as the remarks read it; null if its players, or their time, have ended it.
 *
 * @param record at its end
 * @param seated the player of each seat; none for a spectator
 */
export function finishedGame(
  record: Pick<GameRecord, 'history' | 'positionAt'>,
  { winners, players, fallen, ending, over }: Pick<TableSnapshot, 'winners' | 'players' | 'fallen' | 'ending' | 'over'>,
  seated: Pick<Player, 'isLocal'>[],
): FinishedGame | null {
  const { moves, movers } = record.history;
  if (!over || fallen !== null || ending !== null || moves.length === 0) return null;
  const positions = Array.from({ length: moves.length + 1 }, (_, ply) => record.positionAt(ply));
  const plays = moves.map((move, ply) => ({
    mover: movers[ply] ?? 0,
    move,
    before: positions[ply] ?? '',
    after: positions[ply + 1] ?? '',
  }));
  const you = seatOfPerson(seated);
  const isYours = you !== null && winners.includes(you);
  const isDecided = winners.length > 0 && winners.length < players;
  return { plays, winners, players, you, isWon: isYours && isDecided, isLost: you !== null && !isYours && isDecided };
}

/** The first sentence of each kind; empty for none. */
export function chosen({ notable, advice }: Remarks) {
  return { notable: notable.find(Boolean) || '', advice: advice.find(Boolean) || '' };
}
