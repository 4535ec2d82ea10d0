// Opens the shelf: with what earlier releases have kept, which is moved there first.

import { Fault } from '../../core/fault.ts';
import { Shelf, type ShelfTools } from './shelf.ts';

export async function open(tools: ShelfTools | null) {
  if (!tools) throw new Fault('internal');
  const shelf = new Shelf(tools);
  await shelf.migrate();
  return shelf;
}
