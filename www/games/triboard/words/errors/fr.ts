// Triboard in French: the messages of the engine's errors, by the codes of the game.

import type en from './en.ts';

export default {
  places: {},
  numbered: {},
  texts: {
    'somebody-moves': () => 'Il faut un joueur, car l’un d’eux peut jouer.',
    'nobody-moves': () => 'Il faut « - », car personne ne peut jouer.',
    'other-moves': () => 'Ce joueur ne peut pas jouer, mais un autre le peut.',
  },
  rules: {},
} satisfies typeof en;
