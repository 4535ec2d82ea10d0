// German: what the opponents say.

import type en from './en.ts';

export default {
  of: (level, nth) => (nth === 0 ? level : `${level}, Nummer ${nth + 1}`),
  offer: (name) => `Gegen ${name} spielen`,
  next: 'Als Nächstes',
  board: 'Niemand hier: Dieser Bildschirm ist das Brett',
  lines: {
    beginner: {
      greets: 'Hallo! Mal sehen, wie das geht.',
      wins: 'Gewonnen! Spielen wir noch mal?',
      loses: 'Das hast du vor mir gesehen. Schön!',
      draws: 'Beide gleich viel!',
    },
    easy: {
      greets: 'Nur zum Spaß? Nur zum Spaß.',
      wins: 'Das hat Spaß gemacht. Noch mal?',
      loses: 'Gut gespielt! Das hat mir gefallen.',
      draws: 'Niemand verliert. Das mag ich.',
    },
    medium: {
      greets: 'Ich nehme, was ich kriege. Pass gut auf.',
      wins: 'Eine Gelegenheit hast du mir gelassen.',
      loses: 'Du hast mir nichts gelassen. Gut gespielt.',
      draws: 'Wir haben beide genau hingesehen.',
    },
    hard: {
      greets: 'Lass dir Zeit. Ich tue es auch.',
      wins: 'Mein Plan ging auf. Leicht war es nicht.',
      loses: 'Du hast weiter gesehen als ich.',
      draws: 'Zwei Pläne, und keiner gab nach.',
    },
    master: {
      greets: 'Jeder Zug zählt. Schön, dass du da bist.',
      wins: 'Lange war es knapp. Beim Durchsehen siehst du, wo es kippte.',
      loses: 'Darauf hatte ich keine Antwort. Wunderschön.',
      draws: 'Wir haben beide nichts verschenkt.',
    },
  },
} satisfies typeof en;
