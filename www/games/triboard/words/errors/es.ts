// Triboard in Spanish: the messages of the engine's errors, by the codes of the game.

import type en from './en.ts';

export default {
  places: {},
  numbered: {},
  texts: {
    'somebody-moves': () => 'Tiene que ser un jugador, porque alguno puede jugar.',
    'nobody-moves': () => 'Tiene que ser «-», porque nadie puede jugar.',
    'other-moves': () => 'Este jugador no puede jugar, pero otro sí.',
  },
  rules: {},
} satisfies typeof en;
