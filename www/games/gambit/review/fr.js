// Reviews of Gambit in French.

import { spelled } from '../../../words/fr/numbers.js';

const SEATS = ['aux Noirs', 'aux Blancs'];

export default /** @satisfies {typeof import('./en.js').default} */ ({
  breaks: (count) => `Brise l’île de ${spelled(count)} pions.`,
  loses: (count) => `Perd l’île de ${spelled(count)} pions.`,
  lets: (seat, count) => `Permet ${SEATS[seat]} de prendre ${spelled(count)} pions.`,
});
