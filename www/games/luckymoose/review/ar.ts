// Reviews of LuckyMoose in Arabic.

import { ofPoints } from '../../../words/ar/grammar.ts';
import type en from './en.ts';

export default {
  left: (count) => `تركت ${ofPoints(count)} على الرقعة.`,
  leftBorder: (count) => `تركت ${ofPoints(count)} على الحافة.`,
} satisfies typeof en;
