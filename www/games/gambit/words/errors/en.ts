// Gambit in English: the messages of the engine's errors, by the codes of the game.

export default {
  places: {},
  numbered: { jump: (at: string | number) => `jump ${at}` },
  texts: {
    path: () => 'A move is its squares with “x” between them, such as c2xc4.',
    'jump-line': () => 'A jump goes two squares in a straight line.',
    'jump-twice': () => 'The piece in between has been taken already.',
  },
  rules: {},
};
