// Arabic: the screens beside the table, and the dialogs.

import { number } from '../vocabulary.ts';
import { apart } from './grammar.ts';
import type * as en from '../en/pages.ts';

export const page: typeof en.page = {
  title: 'Gambol: ألعاب لوحية في صفحة',
  description: 'أربع ألعاب لوحية مع خصم قوي وتحليل، كلها على جهازك.',
  titleOf: (screen) => `${screen} · Gambol`,
  skip: 'إلى المحتوى',
  toHall: 'كل الألعاب',
  toTable: 'العودة إلى الطاولة',
  library: 'المكتبة',
  docs: 'التوثيق',
  puzzles: 'ألغاز',
  rules: (game) => `قواعد ${game}`,
  learn: (game) => `تعلّم ${game}`,
  study: (game) => `ادرس ${game}`,
};

export const language: typeof en.language = {
  label: 'اللغة',
  unavailable: (name) => `تعذّر تحميل ${apart(name)}. يلزم الاتصال بالإنترنت في المرة الأولى.`,
};

export const sentences: typeof en.sentences = (all) => all.filter(Boolean).join(' ');
export const quote: typeof en.quote = (name, words) => `${name}: «${words}»`;

export const hall: typeof en.hall = {
  title: 'Gambol',
  lead: 'درس قصير على الرقعة نفسها. أربع ألعاب لوحية وخصوم أقوياء، بلا حساب ولا إعلانات، وحتى دون اتصال.',
  games: 'الألعاب',
  board: (game) => `رقعة ${game}`,
  play: 'العب',
  continue: 'تابع',
  learn: 'تعلّم',
  goOn: (move) => `تابع مباراتك، النقلة ${number(move)}`,
  lookAt: 'شاهد مباراتك',
  facts: (least, most, minutes) =>
    `اللاعبون: ${least === most ? number(most) : `${number(least)}–${number(most)}`} · ${number(minutes)} د`,
  yourMove: (move) => `دورك، النقلة ${number(move)}`,
  theirMove: (seat, move) => `الدور على ${seat}، النقلة ${number(move)}`,
  against: (levels) => `الخصم: ${levels}`,
  welcome: 'جديد هنا؟',
  lesson: (game) => `${apart(game)} في ثلاثين ثانية`,
  startLesson: 'ابدأ الدرس',
  justPlay: 'العب مباشرة',
  another: (game) => `مباراة ${apart(game)}؟`,
  byLink: 'مباريات عبر رابط',
  yourTurn: 'دورك',
  theirTurn: 'ليس دورك',
  over: 'انتهت',
  earlier: 'مباريات سابقة',
  all: (count) => `الكل (${number(count)})`,
  won: 'فوز',
  lost: 'خسارة',
  drawn: 'تعادل',
  placed: (place, count) => `المركز ${number(place)} من ${number(count)}`,
  wonBy: (seats) => `فاز: ${seats}`,
  unfinished: 'لم تنته',
  forget: (game) => `حذف ${apart(game)}`,
  toBuilder: 'ضع رقعة في صفحتك',
};

export const rules: typeof en.rules = {
  title: (game) => `كيف تُلعب ${game}`,
  play: (game) => `العب ${game}`,
};

export const dialog: typeof en.dialog = {
  close: 'إغلاق',
};

export const newGame: typeof en.newGame = {
  characters: {
    beginner: 'يتعلّم مثلك',
    easy: 'يلعب للمتعة',
    medium: 'يأخذ ما تتركه',
    hard: 'يخطّط لعدة نقلات',
    master: 'لا يفوته شيء',
  },
  kept: 'تبقى مباراتك الحالية محفوظة في القائمة.',
};

export const builder: typeof en.builder = {
  title: 'رقعة في صفحتك',
};

export const embed: typeof en.embed = {
  board: (game) => `رقعة ${game}`,
  none: 'لا توجد رقعة',
  noGame: 'لا يذكر العنوان أي لعبة.',
  known: (games) => `يمكن أن يذكر إحدى هذه: ${games.map(apart).join('، ')}.`,
  toStart: 'إلى البداية',
  undo: 'تراجع',
  back: 'السابق',
  on: 'التالي',
  redo: 'إعادة',
  toEnd: 'إلى النهاية',
  restart: 'إعادة البدء',
  gambol: 'Gambol',
  whole: 'افتحها في صفحة مستقلة، في Gambol',
  step: (ply, count, move) => `${number(ply)} من ${number(count)}: ${apart(move)}.`,
};
