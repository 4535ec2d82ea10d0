// The screen of a study: opens the study of an address, and keeps it.

import { Pool } from '../../core/pool.js';
import { findGame } from '../../games/index.js';
import { HUMAN } from '../../links/kinds.js';
import { loadSheet } from '../../ui/sheet.js';
import { loadErrors } from '../../words/errors/index.js';
import { t } from '../../words/index.js';
import { language } from '../../words/vocabulary.js';
import { copyText } from './clipboard.js';
import { Keeper, findStudy } from './keep.js';
import { studyPage } from './screen.js';

/** @import { TablePlace } from '../../links/link.js' */
/** @import { PlayerKind, TableState } from '../../types.js' */
/** @import { Screen, Services } from '../types.js' */

/**
 * Mounts the study of an address.
 *
 * @param {TablePlace} place
 * @param {Services} services
 * @returns {Promise<Screen>}
 */
export async function mount(place, services) {
  const game = findGame(place.state.game);
  if (!game) throw new Error(place.state.game);
  const tag = language();
  const [found, { default: words }] = await Promise.all([findStudy(game, place), import(`../../words/study/${tag}.js`), loadSheet('study')]);
  const pool = new Pool(services.engine.module);
  /** @type {Keeper | null} Null until the study is on the table; only then is it kept. */
  let keeper = null;
  const showName = () => keeper && page.showName(keeper.name, keeper.isKept ? words.kept : '');
  const page = studyPage(game, words, services, {
    thinker: pool,
    onShow: () => keeper?.tell(),
    onEdit: () => {
      keeper?.save();
      showName();
    },
    onName: (name) => {
      keeper?.rename(name);
      showName();
    },
    copyLink: async () => {
      const link = (await keeper?.link()) ?? '';
      table.say((await copyText(new URL(link, document.baseURI).href)) ? words.linkCopied : words.notCopied);
    },
  });
  const { element, table, study } = page;
  const { play } = table;
  const close = () => {
    keeper?.close();
    page.close();
    pool.close();
  };
  try {
    services.main.replaceChildren(element);
    const { problems: invalid, missing } = study.open(startOf(found.state, game.playerKinds.length), found.copy);
    keeper = new Keeper(game, found, () => ({ state: play.state, copy: study.copy, isLine: study.isLine }), (link) => services.setAddress({ link, isSecret: false }));
    showName();
    keeper.tell();
    const own = [missing > 0 && words.leftOut(missing), found.isDamaged && words.damaged, found.isMissing && words.missing].filter((sentence) => sentence !== false);
    const tell = () => services.notice(t().sentences([...place.problems, ...invalid.map((problem) => problem()), ...own]));
    if (invalid.length > 0) void loadErrors().then(() => element.isConnected && tell());
    else if (place.problems.length + own.length > 0) tell();
  } catch (error) {
    // A partly opened study is closed, too.
    close();
    throw error;
  }
  return {
    recover: () => study.recover(),
    refresh: () => table.display.board.refresh(),
    applySettings: page.applySettings,
    close,
  };
}

/**
 * The game that a study begins with: nobody but its reader moves, and nothing of a game under way counts.
 *
 * @param {TableState} state
 * @param {number} players the usual number
 * @returns {TableState}
 */
function startOf(state, players) {
  const playerKinds = /** @type {PlayerKind[]} */ (Array.from({ length: state.playerKinds?.length ?? players }, () => HUMAN));
  return { ...state, playerKinds, clock: null, match: null, ending: null };
}
