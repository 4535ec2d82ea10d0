// LuckyMoose in English: the messages of the engine's errors, by the codes of the game. The reasons of illegal moves
// are in `lacks`.

import { number } from '../../../../words/vocabulary.ts';

interface Most {
  most: number;
}

export default {
  places: {
    exchange: 'exchange',
    generator: 'random state',
    hands: 'hands',
    players: 'players',
    pool: 'pool',
    scores: 'scores',
    sets: 'sets of tokens',
    size: 'size of the board',
    token: 'token',
    tokens: 'tokens',
    'turns-without-a-lay': 'turns without a lay',
  },
  numbered: {
    player: (at: string | number) => `player ${at}`,
    token: (at: string | number) => `token ${at}`,
  },
  texts: {
    'board-size': ({ least, most }: { least: number; most: number }) =>
      `A board has an odd number of ranks from ${number(least)} to ${number(most)}, with “/” between them.`,
    'rank-token': ({ most }: Most) =>
      `A rank is written with tokens such as g4, and with numbers from 1 to ${number(most)} for empty tiles.`,
    'player-count': () => 'It has to be the points of 2, 3 or 4 players, with “,” between them.',
    'hand-count': ({ hands }: { hands: number }) => `It has to be ${number(hands)} hands, with “/” between them.`,
    'generator-state': () => 'It has to be 16 digits from 0 to 9 and a to f.',
    'generator-hidden': () => 'It has to be “-”, since nobody knows it.',
    'kind-count': ({ most }: Most) =>
      `There are at most ${number(most)} tokens of a kind on the board, in hands and in the pool.`,
    'token-count': ({ most }: Most) =>
      `There are at most ${number(most)} tokens on the board, in hands and in the pool.`,
    token: () => 'A token is one of the letters r, o, y, g, b, p and a number from 1 to 6, such as g4.',
    tokens: () => 'It has to be tokens, or “-” where there are none.',
    'token-order': () => 'Tokens are written by colour, then by symbol.',
    'many-tokens': ({ most }: Most) => `At most ${number(most)} tokens can be there.`,
    'hand-or-size': ({ most }: Most) => `It has to be tokens, or how many there are, from 0 to ${number(most)}.`,
    'own-hand-missing': () => 'One of the hands has to be known.',
    'second-hand': () => 'One hand is known already, so it has to be a number of tokens.',
    'hand-hidden': () => 'Hands are hidden here, so it has to be a number of tokens.',
    turn: () => 'A move is tokens with their squares such as r1@h8, “~” with tokens to exchange, or “pass”.',
    'square-order': () => 'Tokens of a lay are written by rank, then by file.',
    'no-token': () => 'It takes at least one token.',
    'sealed-places': () => 'It has to be places in the hand in rising order, such as ~136.',
  },
  rules: {},
};
