// Triboard in Arabic.

import { apart, counted, feminine } from '../../../words/ar/grammar.ts';
import { aside } from '../../../words/vocabulary.ts';
import type en from './en.ts';

const SEATS = ['الأزرق', 'الأحمر', 'الأخضر'];
const CELL = feminine('خان', 'خانات', 'ان');
const CELLS = feminine('خان', 'خانات', 'ين');

export default {
  name: 'Triboard',
  tagline: 'ثلاثة خصوم ورقعة تنقلب.',
  howTo: 'اختر خانة فيها رقم، فينقلب إليك هذا العدد من الخانات.',
  seats: SEATS,
  cell: { b: 'زرقاء', r: 'حمراء', g: 'خضراء', wall: 'جدار', empty: 'فارغة' },
  turned: (seat, cell, count) => `${SEATS[seat]} ${aside(`يلعب ${apart(cell)} و`)}يقلب ${counted(count, CELLS)}.`,
  turns: (count) => `تقلب ${counted(count, CELLS)}`,
  hint: (cell, count) => `تقلب ${counted(count, CELLS)}${aside(`: العب ${apart(cell)}`)}.`,
  end: { full: 'امتلأت الرقعة.', stuck: 'لم يعد أحد يستطيع قلب شيء.' },
  cells: (count) => counted(count, CELL),
  refused: 'لن ينقلب شيء هناك. اختر خانة فارغة يقع بينها وبين إحدى خاناتك خط للاعب آخر.',
} satisfies typeof en;
