// The links under which a table can be shared, and what each reveals.

import { formatLink } from '../../links/link.ts';
import { t } from '../../words/index.ts';
import type { GamePage } from '../../games/page.ts';
import type { Opener } from '../../links/opener.ts';
import type { GameLink } from '../../links/state.ts';
import type { ShareOption } from '../dialogs/share.ts';

/**
 * The links of a table, and the index of the default.
 *
 * @param table.publicState the public part of the state
 * @param table.positionLink null when a position would reveal hands
 * @param table.isSecret whether the state reveals hidden information
 */
export function shareOptions(
  {
    game,
    state,
    publicState,
    positionLink,
    isSecret,
  }: {
    game: GamePage;
    state: GameLink;
    publicState: GameLink;
    positionLink: string | null;
    isSecret: boolean;
  },
  engine: Opener,
): { kinds: ShareOption[]; usual: number } {
  const words = t().share;
  const home = new URL('./', document.baseURI).href;
  // The long link, if it cannot be shortened.
  const address = (shared: GameLink) =>
    import('../../links/packed.ts')
      .then(({ shortUrl }) => shortUrl(home, game, shared, engine))
      .catch(() => home + formatLink(shared));
  const whole = () => address(state);
  if (isSecret) {
    const kinds: ShareOption[] = [
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
  const kinds: ShareOption[] = [{ words: words.whole, address: whole }];
  if (positionLink !== null) kinds.push({ words: words.position, address: async () => home + positionLink });
  return { kinds, usual: 0 };
}
