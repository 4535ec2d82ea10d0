// Puzzles of Gambit in Arabic.

export default /** @satisfies {typeof import('./en.js').default} */ ({
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
});
