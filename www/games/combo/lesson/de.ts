// The lesson of Combo in German.

import type en from './en.ts';

export default {
  steps: {
    stack: {
      task: 'Setz einen Stein auf den anderen.',
      rule: 'Ein einzelner Stein zieht ein Feld weit, in jede Richtung.',
      done: 'Da ist er: ein Stapel aus zwei Steinen.',
      other: 'Das geht auch. Setz ihn jetzt auf deinen anderen Stein.',
    },
    far: {
      task: 'Zieh den Stapel zwei Felder weit.',
      rule: 'Je mehr Steine du ziehst, desto weiter kommen sie.',
      done: 'Zwei Steine, zwei Felder.',
      other: 'Das war nur ein Feld. Zwei Steine zusammen schaffen zwei.',
    },
    take: {
      task: 'Schlag den weißen Stapel.',
      rule: 'Schlagen können zwei oder mehr Steine.',
      done: 'Geschlagen, und einer von dir bleibt zurück.',
      alone: 'Ein Stein allein kann nicht schlagen. Schick zwei.',
      single: 'Ein einzelner Stein kann nicht schlagen. Dein Stapel schon.',
      other: 'Der weiße Stapel steht zwei Felder weiter, schräg.',
    },
    split: {
      task: 'Schlag mit zweien, lass zwei stehen.',
      rule: 'Du wählst, wie viele ziehen. Die anderen bleiben, wo sie sind.',
      done: 'Zwei sind gezogen, zwei halten die Stellung.',
      most: 'Das waren mehr als zwei. Schick diesmal nur zwei.',
      other: 'Schick zwei deiner vier Steine zum weißen.',
    },
    flee: {
      task: 'Rette den bedrohten Stein.',
      rule: 'Ein Zweierstapel schlägt bis zu zwei Felder weit, in gerader Linie.',
      done: 'In Sicherheit.',
      still: 'Weiß würde den anderen schlagen. Zieh den weg.',
      reached: 'Auch dort würde ihn der weiße Stapel erreichen. Zieh ihn weiter weg.',
      other: 'Der Stein unter dem weißen Stapel ist bedroht.',
      answered: 'Weiß kommt zu spät.',
    },
    win: {
      task: 'Schlag den letzten Stapel von Weiß.',
      rule: 'Zwei Steine schlagen jeden Stapel, egal wie hoch.',
      done: 'Weiß hat nichts mehr. Du gewinnst!',
      single: 'Ein einzelner Stein kann nicht schlagen. Dein Stapel schon.',
      other: 'Dein Stapel erreicht den weißen mit einem Zug.',
    },
  },
  end: 'Du gewinnst, wenn die andere Seite keinen Stein oder keinen Zug mehr hat.',
} satisfies typeof en;
