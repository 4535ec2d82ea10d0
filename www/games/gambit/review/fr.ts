// Reviews of Gambit in French.

import { spelled } from '../../../words/fr/grammar.ts';
import type en from './en.ts';

const SEATS = ['aux Noirs', 'aux Blancs'];

export default {
  breaks: (count) => `Brise l’île de ${spelled(count)} pions.`,
  loses: (count) => `Perd l’île de ${spelled(count)} pions.`,
  lets: (seat, count) => `Permet ${SEATS[seat]} de prendre ${spelled(count)} pions.`,
} satisfies typeof en;
