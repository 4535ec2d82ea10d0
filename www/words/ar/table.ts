// Arabic: the texts of a table and of a game.

import { aside, list, number } from '../vocabulary.ts';
import { apart, counted, feminine, moves, type Noun } from './grammar.ts';
import type * as en from '../en/table.ts';

const TARGET = feminine('وجه', 'وجهات', 'ان');
const FILE: Noun = ['عمود واحد', 'عمودان', 'أعمدة', 'عمودًا', 'عمود'];
const RANK: Noun = ['صف واحد', 'صفان', 'صفوف', 'صفًّا', 'صف'];
const TOKEN: Noun = ['قرص واحد', 'قرصان', 'أقراص', 'قرصًا', 'قرص'];
const TOKENS: Noun = ['قرصًا واحدًا', 'قرصين', 'أقراص', 'قرصًا', 'قرص'];

export const status: typeof en.status = {
  yourTurn: (seat) => (seat === null ? 'دورك.' : `دورك: ${seat}.`),
  toMove: (seat) => `الدور على ${seat}.`,
  playsElsewhere: (seat) => `${seat} يلعب في مكان آخر: أرسل إليه الرابط.`,
  passDevice: (seat) => `أعطِ الجهاز إلى ${seat}، فالدور عليه.`,
  watching: 'أنت في وضع المشاهدة.',
  wasToMove: (seat) => `كان الدور على ${seat} حين أُنشئ هذا الرابط.`,
  missesTurn: (seat) => `لا نقلة لدى ${seat}، فيفوته الدور.`,
  tapAgain: (square) => `المس${aside(` ${apart(square)}`)} مرة أخرى للعب هناك.`,
  mustPass: 'لا يمكنك إلا تمرير الدور.',
  gameIsSafe: (why) => `${why} المباراة في أمان.`,
};

export const playerKinds: typeof en.playerKinds = {
  human: 'شخص',
  beginner: 'مبتدئ',
  easy: 'سهل',
  medium: 'متوسط',
  hard: 'صعب',
  master: 'خبير',
  friend: 'عبر رابط',
};

export const seats: typeof en.seats = {
  list: 'اللاعبون',
  you: 'أنت',
  turn: 'دورك',
  winner: 'الفائز',
  nobody: 'لا أحد',
  withSide: (name, side) => `${name} (${side})`,
  game: (game, names, played) => `${apart(game)}: ${list(names)}، ${moves(played)}`,
  settled: 'المباراة عبر رابط تستمر من آخر نقلة فيها.',
  holdFirst: (seat) => `الدور على ${seat}. إن كنت أنت، فاضغط أولًا «أنا ${seat}».`,
};

export const picking: typeof en.picking = {
  where: 'إلى أين؟',
  picked: (name, targets) => `المختار: ${apart(name)}، ${counted(targets, TARGET)}.`,
  pickedSome: (name, amount, targets) => `المختار: ${apart(name)}، ${amount}، ${counted(targets, TARGET)}.`,
  nowhere: (name) => `${apart(name)}: لا مكان يناسبه في هذا الدور.`,
  exchange: 'اختر الأقراص التي تريد استبدالها.',
};

export const squares: typeof en.squares = {
  board: (game, files, ranks) => `${apart(game)}، ${counted(files, FILE)} و${counted(ranks, RANK)}`,
  plain: (square, piece) => `${square}، ${piece}`,
  selected: (square, piece) => `${square}، ${piece}، مختارة`,
  target: (square, piece) => `${square}، ${piece}، نقلة مسموحة`,
  telling: (square, piece, deed) => `${square}، ${piece}، نقلة مسموحة، ${deed}`,
  movable: (square, piece) => `${square}، ${piece}، يمكن تحريكها`,
};

export const actions: typeof en.actions = {
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

export const offers: typeof en.offers = {
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

export const played: typeof en.played = {
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

export const hand: typeof en.hand = {
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
