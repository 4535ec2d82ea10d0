// Triboard in German: the messages of the engine's errors, by the codes of the game.

import type en from './en.ts';

export default {
  places: {},
  numbered: {},
  texts: {
    'somebody-moves': () => 'Hier muss ein Spieler stehen, denn einer kann ziehen.',
    'nobody-moves': () => 'Hier muss „-“ stehen, denn niemand kann ziehen.',
    'other-moves': () => 'Dieser Spieler kann nicht ziehen, aber ein anderer.',
  },
  rules: {},
} satisfies typeof en;
