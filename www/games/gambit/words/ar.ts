// Gambit in Arabic.

import { apart, counted, feminine, points } from '../../../words/ar/grammar.ts';
import { aside, list } from '../../../words/vocabulary.ts';
import type en from './en.ts';

type Words = typeof en;

const SEATS = ['الأسود', 'الأبيض'];
const PIECES = feminine('قطع', 'قطع', 'ين');

const jumped: Words['jumped'] = (seat, squares, taken) =>
  `${SEATS[seat]} ${aside(`يقفز من ${squares.map(apart).join(' إلى ')} و`)}يأسر ${counted(taken.length, PIECES)}${aside(`: ${list(taken.map(apart))}`)}.`;

export default {
  name: 'Gambit',
  tagline: 'اقفز وحافظ على جزرك.',
  howTo: 'اختر قطعة تحتها خط، ثم نقطة تقفز إليها.',
  seats: SEATS,
  square: { o: 'قطعة سوداء', x: 'قطعة بيضاء', empty: 'فارغة' },
  jumped,
  mayJumpOn: 'اقفز ثانية، أو أنهِ دورك.',
  takes: (count) => `تأسر ${counted(count, PIECES)}`,
  points,
  hint: (squares, count) => `تأسر ${counted(count, PIECES)}${aside(`: اقفز من ${squares.map(apart).join(' إلى ')}`)}.`,
  end: (seat) => (seat === null ? 'لم تبقَ لديك قفزة، فتُحسب الجزر.' : `لم تبقَ لدى ${SEATS[seat]} قفزة، فتُحسب الجزر.`),
  island: (seat, count) =>
    `${count === 1 ? 'قطعة منفردة' : `جزيرة من ${counted(count, PIECES)}`}${seat === null ? ' لك' : `: ${SEATS[seat]}`}`,
  scoring: 'جزيرة من قطعة أو قطعتين أو ثلاث أو أربع تساوي 1 أو 3 أو 5 أو 7 نقاط. وما يلامس الخصم لا يُحسب.',
  noIslands: 'لا جزر بعد',
  touching: (count) => `قطع تلامس الخصم لا تُحسب: ${counted(count, PIECES)}`,
  refused: {
    jump: 'لا تستطيع قطعتك القفز إلى هناك. واصل القفز، أو أنهِ الدور، أو تراجع عن القفزة.',
    pick: 'لا شيء هناك يستطيع القفز. اختر قطعة تحتها خط.',
  },
} satisfies Words;
