// Arabic: playing with hands, ears and keys.

import { number } from '../vocabulary.js';
import { apart } from './grammar.js';

/** @import * as en from '../en/play.js' */

/** @type {typeof en.sound} */
export const sound = {
  name: 'الصوت',
  mute: 'كتم الصوت',
  unmute: 'تشغيل الصوت',
};

/** @type {typeof en.playSettings} */
export const playSettings = {
  volume: 'مستوى الصوت',
  vibration: 'الاهتزاز عند اللمس',
  confirm: 'تأكيد كل نقلة',
  premove: 'التخطيط لنقلة أثناء تفكير الحاسوب',
  wake: 'إبقاء الشاشة مضاءة أثناء المباراة',
  keys: 'اختصارات بمفتاح واحد',
  scan: 'اللعب بمفتاح تبديل واحد',
  scans: { off: 'لا', slow: 'ببطء', usual: 'بوتيرة عادية', quick: 'بسرعة' },
};

/** @type {typeof en.foresight} */
export const foresight = {
  held: (square, deed) => `${apart(square)}: ${deed}. ارفع إصبعك للعب، أو اسحبه بعيدًا للإلغاء.`,
  heldStep: (square) => `${apart(square)}: ارفع إصبعك للاختيار، أو اسحبه بعيدًا للإلغاء.`,
  ask: (square, deed) => `${apart(square)}: ${deed}. هل تلعبها؟`,
  confirm: 'العبها',
  cancel: 'إلغاء',
};

/** @type {typeof en.premove} */
export const premove = {
  begun: (square) => `خُطّط للنقل من ${apart(square)}. اختر الوجهة.`,
  planned: (squares) => `النقلة المخطّطة: ${squares.map(apart).join(' إلى ')}. المسها مرة أخرى للإلغاء.`,
  cancelled: 'أُلغيت النقلة المخطّطة.',
  impossible: 'النقلة التي خطّطت لها لم تعد ممكنة.',
};

/** @type {typeof en.endings} */
export const endings = {
  resign: 'استسلام',
  ask: 'هل تستسلم في هذه المباراة؟',
  keep: 'متابعة اللعب',
  offer: 'عرض التعادل',
  considers: (seat) => `${seat} يفكّر في عرضك…`,
  declines: (seat) => `${seat} يرفض التعادل ويواصل اللعب.`,
};

/** @type {typeof en.keys} */
export const keys = {
  title: 'اختصارات لوحة المفاتيح',
  move: 'التنقل على الرقعة',
  pick: 'الاختيار أو اللعب هناك',
  release: 'ترك القطعة أو الرجوع خطوة',
  amount: 'عدد القطع',
  back: 'نقلة إلى الوراء',
  on: 'نقلة إلى الأمام',
  mark: 'بدء سهم أو إنهاؤه؛ مرتين على خانة لرسم دائرة',
  clear: 'إزالة الأسهم والدوائر',
  list: 'هذه القائمة',
};

/** @type {typeof en.fullScreen} */
export const fullScreen = {
  enter: 'ملء الشاشة',
  leave: 'إنهاء ملء الشاشة',
};

/** @type {typeof en.drawing} */
export const drawing = {
  begun: (square) => `سهم من ${apart(square)}: اختر نهايته.`,
  arrow: (from, to) => `سهم من ${apart(from)} إلى ${apart(to)}.`,
  circle: (square) => `دائرة على ${apart(square)}.`,
  removed: 'أُزيل الرسم.',
};

/** @type {typeof en.pictures} */
export const pictures = {
  title: 'على شكل صورة',
  png: 'صورة (PNG)',
  svg: 'رسم (SVG)',
  gif: 'صورة متحركة (GIF)',
  making: (done, all) => `الصورة ${number(done)} من ${number(all)}…`,
  cancel: 'إلغاء',
  cancelled: 'أُلغي.',
  saved: (file) => `حُفظت باسم ${apart(file)}.`,
  failed: 'تعذّر إنشاء الصورة.',
};
