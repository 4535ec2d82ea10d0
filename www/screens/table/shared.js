// What of a table can be shared, and what each of it gives away.

import { formatLink } from '../../links/link.js';
import { addressOf } from '../../links/packed.js';

/** @import { Opener } from '../../links/opener.js' */
/** @import { Kind } from '../dialogs/share.js' */
/** @import { Table } from './table.js' */
/** @import { TableState } from '../../types.js' */

/**
 * What of a table can be shared, and the place of what is chosen at first.
 *
 * @param {Pick<Table, 'game' | 'state' | 'publicState' | 'positionLink' | 'isSecret'>} table
 * @param {Opener} engine
 * @returns {{ kinds: Kind[], usual: number }}
 */
export function sharedOf({ game, state, publicState, positionLink, isSecret }, engine) {
  const home = new URL('./', document.baseURI).href;
  // Where it can't be made short it is long.
  const address = (/** @type {TableState} */ told) => addressOf(home, game, told, engine).catch(() => home + formatLink(told));
  const whole = () => address(state);
  if (isSecret) {
    /** @type {Kind[]} */
    const kinds = [
      {
        words: 'For looking on',
        note: 'Shows the board and the scores. No hands.',
        address: () => address(publicState),
      },
      {
        words: 'The game itself',
        note: 'Anyone who has this link can work out every hand, yours too. Send it only to someone you trust.',
        address: whole,
      },
    ];
    // Who plays by link waits for the game.
    return { kinds, usual: state.match === null ? 0 : 1 };
  }
  /** @type {Kind[]} */
  const kinds = [{ words: 'The game with all its moves', address: whole }];
  if (positionLink !== null) kinds.push({ words: 'This position alone', address: async () => home + positionLink });
  return { kinds, usual: 0 };
}
