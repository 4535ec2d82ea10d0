// The watchdog, inlined in `index.html` so that it runs before all modules: detects a failed start, tries to recover
// it, and otherwise reports it.

import './slash.ts';
import { VERSION, isFramed } from '../core/frame.ts';
import { PREFIX, SETTINGS } from '../library/keys.ts';
import { replaceQuery } from '../links/fragment.ts';
import { wordsIn } from '../words/first.ts';
import { START } from '../words/start.ts';
import { FRESH } from './fresh.ts';
import { applyPolicy, isLeaving } from './policy.ts';

{
  applyPolicy();

  /** Milliseconds after which the page reports that it is still loading. */
  const SLOW_AFTER = 15_000;
  /** Milliseconds that a recovery may take before the failure is reported. */
  const MESSAGE_AFTER = 3000;
  /** The timeout for the host and the service worker, in milliseconds. */
  const TIMEOUT = 10_000;
  /** The maximum number of automatic reloads in a row. */
  const MAX_RELOADS = 2;
  /** The maximum number of switches to another release. */
  const MAX_CHANGES = 3;
  const RELOADS = `${PREFIX}reloads`;

  const { release } = document.documentElement.dataset;
  const isSandboxed = self.origin === 'null';
  const place = isSandboxed ? location.href.replace(/frame\.html|\?embed[^#]*/g, '') : '';
  const { tag, words: texts } = wordsIn(START, [
    new URLSearchParams(location.search).get('lang'),
    chosenLanguage(),
    ...navigator.languages,
  ]);
  const [heading, advice] = isSandboxed ? texts.board(place) : texts.games;
  /**
   * Whether the browser is older than those of the list, by what came just before them; then it says so instead of a
   * failure.
   */
  let isOld = !(self.CompressionStream && CSS.supports('height:1dvh'));
  // The file has the name of its release: esbuild must not look for it.
  const sentence = `./${release}/www/oldbrowser.js`;
  if (isOld) import(sentence).catch(() => (isOld = false));
  let hasBegun = false;
  let isShown = false;
  let switching: Promise<boolean> | null = null;
  let recovery: Promise<boolean> | null = null;

  /** Shows what happened, what is safe and what to do. */
  const showFailure = (title: string, words: string) => {
    if (isOld) return;
    const main = document.getElementById('main');
    // The document may not be parsed that far yet.
    if (!main) return addEventListener('DOMContentLoaded', () => showFailure(title, words), { once: true });
    main.replaceChildren(failureCard(title, isFramed ? words : `${texts.safe} ${words}`));
  };

  /** Reports the failure to the visitor, and to the embedding page. */
  const giveUp = (title: string, words: string) => {
    if (isLeaving) return;
    showFailure(title, words);
    if (parent !== window) parent.postMessage({ gambol: VERSION, type: 'failed' }, '*');
  };

  /** Makes the element that reports a failure. */
  const failureCard = (title: string, words: string) => {
    const card = document.createElement('div');
    card.className = 'failure';
    card.setAttribute('role', 'alert');
    card.lang = tag;
    card.dir = 'auto';
    const [head, text, button] = [
      document.createElement('h1'),
      document.createElement('p'),
      document.createElement('button'),
    ];
    head.textContent = title;
    text.textContent = words;
    button.type = 'button';
    button.className = 'main';
    button.textContent = texts.again;
    button.onclick = () => location.reload();
    card.append(head, text, button);
    return card;
  };

  /** Loads the page of the host's release instead, past all caches. Returns false if that is not another one. */
  const loadOther = async () => {
    const changes = parseInt(new URLSearchParams(location.search).get(FRESH) ?? '0') + 1;
    if (changes > MAX_CHANGES) return false;
    // A cache of the host may hold this page, and answer for it.
    const probe = `./?${FRESH}=${Date.now()}`;
    const response = await fetch(probe, { cache: 'reload', signal: AbortSignal.timeout(TIMEOUT) });
    const text = await response.text();
    const [, other] = /<html data-release="(\w+)"/.exec(text) ?? [];
    if (!response.ok || !other || other === release || isShown) return false;
    clearTimeout(slowTimer);
    // A new address, which no cache knows.
    replaceQuery(FRESH, `${changes}-${other}`);
    return true;
  };

  /** Switches to the host's release if it is another one and no screen is shown yet. Returns whether it did. */
  const switchRelease = () => (switching ??= loadOther().catch(() => false));

  /**
   * Reports the failure to the service worker, which repairs its files or rejects the release. Returns whether a reload
   * may help.
   */
  const reportFailure = () =>
    new Promise<boolean>((resolve) => {
      // A frame may have no worker, and must not change that of the embedding page.
      const worker = isFramed ? null : navigator.serviceWorker?.controller;
      if (!worker) return resolve(false);
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = ({ data }) => resolve(Boolean(data?.isMended));
      worker.postMessage({ type: 'failed', release }, [port2]);
      setTimeout(() => resolve(false), TIMEOUT);
    });

  /** Reloads the page, unless that was tried too often. Returns whether it does. */
  const reload = () => {
    if (isShown || isFramed) return false;
    try {
      const reloads = Number(sessionStorage.getItem(RELOADS));
      if (reloads >= MAX_RELOADS) return false;
      sessionStorage.setItem(RELOADS, String(reloads + 1));
    } catch {
      // Reloads can't be counted without storage: leave it to the visitor.
      return false;
    }
    location.reload();
    return true;
  };

  /** Tries to recover the start. Returns whether the page is about to be replaced. */
  const recover = async () => (await switchRelease()) || ((await reportFailure()) && reload());

  const start: Window['gambolStart'] = {
    begin: () => {
      hasBegun = true;
    },
    show: () => {
      isShown = true;
      clearTimeout(slowTimer);
      // After the first screen is drawn.
      setTimeout(() => {
        checkStyles();
        if (isFramed) return;
        const url = new URL(location.href);
        if (url.searchParams.has(FRESH)) {
          url.searchParams.delete(FRESH);
          history.replaceState(history.state, '', url);
        }
        try {
          sessionStorage.removeItem(RELOADS);
        } catch {
          // Storage is unavailable.
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

  /** Whether the style sheet was loaded completely: its last rule sets this property. */
  const isWhole = () => getComputedStyle(document.documentElement).getPropertyValue('--whole') !== '';

  /** Fetches a missing or damaged style sheet again; reports if that fails, too. */
  const checkStyles = () => {
    const link = document.querySelector('link[rel=stylesheet][href*="page.css"]');
    if (isWhole() || !(link instanceof HTMLLinkElement)) return;
    const other = link.cloneNode() as HTMLLinkElement;
    other.href = `${link.href.replace(/\?.*/, '')}?again`;
    other.onload = other.onerror = () => {
      if (isWhole()) return dispatchEvent(new Event('gambol-theme'));
      const [title, words] = texts.plain;
      const card = failureCard(title, `${texts.safe} ${words}`);
      document.body.insertBefore(card, document.getElementById('notices'));
    };
    link.after(other);
  };

  /** Whether an element is the script of the start module. */
  const isStart = (target: EventTarget | null) =>
    target instanceof HTMLScriptElement &&
    target.type === 'module' &&
    Boolean(target.getAttribute('src')?.startsWith(`${release}/`));

  // A file failed to load. The release may be gone from the host; otherwise a preloaded file is requested again by its
  // user, and a missing style sheet is detected later.
  addEventListener(
    'error',
    ({ target }) => {
      if (isStart(target)) void start.fail();
      else if (target instanceof HTMLElement && /^(LINK|SCRIPT)$/.test(target.tagName)) void switchRelease();
    },
    true,
  );
  // The start module was loaded but did not run, so it is damaged.
  document.addEventListener('load', ({ target }) => isStart(target) && !hasBegun && void start.fail(), true);
}

/** The language tag in the settings; null if storage can't be read. */
function chosenLanguage() {
  try {
    return isFramed ? null : JSON.parse(localStorage.getItem(PREFIX + SETTINGS) ?? '{}').language;
  } catch {
    return null;
  }
}
