// English: the messages of the engine's errors, by the codes that games share.

import { either, list, number } from '../vocabulary.js';

/** @typedef {{ least: number, most: number }} Bounds */

export default {
  /** Where a text is refused and what it is there. `place` is a list of labels: `Board, rank 3`. */
  frame: {
    found: (/** @type {string} */ place, /** @type {string} */ text) => `${place}: “${text}”.`,
    missing: (/** @type {string} */ place) => `Missing: ${place}.`,
    after: (/** @type {string} */ place) => `after the ${place}`,
    comma: ', ',
    within: (/** @type {number} */ line, /** @type {number} */ column, /** @type {string} */ sentence) => `Line ${number(line)}, column ${number(column)}: ${sentence}`,
  },
  places: {
    board: 'board',
    game: 'game',
    level: 'level',
    move: 'move',
    moves: 'moves',
    'place-of-a-move': 'number of a move',
    'player-to-move': 'player to move',
    position: 'position',
    rank: 'rank',
    result: 'result',
    seat: 'seat',
    seed: 'seed',
    'set-up': 'options',
    'side-to-move': 'side to move',
    square: 'square',
  },
  numbered: {
    move: (/** @type {string | number} */ at) => `move ${at}`,
    rank: (/** @type {string | number} */ at) => `rank ${at}`,
    square: (/** @type {string | number} */ at) => `square ${at}`,
  },
  texts: {
    'one-of': (/** @type {{ choice: string[] }} */ { choice }) => `It has to be ${either(choice)}.`,
    number: (/** @type {Bounds} */ { least, most }) => `It has to be a whole number from ${number(least)} to ${number(most)}.`,
    'odd-number': (/** @type {Bounds} */ { least, most }) => `It has to be an odd number from ${number(least)} to ${number(most)}.`,
    'unknown-option': (/** @type {{ known: string[] }} */ { known }) => `The options of this game are ${list(known)}.`,
    'unknown-game': (/** @type {{ choice: string[] }} */ { choice }) => `The games are ${list(choice)}.`,
    'field-count': (/** @type {{ fields: number }} */ { fields }) => `A position of this game has ${number(fields)} parts, with one space between them.`,
    'field-empty': () => 'There is one space between the parts of a position, and none at its ends.',
    end: () => 'The position should end before that.',
    'rank-count': (/** @type {{ ranks: number }} */ { ranks }) => `The board has ${number(ranks)} ranks, with “/” between them.`,
    'rank-length': (/** @type {{ squares: number }} */ { squares }) => `A rank has ${number(squares)} squares.`,
    'rank-item': (/** @type {{ pieces: string[], most: number }} */ { pieces, most }) =>
      `A rank is written with ${list(pieces)}, and with numbers from 1 to ${number(most)} for empty squares.`,
    'empty-run': () => 'Empty squares next to each other are written as one number.',
    square: () => 'A square is a letter and a number, such as c2.',
    'square-on-board': (/** @type {{ last: string }} */ { last }) => `The squares of this board go from a1 to ${last}.`,
    'view-of-another': () => 'It has to be what the player to move knows.',
  },
  rules: {
    'illegal-move': (/** @type {unknown} */ _, /** @type {string} */ found) => `“${found}” isn’t a legal move here.`,
    'game-over': () => 'The game is over.',
    'nothing-to-search': () => 'The game is over, so there is no move to look for.',
    'looking-on': () => 'You are watching, so you can’t move.',
    'moves-after-view': () => 'Where hands are hidden, no moves can follow a position.',
    'unknown-node': () => 'That position is no longer in this game.',
    'root-node': () => 'The first position can’t be deleted.',
    mark: () => 'This mark can’t be read.',
    'study-game': () => 'A study begins with the header “Game”, such as [Game "gambit"].',
    header: () => 'A header is on one line, such as [Event "Example"].',
    'header-twice': (/** @type {unknown} */ _, /** @type {string} */ found) => `There is a second header “${found}”.`,
    escape: () => 'After a backslash there is n, r, t, s or an escaped character.',
    'comment-end': () => 'This comment has no closing brace.',
    'variation-begin': () => 'A variation follows the move that it replaces, and has a move itself.',
    'variation-end': () => 'This bracket has no counterpart.',
    judgement: (/** @type {unknown} */ _, /** @type {string} */ found) => `“${found}” isn’t a judgement, or the move has one already.`,
    'study-text': (/** @type {unknown} */ _, /** @type {string} */ found) => `“${found}” is neither a move nor a comment, a variation or the result.`,
    'study-size': (/** @type {{ most: number }} */ { most }) => `A study has at most ${number(most)} moves.`,
    'study-end': () => 'Nothing may follow the result of a study.',
  },
};
