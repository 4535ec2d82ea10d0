// What happens at a table, and what has to happen outside in return.

import type { Report } from '../core/bindings.ts';
import type { Peer, PlayerView } from '../game/player.ts';
import type { Level } from '../core/levels.ts';
import type { Ending, GameLink } from '../links/state.ts';
import type { Motion } from '../ui/board/motion.ts';
import type { Holding } from '../core/bindings.ts';
import type { Line, Start } from './state.ts';

/** What happens at a table. */
export type TableEvent =
  /** A game is opened, whose line was read by the rules. */
  | { type: 'opened'; line: Line; isFinished: boolean; ending: Ending | null; link: GameLink }
  /** A tap on a square. Unsure if the square is smaller than a fingertip: a move then needs a second tap. */
  | { type: 'tap'; square: string; isUnsure: boolean }
  /** A square is held, by a pointer or a key, to see what a tap would do; null ends this. */
  | { type: 'hold'; square: string | null; isKey: boolean }
  /** The pointer or the focus is on a square, or on none. */
  | { type: 'hover'; square: string | null }
  /** Escape, or a right click. */
  | { type: 'cancel' }
  /** The selected piece is let go, or the last step is taken back. */
  | { type: 'stepBack' }
  /** A token of the rack is tapped, by its place. */
  | { type: 'take'; place: number }
  | { type: 'exchange' }
  /** The move that the picks form is played. */
  | { type: 'lay' }
  /** Another amount of the selected stack is chosen. */
  | { type: 'amount'; value: number }
  | { type: 'clear' }
  /** Sets the picks from outside. */
  | { type: 'pick'; picks: string[] }
  | { type: 'pass' }
  /** Ends a turn that could continue. */
  | { type: 'endTurn' }
  /** Answers for the move that waits for its confirmation. */
  | { type: 'confirmMove' }
  | { type: 'cancelMove' }
  /** Cancels the move that waits for its turn. */
  | { type: 'cancelPremove' }
  /** A move that waits for its turn is due. */
  | { type: 'premoveDue' }
  /** A whole move is played for the person to move. */
  | { type: 'attempt'; move: string }
  /** A move comes from a link or another tab. */
  | { type: 'receive'; move: string }
  /** A computer has answered a request. */
  | { type: 'answered'; id: number; move: string }
  | { type: 'failed'; id: number; words: string }
  | { type: 'undo' }
  | { type: 'redo' }
  | { type: 'seek'; ply: number }
  /** The tree of moves was changed; `isMoved` where another position may be shown. */
  | { type: 'edited'; line: Line; isMoved: boolean }
  /** A seat learns what it has drawn, or when the game is over all hands. */
  | { type: 'learn'; start: Partial<Start> }
  /** Another tab has played on in the same game, or gone to another ply. */
  | { type: 'time'; left: number[] | null }
  | { type: 'seats'; seats: number[] }
  /** A direct connection to the other device has begun or ended. */
  | { type: 'peers'; peers: readonly (Peer | null)[]; isOnlooker?: boolean }
  /** The player to move holds the device. */
  | { type: 'holdDevice' }
  | { type: 'pause' }
  | { type: 'playOn' }
  /** The computer makes a single move. */
  | { type: 'step' }
  | { type: 'follow'; isFollowing: boolean }
  /** A clock may have run out, or the page was hidden or shown. */
  | { type: 'clock' }
  | { type: 'hint' }
  | { type: 'hinted'; id: number; report: Report }
  | { type: 'analyse' }
  | { type: 'reported'; id: number; report: Report }
  /** A request for advice has failed. */
  | { type: 'unadvised'; id: number; words: string }
  | { type: 'highlight'; move: string | null }
  /** The board shows the position after so many of the expected moves. */
  | { type: 'foresee'; step: number }
  | { type: 'resign' }
  | { type: 'offerDraw' }
  | { type: 'drawAnswered'; line: Line; report: Report }
  /** The last move has been shown, so that the count can begin. */
  | { type: 'landed'; count: number }
  | { type: 'counted'; count: number; parts: number }
  | { type: 'countEnded'; count: number }
  /** Turns analysis on or off; at the end of a game it shows the last decision. */
  | { type: 'reviewMistake' }
  | { type: 'showResult' }
  | { type: 'resultSeen' }
  /** Something is said beside the result. */
  | { type: 'remark'; words: string }
  | { type: 'playBack'; isOn: boolean }
  | { type: 'playBackStep' }
  /** A text is shown in the status region. */
  | { type: 'say'; words: string }
  /** The board is turned by half. */
  | { type: 'flip' }
  /** Settings or what lies over the board have changed. */
  | { type: 'refresh' };

/** What has to happen outside. */
export type Effect =
  /** A motion is shown, with the new position. */
  | { do: 'animate'; motion: Motion; isPersons: boolean }
  | { do: 'finishMotion' }
  | { do: 'feel'; what: 'pick' | 'refuse' | 'land' | 'end' }
  /** All running searches are aborted. */
  | { do: 'stop' }
  /** A computer is asked for a move, and seems to think for so many milliseconds. */
  | { do: 'ask'; id: number; view: PlayerView; level: Level; pause: number }
  | { do: 'abort'; id: number }
  | { do: 'search'; id: number; for: 'analysis' | 'hint'; view: PlayerView }
  | { do: 'explainHint'; report: Report }
  | { do: 'askForDraw'; view: PlayerView; level: Level; line: Line }
  /** The parts of the scores are counted up. */
  | { do: 'await'; count: number }
  | { do: 'count'; count: number; parts: Holding[]; position: string }
  | { do: 'playBack'; isOn: boolean }
  /** The state as in links has changed. */
  | { do: 'save' }
  /** A person has played. */
  | { do: 'played' }
  /** A move was played; its public text. */
  | { do: 'tell'; move: string; ply: number }
  /** A person lets the computer play here instead of in another tab. */
  | { do: 'lead' }
  /** A part is loaded that the event needs. */
  | { do: 'load'; part: 'premoves' | 'outlook'; event: TableEvent }
  /** A move that waits for its turn is due when the last one has been shown. */
  | { do: 'premove' };
