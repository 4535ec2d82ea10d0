// Triboard in Arabic: the messages of the engine's errors, by the codes of the game.

import type en from './en.ts';

export default {
  places: {},
  numbered: {},
  texts: {
    'somebody-moves': () => 'المطلوب لاعب، فهناك من يستطيع اللعب.',
    'nobody-moves': () => 'المطلوب «-»، فلا أحد يستطيع اللعب.',
    'other-moves': () => 'لا يستطيع هذا اللاعب اللعب، لكن غيره يستطيع.',
  },
  rules: {},
} satisfies typeof en;
