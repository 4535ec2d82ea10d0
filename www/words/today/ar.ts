// Arabic: what waits in the hall for somebody who has been here before.

import { apart, counted, type Noun } from '../ar/grammar.ts';
import { number } from '../vocabulary.ts';
import type en from './en.ts';

const DAY: Noun = ['يوم واحد', 'يومان متتاليان', 'أيام متتالية', 'يومًا متتاليًا', 'يوم متتالٍ'];
const PUZZLE: Noun = ['لغزًا واحدًا', 'لغزين', 'ألغاز', 'لغزًا', 'لغز'];

export default {
  label: 'اليوم',
  puzzle: 'لغز اليوم',
  goal: 'جد أفضل نقلة.',
  solve: 'حلّ اللغز',
  solved: 'محلول',
  practice: 'تدرّب',
  inRow: (days) => counted(days, DAY),
  rating: (rating, by) =>
    by === 0 ? `التقييم ${rating}` : `التقييم ${rating}، ${by < 0 ? '−' : '+'}${number(Math.abs(by))} هذا الأسبوع`,
  path: (game) => `طريقك في ${apart(game)}`,
  stations: { lesson: 'الدرس', puzzles: 'الألغاز', course: 'الدورة' },
  tasks: {
    lesson: 'خذ الدرس',
    puzzles: (count) => `حلّ ${counted(count, PUZZLE)}`,
    course: 'حقّق هدفًا من الدورة',
  },
  beat: (opponent) => `اغلب ${apart(opponent)}`,
  begin: 'ابدأ',
  done: (station) => `${station}، تمّ`,
  now: (station) => `${station}، التالي`,
  progress: (done, count, next) => `طريقك: ${number(done)} من ${number(count)} محطات${next && `. التالي: ${next}`}`,
  finished: 'سلكت الطريق كله',
} satisfies typeof en;
