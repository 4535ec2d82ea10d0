// A state of live play while an event is applied to it, and the steps that many events share.

import { formatLink } from '../link.ts';
import { formatMessage, type Message } from './message.ts';
import { toldLink } from './told.ts';
import { delayOf, seenFrom, timeOf, type LiveEffect, type LiveState, type SayCode } from './state.ts';
import type { Ending, GameLink } from '../state.ts';
import type { Judge } from './judge.ts';

/** A state that is being changed: each change replaces it. */
export interface Draft {
  state: LiveState;
  readonly judge: Judge;
  readonly effects: LiveEffect[];
}

/** The most that is added to the time of a seat elsewhere for the way of its moves, in milliseconds. */
const MAX_ALLOWANCE = 1000;

export function set(draft: Draft, changes: Partial<LiveState>) {
  draft.state = { ...draft.state, ...changes };
}

export function emit(draft: Draft, effect: LiveEffect) {
  draft.effects.push(effect);
}

export function tell(draft: Draft, code: SayCode) {
  emit(draft, { do: 'say', code, name: draft.state.peer });
}

/** Says why a message is not taken; once for the same one. */
export function refuse(draft: Draft, code: SayCode, text: string) {
  const { refused } = draft.state;
  const key = `${code} ${text}`;
  set(draft, { refused: key });
  emit(draft, { do: 'refuse' });
  if (refused !== key) tell(draft, code);
}

export function send(draft: Draft, message: Message) {
  if (isOpen(draft.state)) emit(draft, { do: 'send', text: formatMessage(message) });
}

export const isOpen = ({ status }: LiveState) => status === 'open' || status === 'silent';

/** The whole game here as the other device may know it, as messages have it. */
export function standing({ state: { link, seats, epoch }, judge }: Draft) {
  const { clock } = link;
  const told = toldLink(link, seats, judge);
  const state = formatLink({ ...told, clock: clock && { ...clock, left: null }, at: null });
  return { state, epoch, left: clock && timeOf(link) };
}

/**
 * Sends the whole game here.
 *
 * @param insists whether the game of the other device, which was loaded again, is known not to be right
 */
export function sendState(draft: Draft, insists = false) {
  send(draft, { type: 'state', ...standing(draft), insists });
}

/** Sends what was asked here, once more after the connection was lost, and not before the epoch is known. */
export function sendAsk(draft: Draft) {
  const { asked, epoch } = draft.state;
  if (asked !== null && epoch !== null) send(draft, { type: 'ask', what: asked.what, id: asked.id, ply: asked.ply });
}

/** The epoch is known, or known again. */
export function setEpoch(draft: Draft, epoch: number) {
  const isNew = draft.state.epoch === null;
  set(draft, { epoch });
  if (isNew) sendAsk(draft);
}

/** The game with other times. */
export function timed(link: GameLink, left: number[]): GameLink {
  return link.clock === null ? link : { ...link, clock: { ...link.clock, left } };
}

/**
 * Replaces the game here by one with the other's moves, end or time, and lets the table follow: by a move where there
 * is one more, otherwise by opening it.
 */
export function take(draft: Draft, link: GameLink, seats = draft.state.seats) {
  const before = draft.state.link;
  const after = withoutLaterHands(draft, seenFrom(link, seats));
  set(draft, { link: after, seats });
  const [earlier, moves] = [before.moves, after.moves];
  const isNext = moves.length === earlier.length + 1 && earlier.every((move, at) => move === moves[at]);
  const isSameMatch = before.match?.id === after.match?.id;
  const isSameEnd = (before.ending ?? null) === (after.ending ?? null) && fallen(before) === fallen(after);
  // A table goes on where a move is played.
  const isOpenEnded = (after.ending ?? null) === null;
  if (isSameMatch && isSameEnd && isOpenEnded && isNext) emit(draft, { do: 'play', move: moves.at(-1) ?? '' });
  else if (!isSameMatch || !isSameEnd || moves.join() !== earlier.join())
    emit(draft, { do: 'adopt', link: after, seats });
}

/** What a seat has drawn in moves that were taken back, it draws again. */
function withoutLaterHands({ judge }: Draft, link: GameLink): GameLink {
  const { hands } = link;
  return hands ? { ...link, hands: hands.slice(0, judge(link)?.told ?? 0) } : link;
}

/** The seats that have run out of time. */
const fallen = (link: GameLink) =>
  timeOf(link)
    .map((millis) => millis <= 0)
    .join();

/** The end of a game that holds of two: whoever resigns stays so, and the first seat of several. */
export function endOf(one: Ending | null | undefined, other: Ending | null | undefined): Ending | null {
  const seats = [one, other].filter((ending) => typeof ending === 'number');
  return seats.length > 0 ? Math.min(...seats) : (one ?? other ?? null);
}

/**
 * Shows the time of the other's seats. While one of them is to move, it gets the delay of its moves in addition, before
 * its flag falls here.
 */
export function showTime(draft: Draft) {
  const { link, seats } = draft.state;
  if (link.clock === null) return;
  const toMove = draft.judge(link)?.toMove ?? null;
  const allowance = Math.min(MAX_ALLOWANCE, delayOf(draft.state));
  const left = timeOf(link).map((millis, seat) =>
    seats.includes(seat) ? null : millis + (seat === toMove && millis > 0 ? allowance : 0),
  );
  emit(draft, { do: 'time', left });
}

/** The number of moves before the last one of some seats; null if there is none. */
export function targetOf({ state, judge }: Draft, seats: number[]) {
  const ply = judge(state.link)?.movers.findLastIndex((seat) => seats.includes(seat)) ?? -1;
  return ply < 0 ? null : ply;
}

/** Withdraws the question to the players here. */
export function dropQuestion(draft: Draft) {
  if (draft.state.question === null) return;
  set(draft, { question: null });
  emit(draft, { do: 'question', what: null });
}

/** Answers no to the other player's question. */
export function declineQuestion(draft: Draft) {
  const { question } = draft.state;
  if (question?.id != null) send(draft, { type: 'reply', id: question.id, yes: false });
  dropQuestion(draft);
}

/** Withdraws what may not be asked any more when the game has gone on. */
export function withdrawQuestion(draft: Draft) {
  if (draft.state.question?.what !== 'rematch') declineQuestion(draft);
}

/** Asks the players here, unless they are asked the same already. */
export function question(draft: Draft, asked: NonNullable<LiveState['question']>) {
  const isNew = draft.state.question?.what !== asked.what;
  if (isNew) declineQuestion(draft);
  set(draft, { question: asked });
  if (isNew) emit(draft, { do: 'question', what: asked.what });
}
