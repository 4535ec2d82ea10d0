// Puzzles of Gambit in Arabic.

import type en from './en.ts';

export default {
  goals: {
    win: 'جد النقلة التي تفوز.',
    draw: 'جد النقلة التي تنقذ التعادل.',
    most: 'جد النقلة ذات النتيجة الأفضل.',
  },

  names: {
    double: 'قفزتان',
    ending: 'نهاية',
    island: 'جزيرة',
    long: 'طريق طويل',
    quiet: 'نقلة هادئة',
    return: 'طريق العودة',
    sacrifice: 'تضحية',
    split: 'تقسيم',
    stop: 'توقف في الوقت المناسب',
  },
} satisfies typeof en;
