// Reviews of Triboard in Japanese.

import { number } from '../../../words/vocabulary.js';

const SEATS = ['青', '赤', '緑'];

export default /** @satisfies {typeof import('./en.js').default} */ ({
  givesCorner: (seat) => `${SEATS[seat]}に隅を与えます。`,
  leavesCorner: '隅を取り逃しました。',
  lets: (seat, count) => `${SEATS[seat]}に${number(count)}マス裏返されます。`,
});
