// Arabic: what is said about a game of Gambit that is over, in one sentence.

import { number } from '../../../words/vocabulary.ts';
import type en from './en.ts';

export default {
  decided: () => 'لولا النقلة الأخيرة لكانت النتيجة مختلفة.',
  yourIsland: (size, points, ply) =>
    `حافظت على جزيرتك من النقلة ${number(ply)} حتى النهاية: عدد قطعها ${number(size)} ونقاطها ${number(points)}.`,
  island: (size, points, ply) =>
    `صمدت جزيرة من النقلة ${number(ply)} حتى النهاية: عدد قطعها ${number(size)} ونقاطها ${number(points)}.`,
  yourJumps: (taken, ply) => `أطول دور لك كان في النقلة ${number(ply)}، وعدد القطع التي أخذتها فيه ${number(taken)}.`,
  jumps: (taken, ply) => `أطول دور كان في النقلة ${number(ply)}، وعدد القطع المأخوذة فيه ${number(taken)}.`,
  touching: (pieces) =>
    'في المرة القادمة حرّر قطعك قبل النهاية: عدد القطع التي ' + `لامست الخصم ولم تُحسب ${number(pieces)}.`,
  scattered: (islands, points) =>
    `في المرة القادمة اجمع قطعك: عدد جزرك ${number(islands)}، ولو كانت جزيرة واحدة لبلغت نقاطها ${number(points)}.`,
  taken: (lost, taken) =>
    `في المرة القادمة انظر قبل القفز من يستطيع الرد: خسرت من القطع ${number(lost)} وأخذت ${number(taken)}.`,
} satisfies typeof en;
