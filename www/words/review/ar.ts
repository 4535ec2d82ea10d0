// Arabic: the review of a finished game.

import { apart, counted, feminine, ofMoves, ofPoints, type Noun } from '../ar/grammar.ts';
import { aside, list, number } from '../vocabulary.ts';
import type en from './en.ts';

const KINDS: Record<'inaccuracy' | 'mistake' | 'blunder', Noun> = {
  inaccuracy: feminine('هفو', 'هفوات', 'ان'),
  mistake: ['خطأ واحد', 'خطآن', 'أخطاء', 'خطأ', 'خطأ'],
  blunder: ['خطأ فادح واحد', 'خطآن فادحان', 'أخطاء فادحة', 'خطأ فادحًا', 'خطأ فادح'],
};
const percent = (count: number) => apart(`${number(Math.round(count))}%`);

export default {
  at: (ply, plies) => `النقلة ${number(ply)} من ${number(plies)}`,
  start: 'البداية',

  players: 'الدقة',
  you: 'أنت',
  tooFew: 'النقلات أقل من أن تُحسب لها دقة',
  unknown: 'لم تُعرف بعد',
  counts: (counts) =>
    counts.length === 0 ? 'بلا أخطاء' : list(counts.map(([kind, count]) => counted(count, KINDS[kind]))),

  progress: (done, all) => `التحليل: ${number(done)} من ${ofMoves(all)}`,
  paused: (done, all) => `توقف التحليل بعد ${number(done)} من ${ofMoves(all)}.`,
  failed: 'توقّف التحليل من تلقاء نفسه. تابعه، أو أعد تحميل الصفحة.',
  stop: 'إيقاف',
  resume: 'متابعة',

  graph: 'المباراة',
  up: (seat) => `كلما ارتفع الخط كان أفضل: ${seat}`,
  shares: 'فرص الفوز',
  chances: (seats) => list(seats.map(([seat, chance]) => `${seat} ${percent(chance)}`)),
  percent,
  unsearched: 'لم يُحلَّل بعد',

  judgements: 'الأحكام',
  judgement: 'عن هذه النقلة',
  kinds: { inaccuracy: 'هفوة', mistake: 'خطأ', blunder: 'خطأ فادح' },
  judged: (kind) => `${kind}.`,
  none: 'لا شيء يُنتقد.',
  noneYet: 'تظهر الأحكام هنا مع تقدّم التحليل.',
  turning: 'نقطة التحوّل',
  better: (move) => `الأفضل: ${apart(move)}`,
  reply: (move) => `الرد: ${apart(move)}`,
  isBest: 'أفضل نقلة.',
  isGood: 'نقلة جيدة.',
  isForced: 'النقلة الوحيدة.',
  winToLoss: 'تحوّل الفوز إلى خسارة.',
  winToDraw: 'تحوّل الفوز إلى تعادل.',
  drawToLoss: 'تحوّل التعادل إلى خسارة.',
  costs: (amount) => `تكلّف نحو ${amount}.`,
  costsChance: (points) => `تكلّف ${percent(points)} من فرصة الفوز.`,
  heir: (seat) => `المستفيد الأكبر: ${seat}.`,

  luck: 'المهارة والحظ',
  lead: 'الفارق',
  drawn: 'الحظ',
  without: 'من دون حظ',
  given: 'المهدور',
  luckIs: 'الحظ يقارن ما سُحب بما كان متوقعًا. والمهدور ما كانت ستجلبه نقلات أفضل.',
  draws: 'السحبات الأكثر أثرًا',
  drew: (seat, pieces, points) => `${seat}، سحب ${list(pieces)}: ${points}`,
  signed: (points) => apart(`${points > 0 ? '+' : points < 0 ? '−' : ''}${number(Math.abs(points))}`),
  evenLuck: (seat, points) => `لو تساوى الحظ لكان المتقدم بنحو ${ofPoints(points)}: ${seat}.`,
  evenAll: 'لو تساوى الحظ لما تقدّم أحد.',

  learn: (count) => `تعلّم من أخطائك · ${number(count)}`,
  learnAll: (count) => `تعلّم من الأخطاء · ${number(count)}`,
  lesson: 'تعلّم من أخطائك',
  question: (at, all) => `${number(at)} من ${number(all)}`,
  ask: (seat) => `${seat === null ? 'نقلتك' : `نقلة ${seat}`} معلَّمة على الرقعة. جد نقلة أفضل.`,
  findBetter: 'جد نقلة أفضل.',
  checking: 'نفحص نقلتك…',
  right: 'نعم، هذه أفضل نقلة.',
  near: 'نعم، تكاد تكون بجودة الأفضل.',
  wrong: 'هناك ما هو أفضل. حاول مرة أخرى.',
  same: 'هذه نقلة المباراة. جرّب غيرها.',
  shown: (move) => `هذه أفضل نقلة${aside(`: ${apart(move)}`)}.`,
  show: 'أرني',
  skip: 'تخطَّ',
  next: 'التالي',
  close: 'العودة إلى المراجعة',
  finished: 'كانت هذه الأخيرة.',
  solved: (count, all) => `حللت ${number(count)} من ${number(all)}.`,

  moves: 'النقلات',
  noMoves: 'لا توجد نقلات لمراجعتها.',
  watched: 'لا يمكن مراجعة مباراة ذات أيدٍ خفية قبل نهايتها.',
} satisfies typeof en;
