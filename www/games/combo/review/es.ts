// Reviews of Combo in Spanish.

import { number } from '../../../words/vocabulary.ts';
import type en from './en.ts';

const stack = (count: number) => (count === 1 ? 'una pieza' : `una pila de ${number(count)}`);

export default {
  loses: (count) => `Pierde ${stack(count)}.`,
  misses: (count) => `Deja escapar ${stack(count)}.`,
} satisfies typeof en;
