// German: the texts of every lesson.

import type en from './en.ts';

export default {
  close: 'Lektion schließen',
  skip: 'Überspringen',
  back: 'Zurück',
  show: 'Zeig es mir',
  step: (at, all) => `Schritt ${at} von ${all}`,
  begin: 'Probier es auf dem Brett.',
  picked: 'Tipp jetzt auf das Ziel.',
  shown: 'Folge den Zeichen auf dem Brett.',
  where: (squares) => `Auf dem Brett: ${squares.join('; ')}.`,
  toLay: (token, square) => `${token} auf ${square}`,
  finished: (game) => `Jetzt kennst du ${game}.`,
  play: 'Partie spielen',
  course: 'Weiter mit dem Kurs',
  rules: 'Regeln lesen',
  again: 'Noch einmal',
} satisfies typeof en;
