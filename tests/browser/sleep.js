// Tabs that sleep: what other tabs store and tell reaches them late or never.

/** @import { BrowserContext, Page } from '@playwright/test' */

/**
 * Prepares the tabs of a browser, before they are opened.
 *
 * @param {BrowserContext} context
 */
export async function letSleep(context) {
  // A sleeping tab receives storage events late or never.
  await context.addInitScript(() => {
    const sleeper = /** @type {{ isAsleep?: boolean, late?: (() => void)[] }} */ (window);
    sleeper.late = [];
    const Native = BroadcastChannel;
    window.BroadcastChannel = class extends Native {
      /** @override */
      set onmessage(/** @type {any} */ hear) {
        super.onmessage = (event) => (sleeper.isAsleep ? sleeper.late?.push(() => hear(event)) : hear(event));
      }
    };
    for (const name of ['storage', 'focus', 'pageshow']) {
      addEventListener(name, (event) => sleeper.isAsleep && event.stopImmediatePropagation(), true);
    }
  });
}

/**
 * Puts a tab to sleep: storage events wait, and the page does not learn that it becomes visible.
 *
 * @param {{ page: Page }} table
 */
export async function sleep({ page }) {
  await page.evaluate(() => Object.assign(window, { isAsleep: true }));
}

/**
 * Wakes a tab. The storage events of the meantime arrive late or never.
 *
 * @param {{ page: Page }} table
 * @param {boolean} [isLost]
 */
export async function wake({ page }, isLost = true) {
  await page.evaluate((drop) => {
    const sleeper = /** @type {{ isAsleep?: boolean, late?: (() => void)[] }} */ (window);
    sleeper.isAsleep = false;
    const late = sleeper.late?.splice(0) ?? [];
    if (!drop) late.forEach((hear) => hear());
    dispatchEvent(new Event('focus'));
  }, isLost);
}
