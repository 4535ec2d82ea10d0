// Moves that are played, and going back and on along them.

import { isTrap, Fault } from '../core/fault.ts';
import { isSecret, passTo } from '../game/hands.ts';
import { pressed } from '../game/clock.ts';
import { isPersonsTurn, nextPlayer, wrongTurn, yourSeat } from '../game/seats.ts';
import { moverOf } from '../game/names.ts';
import { missedWords } from '../game/status.ts';
import { t } from '../words/index.ts';
import { abort, emit, expectCount, judgeTime, pause, proceed, set, show, turnIn, type Draft } from './draft.ts';
import { openPositionOf, partialOf, recordOf, sightOf, snapshotOf } from './select.ts';
import type { Player } from '../game/player.ts';
import type { Line } from './state.ts';

/** Plays a move of the player to move. */
export function playAsPerson(draft: Draft, move: string) {
  play(draft, move, nextPlayer(sightOf(draft)));
}

/**
 * Checks a whole move for the person to move, and plays it.
 *
 * @throws an error that says why the move is refused; nothing changes then
 */
export function attempt(draft: Draft, { move }: { move: string }) {
  const sight = sightOf(draft);
  if (sight.snapshot.over) throw new Fault('gameOver');
  if (!isPersonsTurn(sight) && !sight.isLocked) throw wrongTurn(sight);
  if (passTo(sight) !== null) throw new Fault('notHeld');
  try {
    recordOf(draft).after(move);
  } catch (error) {
    // The reason would reveal which tokens are in a hand.
    throw isTrap(error) || !isSecret(sight) ? error : new Fault('illegal');
  }
  emit(draft, { do: 'finishMotion' });
  playAsPerson(draft, move);
}

/**
 * Plays a move.
 *
 * @param player who made the move; null for another page, whose text is that of a link
 * @throws an error when it is not legal
 */
export function play(draft: Draft, move: string, player: Player | null) {
  if (judgeTime(draft)) return;
  const { context } = draft;
  const { rules, tutor } = context;
  const { game } = rules;
  const partial = partialOf(draft);
  const done = partial?.steps ?? 0;
  const { toMove } = snapshotOf(draft);
  const before = openPositionOf(draft);
  const isPersons = isPersonsTurn(sightOf(draft));
  abort(draft);
  const { clock, line } = draft.state;
  const next = rules.play(line, move, player === null || player.isRemote);
  set(draft, { clock: clock && pressed(clock, toMove ?? 0, context.now(), line.ply), ending: null });
  show(draft, next);
  const { ply, over, moves } = snapshotOf(draft);
  set(draft, { isFinished: over, over: { ...draft.state.over, isReviewing: false } });
  const after = openPositionOf(draft);
  const said = playedWords(draft, toMove ?? 0, before);
  const comment = tutor?.commentOn(ply) ?? null;
  // A lesson and a study go on where the game is over.
  const isOver = over && tutor === null && !context.isStudy;
  // The result is said when the board has been counted.
  const words = comment ?? t().sentences([said, isOver ? '' : turnIn(draft)]);
  if (isOver) expectCount(draft, said);
  if (player?.isLocal) emit(draft, { do: 'played' });
  const played = moves[ply - 1] ?? move;
  emit(draft, { do: 'tell', move: game.hands?.conceal(played) ?? played, ply });
  // A person's own pieces are already in place.
  const isMade = game.hands ? isPersons : partial !== null && done === game.visits(move).length - 1;
  const motion = isMade ? null : game.motion(before, move, done, after);
  if (motion === null) emit(draft, { do: 'feel', what: 'land' });
  proceed(draft, words, motion, isPersons);
  const { count } = draft.state.over;
  if (isOver && count !== null) emit(draft, { do: 'await', count });
}

/** The sentences about a move when it has been played: the move itself, and the players who miss a turn by it. */
function playedWords(draft: Draft, seat: number, before: string) {
  const { game } = draft.context.rules;
  const { moves, ply, toMove, players } = snapshotOf(draft);
  const { playerKinds, peers } = draft.state;
  const mover = moverOf(game, yourSeat(sightOf(draft)), playerKinds, seat, peers[seat]?.name);
  const sentence = game.describe.move(mover, moves[ply - 1] ?? '', before, openPositionOf(draft));
  return t().sentences([sentence, ...missedWords(game, seat, toMove, players)]);
}

/** Goes to a ply. */
export function seek(draft: Draft, ply: number) {
  const { moves, ply: before } = snapshotOf(draft);
  if (ply === before || ply < 0 || ply > moves.length) return;
  goTo(draft, (line) => draft.context.rules.seek(line, ply));
}

/** Shows another line or another of its positions, animated where it is the next one. */
export function goTo(draft: Draft, next: (line: Line) => Line) {
  const { rules } = draft.context;
  const { ply: before, moves: earlier } = snapshotOf(draft);
  const position = openPositionOf(draft);
  emit(draft, { do: 'finishMotion' });
  abort(draft);
  pause(draft);
  show(draft, next(draft.state.line));
  const { ply, moves } = snapshotOf(draft);
  const isNext = ply === before + 1 && earlier.slice(0, before).join() === moves.slice(0, before).join();
  const motion = isNext ? rules.game.motion(position, moves[before] ?? '', 0, openPositionOf(draft)) : null;
  proceed(draft, turnIn(draft), motion);
}
