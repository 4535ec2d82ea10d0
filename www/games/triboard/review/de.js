// Reviews of Triboard in German.

import { spelled } from '../../../words/de/numbers.js';

const SEATS = ['Blau', 'Rot', 'Grün'];

export default /** @satisfies {typeof import('./en.js').default} */ ({
  givesCorner: (seat) => `Überlässt ${SEATS[seat]} die Ecke.`,
  leavesCorner: 'Lässt die Ecke liegen.',
  lets: (seat, count) => `${SEATS[seat]} kann danach ${spelled(count)} Felder umdrehen.`,
});
