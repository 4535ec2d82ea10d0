// Reviews of LuckyMoose in Japanese.

import { number } from '../../../words/vocabulary.js';

export default /** @satisfies {typeof import('./en.js').default} */ ({
  left: (count) => `盤に${number(count)}点を残しました。`,
  leftBorder: (count) => `縁に${number(count)}点を残しました。`,
});
