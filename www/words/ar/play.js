// Arabic: playing with hands, ears and keys.

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
  premove: 'إدخال النقلة مسبقًا',
  wake: 'إبقاء الشاشة مضاءة أثناء المباراة',
  keys: 'اختصارات بمفتاح واحد',
};

/** @type {typeof en.foresight} */
export const foresight = {
  held: (square, deed) => `${apart(square)}: ${deed}. ارفع إصبعك للعب، أو اسحبه بعيدًا للإلغاء.`,
  heldStep: (square) => `${apart(square)}: ارفع إصبعك للاختيار، أو اسحبه بعيدًا للإلغاء.`,
  ask: (square, deed) => `${apart(square)}: ${deed}. هل تلعبها؟`,
  confirm: 'العبها',
  cancel: 'إلغاء',
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

/** @type {typeof en.premove} */
export const premove = {
  waits: (squares) => `نقلتك تنتظر: ${squares.join(' إلى ')}.`,
  dropped: (squares) => `لم تعد نقلتك ${squares.join(' إلى ')} ممكنة.`,
  cancelled: 'أُلغيت النقلة المنتظرة.',
};

/** @type {typeof en.scan} */
export const scan = {
  name: 'اللعب بمفتاح واحد',
  off: 'إيقاف',
  seconds: (count) => `${count} ث`,
  start: 'بدء المسح',
  stop: 'إيقاف المسح',
  back: 'رجوع',
};

/** @type {typeof en.drawing} */
export const drawing = {
  drawn: (squares) => `${squares} رُسم.`,
  erased: (squares) => `${squares} مُحي.`,
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
  preview: 'عرض أثر اللعب هناك',
  mark: 'رسم دائرة حول المربع، أو سهم عند التحرك مع الضغط',
  draw: 'تُرسم الأسهم والدوائر أيضًا بزر الفأرة الأيمن أو بنقرة إصبعين: متباعدين للسهم، ومتجاورين للدائرة.',
  list: 'هذه القائمة',
};

/** @type {typeof en.fullScreen} */
export const fullScreen = {
  enter: 'ملء الشاشة',
  leave: 'إنهاء ملء الشاشة',
};
