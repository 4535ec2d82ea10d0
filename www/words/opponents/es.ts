// Spanish: what the opponents say.

import type en from './en.ts';

export default {
  of: (level, nth) => (nth === 0 ? level : `${level}, número ${nth + 1}`),
  offer: (name) => `Jugar contra ${name}`,
  next: 'Siguiente',
  board: 'Nadie aquí: esta pantalla es el tablero',
  lines: {
    beginner: {
      greets: '¡Hola! A ver cómo va esto.',
      wins: '¡He ganado! ¿Jugamos otra?',
      loses: 'Lo viste antes que yo. ¡Qué bien!',
      draws: '¡Los dos igual!',
    },
    easy: {
      greets: '¿Solo por diversión? Solo por diversión.',
      wins: 'Ha sido divertido. ¿Otra?',
      loses: '¡Bien jugado! Me ha gustado.',
      draws: 'Nadie pierde. Me gusta.',
    },
    medium: {
      greets: 'Me quedo con lo que me dejan. Ojo.',
      wins: 'Me dejaste una oportunidad y la aproveché.',
      loses: 'No me has dejado nada. Bien jugado.',
      draws: 'Los dos hemos mirado con cuidado.',
    },
    hard: {
      greets: 'Tómate tu tiempo. Yo me tomo el mío.',
      wins: 'Salió como esperaba. Me lo has puesto difícil.',
      loses: 'Has visto más lejos que yo.',
      draws: 'Dos planes, y ninguno cedió.',
    },
    master: {
      greets: 'Cada jugada cuenta. Me alegra verte.',
      wins: 'Fue muy igualado. El repaso muestra dónde cambió.',
      loses: 'No tuve respuesta. Precioso.',
      draws: 'Ninguno de los dos ha regalado nada.',
    },
  },
} satisfies typeof en;
