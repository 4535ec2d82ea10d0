// Composition root: boots the page and wires the modules.

import { makeTextures } from './app/textures.ts';
import { storageNotices, syncWithTabs } from './app/sync.ts';
import { hasNotice, notice, question } from './app/notices.ts';
import { installRelease } from './app/release.ts';
import { Router } from './app/router.ts';
import { Sound, soundButton, updateSoundButtons } from './app/sound.ts';
import { addLanguageField, initLanguage } from './app/languagemenu.ts';
import { addSettingsButton } from './app/settingsbutton.ts';
import { tryOpen, recoverFromTraps } from './app/traps.ts';
import { isEmbedded, isFramed } from './core/frame.ts';
import { loadEngine } from './core/load.ts';
import { createWorker } from './core/spawn.ts';
import { Thinker } from './core/thinker.ts';
import { findGame } from './games/index.ts';
import { FOLDER_SUFFIX } from './library/keys.ts';
import { connectShelf } from './library/keeper.ts';
import { loadSettings, saveSettings } from './library/storage.ts';
import { listenToNavigation } from './links/address.ts';
import { languageIn } from './links/link.ts';
import { readLink } from './links/read.ts';
import { forgetColours } from './ui/board/theme.ts';
import { make } from './ui/dom.ts';
import { t } from './words/index.ts';
import type { Engine } from './core/engine.ts';
import type { Screen } from './screens/screen.ts';

/** Milliseconds without a question after which the page in a frame terminates its worker. */
const IDLE_TIMEOUT = 20_000;
const settings = loadSettings();
const main = document.getElementById('main')!;

const notifyTheme = () => {
  const event: WindowEventMap['gambol-settings'] = new CustomEvent('gambol-settings', { detail: settings });
  dispatchEvent(event);
};

/** @param screen returns the current screen */
function refreshColoursOf(screen: () => Screen | null) {
  addEventListener('gambol-theme', () => {
    forgetColours();
    screen()?.refresh?.();
    dispatchEvent(new Event('gambol-colours'));
  });
}

/** Applies the settings that another tab has changed. */
function readSettings(router: Router) {
  const before = JSON.stringify(settings);
  Object.assign(settings, loadSettings());
  if (JSON.stringify(settings) === before) return;
  router.applySettings();
  updateSoundButtons(settings);
  notifyTheme();
}

/** Shows the whole page: the router with all screens. */
async function showPage(engine: Engine) {
  /** Activates the waiting release; null while there is none. */
  let activateUpdate: (() => void) | null = null;
  // Not during a game: only in the hall and at the end of a game.
  const offerUpdate = () => {
    if (!activateUpdate || router.screen.isBusy?.() || hasNotice('release')) return;
    const button = make('button', { type: 'button', class: 'main', onclick: activateUpdate }, t().notices.update);
    notice(t().notices.newRelease, button).classList.add('release');
  };
  const newMute = () => soundButton(settings, () => saveSettings(settings));
  const router = new Router({
    main,
    engine,
    thinker: new Thinker(engine.module, createWorker),
    settings,
    sound: new Sound(settings),
    mute: newMute,
    notice,
    question,
    onChange: offerUpdate,
    onSettings: () => {
      notifyTheme();
      updateSoundButtons(settings);
    },
  });
  // Until then, or without a network, the texts are read under their old names.
  if (FOLDER_SUFFIX) import('./library/takeover.ts').then(({ takeOver }) => takeOver()).catch(() => {});
  connectShelf({ engine, ...storageNotices() });
  refreshColoursOf(() => router.screen);
  document.querySelector('.head')?.append(newMute());
  if (!isFramed)
    syncWithTabs(
      () => router.screen,
      () => readSettings(router),
    );
  const giveUpPage = (error: unknown) => giveUp(error, t().traps.noPage, t().traps.noPageAdvice);
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
  const resetTraps = recoverFromTraps(engine, {
    table: () => router.recoverable,
    reopen: open,
    say: notice,
    giveUp: giveUpPage,
  });
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

/** Shows a single table, in a frame of another site's page. */
async function showBoard(engine: Engine) {
  let board: (Screen & { say: (words: string) => void }) | null = null;
  const giveUpBoard = (error: unknown) => giveUp(error, t().traps.noBoard, t().traps.noBoardAdvice);
  const embed = async () => {
    document.documentElement.dataset['screen'] = 'embed';
    const { framedPage } = await import('./screens/embed/page.ts');
    const place = await readLink(location.hash, findGame, engine);
    const onTheme = (theme: string) => {
      const event: WindowEventMap['gambol-host-theme'] = new CustomEvent('gambol-host-theme', { detail: theme });
      dispatchEvent(event);
    };
    // A page may contain many boards, so an idle one terminates its worker.
    board = await framedPage(main, place, {
      engine,
      thinker: new Thinker(engine.module, createWorker, IDLE_TIMEOUT),
      settings,
      onTheme,
    });
  };
  const open = async () => {
    const isShown = await tryOpen(embed(), giveUpBoard);
    if (isShown) window.gambolStart?.show();
    return isShown;
  };
  refreshColoursOf(() => board);
  const recoverable = () => (board?.recover ? { recover: () => board?.recover?.() } : null);
  recoverFromTraps(engine, {
    table: recoverable,
    reopen: open,
    say: (words) => board?.say(words),
    giveUp: giveUpBoard,
  });
  await open();
}

async function start() {
  // The skip link can't use its fragment, because the fragment is the state of the page.
  document.querySelector('.skip')?.addEventListener('click', (event) => {
    event.preventDefault();
    main.focus();
  });
  const requested = isEmbedded ? new URLSearchParams(location.search).get('lang') : languageIn(location.hash);
  // The words of another language are loaded in parallel with the engine.
  const [engine] = await Promise.all([
    loadEngine(),
    initLanguage(requested, settings),
    CSS.supports('selector(:has(a))') || import('./app/has.ts').then((has) => has.replaceHas()),
    makeTextures(location.hash),
  ]);
  await (isEmbedded ? showBoard(engine) : showPage(engine));
}

/** Reports that nothing can be shown, unless the watchdog recovers the start. */
function giveUp(error: unknown, title?: string, advice?: string) {
  if (error) console.error(error);
  return window.gambolStart?.fail(title, advice);
}

window.gambolStart?.begin();
start().catch(giveUp);
