// Arabic: what is said about a game of Triboard that is over, in one sentence.

import { number } from '../../../words/vocabulary.ts';
import type en from './en.ts';

export default {
  decided: () => 'حسمت النقلة الأخيرة المباراة.',
  yourReturn: (ply) => `كنت الأخير عند النقلة ${number(ply)}، وانتهيت أولًا.`,
  comeback: (ply) => `كان الفائز أخيرًا عند النقلة ${number(ply)}.`,
  lastTurned: (cells) => `قلبت النقلة الأخيرة من خاناتك ${number(cells)}.`,
  yourMove: (cells, ply) => `أفضل نقلة لك هي ${number(ply)}، وعدد الخانات التي قلبتها ${number(cells)}.`,
  move: (cells, ply) => `أفضل نقلة هي ${number(ply)}، وعدد الخانات التي قلبتها ${number(cells)}.`,
  turned: (cells) => `في المرة القادمة العب بمحاذاة الحافة والجدران: مجموع ما قُلب من خاناتك ${number(cells)}.`,
} satisfies typeof en;
