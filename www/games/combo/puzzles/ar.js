// Puzzles of Combo in Arabic.

export default /** @satisfies {typeof import('./en.js').default} */ ({
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
});
