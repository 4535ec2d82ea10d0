// English: the texts of a study.

import { list, number, pluralOf } from '../vocabulary.ts';

const moves = (count: number) => `${number(count)} ${pluralOf(count) === 'one' ? 'move' : 'moves'}`;

export default {
  /** The name of a study that has none yet. */
  untitled: (game: string) => `${game} study`,
  name: 'Name of the study',
  /** Where the study is. */
  kept: 'Kept in this browser',
  shelved: 'In your library',
  /** What is wrong with a link. */
  leftOut: (count: number) =>
    `${moves(count)} of this study ${pluralOf(count) === 'one' ? 'isn’t' : 'aren’t'} legal and ${pluralOf(count) === 'one' ? 'was' : 'were'} left out.`,
  damaged: 'The moves of this study can’t be read: its link is damaged.',
  missing: 'This study isn’t in this browser.',
  becameCopy: 'This study was changed in another window, so yours is kept as a copy.',
  /** The moves. */
  tree: 'Moves and variations',
  start: 'Start',
  startName: 'First position',
  empty: 'Play a move on the board. Go back and play another one: it becomes a variation.',
  /** A move as it is spoken. `parts` are those of the next words that apply. */
  move: (seat: string, move: string, parts: string[]) => `${seat}, ${list([move, ...parts])}`,
  variation: (place: number, all: number) => `variation ${number(place)} of ${number(all)}`,
  alternatives: (count: number) => `${number(count)} ${pluralOf(count) === 'one' ? 'alternative' : 'alternatives'}`,
  drawn: (count: number) => `${number(count)} ${pluralOf(count) === 'one' ? 'arrow or circle' : 'arrows and circles'}`,
  comment: (text: string) => `comment: ${text}`,
  /** What can be done with a move. */
  promote: 'Move up',
  mainLine: 'Make main line',
  remove: 'Delete from here',
  copy: 'Copy moves',
  menu: 'This move',
  /** What was done, in the status line. */
  removed: (count: number) => `${moves(count)} deleted. Undo brings ${pluralOf(count) === 'one' ? 'it' : 'them'} back.`,
  promoted: 'The variation has moved up.',
  isMain: 'This is the main line now.',
  isMainAlready: 'This move is on the main line.',
  undone: 'Undone.',
  redone: 'Done again.',
  copied: 'The moves are copied.',
  notCopied: 'Your browser didn’t let the page copy.',
  /** The comment and the marks of a position. */
  note: 'Comment',
  noteOn: (move: string) => `Comment on ${move}`,
  noteOnStart: 'Comment on the first position',
  placeholder: 'What is there to say?',
  judgement: 'Judgement',
  judgements: {
    '!': 'good move',
    '?': 'mistake',
    '!!': 'brilliant move',
    '??': 'blunder',
    '!?': 'interesting move',
    '?!': 'dubious move',
    '□': 'only move',
    '=': 'even position',
    '∞': 'unclear position',
  },
  ink: 'Arrows and circles',
  colours: { G: 'green', R: 'red', Y: 'yellow', B: 'blue' },
  howToDraw: 'Draw with the right mouse button, with two fingers, or with the key M.',
  eraseAll: 'Erase all',
  drewArrow: (colour: string, from: string, to: string) => `A ${colour} arrow from ${from} to ${to}.`,
  drewCircle: (colour: string, square: string) => `A ${colour} circle on ${square}.`,
  erasedShape: 'Erased.',
  /** The lines of the engine. */
  lines: 'Best lines',
  line: (rank: number, value: string) => `Line ${number(rank)}, ${value}`,
  proved: (value: string) => `${value}, proved`,
  estimate: (value: string) => `about ${value}`,
  /** A move of such a line. */
  add: (move: string) => `Add the line up to ${move}`,
  added: (count: number) => `${moves(count)} added.`,
  /** Other actions. */
  setUp: 'Set up position',
  playOn: 'Play on from here',
  share: 'Copy link',
  linkCopied: 'The link is copied.',
  fresh: 'New study',
  /** In the list of keys. */
  keys: {
    back: 'Previous move',
    on: 'Next move',
    up: 'Previous variation',
    down: 'Next variation',
    first: 'To the first position',
    last: 'To the end of the line',
    remove: 'Delete from here',
    comment: 'Write a comment',
  },
  /** Who plays on from a position; `seat` is the one to move. */
  against: 'Play on against',
  youPlay: (seat: string) => `You play ${seat}.`,
  /** The board editor. */
  editor: {
    palette: 'Pieces',
    erase: 'Empty',
    turn: 'To move',
    clear: 'Clear',
    usual: 'First position',
    text: 'Position as text',
    sound: 'This position can be played.',
    over: 'The game is over in this position.',
    at: (place: string, problem: string) => `${place}: ${problem}`,
    study: 'Study it',
    cancel: 'Cancel',
  },
  /** Files. */
  exportFile: 'Export',
  exported: 'The file is in your downloads.',
  importFile: 'Import',
  importTitle: 'Import a study',
  importHint: 'Paste its text here, or drop a file on the page.',
  open: 'Open',
  /** A text that is damaged can be opened up to there. `place` is its line and column. */
  upTo: 'Open the readable part',
  legacy: (encoding: string) => `The file is not in UTF-8. It was read as ${encoding}.`,
  nothing: 'There is no study in this text.',
  /** In the page of somebody else: the points of all players, and a move in words as a sentence. */
  course: 'Points from move to move',
  scores: (all: [string, string][]) => list(all.map(([seat, score]) => `${seat} ${score}`)),
  sentence: (text: string) => `${text}.`,
  /** In the builder of that page. */
  builder: { mode: 'Step through a study', study: 'Study', paste: 'Paste its text', text: 'Text of the study' },
};
