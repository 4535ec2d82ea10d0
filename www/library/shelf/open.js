// Opens the shelf: with what earlier releases have kept, which is moved there first.

import { Fault } from '../../core/fault.js';
import { Shelf } from './shelf.js';

/** @import { Tools } from './shelf.js' */

/** @param {Tools | null} tools */
export async function open(tools) {
  if (!tools) throw new Fault('internal');
  const shelf = new Shelf(tools);
  await shelf.migrate();
  return shelf;
}
