// Arabic: what is said about a game of LuckyMoose that is over, in one sentence.

import { number } from '../../../words/vocabulary.ts';
import type en from './en.ts';

export default {
  decided: () => 'حسم الدور الأخير المباراة.',
  yourReturn: (points) => `عدت من تأخر بلغت نقاطه ${number(points)}.`,
  comeback: (points) => `كان الفائز متأخرًا في وقت ما، وعدد النقاط الناقصة ${number(points)}.`,
  yourLay: (points, ply) => `أفضل وضع لك كان في النقلة ${number(ply)}، ونقاطه ${number(points)}.`,
  lay: (points, ply) => `أفضل وضع كان في النقلة ${number(ply)}، ونقاطه ${number(points)}.`,
  exchanged: (times) => `في المرة القادمة ضع ولو خطًا قصيرًا: عدد مرات الاستبدال ${number(times)}، وهو لا يعطي نقاطًا.`,
  border: (theirs, yours) =>
    `في المرة القادمة انظر إلى الحافة أولًا: استعمل الفائز ×3 في ${number(theirs)} ` +
    `من أدواره، وأنت في ${number(yours)}.`,
  singles: (singles, lays) =>
    `في المرة القادمة ابحث عن قرصين متناسبين: من أدوارك وعددها ${number(lays)} كان ${number(singles)} بقرص واحد فقط.`,
} satisfies typeof en;
