// LuckyMoose in Arabic.

import { agreed, apart, counted, ofPoints, points, type Noun } from '../../../words/ar/grammar.ts';
import { aside, list, number } from '../../../words/vocabulary.ts';
import type { Mover } from '../../page.ts';
import type { Token } from '../tokens.ts';
import type en from './en.ts';

const SEATS = ['اللاعب 1', 'اللاعب 2', 'اللاعب 3', 'اللاعب 4'];
/** Beside a masculine symbol, beside one that is an object, and beside a feminine one. */
const COLOURS: Record<Token['colour'], [string, string, string]> = {
  red: ['أحمر', 'أحمر', 'حمراء'],
  orange: ['برتقالي', 'برتقاليًّا', 'برتقالية'],
  yellow: ['أصفر', 'أصفر', 'صفراء'],
  green: ['أخضر', 'أخضر', 'خضراء'],
  blue: ['أزرق', 'أزرق', 'زرقاء'],
  purple: ['بنفسجي', 'بنفسجيًّا', 'بنفسجية'],
};
const SYMBOLS: Record<Token['symbol'], string> = {
  moose: 'موظ',
  star: 'نجمة',
  leaf: 'ورقة',
  drop: 'قطرة',
  sun: 'شمس',
  stone: 'حجر',
};
const TOKEN: Noun = ['قرص واحد', 'قرصان', 'أقراص', 'قرصًا', 'قرص'];
const TOKENS: Noun = ['قرصًا واحدًا', 'قرصين', 'أقراص', 'قرصًا', 'قرص'];
const TIMES: Noun = ['مرة واحدة', 'مرتين', 'مرات', 'مرة', 'مرة'];

const isMasculine = ({ symbol }: Token) => symbol === 'moose' || symbol === 'stone';
const name = (token: Token) => `${SYMBOLS[token.symbol]} ${COLOURS[token.colour][isMasculine(token) ? 0 : 2]}`;
const asObject = (token: Token) =>
  isMasculine(token) ? `${SYMBOLS[token.symbol]}ًا ${COLOURS[token.colour][1]}` : name(token);

const does = (mover: Mover, yours: string, theirs: string) =>
  mover === null
    ? yours
    : typeof mover === 'string'
      ? `${mover} ${agreed(mover, theirs, yours)}`
      : `${SEATS[mover]} ${theirs}`;

const lineWords = ({
  tokens: count,
  bonus,
  factor,
  points: won,
}: {
  tokens: number;
  bonus: number;
  factor: number;
  points: number;
}) =>
  `${counted(count, TOKEN)} ${apart(`${bonus > 0 ? `+ ${number(bonus)} ` : ''}${factor > 1 ? `× ${number(factor)} ` : ''}= ${number(won)}`)}`;

const placed: typeof en.placed = (all) => list(all.map((token) => `${name(token)} على ${apart(token.square)}`));

const laidAs = (all: Parameters<typeof en.placed>[0], form: (token: Token) => string) =>
  list(all.map((token) => `${form(token)}${aside(` على ${apart(token.square)}`)}`));

export default {
  name: 'LuckyMoose',
  tagline: 'خطوط من لون واحد أو رمز واحد.',
  howTo: 'اختر قرصًا من يدك، ثم خانة معلَّمة، وضعه.',
  seats: SEATS,
  size: { label: 'الرقعة', choice: (tiles) => `${tiles} × ${tiles}` },
  sets: { label: 'الأقراص', choice: (sets) => `${number(36 * sets)}: كلٌّ منها ${counted(sets, TIMES)}` },
  token: name,
  lifted: name,
  tile: (factor, isCentre) =>
    isCentre ? 'فارغة، المركز' : factor === 2 ? 'فارغة، ضعفان' : factor === 3 ? 'فارغة، ثلاثة أضعاف' : 'فارغة',
  laid: (seat, all, won) => `${does(seat, 'تضع', 'يضع')} ${laidAs(all, asObject)} مقابل ${ofPoints(won)}.`,
  exchanged: (seat, count) => `${does(seat, 'تستبدل', 'يستبدل')} ${counted(count, TOKENS)}.`,
  passed: (seat) => `${does(seat, 'تمرّر', 'يمرّر')} الدور.`,
  lays: (count, won) => `تضع ${counted(count, TOKENS)} مقابل ${ofPoints(won)}`,
  exchanges: (count) => `تستبدل ${counted(count, TOKENS)}`,
  passes: 'تمرّر الدور',
  placed,
  hint: {
    lay: (all, won) => `${laidAs(all, name)}: ${points(won)}.`,
    exchange: (count) => `استبدل ${counted(count, TOKENS)}.`,
    pass: 'مرّر الدور.',
  },
  points,
  score: points,
  parts: { lines: 'خطوط', sixes: 'سداسيات', bonus: 'مكافآت', out: 'إنهاء' },
  line: lineWords,
  out: (won) => `إنهاء اليد ${apart(`+ ${number(won)}`)}`,
  gains: (lines, out, total) => {
    if (lines.length === 0 && out === 0) return `لا خط بعد: ${points(0)}.`;
    const said = lines.map((line) => `${lineWords(line)}.`);
    if (out > 0) said.push(`إنهاء اليد: ${points(out)}.`);
    if (said.length > 1) said.push(`المجموع ${points(total)}.`);
    return said.join(' ');
  },
  warning: (turns) => (turns > 1 ? 'دوران آخران بلا وضع وتنتهي المباراة.' : 'إن لم يوضع قرص الآن انتهت المباراة.'),
  lacks: {
    invalidLine: (line) => `بذلك يتكوّن خط من ${list(line.map(name))}. الخط من لون واحد أو رمز واحد، ولا يتكرّر فيه قرص.`,
    gap: (square) => `تُصفّ أقراصك في خط واحد دون فجوة${aside(`، والخانة ${apart(square)} فارغة`)}.`,
    occupied: (square, token) => `هناك${aside(`، على ${apart(square)}،`)} ${name(token)} من قبل.`,
    centre: (square) => `الوضع الأول يغطّي المركز${aside(`، ${apart(square)}`)}.`,
    notInRow: 'ضع أقراصك كلها في صف واحد أو عمود واحد.',
    apart: 'يجب أن يلامس ما تضعه قرصًا موجودًا على الرقعة.',
    notInHand: 'ليس هذا القرص في يدك.',
    poolEmpty: 'الكيس فارغ، فلا يمكن الاستبدال.',
    poolTooSmall: (most) => `في الكيس ${counted(most, TOKEN)} فقط، فلا يمكن استبدال أكثر من ذلك.`,
    canLay: 'لديك ما تضعه، فلا يمكن تمرير الدور.',
    invalidBoard: 'على الرقعة خط غير صحيح، فلا يمكن وضع شيء.',
    other: 'لا يمكن لعب ذلك.',
  },
  end: {
    rounds: 'مرّت ثلاث جولات دون أن يضع أحد قرصًا.',
    stuck: 'لم يعد أحد يستطيع وضع قرص.',
    out: (seat) => `${does(seat, 'وضعت', 'وضع')} القرص الأخير.`,
  },
  refused: {
    pick: 'اختر قرصًا من يدك أولًا.',
    exchange: 'أنت تستبدل أقراصًا: اخترها من يدك، أو أبقِ الكل.',
  },
} satisfies typeof en;
