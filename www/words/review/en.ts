// English: the review of a finished game. Seats are names; chances are in percent.

import { aside, list, number, pluralOf } from '../vocabulary.ts';

type Kind = 'inaccuracy' | 'mistake' | 'blunder';

const KINDS: Record<Kind, [one: string, other: string]> = {
  inaccuracy: ['inaccuracy', 'inaccuracies'],
  mistake: ['mistake', 'mistakes'],
  blunder: ['blunder', 'blunders'],
};

const counted = (kind: Kind, count: number) => `${number(count)} ${KINDS[kind][pluralOf(count) === 'one' ? 0 : 1]}`;
const percent = (count: number) => `${number(Math.round(count))}%`;

export default {
  /** The ply that is shown. */
  at: (ply: number, plies: number) => `Move ${number(ply)} of ${number(plies)}`,
  start: 'The start',

  /** The players: their names come from the table. */
  players: 'Accuracy',
  you: 'You',
  tooFew: 'Too few moves for an accuracy',
  unknown: 'not yet known',
  counts: (counts: [Kind, number][]) =>
    counts.length === 0 ? 'no mistakes' : list(counts.map(([kind, count]) => counted(kind, count))),

  /** The analysis under way. */
  progress: (done: number, all: number) => `Analysing: ${number(done)} of ${number(all)} moves`,
  paused: (done: number, all: number) => `Stopped after ${number(done)} of ${number(all)} moves.`,
  failed: 'The analysis stopped. Continue, or load the page again.',
  stop: 'Stop',
  resume: 'Continue',

  /** The graph, and what it says at a ply. */
  graph: 'The game',
  up: (seat: string) => `${seat}: up is better`,
  shares: 'chances to win',
  chances: (seats: [string, number][]) => list(seats.map(([seat, chance]) => `${seat} ${percent(chance)}`)),
  percent,
  unsearched: 'not analysed yet',

  /** Judgements, as a label and beside a move. */
  judgements: 'Judgements',
  judgement: 'About this move',
  kinds: { inaccuracy: 'Inaccuracy', mistake: 'Mistake', blunder: 'Blunder' } as Record<Kind, string>,
  /** A kind as a sentence of its own. */
  judged: (kind: string) => `${kind}.`,
  none: 'No mistakes to point out.',
  noneYet: 'Judgements appear here during the analysis.',
  turning: 'The turning point',
  /** What the marks on the board mean. */
  better: (move: string) => `Better: ${move}`,
  reply: (move: string) => `Reply: ${move}`,
  isBest: 'The best move.',
  isGood: 'A good move.',
  isForced: 'The only move.',
  /**
   * Reasons where the game has no better ones: what became of the proved result; a loss in the unit of the game, or in
   * chances, and who gained it.
   */
  winToLoss: 'Turns a win into a loss.',
  winToDraw: 'Turns a win into a draw.',
  drawToLoss: 'Turns a draw into a loss.',
  costs: (amount: string) => `Costs about ${amount}.`,
  costsChance: (points: number) => `Costs ${percent(points)} of the chance to win.`,
  heir: (seat: string) => `Most of it goes to ${seat}.`,

  /** Skill and luck, in points against the others; positive ones are good. */
  luck: 'Skill and luck',
  lead: 'Lead',
  drawn: 'Luck',
  without: 'Without luck',
  given: 'Given away',
  luckIs:
    'Luck compares what was drawn with what was to be expected. Given away is what better moves would have brought.',
  draws: 'The draws that mattered most',
  drew: (seat: string, pieces: string[], points: string) => `${seat} drew ${list(pieces)}: ${points}`,
  signed: (points: number) => `${points > 0 ? '+' : points < 0 ? '−' : ''}${number(Math.abs(points))}`,
  evenLuck: (seat: string, points: number) => `With equal luck: ${seat}, ahead by about ${number(points)}.`,
  evenAll: 'With equal luck, nobody would have come out ahead.',

  /** Mistakes, asked again. */
  learn: (count: number) => `Learn from your mistakes · ${number(count)}`,
  learnAll: (count: number) => `Learn from the mistakes · ${number(count)}`,
  lesson: 'Learn from your mistakes',
  question: (at: number, all: number) => `${number(at)} of ${number(all)}`,
  /** The marked move; null for you. */
  ask: (seat: string | null) => `${seat ?? 'You'} played the marked move. Find a better one.`,
  /** After what a move did that touches no square. */
  findBetter: 'Find a better move.',
  checking: 'Looking at your move…',
  right: 'Yes, that’s the best move.',
  near: 'Yes, that’s nearly as good as the best.',
  wrong: 'There’s something better. Try again.',
  same: 'That’s the move from the game. Try another.',
  shown: (move: string) => `This is the best move${aside(`: ${move}`)}.`,
  show: 'Show me',
  skip: 'Skip',
  next: 'Next',
  close: 'Back to the review',
  finished: 'That was the last one.',
  solved: (count: number, all: number) => `You solved ${number(count)} of ${number(all)}.`,

  moves: 'Moves',
  noMoves: 'There are no moves to review.',
  watched: 'A game with hidden hands can be reviewed once it’s over.',
};
