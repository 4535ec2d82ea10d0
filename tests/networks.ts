// Live play across networks: `node networks.ts [PART…]` as root on Linux. Each part connects browsers in networks of
// namespaces (`networks/lab.ts`) and prints a table; it fails if two devices connect that should not, or the reverse.
//
// A router keeps the port of a device for all destinations (nftables `masquerade`) or takes a random one for each
// (`fully-random`: symmetric). The first kind lets everything in (`dnat`); others only what comes from an address that
// the device has sent to (`dnat` by a set of addresses), or address and port.

import { change } from './networks/change.ts';
import { lan } from './networks/lan.ts';
import { matrix } from './networks/matrix.ts';
import { poor } from './networks/poor.ts';
import { Lab } from './networks/lab.ts';

const PARTS = { matrix, lan, change, poor };

const names = process.argv.slice(2);
const lab = new Lab();
let areGood = true;
try {
  await lab.open();
  for (const [name, part] of Object.entries(PARTS))
    if (names.length === 0 || names.includes(name)) areGood = (await part(lab)) && areGood;
} finally {
  lab.close();
}
process.exit(areGood ? 0 : 1);
