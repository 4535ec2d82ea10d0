// Arabic: the texts of a table and of a game.

import { list, number } from '../vocabulary.js';
import { apart, counted, feminine, moves } from './grammar.js';

/** @import * as en from '../en/table.js' */
/** @import { Noun } from './grammar.js' */

const TARGET = feminine('وجه', 'وجهات', 'ان');
/** @type {Noun} */
const FILE = ['عمود واحد', 'عمودان', 'أعمدة', 'عمودًا', 'عمود'];
/** @type {Noun} */
const RANK = ['صف واحد', 'صفان', 'صفوف', 'صفًّا', 'صف'];
/** @type {Noun} */
const TOKEN = ['قرص واحد', 'قرصان', 'أقراص', 'قرصًا', 'قرص'];
/** @type {Noun} */
const TOKENS = ['قرصًا واحدًا', 'قرصين', 'أقراص', 'قرصًا', 'قرص'];

/** @type {typeof en.status} */
export const status = {
  yourTurn: (seat) => (seat === null ? 'دورك.' : `دورك: ${seat}.`),
  toMove: (seat) => `الدور على ${seat}.`,
  playsElsewhere: (seat) => `${seat} يلعب في مكان آخر: أرسل إليه الرابط.`,
  passDevice: (seat) => `أعطِ الجهاز إلى ${seat}، فالدور عليه.`,
  watching: 'أنت في وضع المشاهدة.',
  wasToMove: (seat) => `كان الدور على ${seat} حين أُنشئ هذا الرابط.`,
  missesTurn: (seat) => `لا نقلة لدى ${seat}، فيفوته الدور.`,
  tapAgain: (square) => `المس ${apart(square)} مرة أخرى للعب هناك.`,
  mustPass: 'لا يمكنك إلا تمرير الدور.',
  gameIsSafe: (why) => `${why} المباراة في أمان.`,
};

/** @type {typeof en.playerKinds} */
export const playerKinds = {
  human: 'شخص',
  beginner: 'مبتدئ',
  easy: 'سهل',
  medium: 'متوسط',
  hard: 'صعب',
  master: 'خبير',
  friend: 'عبر رابط',
};

/** @type {typeof en.seats} */
export const seats = {
  list: 'اللاعبون',
  you: 'أنت',
  turn: 'دورك',
  winner: 'الفائز',
  nobody: 'لا أحد',
  withLevel: (seat, level) => `${seat} (${level})`,
  game: (game, names, played) => `${apart(game)}: ${list(names)}، ${moves(played)}`,
  settled: 'المباراة عبر رابط تستمر من آخر نقلة فيها.',
  holdFirst: (seat) => `الدور على ${seat}. إن كنت أنت، فاضغط أولًا «أنا ${seat}».`,
};

/** @type {typeof en.picking} */
export const picking = {
  picked: (name, targets) => `المختار: ${apart(name)}، ${counted(targets, TARGET)}.`,
  pickedSome: (name, amount, targets) => `المختار: ${apart(name)}، ${amount}، ${counted(targets, TARGET)}.`,
  exchange: 'اختر الأقراص التي تريد استبدالها.',
};

/** @type {typeof en.squares} */
export const squares = {
  board: (game, files, ranks) => `${apart(game)}، ${counted(files, FILE)} و${counted(ranks, RANK)}`,
  plain: (square, piece) => `${square}، ${piece}`,
  selected: (square, piece) => `${square}، ${piece}، مختارة`,
  target: (square, piece) => `${square}، ${piece}، نقلة مسموحة`,
  telling: (square, piece, deed) => `${square}، ${piece}، نقلة مسموحة، ${deed}`,
  movable: (square, piece) => `${square}، ${piece}، يمكن تحريكها`,
};

/** @type {typeof en.actions} */
export const actions = {
  bar: 'المباراة',
  undo: 'تراجع',
  redo: 'إعادة',
  hint: 'تلميح',
  newGame: 'مباراة جديدة',
  more: 'المزيد',
  restart: 'إعادة البدء',
  analyse: 'تحليل',
  gains: 'أظهر النقلات',
  flip: 'قلب الرقعة',
  share: 'مشاركة',
  rules: 'القواعد',
  study: 'دراسة',
  learn: 'كيف تلعب',
  settings: 'الإعدادات',
};

/** @type {typeof en.offers} */
export const offers = {
  endTurn: 'أنهِ الدور',
  takeBack: 'تراجع عن القفزة',
  pass: 'تمرير',
  playOn: 'تابع من هنا',
  again: 'حاول ثانية',
  play: 'تشغيل',
  pause: 'إيقاف',
  step: 'خطوة',
  send: 'أرسل الرابط',
  newGame: 'مباراة أخرى',
};

/** @type {typeof en.played} */
export const played = {
  /** The strip of moves below the board, and its two buttons. */
  last: 'آخر النقلات',
  back: 'نقلة إلى الوراء',
  on: 'نقلة إلى الأمام',
  title: 'النقلات',
  toStart: 'إلى البداية',
  none: 'لا نقلات بعد.',
  notInLink: 'لا يتضمن هذا الرابط النقلات.',
  seed: { deal: (seed) => `رقم التوزيع: ${seed}`, board: (seed) => `رقم الرقعة: ${seed}` },
  by: (seat) => `${seat}.`,
  byAfter: (seat, passed) => `${seat}. لم يستطع ${list(passed)} اللعب.`,
};

/** @type {typeof en.hand} */
export const hand = {
  title: 'اليد',
  of: (seat) => `يد ${seat}`,
  yours: 'يدك',
  nobodys: 'لا يد',
  held: (token) => token,
  picked: (token) => `المختار: ${token}`,
  laid: (token) => `${token}، على الرقعة`,
  given: (token) => `${token}، للاستبدال`,
  sizes: (holders) => holders.map(({ seat, size }) => `${seat}: ${counted(size, TOKEN)}`).join('، '),
  pool: (count) => `الكيس: ${number(count)}`,
  iAm: (seat) => `أنا ${seat}`,
  iAmShow: (seat) => `أنا ${seat}: أظهر يدي`,
  lay: 'ضع',
  layFor: (score) => `ضع مقابل ${number(score)}`,
  takeBack: 'استعد',
  exchange: 'استبدل',
  keepAll: 'أبقِ الكل',
  exchangeSome: (count) => `استبدل ${counted(count, TOKENS)}`,
  scores: 'النتائج وأجزاؤها',
  before: 'سابقًا',
  all: 'الكل',
};
