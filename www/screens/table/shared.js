// What of a table can be shared, and what each of it gives away.

import { formatLink } from '../../links/link.js';
import { addressOf } from '../../links/packed.js';
import { t } from '../../words/index.js';

/** @import { Opener } from '../../links/opener.js' */
/** @import { ShareOption } from '../dialogs/share.js' */
/** @import { GamePage, TableState } from '../../types.js' */

/**
 * What of a table can be shared, and the place of what is chosen at first.
 *
 * @param {object} table
 * @param {GamePage} table.game
 * @param {TableState} table.state
 * @param {TableState} table.publicState what everybody has seen of it
 * @param {string | null} table.positionLink null where a position would show hands
 * @param {boolean} table.isSecret whether the state tells what nobody may see yet
 * @param {Opener} engine
 * @returns {{ kinds: ShareOption[], usual: number }}
 */
export function shareOptions({ game, state, publicState, positionLink, isSecret }, engine) {
  const words = t().share;
  const home = new URL('./', document.baseURI).href;
  // Where it can't be made short it is long.
  const address = (/** @type {TableState} */ told) => addressOf(home, game, told, engine).catch(() => home + formatLink(told));
  const whole = () => address(state);
  if (isSecret) {
    /** @type {ShareOption[]} */
    const kinds = [
      {
        words: words.watch,
        note: words.watchNote,
        address: () => address(publicState),
      },
      {
        words: words.game,
        note: words.gameNote,
        address: whole,
      },
    ];
    // Who plays by link waits for the game.
    return { kinds, usual: state.match === null ? 0 : 1 };
  }
  /** @type {ShareOption[]} */
  const kinds = [{ words: words.whole, address: whole }];
  if (positionLink !== null) kinds.push({ words: words.position, address: async () => home + positionLink });
  return { kinds, usual: 0 };
}
