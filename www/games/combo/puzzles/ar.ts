// Puzzles of Combo in Arabic.

import type en from './en.ts';

export default {
  goals: {
    win: 'جد النقلة التي تفوز.',
    stack: 'اكسب كومة.',
  },

  names: {
    capture: 'أسر',
    ending: 'نهاية',
    fork: 'شوكة',
    last: 'الكومة الأخيرة',
    long: 'طريق طويل',
    merge: 'دمج',
    quiet: 'نقلة هادئة',
    retreat: 'انسحاب',
    sacrifice: 'تضحية',
    split: 'تقسيم',
  },
} satisfies typeof en;
