// Puzzles of LuckyMoose in Arabic.

import type en from './en.ts';

export default {
  goals: {
    win: 'جد النقلة التي تفوز.',
    most: 'جد النقلة ذات النتيجة الأفضل.',
    best: 'جد أفضل وضع للقطع.',
    points: 'جد الوضع الذي يجلب أكثر النقاط.',
  },

  names: {
    border: 'الحافة',
    border27: 'الحافة × 27',
    bridge: 'جسر',
    cross: 'تقاطع',
    double: 'قفزتان',
    ending: 'نهاية',
    exchange: 'تبديل',
    out: 'القطعة الأخيرة',
    single: 'قطعة واحدة',
    six: 'ستة في خط',
  },
} satisfies typeof en;
