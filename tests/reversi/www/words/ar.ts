// Reversi in Arabic.

import { apart, counted, feminine } from '../../../words/ar/grammar.ts';
import { aside } from '../../../words/vocabulary.ts';
import type { Words } from './index.ts';

const SEATS = ['الأسود', 'الأبيض'];
const DISC = feminine('قطع', 'قطع', 'ان');
const DISCS = feminine('قطع', 'قطع', 'ين');

export default {
  name: 'Reversi',
  tagline: 'حاصر صفوف القطع واقلبها.',
  howTo: 'اختر خانة فيها رقم، فينقلب إلى لونك هذا العدد من القطع.',
  seats: SEATS,
  square: { o: 'قطعة سوداء', x: 'قطعة بيضاء', empty: 'فارغة' },
  played: (seat, square, count) => `${SEATS[seat]} ${aside(`يلعب ${apart(square)} و`)}يقلب ${counted(count, DISCS)}.`,
  passed: (seat) => `${SEATS[seat]} يمرّر الدور.`,
  turns: (count) => `تقلب ${counted(count, DISCS)}`,
  passes: 'تترك الرقعة كما هي',
  discs: (count) => counted(count, DISC),
  refused: 'لن ينقلب شيء هناك. اختر خانة فارغة يقع بينها وبين إحدى قطعك صفّ من اللون الآخر.',
} satisfies Words;
