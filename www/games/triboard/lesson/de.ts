// The lesson of Triboard in German.

import type en from './en.ts';

export default {
  steps: {
    turn: {
      task: 'Dreh das rote Feld um.',
      rule: 'Nimm es in die Mitte: hier dein Feld, dort ein neues.',
      done: 'Jetzt ist es blau.',
      other: 'Tipp auf das leere Feld hinter dem roten.',
    },
    row: {
      task: 'Dreh 3 Felder auf einmal um.',
      rule: 'Eine ganze Linie einer Farbe dreht sich zwischen zwei deiner Felder um.',
      done: 'Die ganze Linie ist blau.',
      few: 'Das dreht nur ein Feld um. Irgendwo liegt eine Linie aus dreien.',
      other: 'Irgendwo liegt eine Linie aus dreien.',
      answered: 'Rot schließt das andere Ende und holt sich die Linie. So geht es hin und her.',
    },
    ways: {
      task: 'Dreh 3 Felder in drei Richtungen um.',
      rule: 'Ein neues Feld wirkt in alle acht Richtungen.',
      done: 'Drei Richtungen mit einem Zug!',
      one: 'Das dreht nur eines um. Ein anderes Feld dreht alle drei.',
      other: 'Such das Feld, in dem sich drei Linien treffen.',
    },
    mixed: {
      task: 'Dreh die 2 grünen Felder um.',
      rule: 'Eine Linie aus zwei Farben lässt sich nicht umdrehen.',
      done: 'Beide gehören dir.',
      both: 'Dort liegen Rot und Grün gemischt, da dreht sich nichts um. Versuch es weiter unten.',
      other: 'Schließ die Linie, die ganz grün ist.',
    },
    safe: {
      task: 'Hol eine Linie, die Rot nicht zurückbekommt.',
      rule: 'Über den Rand oder eine Mauer reicht niemand hinaus.',
      done: 'Rot kommt nicht mehr dahinter.',
      caught: 'Die Linie würde sich Rot sofort zurückholen. Such die am Rand.',
      other: 'Such die Linie am Rand.',
    },
    last: {
      task: 'Mach den letzten Zug und gewinn.',
      rule: 'Kann niemand mehr ziehen, gewinnen die meisten Felder.',
      done: 'Acht von zwölf Feldern. Du gewinnst!',
      fewer: 'Das dreht zwei um, und die anderen spielen weiter. Ein anderes Feld dreht drei.',
      other: 'Ein Feld dreht drei auf einmal um.',
    },
  },
  end: 'Du spielst gegen Rot und Grün. Die meisten Felder gewinnen.',
} satisfies typeof en;
