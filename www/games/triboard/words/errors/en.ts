// Triboard in English: the messages of the engine's errors, by the codes of the game.

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
