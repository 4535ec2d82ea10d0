// The words for positions and moves of LuckyMoose.

import { boardSize, factorOf, isCentre, parseLay, pieces, scoresOf, tokensOf, turnsLeft } from './notation.js';
import { parseToken } from './tokens.js';
import { t } from './words/index.js';

/** @import { Gain, Refusal, Snapshot, Tally } from '../../types.js' */

/** Describes squares, moves and results in the current language. */
export const describe = {
  /**
   * @param {string | undefined} piece
   * @param {string} square
   * @param {string} position
   */
  square(piece, square, position) {
    if (piece !== undefined) return nameOf(piece);
    const { files } = boardSize(position);
    return t().tile(factorOf(square, files), isCentre(square, files));
  },

  /**
   * @param {number | null} seat null for “you”
   * @param {string} move
   * @param {string} position
   * @param {string} after
   */
  move(seat, move, position, after) {
    if (move === 'pass') return t().passed(seat);
    if (move.startsWith('~')) return t().exchanged(seat, exchangeCount(move));
    return t().laid(seat, parseLay(move).map(({ square, piece }) => ({ ...parseToken(piece), square })), pointsGained(position, after));
  },

  /**
   * @param {string} move
   * @param {string} position
   * @param {string} after
   */
  effect(move, position, after) {
    if (move === 'pass') return t().passes;
    return move.startsWith('~') ? t().exchanges(exchangeCount(move)) : t().lays(parseLay(move).length, pointsGained(position, after));
  },

  /** @param {string} move */
  brief(move) {
    if (move === 'pass') return t().passes;
    if (move.startsWith('~')) return t().exchanges(exchangeCount(move));
    return t().placed(parseLay(move).map(({ square, piece }) => ({ ...parseToken(piece), square })));
  },

  /**
   * @param {string} move
   * @param {string} position
   * @param {string} after
   */
  hint(move, position, after) {
    const { hint } = t();
    if (move === 'pass') return hint.pass;
    if (move.startsWith('~')) return hint.exchange(exchangeCount(move));
    return hint.lay(parseLay(move).map(({ square, piece }) => ({ ...parseToken(piece), square })), pointsGained(position, after));
  },

  amount: (/** @type {number} */ value) => t().points(Math.round(Math.abs(value) * 10) / 10),
  score: (/** @type {number} */ points) => t().score(points),

  /**
   * That the game ends when nobody lays any more, from two turns before on.
   *
   * @param {string} position
   * @param {boolean} isStuck whether the player to move can't lay
   */
  warning(position, isStuck) {
    const left = turnsLeft(position);
    const isBlocked = isStuck || left.idle > 0;
    return isBlocked && left.turns <= 2 ? t().warning(left.turns) : '';
  },

  /**
   * @param {Pick<Snapshot, 'position'>} snapshot
   * @param {number | null} you
   */
  end({ position }, you) {
    const [, , , hands = '', pool = ''] = position.split(' ');
    // `-` in a full position, `0` in a view.
    const isEmpty = (/** @type {string} */ tokens) => tokens === '-' || tokens === '0';
    if (!isEmpty(pool)) return t().end.rounds;
    const out = hands.split('/').findIndex(isEmpty);
    return out < 0 ? t().end.stuck : t().end.out(out === you ? null : out);
  },
};

/**
 * The name of a token.
 *
 * @param {string} token
 */
export function nameOf(token) {
  return t().token(parseToken(token));
}

/**
 * The gains of a lay in words, line by line.
 *
 * @param {Gain[]} gains
 */
export function gainsWords(gains) {
  const sum = (/** @type {Gain[]} */ some) => some.reduce((total, { points }) => total + points, 0);
  return t().gains(gains.filter(isLine).map(lineOf), sum(gains.filter((gain) => !isLine(gain))), sum(gains));
}

/**
 * The gains of a lay, each with the tokens of its line and what it scores in short.
 *
 * @param {Gain[]} gains
 * @param {string} view
 * @param {string} move
 */
export function terms(gains, view, move) {
  const tokens = pieces(view);
  for (const { square, piece } of parseLay(move)) tokens.set(square, piece);
  return gains.map((gain) => ({
    tokens: gain.squares.map((square) => tokens.get(square) ?? ''),
    words: isLine(gain) ? t().line(lineOf(gain)) : t().out(gain.points),
  }));
}

/** @param {Gain} gain */
function isLine({ squares }) {
  return squares.length > 0;
}

/** @param {Gain} gain */
function lineOf({ squares, bonus, factor, points }) {
  return { tokens: squares.length, bonus, factor, points };
}

/**
 * Why a move is illegal, in words.
 *
 * @param {Refusal} refusal
 */
export function refusalWords(refusal) {
  return ruleWords(refusal) ?? t().lacks.other;
}

/**
 * The rule that a move breaks; undefined if the code is not that of a rule.
 *
 * @param {Refusal} refusal
 */
export function ruleWords({ code, place, args }) {
  const { lacks } = t();
  const text = (/** @type {string} */ name) => String(args[name]);
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

/**
 * The parts of a seat's score, each with its points.
 *
 * @param {Tally[]} tally
 * @param {number} seat
 */
export function parts(tally, seat) {
  const { parts: words } = t();
  const own = tally.filter((part) => part.seat === seat);
  const sum = (/** @type {(part: Tally) => number} */ of) => own.reduce((total, part) => total + of(part), 0);
  const lines = (/** @type {(part: Tally) => number} */ of) => (/** @type {Tally} */ part) => (part.squares.length > 0 ? of(part) : 0);
  return [
    { words: words.lines, points: sum(lines(({ base }) => base)) },
    { words: words.sixes, points: sum(lines(({ bonus }) => bonus)) },
    { words: words.bonus, points: sum(lines(({ points: all, base, bonus }) => all - base - bonus)) },
    { words: words.out, points: sum(({ squares, points: all }) => (squares.length > 0 ? 0 : all)) },
  ];
}

/**
 * The points gained between two positions.
 *
 * @param {string} position
 * @param {string} after
 */
function pointsGained(position, after) {
  const before = scoresOf(position);
  return scoresOf(after).reduce((sum, score, n) => sum + score - (before[n] ?? 0), 0);
}

/**
 * The number of tokens that an exchange returns to the pool.
 *
 * @param {string} move
 */
function exchangeCount(move) {
  return (move.length - 1) / 2;
}
