// The rules of Triboard in German.

import type en from './en.ts';

export default {
  aim: {
    title: 'Das Ziel',
    text: ['Blau, Rot und Grün drehen einander die Felder in ihre eigene Farbe um. Wer am Ende die meisten Felder besitzt, gewinnt; bei gleich vielen teilt man sich den Sieg.'],
    start: {
      label: 'Ein Brett am Start: zwölf blaue, zwölf rote und zwölf grüne Felder und zwölf Mauern, zufällig verstreut.',
      caption: 'Ein Start. Jeder Spieler hat zwölf Felder, dazu kommen zwölf Mauern. Wo sie liegen und wer beginnt, bestimmt die Nummer des Bretts; dieselbe Nummer ergibt dasselbe Brett.',
    },
  },
  turn: {
    title: 'Dein Zug',
    text: [
      'Besetz ein leeres Feld. Schau von dort in jede der acht Richtungen: Gehören die nächsten Felder, eines oder mehrere, alle demselben anderen Spieler, und liegt gleich dahinter ein Feld von dir, so drehst du sie um. Auch das Feld, das du gewählt hast, wird deines. Dreht sich dabei kein einziges Feld um, darfst du dort nicht spielen.',
      'Alle Richtungen drehen sich zugleich um, und jede kann einem anderen Spieler etwas nehmen. Kommt vor einem eigenen Feld ein leeres, eine Mauer, der Rand oder ein zweiter Spieler, dreht sich in dieser Richtung nichts um.',
    ],
    line: {
      label: 'Blau schaut auf f7: Die zwei roten Felder links davon und die zwei grünen rechts würden sich umdrehen, denn dahinter liegen blaue.',
      caption: 'Spielt Blau f7, drehen sich zwei rote und zwei grüne Felder um, denn gleich dahinter liegen blaue.',
    },
  },
  end: {
    title: 'Das Ende',
    text: ['Wenn du nicht ziehen kannst, setzt du aus. Die Partie endet, wenn niemand mehr ziehen kann.'],
  },
} satisfies typeof en;
