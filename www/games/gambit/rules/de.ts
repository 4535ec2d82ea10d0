// The rules of Gambit in German.

import type en from './en.ts';

export default {
  aim: {
    title: 'Das Ziel',
    text: ['Du schlägst gegnerische Steine, indem du sie überspringst, und versuchst, deine eigenen zusammenzuhalten. Wenn niemand mehr springen kann, ist jede deiner Gruppen, die keinen gegnerischen Stein berührt, eine Insel. Inseln bringen Punkte, und wer die meisten hat, gewinnt.'],
    start: {
      label: 'Der Start: acht schwarze Steine auf der zweiten Reihe, acht weiße auf der dritten.',
      caption: 'Der Start. Schwarz, mit dem Ring, beginnt; Weiß hat den Punkt.',
    },
  },
  turn: {
    title: 'Dein Zug',
    text: [
      'Spring mit einem deiner Steine: zwei Felder weit geradeaus, in eine der acht Richtungen, über genau einen gegnerischen Stein hinweg auf ein leeres Feld. Der übersprungene Stein kommt sofort vom Brett.',
      'Nach einem Sprung darf derselbe Stein weiterspringen, in jede Richtung, oder stehen bleiben. Einmal springen musst du.',
    ],
    jump: {
      label: 'Der Stein auf d2 ist gewählt; er kann nach b4, d4 oder f4 springen.',
      caption: 'Der Stein auf d2 kann über c3, d3 oder e3 springen.',
    },
    chain: {
      label: 'Ein Pfeil führt von b2 über c3 nach d4 und weiter über e3 nach f2.',
      caption: 'Ein Zug, zwei Sprünge: über c3 nach d4, dann über e3 nach f2. Du darfst auch auf d4 stehen bleiben.',
    },
  },
  end: {
    title: 'Das Ende',
    text: ['Wenn du am Zug bist und keiner deiner Steine springen kann, ist die Partie aus. Dann werden die Inseln gezählt.'],
  },
  islands: {
    title: 'Inseln',
    text: [
      'Steine einer Farbe, die sich berühren, auch schräg, sind eine Gruppe. Eine Gruppe ist eine Insel, wenn keiner ihrer Steine einen gegnerischen berührt. Berührt sie auch nur einen einzigen, bringt sie nichts.',
      'Eine Insel aus einem Stein bringt 1 Punkt, jeder weitere Stein 2 dazu: zwei Steine bringen 3, drei bringen 5, und so weiter. Haben beide Seiten gleich viele Punkte, ist die Partie remis.',
    ],
    count: {
      label: 'Drei schwarze Steine in der Ecke oben links sind eine Insel mit 5 Punkten; ein weißer auf b1 bringt 1. Rechts berühren sich Schwarz und Weiß und bringen nichts.',
      caption: 'Die schwarze Insel aus drei Steinen ist 5 Punkte wert, der einzelne weiße Stein 1. Die Steine rechts berühren sich und bringen deshalb nichts.',
    },
  },
} satisfies typeof en;
