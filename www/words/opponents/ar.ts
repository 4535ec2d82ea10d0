// Arabic: what the opponents say.

import type en from './en.ts';

export default {
  of: (level, nth) => (nth === 0 ? level : `${level}، الرقم ${nth + 1}`),
  says: (name, words) => `${name}: «${words}»`,
  offer: (name) => `العب ضد ${name}`,
  next: 'التالي',
  board: 'لا أحد هنا: هذه الشاشة هي الرقعة',
  lines: {
    beginner: {
      greets: 'مرحبًا! لنرَ كيف تسير اللعبة.',
      wins: 'فزتُ! هل نلعب مرة أخرى؟',
      loses: 'رأيتَها قبلي. أحسنت!',
      draws: 'تعادلنا تمامًا!',
    },
    easy: {
      greets: 'للمتعة فقط؟ للمتعة فقط.',
      wins: 'كانت ممتعة. مباراة أخرى؟',
      loses: 'لعب جميل! أعجبتني المباراة.',
      draws: 'لا أحد يخسر. هذا يعجبني.',
    },
    medium: {
      greets: 'آخذ ما يُترك لي، فانتبه.',
      wins: 'تركتَ لي فرصة واحدة فأخذتُها.',
      loses: 'لم تترك لي شيئًا. أحسنت.',
      draws: 'كلانا كان منتبهًا.',
    },
    hard: {
      greets: 'خذ وقتك، وسآخذ وقتي.',
      wins: 'نجحت خطتي، لكنك صعّبتها عليّ.',
      loses: 'رأيتَ أبعد مما رأيتُ.',
      draws: 'خطتان لم تتراجع أيّ منهما.',
    },
    master: {
      greets: 'كل نقلة مهمة. يسعدني وجودك.',
      wins: 'كانت متقاربة. المراجعة تُظهر أين تحوّلت.',
      loses: 'لم أجد ردًّا. لعب بديع.',
      draws: 'لم يفرّط أيّ منا في شيء.',
    },
  },
} satisfies typeof en;
