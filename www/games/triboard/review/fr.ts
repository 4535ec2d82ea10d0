// Reviews of Triboard in French.

import { spelled } from '../../../words/fr/grammar.ts';
import type en from './en.ts';

const SEATS = ['Bleu', 'Rouge', 'Vert'];

export default {
  givesCorner: (seat) => `Offre le coin à ${SEATS[seat]}.`,
  leavesCorner: 'Laisse le coin.',
  lets: (seat, count) => `Permet à ${SEATS[seat]} de retourner ${spelled(count)} cases.`,
} satisfies typeof en;
