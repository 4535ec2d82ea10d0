// Reviews of LuckyMoose in Arabic.

import { ofPoints } from '../../../words/ar/grammar.js';

export default /** @satisfies {typeof import('./en.js').default} */ ({
  left: (count) => `تركت ${ofPoints(count)} على الرقعة.`,
  leftBorder: (count) => `تركت ${ofPoints(count)} على الحافة.`,
});
