// Arabic: playing with hands, ears and keys.

import { agreed, apart } from './grammar.ts';
import { aside } from '../vocabulary.ts';
import type * as en from '../en/play.ts';

export const sound: typeof en.sound = {
  name: 'الصوت',
  mute: 'كتم الصوت',
  unmute: 'تشغيل الصوت',
};

export const foresight: typeof en.foresight = {
  held: (square, deed) =>
    `هذه النقلة${aside(` إلى ${apart(square)}`)} ${deed}. ارفع إصبعك للعب، أو اسحبه بعيدًا للإلغاء.`,
  heldStep: (square) => `ارفع إصبعك للاختيار${aside(`: ${apart(square)}`)}، أو اسحبه بعيدًا للإلغاء.`,
  ask: (square, deed) => `هذه النقلة${aside(` إلى ${apart(square)}`)} ${deed}. هل تلعبها؟`,
  confirm: 'العبها',
  cancel: 'إلغاء',
};

export const endings: typeof en.endings = {
  resign: 'استسلام',
  ask: 'هل تستسلم في هذه المباراة؟',
  keep: 'متابعة اللعب',
  offer: 'عرض التعادل',
  considers: (seat) => `${seat} ${agreed(seat, 'يفكّر', 'تفكّر')} في عرضك…`,
  declines: (seat) => `${seat} ${agreed(seat, 'يرفض التعادل ويواصل', 'ترفض التعادل وتواصل')} اللعب.`,
};

export const premove: typeof en.premove = {
  waits: (squares) => `نقلتك تنتظر${aside(`: ${squares.join(' إلى ')}`)}.`,
  dropped: (squares) => `لم تعد نقلتك${aside(` ${squares.join(' إلى ')}`)} ممكنة.`,
  cancelled: 'أُلغيت النقلة المنتظرة.',
};

export const scan: typeof en.scan = {
  start: 'بدء المسح',
  stop: 'إيقاف المسح',
  back: 'رجوع',
};

export const drawing: typeof en.drawing = {
  drawn: (squares) => `${squares} رُسم.`,
  erased: (squares) => `${squares} مُحي.`,
};

export const keys: typeof en.keys = {
  title: 'اختصارات لوحة المفاتيح',
  back: 'نقلة إلى الوراء',
  on: 'نقلة إلى الأمام',
  list: 'هذه القائمة',
};

export const fullScreen: typeof en.fullScreen = {
  enter: 'ملء الشاشة',
  leave: 'إنهاء ملء الشاشة',
};
