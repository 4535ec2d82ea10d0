// Triboard in English: what the engine's errors say, by the game's own codes.

export default {
  places: {},
  numbered: {},
  texts: {
    'somebody-moves': () => 'It has to be a player, since one can move.',
    'nobody-moves': () => 'It has to be “-”, since nobody can move.',
    'other-moves': () => 'This player can’t move, but another one can.',
  },
  rules: {},
};
