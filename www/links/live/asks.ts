// What the players ask each other for: a draw, to take back, and another game.

import {
  declineQuestion,
  dropQuestion,
  endOf,
  question,
  tell,
  send,
  sendAsk,
  sendState,
  set,
  take,
  targetOf,
  type Draft,
} from './draft.ts';
import { beginRematch, receiveGame, takeMoves } from './receive.ts';
import { canAgree, hasPerson, isShown, isWatching, timeOf } from './state.ts';
import { seatsBeside } from '../kinds.ts';
import type { AskKind, Message } from './message.ts';

/** Asks the other player. A draw and a take-back are asked for in a game that goes on. */
export function ask(draft: Draft, { what }: { what: AskKind }) {
  const { link, requests, status, question: pending } = draft.state;
  const target = what === 'takeback' ? targetOf(draft, draft.state.seats) : link.moves.length;
  const isAlone = isShown(draft.state) || isWatching(draft.state);
  if (status === 'closed' || target === null || isAlone || !canAsk(draft, what)) return;
  // Whoever asks for what the other has asked for agrees, but each takes back moves of its own.
  if (pending?.what === what) return what === 'takeback' ? undefined : answer(draft, { yes: true });
  const id = requests + 1;
  set(draft, { requests: id, asked: { what, id, ply: link.moves.length, target } });
  sendAsk(draft);
}

/** The other player asks. What does not fit the game here any more is declined. */
export function receiveAsk(draft: Draft, { what, id, ply }: Extract<Message, { type: 'ask' }>) {
  const { link, seats, asked, epoch, granted, question: pending } = draft.state;
  // Whoever only watches is shown what the others agree on.
  if (id === granted || isWatching(draft.state)) return;
  // Nothing can be agreed on before both know that they have the same game.
  const isStale = epoch === null || ply !== link.moves.length;
  const isBusy = pending !== null && (pending.what !== what || pending.id === null);
  // Each would take back other moves.
  const isCrossed = what === 'takeback' && asked?.what === 'takeback';
  const isVoid = isCrossed || (what === 'takeback' && targetOf(draft, seatsBeside(link, seats)) === null);
  if (isStale || isBusy || isVoid || !canAsk(draft, what)) return send(draft, { type: 'reply', id, yes: false });
  question(draft, { what, id, link: null, epoch: null });
  // Both ask for the same, so both agree; where nobody plays, nobody objects.
  const isAgreed = (asked?.what === what && what !== 'takeback') || !hasPerson(draft.state);
  if (isAgreed) answer(draft, { yes: true });
}

/** The other player has answered. */
export function receiveReply(draft: Draft, { id, yes }: Extract<Message, { type: 'reply' }>) {
  const { asked, link } = draft.state;
  if (asked?.id !== id) return;
  set(draft, { asked: null });
  if (!yes) return tell(draft, `declined-${asked.what}`);
  if (asked.what === 'rematch') return beginRematch(draft);
  tell(draft, `agreed-${asked.what}`);
  if (asked.what === 'draw') take(draft, { ...link, ending: endOf(link.ending, 'draw') });
  else takeBack(draft, asked.target);
}

/** Answers the other player's question. */
export function answer(draft: Draft, { yes }: { yes: boolean }) {
  const { question: pending, link, epoch } = draft.state;
  if (pending === null) return;
  const { what, id } = pending;
  if (!yes) {
    declineQuestion(draft);
    if (id !== null) return;
    // The other device has to accept that: its games are older from now on.
    if (pending.link !== null) set(draft, { epoch: pending.epoch ?? epoch ?? 0 });
    return tell(draft, 'conflict');
  }
  const target = targetOf(draft, seatsBeside(link, draft.state.seats));
  dropQuestion(draft);
  if (id !== null) set(draft, { granted: id });
  if (id !== null) send(draft, { type: 'reply', id, yes });
  if (what === 'rematch') {
    beginRematch(draft);
    if (pending.message) receiveGame(draft, pending.message);
  } else if (what === 'draw') take(draft, { ...link, ending: endOf(link.ending, 'draw') });
  else if (pending.link !== null) {
    set(draft, { epoch: pending.epoch ?? epoch ?? 0 });
    dropAsk(draft);
    takeMoves(draft, { ...link, moves: pending.link.moves });
  } else if (target !== null) takeBack(draft, target);
  sendState(draft);
}

/** Whether something can be asked for: another game when there was one, anything else while it goes on, between two. */
function canAsk({ state, judge }: Draft, what: AskKind) {
  const { link } = state;
  const isEnded = (link.ending ?? null) !== null;
  if (what === 'rematch') return isEnded || link.moves.length > 0;
  if (!canAgree(state)) return false;
  const isOver = judge(link)?.toMove === null;
  return !isEnded && link.moves.length > 0 && !timeOf(link).includes(0) && !(what === 'draw' && isOver);
}

function takeBack(draft: Draft, target: number) {
  const { link, epoch } = draft.state;
  set(draft, { epoch: (epoch ?? 0) + 1 });
  dropAsk(draft);
  takeMoves(draft, { ...link, moves: link.moves.slice(0, target) });
}

/** A take-back that was asked for here is void when other moves were taken back. */
function dropAsk(draft: Draft) {
  if (draft.state.asked?.what === 'takeback') set(draft, { asked: null });
}
