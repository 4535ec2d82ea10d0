// German: what waits in the hall for somebody who has been here before.

import { spelled } from '../de/numbers.ts';
import { number, pluralOf } from '../vocabulary.ts';
import type en from './en.ts';

export default {
  label: 'Heute',
  puzzle: 'Aufgabe des Tages',
  goal: 'Finde den besten Zug.',
  solve: 'Lösen',
  solved: 'Gelöst',
  practice: 'Üben',
  inRow: (days) => `${number(days)} ${pluralOf(days) === 'one' ? 'Tag' : 'Tage'} in Folge`,
  rating: (rating, by) =>
    by === 0 ? `Wertung ${rating}` : `Wertung ${rating}, ${by < 0 ? '−' : '+'}${number(Math.abs(by))} diese Woche`,
  path: (game) => `Dein Weg in ${game}`,
  stations: { lesson: 'Lektion', puzzles: 'Aufgaben', course: 'Kurs' },
  tasks: {
    lesson: 'Mach die Lektion',
    puzzles: (count) => `Löse ${spelled(count)} Aufgaben`,
    course: 'Erreiche ein Ziel des Kurses',
  },
  beat: (opponent) => `Gewinne gegen ${opponent}`,
  begin: 'Los',
  done: (station) => `${station}, geschafft`,
  now: (station) => `${station}, als Nächstes`,
  progress: (done, count, next) =>
    `Dein Weg: ${number(done)} von ${number(count)} Stationen${next && `. Als Nächstes: ${next}`}`,
  finished: 'Du bist den ganzen Weg gegangen',
} satisfies typeof en;
