// Reviews of Triboard in German.

import { spelled } from '../../../words/de/numbers.ts';
import type en from './en.ts';

const SEATS = ['Blau', 'Rot', 'Grün'];

export default {
  givesCorner: (seat) => `Überlässt ${SEATS[seat]} die Ecke.`,
  leavesCorner: 'Lässt die Ecke liegen.',
  lets: (seat, count) => `${SEATS[seat]} kann danach ${spelled(count)} Felder umdrehen.`,
} satisfies typeof en;
