// The state of each panel beside the board.

import type { Gain, Report, Tally } from '../../core/bindings.ts';
import type { TableSnapshot } from '../../game/snapshot.ts';
import type { Amount, RackToken, ResultRow } from '../../games/page.ts';
import type { Player } from '../../game/player.ts';

/**
 * A move of an expected line: the seat that plays it, and the board and the scores after it, and whether the game is
 * over then.
 */
export interface Foreseen {
  move: string;
  seat: number;
  position: string;
  scores: number[];
  over: boolean;
}

/** The state of each panel around a board. */
export interface TableView {
  players: PlayersView;
  state: StateView;
  actions: ActionsView;
  extras: ExtrasView;
  moves: MovesView;
  analysis: AnalysisView;
  line: LineView;
  /** Null for no bar. */
  gauge: GaugeView | null;
  end: EndView;
  /** The parts of the scores so far, in games that name them. */
  points: ResultRow[];
  hand: RackView;
}

/** The end of a game and its review. */
export interface EndView {
  /** Whether the result is shown, and whether the game has just ended here. */
  isShown: boolean;
  isNew: boolean;
  /** Without a full stop. */
  headline: string;
  reason: string;
  rows: ResultRow[];
  canRematch: boolean;
  canSwap: boolean;
  canReview: boolean;
  canStudy: boolean;
  /** Whether a remote player has not seen the end yet. */
  isToSend: boolean;
  /** Whether the game is over, shown at any ply. */
  isOver: boolean;
  isReviewing: boolean;
  isPlayingBack: boolean;
  ply: number;
  plies: number;
}

/** The expected moves, and how many of them the board shows. */
export interface LineView {
  moves: Foreseen[];
  step: number;
}

/**
 * The evaluation bar. Of two sides: the share of the one below, from 0 to 1, its piece and that of the
 * other, and the value as text. Of more: their scores as expected.
 */
export type GaugeView =
  | {
      words: string;
      share: number;
      below: string;
      above: string;
      ticks: number;
      text: string;
      isAhead: boolean;
      isProved: boolean;
    }
  | { words: string; parts: { seat: number; piece: string; name: string; score: number }[] };

export interface PlayersView {
  snapshot: TableSnapshot;
  seated: Player[];
  /** The names of the seats. */
  names: string[];
  /** The seat called “you”; null when there is none. */
  you: number | null;
  /** The seat below the board. */
  below: number;
  /** Whether a computer player is thinking. */
  isThinking: boolean;
  /** The milliseconds left for each seat; null without a clock. */
  time: number[] | null;
  /** Whether this is a spectator's table. */
  isWatched: boolean;
}

/** A drawing that stands before a name in a sentence, as SVG markup in a 100 × 100 view box. */
export interface Inlay {
  name: string;
  picture: string;
}

export interface StateView {
  /** The status text: the last move and whose turn it is, or the result. */
  words: string;
  /** Drawings in the status text, in the order of their names there. */
  inlays?: Inlay[];
  /** What follows the status text for a screen reader alone. */
  aside?: string;
  snapshot: TableSnapshot;
  /** Whether part of a turn was played and the turn may end there. */
  isUnderWay: boolean;
  /** How many pieces of the selected stack are taken, when that can be chosen. */
  amount: Amount | null;
  /** Whether the words only say what is picked: the question of how many stands in their place. */
  isChoosing: boolean;
  /** Whether the person to move may pass, and no hand offers it. */
  canPass: boolean;
  /** Whether moves follow the current position and a computer could play on from it. */
  canPlayOn: boolean;
  /** Whether a move waits for its confirmation. */
  isAsking: boolean;
  /** Whether all players are computers. */
  isShow: boolean;
  isPaused: boolean;
  isThinking: boolean;
  /** Whether a remote player waits for the link. */
  isToSend: boolean;
  isWatched: boolean;
  /** Why a computer player failed; empty when none did. */
  failure: string;
}

export interface ActionsView {
  canUndo: boolean;
  canRedo: boolean;
  canRestart: boolean;
  /** Whether hints and analysis are available. */
  canAnalyse: boolean;
  isOver: boolean;
  isAnalysing: boolean;
  /** Whether a hint is being computed. */
  isHinting: boolean;
  /** Whether gains are shown; null when the game has none. */
  showsGains: boolean | null;
  /** Whether the game can be studied, which shows all hands. */
  canStudy: boolean;
}

export interface ExtrasView {
  /** Whether somebody here may resign. */
  canResign: boolean;
  /** Whether the computer can be offered a draw. */
  canOfferDraw: boolean;
}

export interface MovesView {
  snapshot: TableSnapshot;
  /** The names of the seats. */
  names: string[];
  /** The player of each seat. */
  seated: Player[];
  /** The moves as the viewer may see them. */
  moves: string[];
  /** The milliseconds that each move took, as far as they are known. */
  spent: (number | null)[];
  /** What the seed determines, and its number; null when it determines nothing, or is still secret. */
  seed: string | null;
  isWatched: boolean;
}

export interface AnalysisView {
  isAnalysing: boolean;
  analysis: Report | null;
  isOver: boolean;
}

export interface RackView {
  /** The viewer's hand; null in games without hands. */
  hand: HandView | null;
  snapshot: TableSnapshot;
  /** The names of the seats. */
  names: string[];
  /** The seat called “you”; null when there is none. */
  you: number | null;
  isWatched: boolean;
}

/** The state of the rack. */
export interface HandView {
  /** The seat whose hand is shown; null for none. */
  seat: number | null;
  /** The seat whose player must confirm holding the device first; null for none. */
  passTo: number | null;
  rack: RackToken[];
  pool: number;
  /** The number of tokens in each hand. */
  sizes: number[];
  /** Whether it is the turn of the hand that is shown. */
  isTurn: boolean;
  isExchange: boolean;
  canExchange: boolean;
  canPass: boolean;
  /** The move that the picks form; null for none. */
  move: string | null;
  gains: Gain[];
  /** The terms of the score in the status text; none while that shows something else. */
  terms: { tokens: string[]; words: string }[];
  /** Why the move is illegal; empty when it is legal. */
  lacks: string;
  /** The parts of the scores, when the game is over. */
  tally: Tally[];
}
