// Arabic: the texts of problems and of their consequences.

import { either, list, number } from '../vocabulary.ts';
import { apart, counted, feminine, type Noun } from './grammar.ts';
import type * as en from '../en/problems.ts';

const PLAYERS: Noun = ['لاعبًا واحدًا', 'لاعبين', 'لاعبين', 'لاعبًا', 'لاعب'];
const VALUE = feminine('قيم', 'قيم', 'ان');

const quoted = (text: string) => `«${apart(text)}»`;
const valueOf = (key: string, value: string) => `قيمة ${quoted(key)} في الرابط هي ${quoted(value)}`;
const anyOf = (known: string[]) => either(known.map(apart));

export const problems: typeof en.problems = {
  tooLong: 'هذا الرابط أطول من رابط أي مباراة، لذلك لم يُفتح.',
  noGame: (name) => `لا توجد هنا لعبة باسم ${quoted(name)}.`,
  noPage: (path) => `لا توجد هنا صفحة باسم ${quoted(path)}؛ هذه طاولة اللعبة.`,
  tooMany: (most, count) => `في الرابط ${counted(count, VALUE)}، قُرئ منها ${number(most)} فقط.`,
  twice: (key) => `ورد ${quoted(key)} في الرابط مرتين؛ تُعتمد الأولى.`,
  damaged: (key) => `${quoted(key)} تالف في الرابط.`,
  unknown: (key) => `${quoted(key)} غير معروف في الرابط.`,
  besideView: (key) => `لا يجتمع ${quoted(key)} في الرابط مع ${quoted('view')}، فهو للمشاهدة.`,
  more: 'في الرابط أجزاء أخرى لا يمكن قراءتها.',
  seed: (value, most) => `${valueOf('seed', value)}، وليست عددًا صحيحًا لا يتجاوز ${most}.`,
  view: `في الرابط ${quoted('view')}، وهو للألعاب ذات الأيدي المخفية، وهذه ليست منها.`,
  moves: (most) => `نقلات ${quoted('moves')} في الرابط أكثر من ${number(most)}، ولا تبلغ أي مباراة هذا العدد.`,
  playerKind: (value, known) => `في ${quoted('players')} من الرابط ${quoted(value)}، والمقبول ${anyOf(known)}.`,
  players: (named, least, most) =>
    `يذكر ${quoted('players')} في الرابط ${counted(named, PLAYERS)}، وعدد اللاعبين ${least < most ? `من ${number(least)} إلى ${number(most)}` : number(most)}.`,
  match: (value) => `${valueOf('match', value)}، وليست اسم مباراة مع مقعد مرسلها.`,
  at: (value) => `${valueOf('at', value)}، وليست عدد نقلات.`,
  ending: (value) => `${valueOf('ending', value)}، وليست طريقة لإنهاء هذه المباراة.`,
  clock: (value) => `${valueOf('clock', value)}، وليست ثواني وثواني إضافية لكل نقلة، مثل ${apart('300+2')}.`,
  leftAlone: `يحتاج ${quoted('left')} في الرابط إلى ${quoted('clock')}.`,
  left: (value, players) =>
    `${valueOf('left', value)}، وليست الثواني الباقية لكل لاعب، وعدد اللاعبين ${number(players)}.`,
  option: (key, value, known) => `${valueOf(key, value)}، والمقبول ${anyOf(known)}.`,
  packed: 'الرابط تالف. يُعرض ما أمكنت قراءته منه.',
  position: (why) => `تعذّرت قراءة الوضعية. ${why}`,
  move: (n) => `لا يمكن لعب النقلة ${number(n)} في هذا الرابط. تتوقف المباراة قبلها.`,
  ply: (ply) => `لا تصل المباراة إلى النقلة ${number(ply)}.`,
  seats: (named, playing) =>
    `يذكر الرابط ${counted(named, PLAYERS)}، وعدد من يلعبون من هذه الوضعية ${number(playing)}.`,
  gameIsKept: 'مباراتك محفوظة.',
};

export const matches: typeof en.matches = {
  older: (ply) => `هذا الرابط من النقلة ${number(ply)}. تقدّمت مباراتك منذ ذلك الحين، وهي معروضة كما هي الآن.`,
  differs: (move) => `يختلف هذا الرابط عن مباراتك بدءًا من النقلة ${number(move)}. المعروض مباراتك، وهي محفوظة.`,
  lookAtTheirs: 'شاهد مباراة الرابط',
};

export const library: typeof en.library = {
  full: 'لم يبقَ في هذا المتصفح مكان لحفظ مبارياتك. هي في أمان ما دامت الصفحة مفتوحة. للاحتفاظ بإحداها مدة أطول، انسخ رابطها من «مشاركة».',
  barred:
    'لا يحفظ هذا المتصفح شيئًا من هذه الصفحة. مبارياتك في أمان ما دامت الصفحة مفتوحة. للاحتفاظ بإحداها مدة أطول، انسخ رابطها من «مشاركة».',
  damaged: (things) => `تلف بعض ما حفظه هذا المتصفح، ولا يمكن قراءته كاملًا: ${list(things)}. وبقي كل ما عداه كما كان.`,
  game: (game) => `مباراتك في ${apart(game)}`,
  progress: (game) => `تقدمك في ${apart(game)}`,
  earlier: 'قائمة المباريات السابقة',
  byLink: 'قائمة المباريات عبر رابط',
  settings: 'إعداداتك',
  shelved: (game) => `لا مكان لمزيد من المباريات عبر رابط. نُقلت أقدمها إلى «مباريات سابقة» في الرئيسية: ${game}.`,
  partedHere: 'تابعتَ اللعب على نحو مختلف في نافذة أخرى. المباراتان محفوظتان، والأخرى في «مباريات سابقة» في الرئيسية.',
  partedThere: 'تابعتَ اللعب على نحو مختلف في نافذة أخرى. المباراتان محفوظتان، وهذه في «مباريات سابقة» في الرئيسية.',
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
