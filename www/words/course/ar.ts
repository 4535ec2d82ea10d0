// Arabic: courses.

import { apart } from '../ar/grammar.ts';
import { number } from '../vocabulary.ts';
import type en from './en.ts';

export default {
  title: (game) => `دورة ${game}`,
  chapter: (at) => `الفصل ${number(at)}`,
  lesson: (at, all) => `الدرس ${number(at)} من ${number(all)}`,
  puzzles: (theme) => (theme === '' ? 'خمسة ألغاز' : `خمسة ألغاز: ${theme}`),
  game: (level) => `مباراة ضد ${level}`,

  progress: (done, all) => `الدروس المنجزة: ${number(done)} من ${number(all)}`,
  share: (done, all) => apart(`${number(done)} من ${number(all)}`),
  done: 'منجز',
  next: 'التالي',
  start: 'ابدأ الدورة',
  goOn: 'متابعة',
  finished: 'أنجزت كل شيء',
  finishedNote: 'كل دروس هذه الدورة وألغازها ومبارياتها. والآن جرّب ذلك في اللعب.',
  play: 'ابدأ مباراة',

  close: 'العودة إلى الدورة',
  nextIs: (title) => `التالي: ${title}`,
  nextLesson: 'الدرس التالي',
  toPuzzles: 'إلى الألغاز',
  toGame: 'إلى المباراة',
  all: 'كل الدروس',
  toEnd: 'عرض الدورة',

  unrated: 'يبقى تقييمك كما هو.',
  five: 'حُلّت الخمسة كلها!',
  more: 'خمسة أخرى',

  restart: 'من جديد',
  again: 'حاول مجددًا',
  reached: 'أحسنت!',
  missed: 'ليس هذه المرة',

  insight: (game) => `ما تكشفه الأرقام عن ${game}`,
  percent: (share) => `${number(Math.round(share * 100))}٪`,
  fromGames: (games, level) => `من مباريات ${level} مع الذات، وعددها ${number(games)}`,
  fromAll: (positions) => `أرقام دقيقة: حُسبت وضعيات اللعبة كلها، وعددها ${number(positions)}`,
  figures: 'كل الأرقام (بالإنجليزية)',

  noCourse: 'تعذّر تحميل الدورة. تحتاج إلى اتصال في المرة الأولى.',
  noPart: 'لا يوجد درس كهذا في هذه الدورة.',
} satisfies typeof en;
