// Combo in Arabic.

import { apart, counted, feminine } from '../../../words/ar/grammar.ts';
import { aside, number } from '../../../words/vocabulary.ts';
import type en from './en.ts';

const SEATS = ['الأسود', 'الأبيض'];
const PIECE = feminine('قطع', 'قطع', 'ان');
const PIECES = feminine('قطع', 'قطع', 'ين');

/** @param count an object, or after a preposition */
const pieces = (count: number) => counted(count, PIECES);

export default {
  name: 'Combo',
  tagline: 'ابنِ الأكوام وأسر من بعيد.',
  howTo: 'اختر كومة، ثم الوجهة التي تذهب إليها قطعها.',
  seats: SEATS,
  draws: { label: 'عند التعادل', on: 'تبقى تعادلًا', pieces: 'يفوز الأكثر قطعًا' },
  empty: 'فارغة',
  stack: (side, count) => {
    const colour = { b: 'سوداء', w: 'بيضاء' }[side];
    return count === 1 ? `قطعة ${colour}` : `كومة ${colour} من ${pieces(count)}`;
  },
  moved: (seat, count, from, to) =>
    `${SEATS[seat]} يحرّك ${pieces(count)}${aside(` من ${apart(from)} إلى ${apart(to)}`)}.`,
  merged: (seat, count, from, to) =>
    `${SEATS[seat]} يحرّك ${pieces(count)}${aside(` من ${apart(from)}`)} إلى كومته${aside(` على ${apart(to)}`)}.`,
  captured: (seat, count, from, to, taken) =>
    `${SEATS[seat]} يحرّك ${pieces(count)}${aside(` من ${apart(from)}`)} ويأسر ${pieces(taken)}${aside(` على ${apart(to)}`)}.`,
  goes: (count) => `تحرّك ${pieces(count)}`,
  joins: (count) => `تحرّك ${pieces(count)} إلى كومة`,
  captures: (taken) => `تأسر ${pieces(taken)}`,
  hint: {
    goes: (count, from, to) => `حرّك ${pieces(count)}${aside(` من ${apart(from)} إلى ${apart(to)}`)}.`,
    joins: (count, from, to) =>
      `حرّك ${pieces(count)}${aside(` من ${apart(from)}`)} إلى كومتك${aside(` على ${apart(to)}`)}.`,
    captures: (count, from, to, taken) =>
      `حرّك ${pieces(count)}${aside(` من ${apart(from)}`)} وأسر ${pieces(taken)}${aside(` على ${apart(to)}`)}.`,
  },
  pieces: (count) => counted(count, PIECE),
  taken: (count, all) => `${number(count)} من ${pieces(all)}`,
  howMany: 'كم قطعة؟',
  all: (all) => `الكل (${number(all)})`,
  end: {
    hundred: (isDecided) => (isDecided ? 'مرّت 100 نقلة دون أسر، فيفوز الطرف الأكثر قطعًا.' : 'مرّت 100 نقلة دون أسر.'),
    third: (isDecided) =>
      isDecided ? 'تكرّرت الوضعية نفسها للمرة الثالثة، فيفوز الطرف الأكثر قطعًا.' : 'تكرّرت الوضعية نفسها للمرة الثالثة.',
    single: 'لكل طرف قطعة واحدة، فلا يستطيع أيٌّ منهما الأسر.',
    none: (seat) => (seat === null ? 'لم تبقَ لديك قطع.' : `لم تبقَ لدى ${SEATS[seat]} قطع.`),
    shutIn: (seat) => `${SEATS[seat]} محاصَر ولا يستطيع الحركة.`,
  },
  refused: {
    pick: 'لا شيء هناك يستطيع الحركة. اختر من أكوامك كومة تستطيعها.',
    tooFew: (least) => `يحتاج ذلك إلى ${pieces(least)} على الأقل.`,
  },
} satisfies typeof en;
