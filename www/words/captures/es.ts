// Spanish: the pieces that each side has taken.

import { counted } from '../es/grammar.ts';
import type en from './en.ts';

export default {
  titles: { taken: 'Piezas capturadas', captured: 'Piezas capturadas' },
  count: (side, count) => `${side}: ${count === 0 ? 'ninguna' : counted(count, 'pieza', 'piezas')}`,
} satisfies typeof en;
