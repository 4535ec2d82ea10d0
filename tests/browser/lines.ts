// Counts the lines of texts.

import type { Locator } from '@playwright/test';

/** The number of lines of the text in each element. */
export function linesOf(elements: Locator) {
  return elements.evaluateAll((all) =>
    all.map((one) => {
      const words = document.createRange();
      words.selectNodeContents(one);
      return new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size;
    }),
  );
}
