// Runs before all modules, as part of `index.html`: notices a start that fails, tries what may mend it, and otherwise says so.

import { VERSION, isFramed } from '../core/frame.js';
import { PREFIX, SETTINGS } from '../library/keys.js';
import { wordsIn } from '../words/first.js';
import { START } from '../words/start.js';

{
  /** Milliseconds after which a page that shows nothing yet says that it is still loading. */
  const SLOW_AFTER = 15_000;
  /** Milliseconds that an attempt to mend the start may take before there are words. */
  const MESSAGE_AFTER = 3000;
  /** Milliseconds after which the host, or the service worker, is not waited for any longer. */
  const TIMEOUT = 10_000;
  /** How often in a row a page is loaded again by itself. */
  const MAX_RELOADS = 2;
  /** How often a page becomes one of another release. */
  const MAX_CHANGES = 3;
  const RELOADS = 'gambol/reloads';

  const { release } = document.documentElement.dataset;
  const isSandboxed = self.origin === 'null';
  const place = isSandboxed ? location.href.replace(/\?embed[^#]*/, '') : '';
  const { tag, words: texts } = wordsIn(START, [new URLSearchParams(location.search).get('lang'), chosenLanguage(), ...navigator.languages]);
  const [heading, advice] = isSandboxed ? texts.board(place) : texts.games;
  let hasBegun = false;
  let isShown = false;
  /** @type {Promise<boolean> | null} */
  let switching = null;
  /** @type {Promise<boolean> | null} */
  let recovery = null;

  /**
   * Says what happened, what is safe and what can be done.
   *
   * @param {string} title
   * @param {string} words
   */
  const showFailure = (title, words) => {
    const main = document.getElementById('main');
    // The document may not have come so far.
    if (!main) return addEventListener('DOMContentLoaded', () => showFailure(title, words), { once: true });
    main.replaceChildren(failureCard(title, isFramed ? words : `${texts.safe} ${words}`));
  };

  /**
   * Says that there is nothing to be shown, also to the page around, which waits for a board.
   *
   * @param {string} title
   * @param {string} words
   */
  const giveUp = (title, words) => {
    showFailure(title, words);
    if (parent !== window) parent.postMessage({ gambol: VERSION, type: 'failed' }, '*');
  };

  /**
   * @param {string} title
   * @param {string} words
   */
  const failureCard = (title, words) => {
    const card = document.createElement('div');
    card.className = 'failure';
    card.setAttribute('role', 'alert');
    card.lang = tag;
    card.dir = 'auto';
    const [head, text, button] = [document.createElement('h1'), document.createElement('p'), document.createElement('button')];
    head.textContent = title;
    text.textContent = words;
    button.type = 'button';
    button.className = 'main';
    button.textContent = texts.again;
    button.onclick = () => location.reload();
    card.append(head, text, button);
    return card;
  };

  const loadOther = async () => {
    window.gambolChanges = (window.gambolChanges ?? 0) + 1;
    if (window.gambolChanges > MAX_CHANGES) return false;
    const response = await fetch('./', { cache: 'reload', signal: AbortSignal.timeout(TIMEOUT) });
    const text = await response.text();
    const [, other] = /<html data-release="(\w+)"/.exec(text) ?? [];
    if (!response.ok || !other || other === release || isShown) return false;
    clearTimeout(slowTimer);
    document.open();
    document.write(text);
    document.close();
    return true;
  };

  /** Becomes a page of the release that the host has now, if it is another and nothing is shown that could be lost; whether it did. */
  const switchRelease = () => (switching ??= loadOther().catch(() => false));

  /** Tells the service worker, which mends what it keeps or goes back to the last release that started; whether it did. */
  const reportFailure = () =>
    new Promise((resolve) => {
      // In a frame there may be none, and nothing of the page around is to be changed.
      const worker = isFramed ? null : navigator.serviceWorker?.controller;
      if (!worker) return resolve(false);
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = ({ data }) => resolve(Boolean(data?.isMended));
      worker.postMessage({ type: 'failed', release }, [port2]);
      setTimeout(() => resolve(false), TIMEOUT);
    });

  /** Loads the page again, unless that was tried before; whether it does. */
  const reload = () => {
    if (isShown || isFramed) return false;
    try {
      const reloads = Number(sessionStorage.getItem(RELOADS));
      if (reloads >= MAX_RELOADS) return false;
      sessionStorage.setItem(RELOADS, String(reloads + 1));
    } catch {
      // Nobody would count: the reader chooses.
      return false;
    }
    location.reload();
    return true;
  };

  /** Tries what may mend a start; whether the page is about to be replaced. */
  const recover = async () => (await switchRelease()) || ((await reportFailure()) && reload());

  /** @type {Window['gambolStart']} */
  const start = {
    begin: () => {
      hasBegun = true;
    },
    show: () => {
      isShown = true;
      clearTimeout(slowTimer);
      // When the first screen has been drawn.
      setTimeout(() => {
        checkStyles();
        if (isFramed) return;
        try {
          sessionStorage.removeItem(RELOADS);
        } catch {
          // Nothing is kept here.
        }
      });
    },
    fail: async (title = heading, words = advice) => {
      clearTimeout(slowTimer);
      if (isShown) return giveUp(title, words);
      const messageTimer = setTimeout(() => showFailure(title, words), MESSAGE_AFTER);
      const isMended = await (recovery ??= recover());
      clearTimeout(messageTimer);
      if (!isMended && !isShown) giveUp(title, words);
    },
  };
  window.gambolStart = start;

  const slowTimer = setTimeout(() => {
    showFailure(...texts.slow);
  }, SLOW_AFTER);

  /** Whether the sheet is here to its very end, where it says so. */
  const isStyled = () => getComputedStyle(document.documentElement).getPropertyValue('--whole') !== '';

  /** Asks once more for a sheet that is missing or damaged, then says that the page looks plain. */
  const checkStyles = () => {
    if (isStyled()) return;
    const link = document.querySelector('link[rel=stylesheet]');
    if (!(link instanceof HTMLLinkElement)) return;
    const other = /** @type {HTMLLinkElement} */ (link.cloneNode());
    other.href = `${link.href.replace(/\?.*/, '')}?again`;
    other.onload = other.onerror = () => {
      if (isStyled()) return dispatchEvent(new Event('gambol-theme'));
      const [title, words] = texts.plain;
      const card = failureCard(title, `${texts.safe} ${words}`);
      document.body.insertBefore(card, document.getElementById('notices'));
    };
    link.after(other);
  };

  /**
   * Whether an event is about the module that starts the page.
   *
   * @param {EventTarget | null} target
   */
  const isStart = (target) =>
    target instanceof HTMLScriptElement && target.type === 'module' && Boolean(target.getAttribute('src')?.startsWith(`${release}/`));

  // A file that can't be had. The release may be gone from the host; otherwise what is asked for early is asked for again, and a
  // sheet is missed later.
  addEventListener(
    'error',
    ({ target }) => {
      if (isStart(target)) void start.fail();
      else if (target instanceof HTMLElement && /^(LINK|SCRIPT)$/.test(target.tagName)) void switchRelease();
    },
    true,
  );
  // A module that has come, but is not what it has to be, since it did not run to its end.
  document.addEventListener('load', ({ target }) => isStart(target) && !hasBegun && void start.fail(), true);
}

/** The tag of the language that was chosen in the settings; null where none was, or nothing can be read. */
function chosenLanguage() {
  try {
    return isFramed ? null : JSON.parse(localStorage.getItem(PREFIX + SETTINGS) ?? '{}').language;
  } catch {
    return null;
  }
}
