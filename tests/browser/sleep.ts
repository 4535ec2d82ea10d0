// Tabs that sleep: what other tabs store and tell reaches them late or never.

import type { BrowserContext, Page } from '@playwright/test';

/** Prepares the tabs of a browser, before they are opened. */
export async function letSleep(context: BrowserContext) {
  // A sleeping tab receives storage events late or never.
  await context.addInitScript(() => {
    const sleeper = window as { isAsleep?: boolean; late?: (() => void)[] };
    sleeper.late = [];
    const Native = BroadcastChannel;
    window.BroadcastChannel = class extends Native {
      override set onmessage(hear: any) {
        super.onmessage = (event) => (sleeper.isAsleep ? sleeper.late?.push(() => hear(event)) : hear(event));
      }
    };
    for (const name of ['storage', 'focus', 'pageshow']) {
      addEventListener(name, (event) => sleeper.isAsleep && event.stopImmediatePropagation(), true);
    }
  });
}

/** Puts a tab to sleep: storage events wait, and the page does not learn that it becomes visible. */
export async function sleep({ page }: { page: Page }) {
  await page.evaluate(() => Object.assign(window, { isAsleep: true }));
}

/** Wakes a tab. The storage events of the meantime arrive late or never. */
export async function wake({ page }: { page: Page }, isLost = true) {
  await page.evaluate((drop) => {
    const sleeper = window as { isAsleep?: boolean; late?: (() => void)[] };
    sleeper.isAsleep = false;
    const late = sleeper.late?.splice(0) ?? [];
    if (!drop) late.forEach((hear) => hear());
    dispatchEvent(new Event('focus'));
  }, isLost);
}
