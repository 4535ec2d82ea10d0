// Combo in Arabic: the messages of the engine's errors, by the codes of the game.

import { number } from '../../../../words/vocabulary.ts';
import type en from './en.ts';

/** What runs from left to right, kept in its own order. */
const apart = (text: string | number) => `\u2068${text}\u2069`;

export default {
  places: {
    draws: 'قاعدة التعادل',
    from: 'الخانة الأولى',
    pieces: 'القطع',
    'plies-since-the-last-capture': 'النقلات منذ آخر أسر',
    sign: 'العلامة',
    to: 'الخانة الأخيرة',
  },
  numbered: {},
  texts: {
    'no-piece': () => 'على الرقعة قطعة واحدة على الأقل.',
    'rank-stack': ({ most }) =>
      `يُكتب الصف بأكوام مثل ${apart('b2')}، وبأعداد من 1 إلى ${number(most)} للخانات الفارغة.`,
    'most-of-a-side': ({ most }) => `لكل طرف ${number(most)} قطعة على الأكثر.`,
    carry: () => `النقلة عدد قطع وخانة وعلامة وخانة، مثل ${apart('2d4xd6')}.`,
  },
  rules: {
    'straight-line': () => 'تتحرّك القطع في خط مستقيم إلى خانة أخرى.',
    'too-far': () => 'لا تقطع النقلة خانات أكثر من عدد القطع التي تحملها.',
    'single-capture': () => 'يحتاج الأسر إلى قطعتين على الأقل.',
  },
} satisfies typeof en;
