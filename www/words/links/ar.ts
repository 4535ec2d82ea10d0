// Arabic: what is wrong with a link, and how its game differs from the one that is known here.

import { either, number } from '../vocabulary.ts';
import { apart, counted, feminine, type Noun } from '../ar/grammar.ts';
import type en from './en.ts';

const PLAYERS: Noun = ['لاعبًا واحدًا', 'لاعبين', 'لاعبين', 'لاعبًا', 'لاعب'];
const VALUE = feminine('قيم', 'قيم', 'ان');

const quoted = (text: string) => `«${apart(text)}»`;
const valueOf = (key: string, value: string) => `قيمة ${quoted(key)} في الرابط هي ${quoted(value)}`;
const anyOf = (known: string[]) => either(known.map(apart));

export default {
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
  matches: {
    older: (ply) => `هذا الرابط من النقلة ${number(ply)}. تقدّمت مباراتك منذ ذلك الحين، وهي معروضة كما هي الآن.`,
    differs: (move) => `يختلف هذا الرابط عن مباراتك بدءًا من النقلة ${number(move)}. المعروض مباراتك، وهي محفوظة.`,
    lookAtTheirs: 'شاهد مباراة الرابط',
  },
} satisfies typeof en;
