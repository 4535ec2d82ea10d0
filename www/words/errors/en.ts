// English: the messages of the engine's errors, by the codes that games share.

import { either, list, number } from '../vocabulary.ts';
import links from '../links/en.ts';

interface Bounds {
  least: number;
  most: number;
}

export default {
  links,
  /** Where a text is refused and what it is there. `place` is a list of labels: `Board, rank 3`. */
  frame: {
    found: (place: string, text: string) => `${place}: “${text}”.`,
    missing: (place: string) => `Missing: ${place}.`,
    after: (place: string) => `after the ${place}`,
    comma: ', ',
    within: (line: number, column: number, sentence: string) =>
      `Line ${number(line)}, column ${number(column)}: ${sentence}`,
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
    move: (at: string | number) => `move ${at}`,
    rank: (at: string | number) => `rank ${at}`,
    square: (at: string | number) => `square ${at}`,
  },
  texts: {
    'one-of': ({ choice }: { choice: string[] }) => `It has to be ${either(choice)}.`,
    number: ({ least, most }: Bounds) => `It has to be a whole number from ${number(least)} to ${number(most)}.`,
    'odd-number': ({ least, most }: Bounds) => `It has to be an odd number from ${number(least)} to ${number(most)}.`,
    'unknown-option': ({ known }: { known: string[] }) => `The options of this game are ${list(known)}.`,
    'unknown-game': ({ choice }: { choice: string[] }) => `The games are ${list(choice)}.`,
    'field-count': ({ fields }: { fields: number }) =>
      `A position of this game has ${number(fields)} parts, with one space between them.`,
    'field-empty': () => 'There is one space between the parts of a position, and none at its ends.',
    end: () => 'The position should end before that.',
    'rank-count': ({ ranks }: { ranks: number }) => `The board has ${number(ranks)} ranks, with “/” between them.`,
    'rank-length': ({ squares }: { squares: number }) => `A rank has ${number(squares)} squares.`,
    'rank-item': ({ pieces, most }: { pieces: string[]; most: number }) =>
      `A rank is written with ${list(pieces)}, and with numbers from 1 to ${number(most)} for empty squares.`,
    'empty-run': () => 'Empty squares next to each other are written as one number.',
    square: () => 'A square is a letter and a number, such as c2.',
    'square-on-board': ({ last }: { last: string }) => `The squares of this board go from a1 to ${last}.`,
    'view-of-another': () => 'It has to be what the player to move knows.',
  },
  rules: {
    'illegal-move': (_: unknown, found: string) => `“${found}” isn’t a legal move here.`,
    'game-over': () => 'The game is over.',
    'nothing-to-search': () => 'The game is over, so there is no move to look for.',
    'looking-on': () => 'You are watching, so you can’t move.',
    'moves-after-view': () => 'Where hands are hidden, no moves can follow a position.',
    'unknown-node': () => 'That position is no longer in this game.',
    'root-node': () => 'The first position can’t be deleted.',
    mark: () => 'This mark can’t be read.',
    'study-game': () => 'A study begins with the header “Game”, such as [Game "gambit"].',
    header: () => 'A header is on one line, such as [Event "Example"].',
    'header-quote': (_: unknown, found: string) =>
      `A quotation mark in the value of a header is written with a backslash, \\": “${found}”.`,
    'header-twice': (_: unknown, found: string) => `There is a second header “${found}”.`,
    escape: () => 'After a backslash there is n, r, t, s or an escaped character.',
    'comment-end': () => 'This comment has no closing brace.',
    'variation-begin': () => 'A variation follows the move that it replaces, and has a move itself.',
    'variation-end': () => 'This bracket has no counterpart.',
    judgement: (_: unknown, found: string) => `“${found}” isn’t a judgement, or the move has one already.`,
    'study-text': (_: unknown, found: string) =>
      `“${found}” is neither a move nor a comment, a variation or the result.`,
    'study-size': ({ most }: { most: number }) => `A study has at most ${number(most)} moves.`,
    'study-length': ({ most }: { most: number }) => `A study has at most ${number(most)} characters.`,
    'file-size': ({ most }: { most: number }) =>
      `A file has at most ${number(most)} MB. Split this one, and import its parts.`,
    'file-encoding': () => 'The encoding of this file can’t be told. Save it as UTF-8, and import it again.',
    'study-end': () => 'Nothing may follow the result of a study.',
  },
};
