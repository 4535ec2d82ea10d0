// Arabic: the texts of problems and of their consequences.

import { apart } from './grammar.ts';
import type * as en from '../en/problems.ts';

const quoted = (text: string) => `«${apart(text)}»`;

export const library: typeof en.library = {
  gameIsKept: 'مباراتك محفوظة.',
  full: 'لم يبقَ في هذا المتصفح مكان لحفظ مبارياتك. هي في أمان ما دامت الصفحة مفتوحة. للاحتفاظ بإحداها مدة أطول، انسخ رابطها من «مشاركة».',
  barred:
    'لا يحفظ هذا المتصفح شيئًا من هذه الصفحة. مبارياتك في أمان ما دامت الصفحة مفتوحة. للاحتفاظ بإحداها مدة أطول، انسخ رابطها من «مشاركة».',
};

export const notices: typeof en.notices = {
  dismiss: 'إخفاء',
  newRelease: 'يتوفر إصدار أحدث من Gambol. تبقى مبارياتك كما هي.',
  update: 'تحديث',
};

export const traps: typeof en.traps = {
  recovered: 'حدث خطأ داخل الصفحة. المباراة في أمان، وتستمر من هنا.',
  reopened: 'حدث خطأ داخل الصفحة. مبارياتك في أمان.',
  lost: 'لا تعمل هذه الصفحة كما ينبغي. المباراة محفوظة: أعد تحميل الصفحة للمتابعة.',
  noPage: 'تعذّر عرض هذه الصفحة',
  noPageAdvice: 'تحتاج إلى اتصال في المرة الأولى. أعد تحميل الصفحة عند توفّره.',
  noBoard: 'تعذّر عرض هذه الرقعة',
  noBoardAdvice: 'تحقّق من الاتصال، ثم أعد تحميلها.',
};

export const faults: typeof en.faults = {
  internal: () => 'حدث خطأ داخل الصفحة. حاول ثانية، أو أعد تحميل الصفحة.',
  refused: () => 'لا تستطيع اللعبة قراءة ذلك، أو لا تسمح به.',
  noFragment: () => `يبدأ رابط المباراة بـ${quoted('#/')}.`,
  computerStopped: () => 'توقّف الحاسوب. حاول ثانية؛ وإن توقّف مرة أخرى، فأعد تحميل الصفحة.',
  computerBarred: () => 'لا يستطيع الحاسوب اللعب في هذا المتصفح. أعد تحميل الصفحة، أو تابع من دونه.',
  computerRefused: () => 'لا يفهم الحاسوب هذه الوضعية. أعد تحميل الصفحة، أو ارجع نقلة.',
  gameOver: () => 'انتهت المباراة.',
  illegal: () => 'هذه النقلة غير مسموحة.',
  notHeld: () => 'لم يؤكّد صاحب الدور بعدُ أن الجهاز معه.',
  handHidden: () => 'الأيدي مخفيّة: تُلعب النقلات على الرقعة.',
  playedElsewhere: (seat) => `${seat} يلعب في مكان آخر: افتح الرابط الذي يعود إليك.`,
  playedByComputer: (seat) => `الدور على ${seat}.`,
};
