// Texts that are squeezed or cut, buttons that break their card, and panels that leave the screen. All of these
// functions but the last run in the page, where they know each other and nothing else.

import type { Page } from '@playwright/test';

/** The narrowest column of a sentence, in pixels. */
const MIN_WIDTH = 180;

/** Whether a part of a box is where nobody can see it, also by scrolling. */
function isCut(box: DOMRect, element: Element) {
  let [scrollsDown, scrollsAcross] = [false, false];
  for (let one: Element | null = element; one && one !== document.body; one = one.parentElement) {
    const { overflowX, overflowY, position } = getComputedStyle(one);
    const room = one.getBoundingClientRect();
    if (/auto|scroll/.test(overflowY) && one.scrollHeight > one.clientHeight + 1) scrollsDown = true;
    if (/auto|scroll/.test(overflowX) && one.scrollWidth > one.clientWidth + 1) scrollsAcross = true;
    const isBeside = box.left < room.left - 2 || box.right > room.right + 2;
    const isBeyond = box.top < room.top - 2 || box.bottom > room.bottom + 2;
    if (/hidden|clip/.test(overflowX) && !scrollsAcross && isBeside) return true;
    if (/hidden|clip/.test(overflowY) && !scrollsDown && isBeyond) return true;
    if (position === 'fixed') return !scrollsDown && (box.top < -2 || box.bottom > innerHeight + 2);
  }
  return !scrollsDown && box.bottom + scrollY > Math.max(document.documentElement.scrollHeight, innerHeight) + 2;
}

/** The texts that are seen, by the block in which they stand. */
function textBlocks() {
  // What is drawn or scrolled on purpose: boards, lists of moves and values, and code.
  const skipped = '[role=grid], .hidden, #still, .tally, .line, .trail, .gauge, .move, code, pre, textarea, select';
  const blocks = new Map<Element, Text[]>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    let block = node.parentElement;
    if (!node.data.trim() || !block?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (block.closest(skipped)) continue;
    let isForReaders = false;
    for (let one: Element | null = block; one; one = one.parentElement) {
      const { clip, clipPath, position } = getComputedStyle(one);
      isForReaders ||= clip !== 'auto' || (position === 'absolute' && (clipPath !== 'none' || one.clientWidth <= 1));
    }
    if (isForReaders) continue;
    while (block.parentElement && /^(inline|contents)$/.test(getComputedStyle(block).display))
      block = block.parentElement;
    blocks.set(block, [...(blocks.get(block) ?? []), node]);
  }
  return blocks;
}

/** Sentences in a narrow column, and texts that are cut. */
function tightTexts(minWidth: number, isLarge: boolean) {
  return [...textBlocks()].flatMap(([block, nodes]) => {
    const words = nodes.map(({ data }) => data).join('');
    const text = words.trim().replace(/\s+/g, ' ');
    const boxes = nodes.flatMap((node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return [...range.getClientRects()].filter(({ width }) => width > 0);
    });
    if (boxes.length === 0) return [];
    const lines = new Set(boxes.map(({ bottom }) => Math.round(bottom / 6))).size;
    const { paddingLeft, paddingRight, textOverflow, overflowY, display } = getComputedStyle(block);
    const width = block.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    // Titles and the labels of controls are names.
    const isTitle = block.matches('b, h1, h2, .title *, .course-part *, label *, .action *');
    const isLong = /\s/.test(text) ? text.split(' ').length >= 5 && text.length >= 24 : text.length >= 16;
    const isHigh = display !== 'inline' && block.scrollHeight > block.clientHeight + 2;
    const right = Math.max(innerWidth, document.documentElement.scrollWidth) + 1;
    const faults = {
      [`narrow, ${Math.round(width)}`]: isLong && !isTitle && lines > 1 && width < minWidth,
      // Large text may be scrolled.
      'seen by scrolling alone': block.matches('p') && isHigh && overflowY !== 'visible' && !isLarge,
      shortened: textOverflow === 'ellipsis' && block.scrollWidth > block.clientWidth + 1,
      cut: boxes.some((box) => box.left < -1 || box.right > right || isCut(box, block)),
    };
    return Object.entries(faults).flatMap(([fault, isThere]) =>
      isThere ? [`${fault}: ${block.localName} ${block.className} “${text.slice(0, 60)}”`] : [],
    );
  });
}

/** The rows of a card whose buttons stand in several lines, apart from the first button. */
function brokenRows() {
  const cards = [...document.querySelectorAll('.card, .hero, .today, .goal, .day')].filter((card) =>
    card.checkVisibility(),
  );
  return cards.flatMap((card) =>
    [card, ...card.querySelectorAll('*')].flatMap((row) => {
      const { display, flexDirection } = getComputedStyle(row);
      const buttons = [...row.children].filter((one) => one.matches('a, button') && one.checkVisibility());
      const tops = new Set(buttons.slice(1).map((one) => Math.round(one.getBoundingClientRect().top / 4)));
      const isRow = display.includes('flex') && !flexDirection.startsWith('column');
      return isRow && tops.size > 1 ? [`wrapped: ${buttons.map((one) => one.textContent).join(' | ')}`] : [];
    }),
  );
}

/** The panels that leave the screen or hide a part of what they hold. */
function cutPanels() {
  const panels = [...document.querySelectorAll('dialog, .panel, .end, .sheet, .card, .hero, .verdict')];
  return panels
    .filter((panel) => panel.checkVisibility())
    .flatMap((panel) => {
      const { left, right } = panel.getBoundingClientRect();
      const isHigh = panel.scrollHeight > panel.clientHeight + 2;
      return [
        ...(left < -1 || right > innerWidth + 1 ? [`beside the screen: ${panel.className}`] : []),
        ...(isHigh && /hidden|clip/.test(getComputedStyle(panel).overflowY) ? [`cut: ${panel.className}`] : []),
      ];
    });
}

/**
 * What is tight on a page.
 *
 * @param isLarge whether the text is twice as large
 */
export async function findTight(page: Page, isLarge: boolean): Promise<string[]> {
  const functions = [isCut, textBlocks, tightTexts, brokenRows, cutPanels].join('\n');
  const found: string[] = await page.evaluate(
    `(() => { ${functions}
      return [...tightTexts(${MIN_WIDTH}, ${isLarge}), ...(${isLarge} ? [] : brokenRows()), ...cutPanels()];
    })()`,
  );
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  return [...new Set(found), ...(beyond > 1 ? [`wider than the screen by ${beyond}`] : [])];
}
