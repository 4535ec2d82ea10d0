// French: what waits in the hall for somebody who has been here before.

import { spelled } from '../fr/grammar.ts';
import { number, pluralOf } from '../vocabulary.ts';
import type en from './en.ts';

export default {
  label: 'Aujourd’hui',
  puzzle: 'Problème du jour',
  goal: 'Trouvez le meilleur coup.',
  solve: 'Résoudre',
  solved: 'Résolu',
  practice: 'S’entraîner',
  inRow: (days) => `${number(days)} ${pluralOf(days) === 'one' ? 'jour' : 'jours'} de suite`,
  rating: (rating, by) =>
    by === 0
      ? `Classement ${rating}`
      : `Classement ${rating}, ${by < 0 ? '−' : '+'}${number(Math.abs(by))} cette semaine`,
  path: (game) => `Votre chemin dans ${game}`,
  stations: { lesson: 'Leçon', puzzles: 'Problèmes', course: 'Cours' },
  tasks: {
    lesson: 'Suivez la leçon',
    puzzles: (count) => `Résolvez ${spelled(count)} problèmes`,
    course: 'Atteignez un objectif du cours',
  },
  beat: (opponent) => `Gagnez contre ${opponent}`,
  begin: 'Commencer',
  done: (station) => `${station}, fait`,
  now: (station) => `${station}, à suivre`,
  progress: (done, count, next) =>
    `Votre chemin : ${number(done)} étapes sur ${number(count)}${next && `. À suivre : ${next}`}`,
  finished: 'Vous avez parcouru tout le chemin',
} satisfies typeof en;
