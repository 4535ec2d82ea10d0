// The game of the other device: what of it is taken over here.
//
// Each device sends its whole game whenever it changes. Of two games the one with the higher epoch holds, of the same
// epoch the longer one. The other device may add legal moves on its own seats, and nothing else that both have not
// agreed on. A device that was loaded again doesn't know the epoch; its players are asked where that matters.

import { findGame } from '../../games/index.ts';
import { isForSpectators, parseLink } from '../link.ts';
import { seatsBeside } from '../kinds.ts';
import { compareMatch, withDealOf } from '../match.ts';
import { isUndealt } from './deal.ts';
import {
  declineQuestion,
  dropQuestion,
  emit,
  endOf,
  question,
  refuse,
  tell,
  sendState,
  set,
  setEpoch,
  showTime,
  take,
  targetOf,
  timed,
  withdrawQuestion,
  type Draft,
} from './draft.ts';
import { isEarlier, nextMatch, rematchOf } from './rematch.ts';
import { canAgree, isWatching, timeOf, toldBy } from './state.ts';
import { hidesHands } from './told.ts';
import type { HelloMessage, StateMessage } from './message.ts';
import type { GameLink } from '../state.ts';

/** A game of the other device, and what it says about it. */
interface Theirs {
  link: GameLink;
  epoch: number | null;
  left: number[] | null;
  insists: boolean;
  /** The text of the game. */
  text: string;
}

/** Takes over what the game of the other device adds to the one here. */
export function receiveGame(draft: Draft, message: HelloMessage | StateMessage) {
  const { state: text, epoch, left } = message;
  const { link: ours, isSettled } = draft.state;
  if (epoch === null && isSettled) return;
  const told = parseGame(text);
  if (told === null) return refuse(draft, 'unreadable', text);
  const [own = '', other = ''] = [ours.match?.id, told.match?.id];
  if (told.game !== ours.game) return refuse(draft, 'otherGame', text);
  if (isWatching(draft.state)) return receiveShown(draft, told, message);
  const link = own === other ? withDealOf(ours, told) : told;
  const theirs: Theirs = { link, epoch, left, insists: 'insists' in message && message.insists, text };
  if (other === nextMatch(own)) return receiveRematch(draft, message, link);
  // The other device has not heard of the new game yet.
  if (isEarlier(other, own)) return sendState(draft);
  if (own !== other) return refuse(draft, 'otherGame', text);
  if (!receiveHands(draft, theirs)) return refuse(draft, 'unreadable', text);
  if (!receiveLine(draft, theirs)) return;
  receiveEnd(draft, theirs);
  receiveTime(draft, theirs);
  // The other device has not heard of the end.
  if (endOf(draft.state.link.ending, link.ending) !== (link.ending ?? null)) sendState(draft);
}

/** A device that watches follows whatever legal game it is shown. */
function receiveShown(draft: Draft, told: GameLink, { state: text, left }: HelloMessage | StateMessage) {
  if (draft.judge(told) === null) return refuse(draft, 'illegalMove', text);
  const now = left?.length === told.playerKinds?.length ? (left ?? []) : [];
  take(draft, timed(told, now), []);
  showTime(draft);
}

/** The game of a message; null if it is none that devices share. */
export function parseGame(text: string) {
  const place = parseLink(text, findGame);
  const isGame = place.screen === 'table' && place.problems.length === 0;
  if (!isGame || place.state.match === null || isForSpectators(place.state)) return null;
  // Nobody tells the deal of hidden hands.
  return hidesHands(place.state) && place.state.seed !== null ? null : place.state;
}

/** Learns the own hands, of a seat that is not dealt by this device. Returns false if they can't be so. */
function receiveHands(draft: Draft, { link: { view, hands } }: Theirs) {
  const { link: ours } = draft.state;
  const isNews = hands !== undefined && hands.length > (ours.hands ?? []).length;
  const isFirst = isUndealt(ours) && view !== undefined;
  if (!isNews && !isFirst) return true;
  const link = { ...ours, view: isFirst ? view : ours.view, hands };
  if (hands === undefined || draft.judge(link) === null) return false;
  set(draft, { link });
  emit(draft, isFirst ? { do: 'adopt', link, seats: draft.state.seats } : { do: 'hands', hands });
  return true;
}

/** Takes over moves. Returns whether the game is one and the same here and there. */
function receiveLine(draft: Draft, theirs: Theirs): boolean {
  const { link: ours, epoch } = draft.state;
  const comparison = compareMatch(
    { ...theirs.link, clock: withoutTime(theirs.link) },
    { ...ours, clock: withoutTime(ours) },
  );
  const lead = epoch === null || theirs.epoch === null ? 0 : theirs.epoch - epoch;
  if (lead > 0) return receiveEpoch(draft, theirs, comparison.kind);
  if (lead < 0) {
    sendState(draft);
    return true;
  }
  if (comparison.kind === 'new') return receiveMoves(draft, theirs, comparison.known);
  if (comparison.kind === 'older') return receiveOlder(draft, theirs);
  return isOtherStart(theirs.link, ours) ? refused(draft, 'otherGame', theirs) : receiveOther(draft, theirs);
}

/** Takes over moves after those that are known here. */
function receiveMoves(draft: Draft, theirs: Theirs, known: number) {
  const { link: ours, epoch } = draft.state;
  const fault = theirs.link.moves.length === known ? null : faultOf(draft, theirs.link, known);
  if (fault === 'illegalMove') return refused(draft, fault, theirs);
  if (fault === 'foreignMove') return receiveOther(draft, theirs);
  const isNews = theirs.epoch === null && epoch !== null;
  setEpoch(draft, epoch ?? theirs.epoch ?? 0);
  if (theirs.link.moves.length > known) takeMoves(draft, { ...ours, moves: theirs.link.moves });
  // The games agree now.
  if (draft.state.question?.link) dropQuestion(draft);
  // A device that was loaded again learns the epoch.
  if (isNews) sendState(draft);
  return true;
}

/** The other device lacks moves that are known here, or they were taken back before this one was loaded again. */
function receiveOlder(draft: Draft, theirs: Theirs) {
  const { epoch } = draft.state;
  if (epoch === null && theirs.insists) return wonder(draft, theirs);
  // A device that knows the epoch decides when it has heard of the game here.
  if (epoch === null && theirs.epoch === null) setEpoch(draft, 0);
  sendState(draft, epoch !== null && theirs.epoch === null);
  return true;
}

/** The other device has other moves than this one, or moves on the seats here that are unknown. */
function receiveOther(draft: Draft, theirs: Theirs) {
  const { link: ours, epoch } = draft.state;
  const isExtension = ours.moves.every((move, at) => theirs.link.moves[at] === move);
  if (epoch !== null && theirs.epoch === null) {
    sendState(draft, true);
    return false;
  }
  if (epoch !== null) return refused(draft, isExtension ? 'foreignMove' : 'conflict', theirs);
  if (theirs.insists || (isExtension && theirs.epoch === null)) return wonder(draft, theirs);
  if (theirs.epoch === null) {
    setEpoch(draft, 0);
    return refused(draft, 'conflict', theirs);
  }
  sendState(draft);
  return false;
}

/** The other device says that both have agreed to take back. */
function receiveEpoch(draft: Draft, theirs: Theirs, kind: 'new' | 'older' | 'other') {
  const { link: ours, asked, epoch } = draft.state;
  const { moves } = theirs.link;
  const start = asked?.what === 'takeback' ? asked.target : Infinity;
  const isAgreed =
    kind !== 'new' && moves.length >= start && ours.moves.slice(0, start).every((move, at) => moves[at] === move);
  const known = kind === 'new' ? ours.moves.length : isAgreed ? start : null;
  if (known === null || isOtherStart(theirs.link, ours)) return wonder(draft, theirs);
  const fault = moves.length === known ? null : faultOf(draft, theirs.link, known);
  if (fault !== null) return refused(draft, fault, theirs);
  set(draft, { epoch: theirs.epoch ?? epoch, ...(isAgreed && { asked: null }) });
  if (isAgreed) tell(draft, 'agreed-takeback');
  takeMoves(draft, { ...ours, moves });
  return true;
}

/** Asks the players here whether the game of the other device is right, if it is legal. Returns false. */
function wonder(draft: Draft, theirs: Theirs) {
  const { link: ours } = draft.state;
  if (isOtherStart(theirs.link, ours)) return refused(draft, 'otherGame', theirs);
  if (draft.judge(theirs.link) === null) return refused(draft, 'illegalMove', theirs);
  const link = { ...ours, moves: theirs.link.moves };
  const isPrefix = link.moves.every((move, at) => ours.moves[at] === move);
  const target = targetOf(draft, seatsBeside(ours, draft.state.seats));
  const what = isPrefix && link.moves.length === target ? 'takeback' : 'restore';
  question(draft, { what, id: null, link, epoch: theirs.epoch });
  return false;
}

function refused(draft: Draft, code: Parameters<typeof refuse>[1], { text }: Theirs) {
  refuse(draft, code, text);
  return false;
}

/** The other device is in the game after this one. */
function receiveRematch(draft: Draft, message: HelloMessage | StateMessage, theirs: GameLink) {
  const { link: ours, seats, asked } = draft.state;
  const next = rematchOf(ours, seats);
  if (isOtherStart(theirs, next.link)) return refuse(draft, 'otherGame', message.state);
  if (asked?.what !== 'rematch')
    return question(draft, { what: 'rematch', id: null, link: null, epoch: message.epoch, message });
  beginRematch(draft);
  receiveGame(draft, message);
}

/** Begins the game after this one, which both have agreed on. */
export function beginRematch(draft: Draft) {
  const next = rematchOf(draft.state.link, draft.state.seats);
  set(draft, { asked: null, epoch: 0, told: toldBy(next.link) });
  dropQuestion(draft);
  take(draft, next.link, next.seats);
  tell(draft, 'agreed-rematch');
}

/** Takes over a line of moves. Whoever plays on answers no to what was asked before. */
export function takeMoves(draft: Draft, link: GameLink) {
  const { asked, link: ours, question: pending } = draft.state;
  const isLonger = link.moves.length > ours.moves.length;
  if (pending?.what === 'takeback' || pending?.what === 'restore') declineQuestion(draft);
  if (isLonger && asked !== null && asked.what !== 'rematch') {
    set(draft, { asked: null });
    tell(draft, `declined-${asked.what}`);
  }
  const { told } = draft.state;
  set(draft, { told: { ...told, ply: Math.min(told.ply, link.moves.length) } });
  take(draft, link);
  // Whoever has drawn learns what.
  if (isLonger && hidesHands(link) && link.seed !== null) sendState(draft);
}

/** Takes over the end of the game: a resignation of the other's seats, or a draw that both have agreed on. */
function receiveEnd(draft: Draft, theirs: Theirs) {
  const { link: ours, seats, asked, question: pending } = draft.state;
  const { ending = null } = theirs.link;
  if (ending === null || endOf(ours.ending, ending) === (ours.ending ?? null)) return;
  if (typeof ending === 'number') {
    const isSeat = ending < (ours.playerKinds ?? []).length;
    if (!isSeat || seats.includes(ending)) return refuse(draft, 'foreignEnd', theirs.text);
  } else if (!canAgree(draft.state)) {
    return refuse(draft, 'conflict', theirs.text);
  } else if (asked?.what === 'draw') {
    set(draft, { asked: null });
    tell(draft, 'agreed-draw');
  } else {
    if (pending?.what === 'draw' && pending.id === null) return;
    return question(draft, { what: 'draw', id: null, link: null, epoch: theirs.epoch });
  }
  withdrawQuestion(draft);
  take(draft, { ...draft.state.link, ending: endOf(ours.ending, ending) });
}

/** Takes over the time of the other's seats. It grows by what each move adds, and by nothing else. */
function receiveTime(draft: Draft, { left }: Theirs) {
  const { link: ours, seats, told } = draft.state;
  if (ours.clock === null || left === null || left.length !== ours.playerKinds?.length) return;
  const movers = draft.judge(ours)?.movers.slice(told.ply) ?? [];
  const { increment } = ours.clock;
  const now = timeOf(ours).map((millis, seat) => {
    if (seats.includes(seat)) return millis;
    const added = movers.filter((mover) => mover === seat).length * increment * 1000;
    return Math.min(left[seat] ?? 0, (told.left[seat] ?? 0) + added);
  });
  set(draft, { told: { ply: ours.moves.length, left: now } });
  take(draft, timed(ours, now));
  showTime(draft);
  // Only this device knows whether its own time is up.
  if (seats.some((seat) => left[seat] === 0 && (now[seat] ?? 0) > 0)) sendState(draft);
}

/** What is wrong with the moves after the known ones; null if nothing is. */
function faultOf({ judge, state }: Draft, link: GameLink, known: number) {
  const verdict = judge(link);
  if (verdict === null) return 'illegalMove';
  return verdict.movers.slice(known).some((seat) => state.seats.includes(seat)) ? 'foreignMove' : null;
}

const withoutTime = ({ clock }: GameLink) => clock && { ...clock, left: null };

/** Whether two games of a match begin in different ways, so that neither can be a part of the other. */
function isOtherStart(one: GameLink, other: GameLink) {
  const start = (link: GameLink) => ({ ...link, clock: withoutTime(link), moves: [] });
  return compareMatch(start(one), start(other)).kind === 'other';
}
