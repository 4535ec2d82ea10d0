// Arabic: the messages of the engine's errors, by the codes that games share.

import { either, list, number, pluralOf } from '../vocabulary.ts';
import links from '../links/ar.ts';
import type { CommonWords } from './index.ts';

/** What runs from left to right, kept in its own order. */
const apart = (text: string | number) => `\u2068${text}\u2069`;
const each = (texts: string[]) => texts.map(apart);
/** A count above two with its noun. */
const counted = (count: number, [few, many, other]: [few: string, many: string, other: string]) =>
  `${number(count)} ${pluralOf(count) === 'few' ? few : pluralOf(count) === 'many' ? many : other}`;

export default {
  links,
  frame: {
    found: (place, text) => `${place}: «${apart(text)}».`,
    missing: (place) => `ناقص: ${place}.`,
    after: (place) => `بعد ${place}`,
    comma: '، ',
    within: (line, column, sentence) => `السطر ${number(line)}، العمود ${number(column)}: ${sentence}`,
  },
  places: {
    board: 'الرقعة',
    game: 'اللعبة',
    level: 'المستوى',
    move: 'النقلة',
    moves: 'النقلات',
    'place-of-a-move': 'رقم نقلة',
    'player-to-move': 'صاحب الدور',
    position: 'الوضعية',
    rank: 'الصف',
    result: 'النتيجة',
    seat: 'المقعد',
    seed: 'البذرة',
    'set-up': 'الخيارات',
    'side-to-move': 'الطرف صاحب الدور',
    square: 'الخانة',
  },
  numbered: { move: (at) => `النقلة ${at}`, rank: (at) => `الصف ${at}`, square: (at) => `الخانة ${apart(at)}` },
  texts: {
    'one-of': ({ choice }) => `المطلوب ${either(each(choice))}.`,
    number: ({ least, most }) => `المطلوب عدد صحيح من ${number(least)} إلى ${number(most)}.`,
    'odd-number': ({ least, most }) => `المطلوب عدد فردي من ${number(least)} إلى ${number(most)}.`,
    'unknown-option': ({ known }) => `خيارات هذه اللعبة: ${list(each(known))}.`,
    'unknown-game': ({ choice }) => `الألعاب هي ${list(each(choice))}.`,
    'field-count': ({ fields }) =>
      `تتكوّن وضعية هذه اللعبة من ${counted(fields, ['أجزاء', 'جزءًا', 'جزء'])} تفصل بينها مسافة واحدة.`,
    'field-empty': () => 'تفصل مسافة واحدة بين أجزاء الوضعية، ولا مسافة في أولها أو آخرها.',
    end: () => 'يجب أن تنتهي الوضعية قبل ذلك.',
    'rank-count': ({ ranks }) => `في الرقعة ${counted(ranks, ['صفوف', 'صفًّا', 'صف'])} تفصل بينها «/».`,
    'rank-length': ({ squares }) => `في الصف ${counted(squares, ['خانات', 'خانة', 'خانة'])}.`,
    'rank-item': ({ pieces, most }) =>
      `يُكتب الصف بـ${list(each(pieces))}، وبأعداد من 1 إلى ${number(most)} للخانات الفارغة.`,
    'empty-run': () => 'تُكتب الخانات الفارغة المتجاورة عددًا واحدًا.',
    square: () => `الخانة حرف وعدد، مثل ${apart('c2')}.`,
    'square-on-board': ({ last }) => `خانات هذه الرقعة من ${apart('a1')} إلى ${apart(last)}.`,
    'view-of-another': () => 'المطلوب ما يعرفه صاحب الدور.',
  },
  rules: {
    'illegal-move': (_, found) => `«${apart(found)}» ليست نقلة مسموحة هنا.`,
    'game-over': () => 'انتهت المباراة.',
    'nothing-to-search': () => 'انتهت المباراة، فلا نقلة يُبحث عنها.',
    'looking-on': () => 'أنت تشاهد فقط، فلا يمكنك اللعب.',
    'moves-after-view': () => 'حين تكون الأيدي مخفية لا تتبع الوضعيةَ نقلات.',
    'unknown-node': () => 'لا وضعية كهذه.',
    'root-node': () => 'لا يمكن حذف الوضعية الأولى.',
    mark: () => 'لا علامة كهذه.',
    'study-game': () => `تبدأ الدراسة بالترويسة «${apart('Game')}»، مثل ${apart('[Game "gambit"]')}.`,
    header: () => `تُكتب الترويسة في سطر واحد، مثل ${apart('[Event "مثال"]')}.`,
    'header-quote': (_, found) => `«${apart(found)}» تُكتب فيه علامة الاقتباس ${apart('\\"')}.`,
    'header-twice': (_, found) => `تتكرر الترويسة «${apart(found)}».`,
    escape: () =>
      `يلي الشرطةَ المائلة العكسية ${apart('n')} أو ${apart('r')} أو ${apart('t')} أو ${apart('s')} أو الحرف المقصود.`,
    'comment-end': () => 'ينقص هذا التعليقَ قوسُ الإغلاق.',
    'variation-begin': () => 'يأتي التفريع بعد النقلة التي يحل محلها، وفيه نقلة على الأقل.',
    'variation-end': () => 'لا يوجد قوس مقابل لهذا القوس.',
    judgement: (_, found) => `«${apart(found)}» ليس تقييمًا، أو أن للنقلة تقييمًا من قبل.`,
    'study-text': (_, found) => `«${apart(found)}» ليس نقلة ولا تعليقًا ولا تفريعًا ولا نتيجة.`,
    'study-size': ({ most }) => `لا تزيد نقلات الدراسة على ${number(most)}.`,
    'study-length': ({ most }) => `لا تزيد حروف الدراسة على ${number(most)}.`,
    'file-size': ({ most }) => `لا يزيد ملف على ${number(most)} م.ب. قسّمه.`,
    'file-encoding': () => 'ترميز الملف مجهول. احفظه UTF-8.',
    'study-end': () => 'لا يأتي شيء بعد نتيجة الدراسة.',
  },
} satisfies CommonWords;
