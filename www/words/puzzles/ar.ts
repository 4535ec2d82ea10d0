// Arabic: puzzles.

import { apart, counted, type Noun } from '../ar/grammar.ts';
import { number } from '../vocabulary.ts';
import type en from './en.ts';

const PUZZLES: Noun = ['لغز واحد', 'لغزان', 'ألغاز', 'لغزًا', 'لغز'];
const TRIES: Noun = ['محاولة واحدة', 'محاولتين', 'محاولات', 'محاولة', 'محاولة'];
const rated = (rating: number) => String(Math.round(rating));

export default {
  all: 'كل الألغاز',
  of: (game) => `ألغاز ${game}`,
  daily: 'لغز اليوم',
  puzzle: (id) => `اللغز ${number(id)}`,
  dailyOn: (date) => `لغز ${date}`,
  dailies: 'ألغاز اليوم',
  practice: 'تدريب',
  practiceNote: 'ألغاز تناسب تقييمك',
  streak: 'سلسلة',
  streakNote: 'كم لغزًا على التوالي؟',
  storm: 'عاصفة',
  stormNote: 'أكبر عدد ممكن في ثلاث دقائق',
  themes: 'حسب الموضوع',
  solve: 'حلّ اللغز',
  solvedDay: 'محلول',
  earlier: 'أيام سابقة',

  goal: 'جد أفضل نقلة.',
  you: (seat) => `أنت تلعب: ${seat}.`,
  yourTurn: 'دورك الآن.',

  right: 'صحيح. واصل.',
  solved: 'حللت اللغز!',
  helped: 'حللته بتلميح',
  slower: 'صحيح، لكن هناك طريق أقصر.',
  wrong: 'ليست هذه.',
  looking: 'البحث عن الرد…',
  costs: (amount) => `الثمن: ${amount}.`,
  noWin: 'ضاع الفوز الآن.',
  loses: 'صارت الآن خسارة.',
  shown: 'هذا هو الحل.',
  showing: 'يُعرض الحل على الرقعة.',
  again: 'حاول مجددًا',
  show: 'عرض الحل',
  warnedRated: 'مع التلميح يُحسب هذا اللغز غير محلول في تقييمك.',
  warned: 'مع التلميح يُحسب هذا اللغز «محلولًا بتلميح».',
  takeHint: 'خذ التلميح',
  next: 'اللغز التالي',
  playOn: (level) => `أكمل اللعب ضد ${level}`,
  share: 'مشاركة',
  close: 'العودة إلى الألغاز',

  rating: 'تقييمك',
  ratingIs: (rating, isUncertain) => apart(`${rated(rating)}${isUncertain ? '?' : ''}`),
  unrated: 'حلّ بعض الألغاز، فيظهر تقييمك هنا.',
  uncertain: 'علامة الاستفهام تعني أن هذا ما زال تقديرًا.',
  changed: (rating, by) => apart(`${rated(rating)} (${by < 0 ? '−' : '+'}${number(Math.abs(Math.round(by)))})`),
  puzzleRating: (rating) => `التقييم ${rated(rating)}`,
  level: (level) => `بقوة ${level} تقريبًا`,
  graph: (from, to, count) => `تقييمك عبر ${counted(count, PUZZLES)}: من ${rated(from)} إلى ${rated(to)}`,
  history: 'آخر ألغازك',
  tried: (id, result) => `اللغز ${number(id)}، ${{ solved: 'محلول', hinted: 'بتلميح', failed: 'غير محلول' }[result]}`,
  best: (count) => `الأفضل: ${number(count)}`,

  count: (count) => `الألغاز المحلولة: ${number(count)}`,
  begin: 'يبدأ الوقت مع نقلتك الأولى.',
  left: 'الوقت المتبقي',
  over: 'انتهى الوقت',
  broken: 'انتهت السلسلة',
  complete: 'حللتها كلها',
  record: 'أفضل نتيجة لك!',
  another: 'مرة أخرى',

  shareText: (date, tries) =>
    tries > 0 ? `Gambol ${date}: حُلّ في ${counted(tries, TRIES)}` : `Gambol ${date}: لغز صعب`,
  copied: 'نُسخ مع رابطه.',
  notCopied: 'متصفحك لا يسمح لهذه الصفحة بالنسخ.',

  noPuzzle: 'لا يوجد لغز كهذا.',
  noFile: 'تعذّر تحميل الألغاز. يلزم اتصال في المرة الأولى.',
  builder: { mode: 'حل لغز', number: 'اللغز (رقم أو تاريخ؛ فارغ: لغز اليوم)' },
} satisfies typeof en;
