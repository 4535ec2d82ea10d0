// Shares a table: the links under which that can be done, and what each reveals. Loaded when it is first done.

import { isSecret } from '../../game/hands.ts';
import { formatLink } from '../../links/link.ts';
import { share, type ShareOption } from '../dialogs/share.ts';
import { dialogWords } from '../../words/dialogs/index.ts';
import type { GamePage } from '../../games/page.ts';
import type { Engine } from '../../core/engine.ts';
import type { Opener } from '../../links/opener.ts';
import type { GameLink } from '../../links/state.ts';
import type { Table } from '../../table/table.ts';

/** Opens the dialog. */
export function shareTable(table: Table, engine: Engine) {
  const { game, board, link: state, publicLink: publicState, snapshot, sight } = table;
  const about = { game, state, publicState, positionLink: positionLink(table), isSecret: isSecret(sight) };
  const { kinds, usual } = shareOptions(about, engine);
  const { scene } = board;
  const { isFlipped } = board.geometry;
  share(kinds, usual, builderLink(table), { game, engine, scene, state, ply: snapshot.ply, isFlipped });
}

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
  const words = dialogWords().share;
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

/** The address of the embed builder for this table; for a new game if the table is secret. */
export function builderLink({
  link: state,
  sight,
  publicLink: publicState,
}: Pick<Table, 'link' | 'sight' | 'publicLink'>) {
  const isNew = state.moves.length === 0 && state.position === null;
  const shared = !isSecret(sight) ? state : isNew ? { ...state, seed: null, match: null } : publicState;
  return formatLink(shared).replace(`#/${state.game}`, `#/${state.game}/embed`);
}

/** The link of the position alone; null when a position would reveal hands. */
export function positionLink({ link: state, sight: { game, snapshot } }: Pick<Table, 'link' | 'sight'>) {
  if (game.hands) return null;
  // A resignation belongs to the game, not to the position; the position alone can be played on from.
  return formatLink({
    ...state,
    seed: null,
    position: snapshot.position,
    moves: [],
    clock: null,
    ending: null,
    match: null,
    at: null,
  });
}
