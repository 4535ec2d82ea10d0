// The words for positions and moves of LuckyMoose.

import { boardSize, factorOf, isCentre, parseLay, pieces, scoresOf, tokensOf, turnsLeft } from './notation.ts';
import { parseToken } from './tokens.ts';
import { t } from './words/index.ts';
import type { Gain, Refusal, Tally } from '../../core/bindings.ts';
import type { Mover } from '../page.ts';
import type { Snapshot } from '../../game/snapshot.ts';

/** Describes squares, moves and results in the current language. */
export const describe = {
  square(piece: string | undefined, square: string, position: string) {
    if (piece !== undefined) return nameOf(piece);
    const { files } = boardSize(position);
    return t().tile(factorOf(square, files), isCentre(square, files));
  },

  move(seat: Mover, move: string, position: string, after: string) {
    if (move === 'pass') return t().passed(seat);
    if (move.startsWith('~')) return t().exchanged(seat, exchangeCount(move));
    return t().laid(
      seat,
      parseLay(move).map(({ square, piece }) => ({ ...parseToken(piece), square })),
      pointsGained(position, after),
    );
  },

  effect(move: string, position: string, after: string) {
    if (move === 'pass') return t().passes;
    return move.startsWith('~')
      ? t().exchanges(exchangeCount(move))
      : t().lays(parseLay(move).length, pointsGained(position, after));
  },

  brief(move: string) {
    if (move === 'pass') return t().passes;
    if (move.startsWith('~')) return t().exchanges(exchangeCount(move));
    return t().placed(parseLay(move).map(({ square, piece }) => ({ ...parseToken(piece), square })));
  },

  hint(move: string, position: string, after: string) {
    const { hint } = t();
    if (move === 'pass') return hint.pass;
    if (move.startsWith('~')) return hint.exchange(exchangeCount(move));
    return hint.lay(
      parseLay(move).map(({ square, piece }) => ({ ...parseToken(piece), square })),
      pointsGained(position, after),
    );
  },

  amount: (value: number) => t().points(Math.round(Math.abs(value) * 10) / 10),
  score: (points: number) => t().score(points),

  /**
   * That the game ends when nobody lays any more, from two turns before on.
   *
   * @param isStuck whether the player to move can't lay
   */
  warning(position: string, isStuck: boolean) {
    const left = turnsLeft(position);
    const isBlocked = isStuck || left.idle > 0;
    return isBlocked && left.turns <= 2 ? t().warning(left.turns) : '';
  },

  /** @param mover the name of a seat */
  end({ position }: Pick<Snapshot, 'position'>, you: number | null, mover?: (seat: number) => Mover) {
    const [, , , hands = '', pool = ''] = position.split(' ');
    // `-` in a full position, `0` in a view.
    const isEmpty = (tokens: string) => tokens === '-' || tokens === '0';
    if (!isEmpty(pool)) return t().end.rounds;
    const out = hands.split('/').findIndex(isEmpty);
    return out < 0 ? t().end.stuck : t().end.out(mover ? mover(out) : out === you ? null : out);
  },
};

/** The name of a token. */
export function nameOf(token: string) {
  return t().token(parseToken(token));
}

/** The gains of a lay in words, line by line. */
export function gainsWords(gains: Gain[]) {
  const sum = (some: Gain[]) => some.reduce((total, { points }) => total + points, 0);
  return t().gains(gains.filter(isLine).map(lineOf), sum(gains.filter((gain) => !isLine(gain))), sum(gains));
}

/** The gains of a lay, each with the tokens of its line and what it scores in short. */
export function terms(gains: Gain[], view: string, move: string) {
  const tokens = pieces(view);
  for (const { square, piece } of parseLay(move)) tokens.set(square, piece);
  return gains.map((gain) => ({
    tokens: gain.squares.map((square) => tokens.get(square) ?? ''),
    words: isLine(gain) ? t().line(lineOf(gain)) : t().out(gain.points),
  }));
}

function isLine({ squares }: Gain) {
  return squares.length > 0;
}

function lineOf({ squares, bonus, factor, points }: Gain) {
  return { tokens: squares.length, bonus, factor, points };
}

/** Why a move is illegal, in words. */
export function refusalWords(refusal: Refusal) {
  return ruleWords(refusal) ?? t().lacks.other;
}

/** The rule that a move breaks; undefined if the code is not that of a rule. */
export function ruleWords({ code, place, args }: Refusal) {
  const { lacks } = t();
  const text = (name: string) => String(args[name]);
  switch (code) {
    case 'invalid-line':
      return lacks.invalidLine(tokensOf(text('line')).map(parseToken));
    case 'gap':
      return lacks.gap(text('square'));
    case 'occupied':
      return lacks.occupied(String(place.at(-1)?.at), parseToken(text('token')));
    case 'centre':
      return lacks.centre(text('square'));
    case 'not-in-row':
      return lacks.notInRow;
    case 'apart':
      return lacks.apart;
    case 'not-in-hand':
      return lacks.notInHand;
    case 'pool-empty':
      return lacks.poolEmpty;
    case 'pool-too-small':
      return lacks.poolTooSmall(Number(args.most));
    case 'can-lay':
      return lacks.canLay;
    case 'invalid-board':
      return lacks.invalidBoard;
    default:
      return undefined;
  }
}

/** The parts of a seat's score, each with its points. */
export function parts(tally: Tally[], seat: number) {
  const { parts: words } = t();
  const own = tally.filter((part) => part.seat === seat);
  const sum = (of: (part: Tally) => number) => own.reduce((total, part) => total + of(part), 0);
  const lines = (of: (part: Tally) => number) => (part: Tally) => (part.squares.length > 0 ? of(part) : 0);
  return [
    { words: words.lines, points: sum(lines(({ base }) => base)) },
    { words: words.sixes, points: sum(lines(({ bonus }) => bonus)) },
    { words: words.bonus, points: sum(lines(({ points: all, base, bonus }) => all - base - bonus)) },
    { words: words.out, points: sum(({ squares, points: all }) => (squares.length > 0 ? 0 : all)) },
  ];
}

/** The points gained between two positions. */
function pointsGained(position: string, after: string) {
  const before = scoresOf(position);
  return scoresOf(after).reduce((sum, score, n) => sum + score - (before[n] ?? 0), 0);
}

/** The number of tokens that an exchange returns to the pool. */
function exchangeCount(move: string) {
  return (move.length - 1) / 2;
}
