// Reviews of Gambit in German.

import { spelled } from '../../../words/de/numbers.ts';
import type en from './en.ts';

const SEATS = ['Schwarz', 'Weiß'];

export default {
  breaks: (count) => `Zerreißt die Insel mit ${spelled(count)} Steinen.`,
  loses: (count) => `Verliert die Insel mit ${spelled(count)} Steinen.`,
  lets: (seat, count) => `Danach kann ${SEATS[seat]} ${spelled(count)} Steine schlagen.`,
} satisfies typeof en;
