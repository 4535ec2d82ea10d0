// Arabic: what was played from a position, in the book and in one's own games.

import { apart, counted, feminine } from '../ar/grammar.ts';
import { list, number } from '../vocabulary.ts';
import type en from './en.ts';

const GAME = feminine('مبارا', 'مباريات', 'ان');
const OF_GAME = feminine('مبارا', 'مباريات', 'ين');

export default {
  title: 'الافتتاحات',
  source: 'مباريات من',
  book: 'الكتاب',
  own: 'مبارياتك',
  ofBook: (count) => `من ${counted(count, OF_GAME)} للحاسوب ضد نفسه`,
  ofOwn: (count) => `من ${counted(count, OF_GAME)} في مكتبتك`,
  reading: (percent) => `تُقرأ مبارياتك: ${number(percent)} %`,
  notInBook: 'لا يصل الكتاب إلى هنا.',
  notPlayed: 'لم يُلعب شيء بعد هذا الوضع حتى الآن.',
  either: (move, twin) => `${apart(move)} أو ${apart(twin)}`,
  play: (move, parts) => `العب ${apart(move)}: ${list(parts)}`,
  games: (count) => counted(count, GAME),
  won: (seat, count) => `انتصارات ${seat}: ${number(count)}`,
  drawn: (count) => `التعادلات: ${number(count)}`,
  shared: (count) => `المتقاسَمة: ${number(count)}`,
  ahead: (amount) => `تقدم ${amount} في المتوسط`,
  behind: (amount) => `تأخر ${amount} في المتوسط`,
} satisfies typeof en;
