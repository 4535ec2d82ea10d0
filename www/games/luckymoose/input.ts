// Input of a LuckyMoose move: tokens laid on tiles, or tokens to exchange.

import { formatLay, handOf, parseLay } from './notation.ts';
import { parseToken } from './tokens.ts';
import { t } from './words/index.ts';
import type { PlacedPiece } from '../../ui/board/scene.ts';
import type { Choice, RackToken } from '../page.ts';

// Picks: `r1@h8` is a token on a tile. The last pick may be `!r1`, a token picked up from the hand, or `!r1@h8`, a
// token picked up from its tile. An exchange is `~` followed by its tokens.

const EXCHANGE = '~';

/** The lays among the legal moves, parsed once. */
const layCache = new WeakMap<string[], PlacedPiece[][]>();

function laysOf(legal: string[]) {
  const known = layCache.get(legal) ?? legal.map(parseLay).filter((laid) => laid.length > 0);
  layCache.set(legal, known);
  return known;
}

/** The tokens on tiles, and the token that is picked up (`up`). */
function parsePicks(picks: string[]) {
  const isUp = picks.at(-1)?.startsWith('!') ?? false;
  const laid = parseLay((isUp ? picks.slice(0, -1) : picks).join(','));
  const [piece = '', from = null] = (isUp ? (picks.at(-1) ?? '').slice(1) : '').split('@');
  return { laid: isExchange(picks) ? [] : laid, up: isUp ? { piece, from } : null };
}

function formatPicks(laid: PlacedPiece[]) {
  return laid.map(({ square, piece }) => `${piece}@${square}`);
}

/** Whether the picks are an exchange. */
export function isExchange(picks: string[]) {
  return picks[0] === EXCHANGE;
}

/** Switches between a lay and an exchange. */
export function exchange(picks: string[]) {
  return isExchange(picks) ? [] : [EXCHANGE];
}

/** The tiles where some legal lay places a token in addition to those already laid. */
function targetsOf(legal: string[], laid: PlacedPiece[], piece: string) {
  const has = (lay: PlacedPiece[], { square, piece }: PlacedPiece) =>
    lay.some((other) => other.square === square && other.piece === piece);
  const targets = new Set();
  for (const lay of laysOf(legal)) {
    if (lay.length <= laid.length || !laid.every((placed) => has(lay, placed))) continue;
    for (const placed of lay) if (placed.piece === piece && !has(laid, placed)) targets.add(placed.square);
  }
  return [...targets] as string[];
}

/** The result of a tap on a tile after `picks`. */
export function tap(legal: string[], picks: string[], square: string): Choice {
  if (isExchange(picks)) return { refused: t().refused.exchange };
  const { laid, up } = parsePicks(picks);
  const there = laid.find((placed) => placed.square === square);
  if (!up) {
    if (!there) return { refused: t().refused.pick };
    return { picks: [...formatPicks(laid.filter((placed) => placed !== there)), `!${there.piece}@${square}`] };
  }
  const placed = { square, piece: up.piece };
  if (square === up.from) return { picks: formatPicks([...laid, placed]) };
  if (there) {
    // The token that lay there is picked up instead.
    return { picks: [...formatPicks([...laid.filter((other) => other !== there), placed]), `!${there.piece}`] };
  }
  if (targetsOf(legal, laid, up.piece).includes(square)) return { picks: formatPicks([...laid, placed]) };
  return { illegal: formatLay([...laid, placed]) };
}

/** What the board shows after `picks`. */
export function selection(legal: string[], picks: string[]) {
  const { laid, up } = parsePicks(picks);
  const standing = up?.from ? [...laid, { square: up.from, piece: up.piece }] : laid;
  return {
    selected: up?.from ?? null,
    targets: up ? targetsOf(legal, laid, up.piece).filter((square) => square !== up.from) : [],
    movable: laid.map(({ square }) => square),
    laid: standing,
    partial: null,
  };
}

/** The tokens of the hand, with their state after `picks`. */
export function rack(view: string, picks: string[]): RackToken[] {
  const tokens: RackToken[] = handOf(view).map((token) => ({ token, state: 'held' }));
  const set = (piece: string, state: RackToken['state']) => {
    const token = tokens.find((racked) => racked.token === piece && racked.state === 'held');
    if (token) token.state = state;
  };
  if (isExchange(picks)) picks.slice(1).forEach((piece) => set(piece, 'given'));
  const { laid, up } = parsePicks(picks);
  for (const { piece } of laid) set(piece, 'laid');
  if (up) set(up.piece, up.from ? 'laid' : 'picked');
  return tokens;
}

/** The picks after a tap on the rack token at index `place`. */
export function take(view: string, picks: string[], place: number) {
  const racked = rack(view, picks)[place];
  if (!racked) return picks;
  const { token, state } = racked;
  if (isExchange(picks)) {
    if (state !== 'given') return [...picks, token];
    const first = picks.indexOf(token);
    return picks.filter((_, n) => n !== first);
  }
  const { laid, up } = parsePicks(picks);
  // A token picked up from a tile returns there.
  const standing = formatPicks(up?.from ? [...laid, { square: up.from, piece: up.piece }] : laid);
  // Of two equal ones either is put back.
  if (state === 'picked' || (up?.piece === token && up.from === null)) return standing;
  if (state === 'held') return [...standing, `!${token}`];
  // A token on a tile returns to the hand.
  const back = standing.findIndex((item) => item.startsWith(token));
  return standing.filter((_, n) => n !== back);
}

/** The name of the picked-up token, as the beginning of a sentence. */
export function lifted(picks: string[]) {
  const { up } = parsePicks(picks);
  return up === null ? null : t().lifted(parseToken(up.piece));
}

/** The picks without the last step. */
export function withoutLast(picks: string[]) {
  if (isExchange(picks)) return picks.length > 1 ? picks.slice(0, -1) : [];
  return picks.slice(0, -1);
}

/** The move that the picks form; null when they form none. */
export function moveOf(picks: string[]) {
  if (isExchange(picks)) return picks.length > 1 ? EXCHANGE + picks.slice(1).sort(compareTokens).join('') : null;
  const { laid, up } = parsePicks(picks);
  const standing = up?.from ? [...laid, { square: up.from, piece: up.piece }] : laid;
  return standing.length > 0 ? formatLay(standing) : null;
}

/** Compares tokens by colour and then by symbol. */
function compareTokens(a: string, b: string) {
  const order = (token: string) => 'roygbp'.indexOf(token[0] ?? '') * 10 + Number(token[1]);
  return order(a) - order(b);
}

/** The public text of an exchange. */
export function conceal(move: string) {
  return move.startsWith(EXCHANGE) ? EXCHANGE + '?'.repeat((move.length - 1) / 2) : move;
}

/** A lay covers several tiles, so analysis shows no values on tiles. */
export function matchesPicks() {
  return false;
}
