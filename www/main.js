// Composition root: boots the page and wires the modules.

import { syncWithTabs } from './app/sync.js';
import { hasNotice, notice } from './app/notices.js';
import { installRelease } from './app/release.js';
import { Router } from './app/router.js';
import { addLanguageField, initLanguage } from './app/speech.js';
import { tryOpen, recoverFromTraps } from './app/traps.js';
import { Engine } from './core/engine.js';
import { isEmbedded, isFramed } from './core/frame.js';
import { Thinker } from './core/thinker.js';
import { findGame } from './games/index.js';
import { loadSettings } from './library/storage.js';
import { listenToSteps } from './links/address.js';
import { languageIn } from './links/link.js';
import { readLink } from './links/packed.js';
import { forgetColours } from './ui/board/theme.js';
import { make } from './ui/dom.js';
import { t } from './words/index.js';

/** @import { Screen } from './screens/types.js' */

/** Milliseconds after which a frame lets its worker go. */
const IDLE = 20_000;
const settings = loadSettings();
const main = /** @type {HTMLElement} */ (document.getElementById('main'));

const tellTheme = () => dispatchEvent(new CustomEvent('gambol-settings', { detail: settings.theme }));

/** @param {() => Screen | null} screen what is shown */
function refreshColoursOf(screen) {
  addEventListener('gambol-theme', () => {
    forgetColours();
    screen()?.refresh?.();
    dispatchEvent(new Event('gambol-colours'));
  });
}

/**
 * Shows the page: its screens one after the other.
 *
 * @param {Engine} engine
 */
async function showPage(engine) {
  /** @type {(() => void) | null} Takes the release that waits, if one does. */
  let takeOther = null;
  // Where it disturbs nobody: in the hall, and at the end of a game.
  const offerOther = () => {
    if (!takeOther || router.screen.isBusy?.() || hasNotice('release')) return;
    const take = make('button', { type: 'button', class: 'main', onclick: takeOther }, t().notices.update);
    notice(t().notices.newRelease, take).classList.add('release');
  };
  const router = new Router({ main, engine, thinker: new Thinker(engine.module), settings, notice, onChange: offerOther, onSettings: tellTheme });
  refreshColoursOf(() => router.screen);
  if (!isFramed) {
    syncWithTabs(() => router.screen, () => {
      const before = JSON.stringify(settings);
      Object.assign(settings, loadSettings());
      if (JSON.stringify(settings) === before) return;
      router.screen.applySettings?.();
      tellTheme();
    });
  }
  const giveUpPage = (/** @type {unknown} */ error) => giveUp(error, t().traps.noPage, t().traps.noPageAdvice);
  let isStarted = false;
  const open = async () => {
    const isShown = await tryOpen(router.open(), giveUpPage);
    if (!isShown || isStarted) return isShown;
    isStarted = true;
    window.gambolStart?.show();
    if (isFramed) return true;
    installRelease((take) => {
      takeOther = take;
      offerOther();
    }).catch(() => {
      // Without a network for it now, or without the room: the page goes on as it is.
    });
    return true;
  };
  const resetTraps = recoverFromTraps(engine, { table: () => router.recoverable, reopen: open, say: notice, giveUp: giveUpPage });
  listenToSteps(() => {
    if (!router.isStale) return;
    resetTraps();
    void open();
  });
  addLanguageField(settings, open);
  await open();
}

/**
 * Shows one table alone, in a frame of somebody else's page.
 *
 * @param {Engine} engine
 */
async function showBoard(engine) {
  /** @type {(Screen & { say: (words: string) => void }) | null} */
  let board = null;
  const giveUpBoard = (/** @type {unknown} */ error) => giveUp(error, t().traps.noBoard, t().traps.noBoardAdvice);
  const embed = async () => {
    document.documentElement.dataset['screen'] = 'embed';
    const { embeddedPage } = await import('./screens/embed.js');
    const place = await readLink(location.hash, findGame, engine);
    const onTheme = (/** @type {string} */ theme) => dispatchEvent(new CustomEvent('gambol-told', { detail: theme }));
    // Many boards may stand in one page.
    board = embeddedPage(main, place, { engine, thinker: new Thinker(engine.module, IDLE), settings, onTheme });
  };
  const open = async () => {
    const isShown = await tryOpen(embed(), giveUpBoard);
    if (isShown) window.gambolStart?.show();
    return isShown;
  };
  refreshColoursOf(() => board);
  const recoverable = () => (board?.recover ? { recover: board.recover } : null);
  recoverFromTraps(engine, { table: recoverable, reopen: open, say: (words) => board?.say(words), giveUp: giveUpBoard });
  await open();
}

async function start() {
  // Not by its fragment, which says what is on the table.
  document.querySelector('.skip')?.addEventListener('click', (event) => {
    event.preventDefault();
    main.focus();
  });
  const asked = isEmbedded ? new URLSearchParams(location.search).get('lang') : languageIn(location.hash);
  // The words of another language come while the engine does.
  const [engine] = await Promise.all([Engine.load(), initLanguage(asked, settings)]);
  await (isEmbedded ? showBoard(engine) : showPage(engine));
}

/**
 * Says that there is nothing to be shown, unless the start can be mended.
 *
 * @param {unknown} error
 * @param {string} [title]
 * @param {string} [advice]
 */
function giveUp(error, title, advice) {
  if (error) console.error(error);
  return window.gambolStart?.fail(title, advice);
}

window.gambolStart?.begin();
start().catch(giveUp);
