// A move that is entered while others are to move. It waits, and is played at its turn if it is legal then. Loaded when
// it is first used.

import { repliesOf } from '../game/replies.ts';
import { isPersonsTurn, viewersOwnSeat } from '../game/seats.ts';
import { t } from '../words/index.ts';
import { emit, say, set, turnIn, type Draft } from './draft.ts';
import { submit } from './preview.ts';
import { legalOf, openPositionOf, sightOf, snapshotOf } from './select.ts';
import type { TableSnapshot } from '../game/snapshot.ts';
import type { Scene } from '../ui/board/scene.ts';
import type { Context, Play } from './context.ts';
import type { Premove, TableState } from './state.ts';

/** The moves that may be legal at the next turn, computed once per position. */
const replies = new WeakMap<object, { seat: number; usual: string[]; possible: string[] }>();

function possibleIn(state: TableState, { rules }: Context, seat: number) {
  const { line, playerKinds } = state;
  const known = replies.get(line);
  if (known?.seat === seat) return known;
  const setup = { options: line.start.options, playerKinds };
  const found = { seat, ...repliesOf(rules.engine, rules.game, setup, rules.record(line).position, seat) };
  replies.set(line, found);
  return found;
}

/** Handles a tap while others are to move; false where it is for no premove. */
function tap(draft: Draft, square: string, isUnsure: boolean): boolean {
  const { state, context } = draft;
  const { game } = context.rules;
  const { snapshot, isLocked } = sightOf(draft);
  const before = state.premove;
  if (before?.isDue) return cancel(draft);
  const seat = viewersOwnSeat(sightOf(draft));
  const isLast = snapshot.ply === snapshot.moves.length;
  const isOpen = context.settings.premove && !isLocked && isLast && snapshot.toMove !== null;
  if (!isOpen || seat === null || snapshot.toMove === seat) return false;
  const premove: Premove = before ?? {
    picks: [],
    move: null,
    pendingTap: null,
    isDue: false,
    since: { moves: snapshot.moves, seat },
  };
  const { usual, possible } = possibleIn(state, context, premove.since.seat);
  const choices = [usual, possible].map((moves) => game.tap(moves, premove.picks, square));
  const longer = choices.find(
    (choice) => 'move' in choice || ('picks' in choice && choice.picks.length > premove.picks.length),
  );
  // A move that waits can grow by another step; any other tap cancels it.
  if (premove.move !== null && (longer === undefined || premove.picks.length === 0)) return cancel(draft);
  const choice = longer ?? choices[1];
  if (choice === undefined || !('move' in choice || 'picks' in choice)) {
    set(draft, { premove });
    emit(draft, { do: 'feel', what: 'refuse' });
    say(draft, choice && 'refused' in choice ? choice.refused : turnIn(draft));
    return true;
  }
  const picks = 'picks' in choice ? choice.picks : [];
  const { selected, targets, partial } = game.selection(possible, picks, snapshot.position);
  const move = 'move' in choice ? choice.move : partial;
  const isSure = !isUnsure || move === null || premove.pendingTap === square;
  if (!isSure) {
    set(draft, { premove: { ...premove, pendingTap: square } });
    say(draft, t().status.tapAgain(square));
    return true;
  }
  set(draft, { premove: { ...premove, picks, move, pendingTap: null } });
  emit(draft, { do: 'feel', what: 'pick' });
  if (move !== null) say(draft, t().premove.waits(game.visits(move)));
  else say(draft, selected === null ? turnIn(draft) : t().picking.picked(selected, targets.length));
  return true;
}

/** Cancels a premove; false where there is none. */
function cancel(draft: Draft): boolean {
  const { premove } = draft.state;
  if (premove === null || (premove.move === null && premove.picks.length === 0)) return false;
  set(draft, { premove: null });
  say(draft, t().sentences([premove.move !== null ? t().premove.cancelled : '', turnIn(draft)]));
  return true;
}

/** Forgets what is no longer current, and calls for a move that waits for this turn. */
function update(draft: Draft) {
  const { premove } = draft.state;
  if (premove === null) return;
  if (!isCurrent(draft, premove)) set(draft, { premove: null });
  else if (premove.move !== null && !premove.isDue && isPersonsTurn(sightOf(draft))) {
    set(draft, { premove: { ...premove, isDue: true } });
    emit(draft, { do: 'premove' });
  }
}

/** Whether only others have moved since the picks were made, and its player has not missed the turn. */
function isCurrent(draft: Draft, { move, since }: Premove) {
  if (!draft.context.settings.premove) return false;
  const snapshot = snapshotOf(draft);
  const { moves, movers, ply, over } = snapshot;
  const { moves: before, seat } = since;
  const isSame = before.every((earlier, n) => earlier === moves[n]);
  const isOn = !over && ply === moves.length && ply >= before.length && !movers.slice(before.length).includes(seat);
  if (!isSame || !isOn || isPassedOver(snapshot, since)) return false;
  // What is picked belongs to its position; a move waits for its turn.
  return move !== null || ply === before.length;
}

/** Whether a seat without a move was passed over since then, which happens among three players. */
function isPassedOver({ movers, toMove, players }: TableSnapshot, { moves, seat }: Premove['since']) {
  const turns = [...movers.slice(moves.length), toMove ?? seat];
  /** The number of seats between two turns. */
  const between = (from: number, to: number) => (to - from - 1 + players) % players;
  return turns.slice(1).some((to, n) => {
    const from = turns[n] ?? seat;
    return between(from, seat) < between(from, to);
  });
}

/** Plays the move that waits, unless it is not legal. */
function play(draft: Draft) {
  const { premove } = draft.state;
  if (!premove?.isDue || premove.move === null || !isPersonsTurn(sightOf(draft))) return;
  const { move } = premove;
  set(draft, { premove: null });
  if (legalOf(draft).includes(move)) return submit(draft, move);
  say(draft, t().sentences([t().premove.dropped(draft.context.rules.game.visits(move)), turnIn(draft)]));
}

/** Adds a premove to the scene of a table. */
function show(scene: Scene, play: Play): Scene {
  const { state, context } = play;
  const { premove } = state;
  if (premove === null) return scene;
  const { game } = context.rules;
  const { move, picks, pendingTap, isDue, since } = premove;
  const waiting = move === null ? [] : [{ kind: 'waits' as const, squares: game.visits(move) }];
  const shapes = [...(scene.shapes ?? []), ...waiting];
  if (picks.length === 0 || isDue) return { ...scene, shapes, pendingTap };
  const { possible } = possibleIn(state, context, since.seat);
  const { selected, targets, movable } = game.selection(possible, picks, openPositionOf(play));
  return { ...scene, shapes, targets, movable, selected: move === null ? selected : null, pendingTap };
}

/** What a table does with moves that are entered ahead of their turn. */
export const premoves = { tap, cancel, update, play, show };
