// The rules of Reversi in German.

import type en from './en.ts';

export default {
  aim: {
    title: 'Das Ziel',
    text: ['Schwarz und Weiß drehen einander die Steine in ihre eigene Farbe um. Wer am Ende mehr Steine hat, gewinnt.'],
    start: {
      label: 'Der Start: schwarze Steine auf d5 und e4, weiße auf d4 und e5.',
      caption: 'Der Start. Schwarz, mit dem Ring, beginnt.',
    },
  },
  turn: {
    title: 'Dein Zug',
    text: [
      'Setz einen Stein auf ein leeres Feld, neben dem in mindestens einer der acht Richtungen eine Reihe von Steinen der anderen Farbe liegt und gleich dahinter ein Stein von dir. Alle Reihen, die du so einschließt, drehen sich um.',
      'Wenn du nichts umdrehen kannst, passt du.',
    ],
    lines: {
      label: 'Ein schwarzer Stein auf c2 würde den weißen auf c3 einschließen, denn auf c4 liegt ein schwarzer.',
      caption: 'Ein schwarzer Stein auf c2 dreht den weißen auf c3 um.',
    },
  },
  end: {
    title: 'Das Ende',
    text: ['Die Partie endet, wenn keine Seite mehr etwas umdrehen kann.'],
  },
} satisfies typeof en;
