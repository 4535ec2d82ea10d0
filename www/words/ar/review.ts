// Arabic: the end of a game, its review, hints, and the analysis of a position.

import { list, number } from '../vocabulary.ts';
import { agreed, apart, counted, moves, ofMoves } from './grammar.ts';
import type * as en from '../en/review.ts';

const points = (scores: number[]) => scores.map(number).join(' مقابل ');
const PLACES = ['الأول', 'الثاني', 'الثالث', 'الرابع'];

export const result: typeof en.result = {
  over: (headline) => `انتهت المباراة. ${headline}.`,
  won: (scores) => `فزت بنتيجة ${points(scores)}`,
  lost: (scores) => `خسرت بنتيجة ${points(scores)}`,
  drawn: (scores) => `تعادل، ${points(scores)}`,
  seatWon: (seat, scores) => `${agreed(seat, 'فاز', 'فازت')} ${seat} بنتيجة ${points(scores)}`,
  wonWith: (score) => `فزت برصيد ${number(score)}`,
  seatWonWith: (seat, score) => `${agreed(seat, 'فاز', 'فازت')} ${seat} برصيد ${number(score)}`,
  placed: (seat, best, place, own) =>
    `${agreed(seat, 'فاز', 'فازت')} ${seat} برصيد ${number(best)}، وجئت في المركز ${PLACES[place - 1]} برصيد ${number(own)}`,
  shared: (seats, score) => `تقاسم الفوز ${list(seats)}، ولكلٍّ ${number(score)}`,
  youShared: (others, score) => `تقاسمت الفوز مع ${list(others)}، ولكلٍّ ${number(score)}`,
  youLead: (scores) => `أنت متقدّم، ${points(scores)}.`,
  leads: (seat, scores) => `${seat} ${agreed(seat, 'متقدّم', 'متقدّمة')}، ${points(scores)}.`,
  level: (score) => `النتيجة متعادلة عند ${number(score)}.`,
  wonOnTime: 'فزت بنفاد وقت الخصم',
  lostOnTime: 'خسرت بنفاد الوقت',
  seatsWonOnTime: (seats) => `${agreed(seats[0] ?? '', 'فاز', 'فازت')} ${list(seats)} بنفاد وقت الخصم`,
  ranOut: (seat) => (seat === null ? 'نفد وقتك.' : `نفد وقت ${seat}.`),
  seatsWon: (seats) => `${agreed(seats[0] ?? '', 'فاز', 'فازت')} ${list(seats)}`,
  youWon: 'فزت',
  youLost: 'خسرت',
  resigned: (seat) => (seat === null ? 'استسلمت.' : `${agreed(seat, 'استسلم', 'استسلمت')} ${seat}.`),
  agreed: 'اتفق اللاعبان على التعادل.',
  card: 'النتيجة',
  parts: 'تفصيل النتيجة',
};

export const review: typeof en.review = {
  rematch: 'إعادة المباراة',
  swap: 'تبديل المقاعد',
  review: 'مراجعة',
  bar: 'التنقّل في المباراة',
  first: 'البداية',
  back: 'السابق',
  play: 'تشغيل',
  stop: 'إيقاف',
  next: 'التالي',
  last: 'النهاية',
  result: 'النتيجة',
};

export const hints: typeof en.hints = {
  looking: 'جارٍ البحث عن نقلة جيدة…',
  play: (move, deed) => `العب ${apart(move)}: ${deed}.`,
  wins: 'تفوز.',
  winsBy: (amount) => `تفوز، والفارق ${amount}.`,
  draws: 'تضمن التعادل.',
  loses: 'تخسر على أي حال.',
  losesBy: (amount) => `تخسر، والفارق ${amount}.`,
  ahead: (count, isStill) => `${isStill ? 'تبقى متقدّمًا' : 'تتقدّم'} بنحو ${number(count)}.`,
  even: 'تتعادل الكفّتان تقريبًا.',
  behind: (count, isStill) => `${isStill ? 'تبقى متأخّرًا' : 'تتأخّر'} بنحو ${number(count)}.`,
  onlyMove: 'هي نقلتك الوحيدة.',
  othersAsGood: 'بقية النقلات مثلها.',
  someAsGood: (count) =>
    `${counted(count, ['نقلة أخرى واحدة', 'نقلتان أخريان', 'نقلات أخرى', 'نقلة أخرى', 'نقلة أخرى'])} مثلها.`,
  onlyWin: 'لا تفوز نقلة غيرها.',
  onlyDraw: 'لا تضمن التعادل نقلة غيرها.',
  notForYou: 'التلميح لصاحب الدور وحده.',
};

export const values: typeof en.values = {
  title: 'التحليل',
  list: 'قيم النقلات',
  won: 'فوز',
  lost: 'خسارة',
  wins: (move) => `${apart(move)} تفوز`,
  winsBy: (move, amount) => `${apart(move)} تفوز، والفارق ${amount}`,
  draws: (move) => `${apart(move)} تضمن التعادل`,
  loses: (move) => `${apart(move)} تخسر`,
  losesBy: (move, amount) => `${apart(move)} تخسر، والفارق ${amount}`,
  looksLike: (move, value, depth) => `${apart(move)}، تقديرها ${apart(value)} بعد ${ofMoves(depth)}`,
  unknown: (move) => `${apart(move)} لم تُعرف قيمتها بعد`,
  over: 'انتهت المباراة، ولا نقلة هنا لتحليلها.',
  looking: 'جارٍ النظر في النقلات القادمة…',
  provedOnly: 'نقلتك الوحيدة. قيمتها مُثبَتة.',
  proved: (count) => `أفضل لعب من هنا، مُثبَت للنقلات كلها، وعددها ${number(count)}.`,
  estimates: (depth) => `تقديرات بعمق ${ofMoves(depth)}`,
  someProved: (depth, proved) => `تقديرات بعمق ${ofMoves(depth)}؛ المُثبَت منها ${number(proved)}`,
  isProved: 'مُثبَت',
  all: (count) => `الكل: ${moves(count)}`,
  best: 'الأفضل فقط',
  expected: 'المتوقَّع',
  toPosition: 'العودة إلى الوضعية',
  leads: (seat, amount) => `${seat} متقدّم، والفارق التقريبي ${amount}`,
  leadsSurely: (seat, amount) => `${seat} متقدّم، والفارق المُثبَت ${amount}`,
  even: 'الكفّتان متعادلتان تقريبًا',
  draw: 'تعادل، مُثبَت',
  winning: (seat) => `فوز مُثبَت: ${seat}`,
  scores: (all) => `بعد النقلات المتوقَّعة: ${all.map(({ seat, score }) => `${seat} ${score}`).join('، ')}`,
  costs: (amount) => `تكلّف ${amount} على الأكثر`,
  costsMore: 'تكلّف أكثر',
};
