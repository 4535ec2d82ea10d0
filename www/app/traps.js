// What the page does when the engine traps on the main thread.

import { isTrap } from '../core/fault.js';
import { t } from '../words/index.js';

/** @import { Engine } from '../core/engine.js' */

/** How often the engine may trap on one screen before that is given up. */
const MAX_TRAPS = 5;

/**
 * Lets a page survive traps: a table opens its last state in the new instance, any other screen is shown anew. What is
 * returned is called for each screen that somebody goes to: traps are counted from there on.
 *
 * @param {Engine} engine
 * @param {object} page
 * @param {() => { recover: () => void } | null} page.table the table on the screen; null where there is none, or not yet
 * @param {() => Promise<boolean>} page.reopen shows the screen anew; whether it is shown
 * @param {(words: string) => void} page.say
 * @param {(error: unknown) => void} page.giveUp nothing can be shown any more; null where no other error is the cause
 */
export function recoverFromTraps(engine, { table, reopen, say, giveUp }) {
  // A trap ends whatever was under way. The engine knows of it by then, and nobody else needs to.
  const dismiss = (/** @type {Event} */ event, /** @type {unknown} */ error) => isTrap(error) && event.preventDefault();
  addEventListener('error', (event) => dismiss(event, event.error));
  addEventListener('unhandledrejection', (event) => dismiss(event, event.reason));
  let traps = 0;
  const fail = () => {
    if (table()) say(t().traps.lost);
    else giveUp(null);
  };
  engine.setTrapListener({
    onLost: fail,
    onReplaced: async () => {
      traps += 1;
      if (traps > MAX_TRAPS) return fail();
      const open = table();
      open?.recover();
      if (open) say(t().traps.recovered);
      else if (await reopen()) say(t().traps.reopened);
    },
  });
  return () => {
    traps = 0;
  };
}

/**
 * Whether a screen is shown. Where it traps it will be opened once more; any other error is handed over.
 *
 * @param {Promise<unknown>} opened
 * @param {(error: unknown) => void} onFailure
 */
export async function tryOpen(opened, onFailure) {
  try {
    await opened;
    return true;
  } catch (error) {
    if (!isTrap(error)) onFailure(error);
    return false;
  }
}
