// Arabic: what is said about a game of Combo that is over, in one sentence.

import { number } from '../../../words/vocabulary.ts';
import type en from './en.ts';

export default {
  yourReturn: (pieces) => `عدت من تأخر بلغ عدد قطعه ${number(pieces)}.`,
  comeback: (pieces) => `كان الفائز متأخرًا في وقت ما، وعدد القطع الناقصة ${number(pieces)}.`,
  yourCapture: (pieces, ply) => `أفضل أسر لك كان في النقلة ${number(ply)}: كومة عدد قطعها ${number(pieces)}.`,
  capture: (pieces, ply) => `أفضل أسر كان في النقلة ${number(ply)}: كومة عدد قطعها ${number(pieces)}.`,
  yourLead: (ply) => `كنت في المقدمة من النقلة ${number(ply)} حتى النهاية.`,
  lostStack: (pieces, ply) =>
    'في المرة القادمة أبقِ الأكوام العالية بعيدة عن متناول الخصم: في النقلة ' +
    `${number(ply)} خسرت كومة عدد قطعها ${number(pieces)}.`,
  lostSingles: (pieces) =>
    `في المرة القادمة أبقِ قطعك معًا: عدد القطع التي أُسرت منفردة ${number(pieces)}، والقطعة الواحدة لا تأسر.`,
} satisfies typeof en;
