// LuckyMoose in Arabic: the messages of the engine's errors, by the codes of the game.

import { number } from '../../../../words/vocabulary.ts';
import type en from './en.ts';

/** What runs from left to right, kept in its own order. */
const apart = (text: string | number) => `\u2068${text}\u2069`;

export default {
  places: {
    exchange: 'الاستبدال',
    generator: 'حالة التوليد العشوائي',
    hands: 'الأيدي',
    players: 'اللاعبون',
    pool: 'الكيس',
    scores: 'النقاط',
    sets: 'الأطقم',
    size: 'حجم الرقعة',
    token: 'القرص',
    tokens: 'الأقراص',
    'turns-without-a-lay': 'الأدوار دون وضع',
  },
  numbered: {
    player: (at) => `اللاعب ${at}`,
    token: (at) => `القرص ${at}`,
  },
  texts: {
    'board-size': ({ least, most }) => `عدد صفوف الرقعة فردي، من ${number(least)} إلى ${number(most)}، تفصل بينها «/».`,
    'rank-token': ({ most }) =>
      `يُكتب الصف بأقراص مثل ${apart('g4')}، وبأعداد من 1 إلى ${number(most)} للخانات الفارغة.`,
    'player-count': () => 'المطلوب نقاط لاعبَين أو 3 أو 4، تفصل بينها «,».',
    'hand-count': ({ hands }) => `عدد الأيدي المطلوب ${number(hands)}، تفصل بينها «/».`,
    'generator-state': () => 'المطلوب 16 رمزًا من 0 إلى 9 ومن a إلى f.',
    'generator-hidden': () => 'المطلوب «-»، فلا أحد يعرفها.',
    'kind-count': ({ most }) => `أقصى عدد من كل قرص على الرقعة وفي الأيدي والكيس هو ${number(most)}.`,
    'token-count': ({ most }) => `أقصى عدد للأقراص على الرقعة وفي الأيدي والكيس هو ${number(most)}.`,
    token: () => 'القرص أحد الحروف r وo وy وg وb وp مع عدد من 1 إلى 6، مثل \u2068g4\u2069.',
    tokens: () => 'المطلوب أقراص، أو «-» إن لم توجد.',
    'token-order': () => 'تُكتب الأقراص حسب اللون ثم الرمز.',
    'many-tokens': ({ most }) => `أقصى عدد للأقراص هنا ${number(most)}.`,
    'hand-or-size': ({ most }) => `المطلوب أقراص، أو عددها من 0 إلى ${number(most)}.`,
    'own-hand-missing': () => 'يجب أن تكون إحدى الأيدي معروفة.',
    'second-hand': () => 'هناك يد معروفة من قبل، فالمطلوب عدد أقراص.',
    'hand-hidden': () => 'الأيدي مخفية هنا، فالمطلوب عدد أقراص.',
    turn: () => 'النقلة أقراص مع خاناتها مثل \u2068r1@h8\u2069، أو «~» مع أقراص تُستبدل، أو «pass».',
    'square-order': () => 'تُكتب أقراص الوضع حسب الصف ثم العمود.',
    'no-token': () => 'المطلوب قرص واحد على الأقل.',
    'sealed-places': () => 'المطلوب أماكن في اليد بترتيب تصاعدي، مثل \u2068~136\u2069.',
  },
  rules: {},
} satisfies typeof en;
