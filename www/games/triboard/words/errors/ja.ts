// Triboard in Japanese: the messages of the engine's errors, by the codes of the game.

import type en from './en.ts';

export default {
  places: {},
  numbered: {},
  texts: {
    'somebody-moves': () => '打てるプレイヤーがいるので、その文字でなければなりません。',
    'nobody-moves': () => '誰も打てないので、「-」でなければなりません。',
    'other-moves': () => 'このプレイヤーは打てませんが、ほかに打てる人がいます。',
  },
  rules: {},
} satisfies typeof en;
