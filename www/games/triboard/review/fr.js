// Reviews of Triboard in French.

import { spelled } from '../../../words/fr/numbers.js';

const SEATS = ['Bleu', 'Rouge', 'Vert'];

export default /** @satisfies {typeof import('./en.js').default} */ ({
  givesCorner: (seat) => `Offre le coin à ${SEATS[seat]}.`,
  leavesCorner: 'Laisse le coin.',
  lets: (seat, count) => `Permet à ${SEATS[seat]} de retourner ${spelled(count)} cases.`,
});
