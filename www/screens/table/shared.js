// The links under which a table can be shared, and what each reveals.

import { formatLink } from '../../links/link.js';
import { t } from '../../words/index.js';

/** @import { Opener } from '../../links/opener.js' */
/** @import { ShareOption } from '../dialogs/share.js' */
/** @import { GamePage, TableState } from '../../types.js' */

/**
 * The links of a table, and the index of the default.
 *
 * @param {object} table
 * @param {GamePage} table.game
 * @param {TableState} table.state
 * @param {TableState} table.publicState the public part of the state
 * @param {string | null} table.positionLink null when a position would reveal hands
 * @param {boolean} table.isSecret whether the state reveals hidden information
 * @param {Opener} engine
 * @returns {{ kinds: ShareOption[], usual: number }}
 */
export function shareOptions({ game, state, publicState, positionLink, isSecret }, engine) {
  const words = t().share;
  const home = new URL('./', document.baseURI).href;
  // The long link, if it cannot be shortened.
  const address = (/** @type {TableState} */ shared) => import('../../links/packed.js').then(({ shortUrl }) => shortUrl(home, game, shared, engine)).catch(() => home + formatLink(shared));
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
    // A remote player needs the whole game.
    return { kinds, usual: state.match === null ? 0 : 1 };
  }
  /** @type {ShareOption[]} */
  const kinds = [{ words: words.whole, address: whole }];
  if (positionLink !== null) kinds.push({ words: words.position, address: async () => home + positionLink });
  return { kinds, usual: 0 };
}
