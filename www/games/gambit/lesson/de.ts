// The lesson of Gambit in German.

import type en from './en.ts';

export default {
  steps: {
    jump: {
      task: 'Spring über den weißen Stein.',
      rule: 'Was du überspringst, ist geschlagen. Du landest gleich dahinter.',
      done: 'Er ist vom Brett.',
      other: 'Tipp auf deinen Stein vor dem weißen, dann auf das Feld dahinter.',
    },
    slant: {
      task: 'Schlag einen Stein schräg.',
      rule: 'Steine springen in alle acht Richtungen.',
      done: 'Gut gesprungen.',
      straight: 'Dieser Sprung geht geradeaus. Einer deiner Steine kann schräg springen.',
      other: 'Einer deiner Steine kann schräg springen.',
      answered: 'Weiß springt auch: Achte darauf, was du in Reichweite lässt.',
    },
    chain: {
      task: 'Schlag alle drei in einem Zug.',
      rule: 'Nach einem Sprung darf derselbe Stein weiterspringen.',
      done: 'Drei in einem Zug!',
      other: 'Noch nicht aufhören: Dein Stein kann weiterspringen.',
    },
    safe: {
      task: 'Schlag, ohne einen Stein zu verlieren.',
      rule: 'Schau vor dem Sprung, was Weiß danach schlagen könnte.',
      done: 'Weiß kann nichts mehr schlagen.',
      caught: 'Da würde Weiß gleich zurückschlagen. Dein anderer Sprung ist sicher.',
      other: 'Dein anderer Sprung ist sicher.',
    },
    free: {
      task: 'Befreie deine Insel.',
      rule: 'Am Ende zählt eine Gruppe nur, wenn kein Gegner sie berührt.',
      done: 'Vier Steine ganz für sich: 7 Punkte.',
      split: 'Das befreit sie, teilt sie aber in zwei Inseln für 6. Eine große ist 7 wert.',
      touched: 'Die große Gruppe würde immer noch einen weißen Stein berühren und nichts zählen.',
      other: 'Schlag den weißen Stein, der deine Gruppe berührt.',
    },
    island: {
      task: 'Bilde eine Insel aus drei Steinen.',
      rule: 'Inseln aus einem, zwei und drei Steinen zählen 1, 3 und 5 Punkte.',
      done: 'Eine Insel aus dreien: Du gewinnst 5 zu 1!',
      apart: 'Eine Zweierinsel und ein einzelner Stein zählen 4. Drei zusammen zählen 5.',
      other: 'Spring so, dass sich deine drei Steine berühren.',
    },
  },
  end: 'Kann eine Seite nicht mehr springen, gewinnen die besseren Inseln.',
} satisfies typeof en;
