// The rules of Combo in German.

import type en from './en.ts';

export default {
  aim: {
    title: 'Das Ziel',
    text: ['Schlag alle Steine der anderen Seite. Deine Steine können aufeinander stehen: Ein höherer Stapel kommt weiter, und zum Schlagen braucht es mindestens zwei Steine.'],
    start: {
      label: 'Der Start: sechzehn einzelne schwarze Steine auf den Reihen 1 und 2, sechzehn einzelne weiße auf den Reihen 7 und 8.',
      caption: 'Der Start. Jeder Stein ist ein Stapel aus einem; auf höheren Stapeln steht, wie viele Steine es sind. Schwarz beginnt.',
    },
  },
  turn: {
    title: 'Dein Zug',
    text: [
      'Nimm einige oder alle Steine eines deiner Stapel und zieh mit ihnen geradeaus, in eine der acht Richtungen. Sie kommen so viele Felder weit, wie du Steine nimmst, oder weniger. Jedes Feld auf dem Weg muss leer sein. Was du nicht mitnimmst, bleibt stehen.',
      'Auf einem leeren Feld stehen die Steine einfach als Stapel. Auf einem eigenen Stapel vereinen sie sich mit ihm. Ziehst du mit zwei oder mehr Steinen, kannst du auch einen Stapel der anderen Seite schlagen: ganz, wie hoch er auch ist.',
    ],
    moves: {
      label: 'Ein schwarzer Stapel aus drei auf a2 ist gewählt. Punkte zeigen leere Felder in bis zu drei Feldern Entfernung, Eckmarken einen weißen Stein auf b3, den er schlagen kann, und ein Ring mit Plus einen schwarzen Stapel aus zwei auf d2, mit dem er sich vereinen kann.',
      caption: 'Was ein Stapel aus drei kann: ziehen (Punkte), sich mit d2 vereinen (Ring mit Plus) oder auf b3 schlagen (Eckmarken).',
    },
    split: {
      label: 'Zwei Steine eines schwarzen Stapels aus vier auf a1 sind angehoben; sie kommen bis zu zwei Felder weit und können den weißen Stein auf c3 schlagen.',
      caption: 'Zwei von vier Steinen sind angehoben. Sie kommen bis zu zwei Felder weit und können auf c3 schlagen; die anderen beiden bleiben.',
    },
  },
  end: {
    title: 'Das Ende',
    text: [
      'Du gewinnst, wenn die andere Seite keinen Stein mehr hat oder wenn sie am Zug ist und nicht ziehen kann.',
      'Remis ist die Partie, wenn dieselbe Stellung mit derselben Seite am Zug zum dritten Mal vorkommt, wenn 100 Züge hintereinander, beide Seiten zusammen, nicht geschlagen wird oder wenn jede Seite nur noch einen Stein hat. Du kannst vor der Partie wählen, dass stattdessen die Seite mit mehr Steinen gewinnt; dann ist nur Gleichstand ein Remis.',
      'Du kannst auch mit Uhr spielen. Überschreitest du die Zeit, verlierst du.',
    ],
  },
} satisfies typeof en;
