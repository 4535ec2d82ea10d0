// The words that all games share: whose turn it is, how it ended, what a move is worth.

/** @import { GamePage, Report, Sitter, Snapshot, Value } from '../types.js' */

/** @type {Record<Sitter, string>} */
export const SITTER_NAMES = {
  human: 'Person',
  beginner: 'Beginner',
  easy: 'Easy',
  medium: 'Medium',
  hard: 'Hard',
  master: 'Master',
  friend: 'By link',
};

/**
 * A seat with who sits on it.
 *
 * @param {GamePage} game
 * @param {number} seat
 * @param {Sitter | undefined} sitter
 */
export function seatWords(game, seat, sitter) {
  const name = game.seats[seat]?.name ?? '';
  return sitter === undefined || sitter === 'human' || sitter === 'friend' ? name : `${name} (${SITTER_NAMES[sitter]})`;
}

/**
 * A game in a few words, for a list.
 *
 * @param {GamePage} game
 * @param {Sitter[]} sitters
 * @param {number} moves how many were played
 */
export function tableWords(game, sitters, moves) {
  const seats = sitters.map((sitter, seat) => seatWords(game, seat, sitter)).join(' and ');
  return `${game.name}: ${seats}, ${moves === 1 ? '1 move' : `${moves} moves`}`;
}

/**
 * Whose turn it is, or how the game ended.
 *
 * @param {GamePage} game
 * @param {Snapshot & { fallen?: number | null }} snapshot
 * @param {Sitter[]} sitters
 */
export function statusWords(game, snapshot, sitters) {
  const { toMove, winners, scores, ply } = snapshot;
  if (toMove !== null) {
    const isPerson = sitters[toMove] === 'human';
    if (sitters[toMove] === 'friend') return `${game.seats[toMove]?.name} plays elsewhere: send them the link.`;
    const isOnly = sitters.filter((sitter) => sitter === 'human').length === 1;
    const howTo = isPerson && ply < 2 ? ` ${game.howTo}` : '';
    if (isPerson && isOnly) return `Your turn, ${game.seats[toMove]?.name}.${howTo}`;
    if (isPerson) return `${game.seats[toMove]?.name} to move.${howTo}`;
    return `${seatWords(game, toMove, sitters[toMove])} to move.`;
  }
  const { fallen = null } = snapshot;
  if (fallen !== null) {
    const others = winners.map((seat) => game.seats[seat]?.name).join(' and ');
    return `Game over. ${others} wins: the time of ${game.seats[fallen]?.name} is up.`;
  }
  const points = scores.toSorted((a, b) => b - a).join(' to ');
  const [winner] = winners;
  const names = winners.map((seat) => game.seats[seat]?.name);
  const why = game.describe.end?.(snapshot) ?? '';
  const end = why === '' ? '' : ` ${why}`;
  if (winners.length > 1 && winners.length < scores.length) return `Game over. ${names.join(' and ')} share the win, ${points}.${end}`;
  if (winner === undefined || winners.length !== 1) return `Game over. A draw, ${points}.${end}`;
  return `Game over. ${game.seats[winner]?.name} wins, ${points}.${end}`;
}

/**
 * Who was passed over between two turns, and why.
 *
 * @param {GamePage} game
 * @param {number | null} before whose turn it was
 * @param {number | null} now whose turn it is
 * @param {number} count how many play
 */
export function passedWords(game, before, now, count) {
  if (before === null || now === null) return '';
  const turns = (now - before + count - 1) % count;
  const passed = Array.from({ length: turns }, (_, n) => game.seats[(before + 1 + n) % count]?.name);
  return passed.map((name) => `${name} has no move and is passed over. `).join('');
}

/**
 * Whether a value means that somebody wins, whatever it counts.
 *
 * @param {GamePage} game
 * @param {number} value
 */
function isWin(game, value) {
  return game.win !== null && Math.abs(value) >= game.win;
}

/**
 * A value as it is written on a square: `+3`, `0`, `−2`, `≈1.5`, `won`.
 *
 * @param {GamePage} game
 * @param {Value} value
 */
export function valueText(game, { value, proved }) {
  if (proved && isWin(game, value)) return value > 0 ? 'won' : 'lost';
  const rounded = proved ? value : Math.round(value * 10) / 10;
  const sign = rounded > 0 ? '+' : rounded < 0 ? '−' : '';
  return `${proved ? '' : '≈'}${sign}${Math.abs(rounded)}`;
}

/**
 * @param {Value} value
 * @returns {'good' | 'even' | 'bad'}
 */
export function valueTone({ value }) {
  return value > 0 ? 'good' : value < 0 ? 'bad' : 'even';
}

/**
 * A value in words: `wins by 3 points`.
 *
 * @param {GamePage} game
 * @param {Value} value
 */
export function valueWords(game, { value, proved, depth }) {
  if (!proved) return depth === 0 ? 'not yet known' : `looks like ${valueText(game, { move: '', value, depth, proved })}, ${depth} moves ahead`;
  if (value === 0) return 'holds the draw';
  if (isWin(game, value)) return value > 0 ? 'wins' : 'loses';
  return `${value > 0 ? 'wins' : 'loses'} by ${game.describe.amount(value)}`;
}

/**
 * What is picked up, and what can be done with it: `a2 picked, 3 targets.`
 *
 * @param {string} name
 * @param {number} targets how many squares it can go to
 * @param {string} amount how much of it is taken; empty for all, or as much as it takes
 */
export function pickedWords(name, targets, amount) {
  const count = targets === 1 ? '1 target' : `${targets} targets`;
  return [`${name} picked`, amount, count].filter(Boolean).join(', ') + '.';
}

/** What is said while a hint is looked for. */
export const HINTING = 'Looking for a good move…';

/**
 * The best move, what it does, and what it wins or saves against the next best.
 *
 * @param {GamePage} game
 * @param {Report} report
 */
export function hintWords(game, { values }) {
  const [best, ...others] = values;
  if (!best) return '';
  const begin = `Hint: ${best.move} ${game.describe.deed(best.move)} and ${valueWords(game, best)}.`;
  if (!best.proved) return begin;
  if (others.length === 0) return `${begin} There is no other move.`;
  const asGood = others.filter((other) => other.value === best.value).length;
  const next = others.find((other) => other.value < best.value);
  if (!next) return `${begin} The other moves are as good.`;
  const rest = `${next.move} ${valueWords(game, next)}`;
  if (asGood > 0) return `${begin} ${asGood === 1 ? 'One other is' : `${asGood} others are`} as good; ${rest}.`;
  if (best.value > 0 && next.value <= 0) return `${begin} It alone wins: the next best, ${rest}.`;
  if (best.value === 0) return `${begin} It alone saves the draw: the next best, ${rest}.`;
  const gain = game.describe.amount(best.value - next.value);
  return `${begin} The next best, ${rest}: this ${best.value > 0 ? 'wins' : 'saves'} ${gain}${best.value > 0 ? ' more' : ''}.`;
}

/**
 * That something could not be kept in the browser, and what to do about it.
 *
 * @param {unknown} error
 */
export function failureWords(error) {
  const isFull = error instanceof Error && /quota/i.test(error.name);
  const why = isFull ? 'This browser has no room left to keep your games.' : 'This browser keeps nothing of this page.';
  return `${why} They are safe while the page is open. To keep one for longer, copy its link: Share.`;
}

/**
 * That something of what was kept can't be read.
 *
 * @param {string[]} lost each in a few words
 */
export function damageWords(lost) {
  const list = [lost.slice(0, -1).join(', '), lost.at(-1)].filter(Boolean).join(' and ');
  return `Something that this browser kept is damaged and can’t be read in full: ${list}. Everything else is as it was.`;
}

/**
 * That one game was played on differently in two pages.
 *
 * @param {boolean} isHere whether the game of this page is the one on the table
 */
export function partedWords(isHere) {
  const other = isHere ? 'the other one' : 'this one';
  return `You played on differently in another window. Both games are kept: ${other} is among your earlier games, in the hall.`;
}

/**
 * That a game by link has made room for another one.
 *
 * @param {string} game in a few words
 */
export function shelvedWords(game) {
  return `There is no room for more games by link. The oldest is among your earlier games now, in the hall: ${game}.`;
}
