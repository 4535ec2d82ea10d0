// Reviews of Combo in French.

import { number } from '../../../words/vocabulary.ts';
import type en from './en.ts';

const stack = (count: number) => (count === 1 ? 'un pion' : `une pile de ${number(count)}`);

export default {
  loses: (count) => `Perd ${stack(count)}.`,
  misses: (count) => `Manque la capture d’${stack(count)}.`,
} satisfies typeof en;
