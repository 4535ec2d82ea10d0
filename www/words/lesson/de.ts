// German: the texts of every lesson.

import type en from './en.ts';

export default {
  close: 'Lektion schließen',
  skip: 'Überspringen',
  back: 'Zurück',
  show: 'Zeig es mir',
  next: 'Weiter',
  step: (at, all) => `Schritt ${at} von ${all}`,
  begin: 'Jetzt bist du dran.',
  picked: 'Tipp jetzt auf das Ziel.',
  part: 'Mach von dort weiter.',
  laid: (lay) => `Jetzt auf „${lay}“ drücken.`,
  shown: 'Folge den Zeichen auf dem Brett.',
  where: (squares) => `Auf dem Brett: ${squares.join('; ')}.`,
  toLay: (token, square) => `${token} auf ${square}`,
  finished: (game) => `Jetzt kennst du ${game}.`,
  play: 'Erste Partie spielen',
  course: 'Zum Kurs',
  rules: 'Regeln lesen',
  again: 'Noch einmal',
} satisfies typeof en;
