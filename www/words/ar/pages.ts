// Arabic: the screens beside the table, and the dialogs.

import { number } from '../vocabulary.ts';
import { apart, moves } from './grammar.ts';
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
  titleOf: (game) => `مباراة جديدة في ${apart(game)}`,
  opponent: 'الخصم',
  opponents: 'الخصوم',
  characters: {
    beginner: 'يتعلّم مثلك',
    easy: 'يلعب للمتعة',
    medium: 'يأخذ ما تتركه',
    hard: 'يخطّط لعدة نقلات',
    master: 'لا يفوته شيء',
  },
  person: 'شخص',
  personNote: 'هنا أو عبر رابط',
  where: 'مكان اللعب',
  here: 'هنا',
  hereNote: 'على هذا الجهاز',
  byLinkNote: 'تتبادلان المباراة',
  live: 'مباشرة',
  liveNote: 'على أجهزة متصلة بعضها ببعض',
  count: 'اللاعبون',
  youPlay: 'دورك في اللعب',
  places: ['الأول', 'الثاني', 'الثالث', 'الرابع'],
  chance: 'عشوائي',
  more: 'المزيد',
  usual: 'الإعداد المعتاد',
  noClock: 'بلا ساعة',
  clockOf: (minutes, seconds) => (seconds > 0 ? `${number(minutes)} د + ${number(seconds)} ث` : `${number(minutes)} د`),
  ownPosition: 'من وضعية',
  eachSeat: 'مقعدًا مقعدًا',
  movesFirst: (seat) => `${seat}، يبدأ اللعب`,
  openHands:
    'في اللعب عبر رابط يتبادل اللاعبون المباراة كاملة. ومن لديه ذلك الرابط يستطيع معرفة كل الأيدي، ويدك منها. لا تلعب هكذا إلا مع من تثق بهم.',
  nobodyHere: 'في المباراة عبر رابط، لا بد أن يلعب أحد هنا.',
  clock: 'اللعب بالساعة',
  minutes: 'الدقائق لكل طرف',
  seconds: 'ثوانٍ إضافية لكل نقلة',
  seed: { deal: 'رقم التوزيع (فارغ: عشوائي)', board: 'رقم الرقعة (فارغ: عشوائي)' },
  badSeed: 'يجب أن يكون عددًا صحيحًا، مثل 42.',
  position: 'البدء من وضعية، كما تُكتب في الروابط',
  start: 'العب',
  kept: 'تبقى مباراتك الحالية محفوظة في القائمة.',
};

export const settings: typeof en.settings = {
  title: 'الإعدادات',
  groups: { look: 'المظهر', touch: 'الصوت واللمس', play: 'اللعب' },
  set: 'الرقعة والقطع',
  sets: { auto: 'تلقائي', linen: 'كتّان', walnut: 'جوز', slate: 'أردواز', sea: 'بحر', contrast: 'تباين عالٍ' },
  colours: 'الألوان',
  themes: { auto: 'تلقائية', light: 'فاتحة', dark: 'داكنة' },
  pace: 'الحاسوب يلعب',
  paces: { quick: 'بسرعة', usual: 'على مهل', slow: 'ببطء' },
  coordinates: 'الإحداثيات على الرقعة',
};

export const share: typeof en.share = {
  title: 'مشاركة',
  what: 'ما تريد مشاركته',
  link: 'الرابط',
  whole: 'المباراة بكل نقلاتها',
  position: 'هذه الوضعية وحدها',
  watch: 'للمشاهدة',
  watchNote: 'يُظهر الرقعة والنتائج، دون الأيدي.',
  game: 'المباراة نفسها',
  gameNote: 'من لديه هذا الرابط يستطيع معرفة كل الأيدي، ويدك منها. لا ترسله إلا إلى من تثق به.',
  copy: 'نسخ الرابط',
  copied: 'نُسخ الرابط.',
  copyMarked: 'متصفحك لا يسمح لهذه الصفحة بالنسخ. الرابط محدَّد: انسخه بنفسك.',
  send: 'إرسال…',
  code: 'رمز QR',
  codeName: 'الرابط في رمز QR',
  codeReady: 'امسح هذا الرمز بجهاز آخر ليُفتح الرابط هناك.',
  codeTooLong: 'هذا الرابط أطول من أن يتسع له رمز QR.',
  codeMissing: 'يحتاج رمز QR إلى جزء من الصفحة تعذّر تحميله. انسخ الرابط، أو أعد تحميل الصفحة حين يعود الاتصال.',
  toBuilder: 'ضع هذه الرقعة في صفحتك',
  picture: (format) => `صورة (${apart(format)})`,
  film: `صورة متحركة (${apart('GIF')})`,
  copyPicture: 'نسخ الصورة',
  pictureCopied: 'نُسخت الصورة.',
  filmed: (count, size) => `${moves(count)}، ${number(size)} م.ب`,
  save: 'حفظ',
  drawing: 'تُرسم النقلات',
  noPicture: 'تعذّر إنشاء الصورة.',
};

export const builder: typeof en.builder = {
  title: 'رقعة في صفحتك',
  lead: 'اختر ما تعرضه الرقعة، ثم الصق نص HTML في صفحتك. هذا كل ما يلزم.',
  game: 'اللعبة',
  mode: 'يستطيع القراء',
  modes: { play: 'اللعب', view: 'المشاهدة', steps: 'تتبّع مباراة خطوة خطوة' },
  position: 'الوضعية؛ تُترك فارغة للبداية المعتادة',
  moves: 'النقلات، وبينها مسافات',
  size: 'الحجم',
  sizes: { small: 'صغير', medium: 'متوسط', large: 'كبير', full: 'بعرض الصفحة' },
  colours: 'الألوان',
  themes: { auto: 'كالصفحة من حولها', light: 'فاتحة', dark: 'داكنة' },
  looks: 'المظهر',
  element: 'في صورة عنصر',
  frame: 'في صورة إطار عادي',
  copy: 'نسخ',
  copyName: (what) => `نسخ: ${what}`,
  copied: 'نُسخ نص HTML.',
  copyMarked: 'متصفحك لا يسمح لهذه الصفحة بالنسخ. نص HTML محدَّد: انسخه بنفسك.',
  frameTitle: (game) => `رقعة ${game}`,
  wholePage: (game) => `${apart(game)} في صفحة مستقلة`,
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
