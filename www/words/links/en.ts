// English: what is wrong with a link, and how its game differs from the one that is known here.

import { either, number } from '../vocabulary.ts';

/** What in a link was not understood. `key` is the name of a value as the link has it, `value` the beginning of it. */
export default {
  tooLong: 'This link is longer than any game’s, so it was not opened.',
  noGame: (name: string) => `There is no game called “${name}” here.`,
  noPage: (path: string) => `“${path}” is not a page here; this is the game’s table.`,
  tooMany: (most: number, count: number) => `In the link, only ${number(most)} of ${number(count)} values are read.`,
  twice: (key: string) => `In the link, “${key}” comes twice; the first one counts.`,
  damaged: (key: string) => `In the link, “${key}” is damaged.`,
  unknown: (key: string) => `In the link, “${key}” is not known.`,
  /** `view` stands for a game that is only looked on at. */
  besideView: (key: string) => `In the link, “${key}” can’t go with “view”, which is for watching.`,
  more: 'In the link, there is more that can’t be read.',
  seed: (value: string, most: number) => `In the link, “seed” is “${value}”, not a whole number up to ${most}.`,
  view: 'In the link, “view” is for games with hidden hands, and this is not one.',
  moves: (most: number) => `In the link, “moves” has more than ${number(most)} moves; no game has so many.`,
  /** `known` are the playerKinds that there are, as links write them. */
  playerKind: (value: string, known: string[]) => `In the link, “players” names “${value}”, not ${either(known)}.`,
  /** From `least` to `most` play. */
  players: (named: number, least: number, most: number) =>
    `In the link, “players” names ${number(named)}, but ${least < most ? `${number(least)} to ${number(most)}` : number(most)} play.`,
  match: (value: string) => `In the link, “match” is “${value}”, not a game’s name and its sender’s seat.`,
  at: (value: string) => `In the link, “at” is “${value}”, not a number of moves.`,
  ending: (value: string) => `In the link, “ending” is “${value}”, which is no way to end this game.`,
  clock: (value: string) => `In the link, “clock” is “${value}”, not seconds and extra seconds a move, such as 300+2.`,
  leftAlone: 'In the link, “left” needs a “clock”.',
  left: (value: string, players: number) =>
    `In the link, “left” is “${value}”, not the seconds of ${number(players)} players.`,
  option: (key: string, value: string, known: string[]) => `In the link, “${key}” is “${value}”, not ${either(known)}.`,
  packed: 'The link is damaged. What can be read of it is shown.',
  /** What of a link the game does not allow. `why` is a sentence. */
  position: (why: string) => `The position can’t be read. ${why}`,
  move: (n: number) => `Move ${number(n)} of this link can’t be played. The game stops before it.`,
  ply: (ply: number) => `The game doesn’t have ${number(ply)} moves to show.`,
  seats: (named: number, playing: number) =>
    `The link names ${number(named)} players, but ${number(playing)} play from its position.`,
  /** What a link of a game by link means beside the same game as it is known here. */
  matches: {
    older: (ply: number) =>
      `This link is from move ${number(ply)}. Your game has moved on since, and is shown as it stands.`,
    differs: (move: number) => `This link and your game differ from move ${number(move)} on. Yours is shown, and kept.`,
    lookAtTheirs: 'Look at the link’s game',
  },
};
