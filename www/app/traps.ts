// Recovers the page when the engine traps on the main thread.

import { isTrap } from '../core/fault.ts';
import { t } from '../words/index.ts';
import type { Engine } from '../core/engine.ts';

/** The number of traps on one screen after which recovery is given up. */
const MAX_TRAPS = 5;

/**
 * Recovers from traps: a table opens its last state in the new instance, any other screen is reopened. Returns a
 * function that resets the count of traps, to be called on each navigation.
 *
 * @param page.table returns the table on the screen; null if there is none yet
 * @param page.reopen opens the screen again; false if that failed
 * @param page.say shows a message
 * @param page.giveUp called when nothing can be shown; null without an error other than the trap
 */
export function recoverFromTraps(
  engine: Engine,
  {
    table,
    reopen,
    say,
    giveUp,
  }: {
    table: () => { recover: () => void } | null;
    reopen: () => Promise<boolean>;
    say: (words: string) => void;
    giveUp: (error: unknown) => void;
  },
) {
  // The engine has already handled a trap when it surfaces as an error event.
  const dismiss = (event: Event, error: unknown) => isTrap(error) && event.preventDefault();
  addEventListener('error', (event) => dismiss(event, event.error));
  addEventListener('unhandledrejection', (event) => dismiss(event, event.reason));
  let traps = 0;
  const fail = () => {
    if (table()) say(t().traps.lost);
    else giveUp(null);
  };
  engine.listen({
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
 * Awaits the opening of a screen. Returns false if it failed: after a trap the screen is reopened, any other error is
 * reported.
 */
export async function tryOpen(opened: Promise<unknown>, onFailure: (error: unknown) => void) {
  try {
    await opened;
    return true;
  } catch (error) {
    if (!isTrap(error)) onFailure(error);
    return false;
  }
}
