// Puzzles of Triboard in Arabic.

import type en from './en.ts';

export default {
  goals: {
    win: 'جد النقلة التي تفوز.',
    most: 'جد النقلة ذات النتيجة الأفضل.',
    cells: 'نقلة واحدة أفضل بكثير. جدها.',
  },

  names: {
    big: 'قلب كبير',
    block: 'سدّ',
    corner: 'زاوية',
    edge: 'حافة',
    ending: 'نهاية',
    modest: 'نقلة متواضعة',
    overtake: 'تجاوز',
    sandwich: 'حصر',
  },
} satisfies typeof en;
