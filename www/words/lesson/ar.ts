// Arabic: the texts of every lesson.

import type en from './en.ts';

export default {
  close: 'إغلاق الدرس',
  skip: 'تخطٍّ',
  back: 'رجوع',
  show: 'أرني',
  next: 'التالي',
  step: (at, all) => `الخطوة ${at} من ${all}`,
  begin: 'جرّب بنفسك.',
  picked: 'والآن المس الوجهة.',
  part: 'تابع من هناك.',
  laid: (lay) => `الآن اضغط «${lay}».`,
  shown: 'اتبع العلامات على الرقعة.',
  where: (squares) => `على الرقعة: ${squares.join('؛ ')}.`,
  toLay: (token, square) => `${token} على ${square}`,
  finished: (game) => `صرت تعرف ${game}.`,
  play: 'ابدأ مباراتك الأولى',
  course: 'تابع مع الدورة',
  rules: 'اطّلع على القواعد',
  again: 'من جديد',
} satisfies typeof en;
