// The rules of LuckyMoose in German.

import type en from './en.ts';

export default {
  aim: {
    title: 'Das Ziel',
    text: [
      'Leg deine Plättchen zu Linien aus einer Farbe oder einem Symbol, und kreuz dabei die Linien der anderen wie in einem Kreuzworträtsel. Jede Linie bringt Punkte, und wer am Ende die meisten hat, gewinnt.',
      'Es gibt sechsunddreißig verschiedene Plättchen: sechs Symbole (Elch, Stern, Blatt, Tropfen, Sonne und Stein) in sechs Farben. Im Vorrat ist jedes dreimal, wenn du keine andere Zahl wählst. Zwei bis vier Spieler haben je sechs Plättchen auf der Hand, die die anderen nicht sehen.',
    ],
  },
  lines: {
    title: 'Linien',
    text: ['Zwei oder mehr Plättchen nebeneinander in einer Reihe oder einer Spalte sind eine Linie. Alle haben dieselbe Farbe, oder alle haben dasselbe Symbol, und keines kommt doppelt vor. Eine Linie hat also höchstens sechs Plättchen.'],
    both: {
      label: 'Zwei Linien: ein roter Elch, ein roter Stern und ein roter Tropfen; ein rotes Blatt, ein orange Blatt und ein blaues Blatt.',
      caption: 'Links eine Linie aus einer Farbe, rechts eine aus einem Symbol.',
    },
  },
  turn: {
    title: 'Dein Zug',
    text: [
      'Leg ein oder mehrere Plättchen aus deiner Hand auf leere Felder, alle in eine Reihe oder alle in eine Spalte. Zwischen dem ersten und dem letzten darf keine Lücke sein; Plättchen, die schon dort lagen, dürfen sie füllen. Danach muss jede Linie auf dem Brett stimmen.',
      'Der erste Zug der Partie bedeckt die Mitte; jeder spätere berührt ein Plättchen, das schon dort lag. Dann wird deine Hand wieder auf sechs aufgefüllt, solange der Vorrat reicht.',
      'Statt zu legen, kannst du ein oder mehrere Plättchen tauschen: Du bekommst ebenso viele aus dem Vorrat, und deine werden daruntergemischt. Du kannst nicht mehr tauschen, als im Vorrat sind. Wenn du nichts legen kannst, darfst du auch passen.',
    ],
    lay: {
      label: 'Ein grüner Elch und eine grüne Sonne in der mittleren Reihe. Darüber werden ein gelber Elch und eine gelbe Sonne gelegt.',
      caption: 'Die zwei gelben Plättchen bilden drei Linien zu je 4 Punkten: eine in der Reihe und zwei quer dazu.',
    },
  },
  points: {
    title: 'Punkte',
    text: [
      'Jede Linie mit einem Plättchen, das du gerade gelegt hast, bringt 2 Punkte für jedes ihrer Plättchen, alt oder neu, und 12 dazu, wenn sie sechs hat. Ein Plättchen, das ganz am Anfang allein liegt, bildet keine Linie und bringt nichts.',
      'Bonusfelder vervielfachen die Linie: ×3 am Rand des Bretts, ×2 am Rand des Quadrats von sieben mal sieben Feldern um die Mitte. Nur Felder, die du in diesem Zug bedeckst, zählen, aber jedes von ihnen: Drei Plättchen auf ×3 ergeben ×27.',
    ],
    bonus: {
      label: 'Ein lila Stern liegt auf d1. Ein lila Tropfen auf e1 und ein lila Stein auf f1 werden danebengelegt, beide auf Felder, die verdreifachen.',
      caption: 'Drei Plättchen bringen 6 Punkte; zwei davon liegen neu auf ×3, also 6 × 3 × 3 = 54.',
    },
  },
  end: {
    title: 'Das Ende',
    text: [
      'Wer bei leerem Vorrat als Erster sein letztes Plättchen legt, beendet die Partie und bekommt 6 Punkte dazu.',
      'Die Partie endet auch, wenn bei leerem Vorrat eine ganze Runde lang niemand legt, und wenn drei Runden lang niemand legt, was auch im Vorrat ist. Bei gleich vielen Punkten teilt man sich den Sieg.',
    ],
  },
  secrets: {
    title: 'Wer was sieht',
    text: [
      'Niemand sieht deine Hand: nicht auf dem Bildschirm, nicht in der Adresse, und auch nicht der Computer, der nur erfährt, was sein eigener Platz wissen darf. Teilen sich mehrere ein Gerät, fragt es nach dem Nächsten, bevor es eine Hand zeigt.',
      'Soll jemand zuschauen, teil den Link zum Zuschauen: Er zeigt das Brett, den Punktestand und wie viele Plättchen jeder hat. Der Link der Partie selbst enthält die ganze Ausgabe, also kann, wer ihn hat, jede Hand ausrechnen. Partien per Link verschicken diesen: Spiel sie mit Leuten, denen du vertraust. Ist eine Partie vorbei, ist nichts an ihr mehr geheim, und ihr Link verrät alles.',
      'Die Partien laufen auf deinem eigenen Gerät, ohne einen Server, der ein Geheimnis hüten könnte. Wer auf diesem Gerät die Entwicklerwerkzeuge des Browsers öffnet, kann ebenfalls jede Hand sehen.',
    ],
  },
} satisfies typeof en;
