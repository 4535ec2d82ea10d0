// Composition root: boots the page and wires the modules.

import { makeTextures } from './app/ahead.js';
import { storageNotices, syncWithTabs } from './app/sync.js';
import { hasNotice, notice } from './app/notices.js';
import { installRelease } from './app/release.js';
import { Router } from './app/router.js';
import { Sound, soundButton, updateSoundButtons } from './app/sound.js';
import { addLanguageField, initLanguage } from './app/speech.js';
import { lateStyles } from './app/styles.js';
import { addSettingsButton } from './app/tools.js';
import { tryOpen, recoverFromTraps } from './app/traps.js';
import { isEmbedded, isFramed } from './core/frame.js';
import { loadEngine } from './core/load.js';
import { createWorker } from './core/spawn.js';
import { Thinker } from './core/thinker.js';
import { nextTask } from './core/yielder.js';
import { findGame } from './games/index.js';
import { HERE } from './library/keys.js';
import { connectShelf } from './library/shelf.js';
import { loadSettings, saveSettings } from './library/storage.js';
import { listenToNavigation } from './links/address.js';
import { languageIn } from './links/link.js';
import { readLink } from './links/read.js';
import { forgetColours } from './ui/board/theme.js';
import { make } from './ui/dom.js';
import { t } from './words/index.js';
import { preparations } from './words/vocabulary.js';

/** @import { Engine } from './core/engine.js' */
/** @import { Screen } from './screens/types.js' */

/** Milliseconds without a question after which the page in a frame terminates its worker. */
const IDLE = 20_000;
const settings = loadSettings();
const main = /** @type {HTMLElement} */ (document.getElementById('main'));

const notifyTheme = () => dispatchEvent(new CustomEvent('gambol-settings', { detail: settings }));

/** @param {() => Screen | null} screen returns the current screen */
function refreshColoursOf(screen) {
  addEventListener('gambol-theme', () => {
    forgetColours();
    screen()?.refresh?.();
    dispatchEvent(new Event('gambol-colours'));
  });
}

/**
 * Shows the whole page: the router with all screens.
 *
 * @param {Engine} engine
 */
async function showPage(engine) {
  /** @type {(() => void) | null} Activates the waiting release; null while there is none. */
  let activateUpdate = null;
  // Not during a game: only in the hall and at the end of a game.
  const offerUpdate = () => {
    if (!activateUpdate || router.screen.isBusy?.() || hasNotice('release')) return;
    const button = make('button', { type: 'button', class: 'main', onclick: activateUpdate }, t().notices.update);
    notice(t().notices.newRelease, button).classList.add('release');
  };
  const newMute = () => soundButton(settings, () => saveSettings(settings));
  const router = new Router({ main, engine, thinker: new Thinker(engine.module, createWorker), settings, sound: new Sound(settings), mute: newMute, notice, onChange: offerUpdate, onSettings: () => {
    notifyTheme();
    updateSoundButtons(settings);
  } });
  // Until then, or without a network, the texts are read under their old names.
  if (HERE) import('./library/takeover.js').then(({ takeOver }) => takeOver()).catch(() => {});
  connectShelf({ engine, ...storageNotices() });
  refreshColoursOf(() => router.screen);
  document.querySelector('.head')?.append(newMute());
  if (!isFramed) {
    syncWithTabs(() => router.screen, () => {
      const before = JSON.stringify(settings);
      Object.assign(settings, loadSettings());
      if (JSON.stringify(settings) === before) return;
      router.applySettings();
      updateSoundButtons(settings);
      notifyTheme();
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
    installRelease((activate) => {
      activateUpdate = activate;
      offerUpdate();
    }, notice).catch(() => {
      // The release can't be stored without a network or without free space; the page works without it.
    });
    return true;
  };
  const resetTraps = recoverFromTraps(engine, { table: () => router.recoverable, reopen: open, say: notice, giveUp: giveUpPage });
  listenToNavigation(() => {
    if (!router.isStale) return;
    resetTraps();
    void open();
  });
  addLanguageField(settings, () => {
    updateSoundButtons(settings);
    nameTools();
    return open();
  });
  const nameTools = addSettingsButton(settings, () => {
    saveSettings(settings);
    router.applySettings();
    notifyTheme();
  });
  await open();
}

/**
 * Shows a single table, in a frame of another site's page.
 *
 * @param {Engine} engine
 */
async function showBoard(engine) {
  /** @type {(Screen & { say: (words: string) => void }) | null} */
  let board = null;
  const giveUpBoard = (/** @type {unknown} */ error) => giveUp(error, t().traps.noBoard, t().traps.noBoardAdvice);
  const embed = async () => {
    document.documentElement.dataset['screen'] = 'embed';
    const { framedPage } = await import('./screens/embed/page.js');
    const place = await readLink(location.hash, findGame, engine);
    const onTheme = (/** @type {string} */ theme) => dispatchEvent(new CustomEvent('gambol-host-theme', { detail: theme }));
    // A page may contain many boards, so an idle one terminates its worker.
    board = await framedPage(main, place, { engine, thinker: new Thinker(engine.module, createWorker, IDLE), settings, onTheme });
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

/** Creates the formatters of the language, a task each. */
async function prepareWords() {
  for (const prepare of preparations()) {
    await nextTask();
    prepare();
  }
}

async function start() {
  // The skip link can't use its fragment, because the fragment is the state of the page.
  document.querySelector('.skip')?.addEventListener('click', (event) => {
    event.preventDefault();
    main.focus();
  });
  const requested = isEmbedded ? new URLSearchParams(location.search).get('lang') : languageIn(location.hash);
  // The words of another language and the late styles are loaded in parallel with the engine.
  const [engine] = await Promise.all([loadEngine(), initLanguage(requested, settings).then(prepareWords), lateStyles(), makeTextures(location.hash)]);
  await (isEmbedded ? showBoard(engine) : showPage(engine));
}

/**
 * Reports that nothing can be shown, unless the watchdog recovers the start.
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
