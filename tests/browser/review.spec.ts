// Reviews: whole games of each game, judgements, the graph, stopping, and mistakes that are asked again.

import { addStyle, expect, expectAccessible, test } from './fixtures.ts';
import { GAMES } from '../../www/games/index.ts';
import { LANGUAGES } from '../../www/words/vocabulary.ts';
import { loadEngine } from '../tools/engine.ts';
import { example } from '../tools/examples.ts';
import { FAULTS, breakWorkers } from './faults.ts';
import { colourAt } from './pixels.ts';
import { isLong, onlyLong, usually } from './long.ts';
import { GAME, TablePage, untilAnalysed } from './table.ts';
import type { Locator, Page } from '@playwright/test';

/** A game in which Black blunders a win away: its third move turns it into a draw. */
const BLUNDERS = ['d2xd4', 'f3xf1xd3xb1', 'g2xg4', 'h3xh1', 'b2xb4', 'a3xa1', 'b4xd2xf4'];
/** A game of each to its end, some from a late position. */
const FINISHED_GAMES: Record<string, string> = {
  gambit: `players=human,easy&moves=${BLUNDERS.join('_')}`,
  combo: example('combo whole game'),
  triboard: example('triboard whole game'),
  luckymoose: example('luckymoose whole game'),
};

/**
 * The end of a whole game, from the position before its last moves.
 *
 * @param left how many moves there are
 */
async function endOf(game: string, left: number) {
  const query = new URLSearchParams(FINISHED_GAMES[game]?.replaceAll('+', '%2B'));
  const moves = query.get('moves')?.split('_') ?? [];
  const { Session } = await loadEngine();
  const position = query.get('position')?.replaceAll('_', ' ');
  const session =
    position === undefined
      ? Session.start(
          game,
          ['seed', 'size', 'sets'].flatMap((key) => (query.has(key) ? `${key}=${query.get(key)}` : [])).join(' '),
        )
      : Session.open(game, '', position);
  for (const move of moves.slice(0, -left)) session.play(move);
  const late = session.position().replaceAll(' ', '_');
  session.free();
  const last = encodeURIComponent(moves.slice(-left).join('_'));
  return `players=${query.get('players')}&position=${encodeURIComponent(late)}&moves=${last}`;
}

/** The screen of a review. */
class ReviewPage extends TablePage {
  readonly slider: Locator;
  readonly judgements: Locator;
  readonly learnButton: Locator;
  readonly working: Locator;
  readonly accuracies: Locator;

  constructor(page: Page) {
    super(page);
    this.slider = page.getByRole('slider', { name: 'The game' });
    this.judgements = page.getByRole('list', { name: 'Judgements' }).getByRole('button');
    this.learnButton = page.getByRole('button', { name: /^Learn from/ });
    this.working = page.locator('.working');
    this.accuracies = page.getByRole('list', { name: 'Accuracy' }).getByRole('listitem');
  }

  /** Opens a review, and waits until all is analysed. */
  async review(players = 'human,easy', moves: string[] = BLUNDERS) {
    await this.page.goto(`./#/gambit/review?players=${players}&moves=${moves.join('_')}`);
    await expect(this.grid).toBeVisible();
    await untilAnalysed(this.page);
  }
}

test('a whole game is reviewed from its result: accuracies, judgements, and the turning point on the board', async ({
  page,
}) => {
  const review = new ReviewPage(page);
  await review.open(`#/gambit?players=human,easy&moves=${BLUNDERS.join('_')}`);
  await review.button('Review').click();
  await untilAnalysed(page);
  await expect(review.judgements).toHaveCount(2);
  await expect(review.accuracies.first()).toContainText('1 blunder');
  // White has three moves. Why that is too few stands across all seats.
  await expect(review.accuracies.nth(1)).toContainText('–');
  const why = await page.getByText('Too few moves for an accuracy').boundingBox();
  expect(why?.width).toBeGreaterThan((await review.accuracies.first().boundingBox())?.width ?? Infinity);
  await expect(review.judgements.first()).toContainText('The turning point');
  await expect(review.judgements.first()).toHaveAttribute('aria-current', 'step');
  await expect(review.status).toContainText('Blunder.');
  await expect(review.slider).toHaveAttribute('aria-valuenow', '2');
  await expect(page).toHaveURL(/at=2/);
  await review.judgements.nth(1).click();
  await expect(review.status).toContainText(
    /Black jumps b2 to b4 and takes 1 piece: b3\..*Turns a win into a draw\..*Better: takes .+Reply: takes /,
  );
  await expect(review.moves.nth(4)).toHaveAccessibleDescription(/Blunder$/);
  await page.goBack();
  await expect(review.button('Rematch')).toBeVisible();
});

test('a review that is left while it works says nothing more, and leaves the address alone', async ({ page }) => {
  const review = new ReviewPage(page);
  await page.goto(`./#/triboard/review?${FINISHED_GAMES['triboard']}`);
  await expect(review.working).toBeVisible();
  // Whatever is reported later would be an error in the console.
  await page.evaluate(() => location.assign('#/'));
  await expect(page.getByRole('list', { name: 'Games' })).toBeVisible();
  // An address that is told late is told within some frames.
  await new TablePage(page).waitForFrames(10);
  expect(new URL(page.url()).hash).toBe('#/');
});

test('the game is opened as a study at the position that the review shows', async ({ page }) => {
  const review = new ReviewPage(page);
  await review.review();
  await review.judgements.nth(1).click();
  await expect(review.judgements.nth(1)).toHaveAttribute('aria-current', 'step');
  const at = Number(await review.slider.getAttribute('aria-valuenow'));
  await review.button('Study').click();
  await expect(page.getByRole('treeitem')).toHaveCount(BLUNDERS.length + 1);
  await expect(page.getByRole('treeitem', { selected: true })).toHaveAccessibleName(new RegExp(BLUNDERS[at - 1] ?? ''));
});

test('on an upright phone Triboard stands upright, as at its table', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`./#/triboard/review?seed=42&moves=l2_k1_j8`);
  const board = page.locator('.review-board .board');
  const ratio = async () => {
    const box = await board.boundingBox();
    return (box?.width ?? 0) / (box?.height ?? 1);
  };
  await expect.poll(ratio).toBeLessThan(0.8);
  expect((await board.boundingBox())?.width).toBeGreaterThan(380);
  for (const [width, height] of [
    [844, 390],
    [768, 1024],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(ratio).toBeGreaterThan(1.2);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
});

test('the graph is a slider for the pointer and the keyboard', async ({ page }) => {
  const review = new ReviewPage(page);
  await review.review();
  const box = (await review.slider.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.click(box.x + box.width - 2, box.y + box.height / 2);
  await expect(review.slider).toHaveAttribute('aria-valuenow', '7');
  await page.mouse.move(box.x + box.width / 2, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(box.x + 4, box.y + 20, { steps: 4 });
  await page.mouse.up();
  await expect(review.slider).toHaveAttribute('aria-valuenow', '0');
  await expect(review.slider).toHaveAttribute('aria-valuetext', /^The start: Black 50% and White 50%$/);
  await review.slider.focus();
  for (const [key, ply] of [
    ['ArrowRight', 1],
    ['ArrowUp', 2],
    ['PageUp', 4],
    ['End', 7],
    ['PageDown', 5],
    ['ArrowLeft', 4],
    ['ArrowDown', 3],
    ['Home', 0],
  ]) {
    await page.keyboard.press(String(key));
    await expect(review.slider).toHaveAttribute('aria-valuenow', String(ply));
  }
  await expect(review.slider).toBeFocused();
});

test('an analysis is stopped, keeps what it knows, and goes on', async ({ page }) => {
  const review = new ReviewPage(page);
  const moves = GAMES.find(({ id }) => id === 'combo')?.sample.slice(0, isLong ? 10 : 3) ?? [];
  await page.goto(`./#/combo/review?players=human,easy&moves=${encodeURIComponent(moves.join('_'))}`);
  const stop = page.getByRole('button', { name: 'Stop', exact: true });
  await expect(page.getByRole('progressbar')).toBeVisible();
  await stop.click();
  await expect(page.getByText(new RegExp(`^Stopped after \\d+ of ${moves.length} moves\\.$`))).toBeVisible();
  await expect(review.learnButton).toBeHidden();
  await page.getByRole('button', { name: 'Continue' }).click();
  await untilAnalysed(page);
});

test('an update changes only what differs: focus, scroll position, selection and live regions stay', async ({
  page,
}) => {
  await page.goto(`./#/triboard/review?${FINISHED_GAMES['triboard']}`);
  await expect(page.getByRole('progressbar')).toBeVisible();
  const before = await page.evaluate(() => {
    const list = document.querySelector('.review-side .moves') ?? document.body;
    list.scrollTop = 40;
    list.querySelectorAll('button')[9]?.focus({ preventScroll: true });
    getSelection()?.selectAllChildren(document.querySelector('.graph-card h2') ?? document.body);
    const regions = [...document.querySelectorAll('.review [role=status], .review [role=alert]')];
    Object.assign(window, { focused: document.activeElement, regions, repeated: 0 });
    // What the analysis finds out about the shown move is announced; the same words are not announced again.
    for (const region of regions) {
      let words = region.textContent;
      new MutationObserver(() => {
        if (region.textContent === words) Object.assign(window, { repeated: 1 });
        words = region.textContent;
      }).observe(region, { childList: true, characterData: true, subtree: true });
    }
    return document.querySelector('progress')?.value ?? 1;
  });
  await expect.poll(() => page.evaluate(() => document.querySelector('progress')?.value ?? 0)).toBeGreaterThan(before);
  const after = await page.evaluate(() => [
    document.activeElement === Object(window).focused && document.activeElement?.tagName,
    document.querySelector('.review-side .moves')?.scrollTop,
    String(getSelection()),
    Object(window).regions.every((region: Element) => region.isConnected),
    Object(window).repeated,
  ]);
  expect(after).toEqual(['BUTTON', 40, 'The game', true, 0]);
});

onlyLong(test)(
  'an analysis all of whose workers exit says that it stopped, keeps what it knows, and goes on',
  async ({ page }) => {
    test.slow();
    const review = new ReviewPage(page);
    const workersOf = await breakWorkers(page, FAULTS.exits, Infinity);
    await page.goto(`./#/gambit/review?players=human,easy&moves=${BLUNDERS.join('_')}`);
    await expect(review.working.getByRole('alert')).toHaveText(
      'The analysis stopped. Continue, or load the page again.',
      { timeout: 30_000 },
    );
    await expect(page.getByText(/^Stopped after \d of 7 moves\.$/)).toBeVisible();
    // One for each core to spare, and their replacements.
    const size = await page.evaluate(() => Math.max(1, Math.min(7, navigator.hardwareConcurrency - 1)));
    expect(workersOf()).toBeLessThanOrEqual(5 * size);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(review.working.getByRole('alert')).toBeEmpty();
    await untilAnalysed(page);
    await expect(review.judgements).toHaveCount(2);
  },
);

// The game with hands is reviewed for its luck below, and that of Gambit from its result above; Node tests games of
// three.
for (const { id, name, hands } of usually(GAMES, ({ id }) => id === 'combo')) {
  test(`a game of ${name} is reviewed to its end, and nothing is wrong with its page`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.goto(`./#/${id}/review?${isLong ? FINISHED_GAMES[id] : await endOf(id, id === 'combo' ? 18 : 12)}`);
    await expect(page.getByRole('grid', { name })).toBeVisible();
    await untilAnalysed(page, 90_000);
    const accuracies = page.locator('.value-of b');
    await expect(accuracies).toHaveCount(id === 'triboard' ? 3 : 2);
    // Of fewer than four own moves none is said, as in the shortest of the whole games.
    const form = isLong ? /^(\d+%|–)$/ : /^\d+%$/;
    for (const accuracy of await accuracies.all()) await expect(accuracy).toHaveText(form);
    await expect(page.getByRole('heading', { name: 'Skill and luck' })).toBeVisible({ visible: hands !== undefined });
    // Where one side is far ahead, nothing changes the chance.
    const judgement = page.locator('.judgement').last();
    await expect(
      hands ? judgement.or(page.getByText('No mistakes to point out.')).filter({ visible: true }) : judgement,
    ).toBeVisible();
    if (!hands) await judgement.click();
    if (!hands)
      await expect(page.locator('main').getByRole('status')).toContainText(
        / · .+(Inaccuracy|Mistake|Blunder)\. .+Better: /,
      );
    await expectAccessible(page);
  });
}

test('luck is told apart from skill, and the draws that mattered most are shown on the board', async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto(`./#/luckymoose/review?${isLong ? FINISHED_GAMES.luckymoose : await endOf('luckymoose', 16)}`);
  const table = page.locator('.luck').getByRole('table');
  await expect(table).toBeVisible({ timeout: 100_000 });
  const points = async (row: string) => {
    const cells = await table.getByRole('row', { name: row }).getByRole('cell').allTextContents();
    return cells.map((cell) => Number(cell.replace('−', '-').replace('+', '')));
  };
  await expect(page.locator('.value-of b')).toHaveText([/^\d+%$/, /^\d+%$/]);
  const [own, others] = [await points('You'), await points('Sami')];
  const [lead = 0, luck = 0, rest = 0, given = -1] = own;
  expect(luck).not.toBe(0);
  // Each is rounded by itself.
  expect(Math.abs(lead - luck - rest)).toBeLessThanOrEqual(1);
  expect(given).toBeGreaterThanOrEqual(0);
  expect(others.slice(0, 3)).toEqual(own.slice(0, 3).map((number) => -number));
  await expect(page.locator('.luck > p').first()).toHaveText(
    `With equal luck: ${rest > 0 ? 'You' : 'Sami'}, ahead by about ${Math.abs(rest)}.`,
  );
  const draws = page.locator('.draws').getByRole('button');
  await expect(draws).toHaveCount(5);
  await expect(draws.first()).toHaveAccessibleName(/^(You|Sami) drew .+: [+−]\d+$/);
  const ply = Number(await draws.first().locator('.muted').textContent()) - 1;
  await draws.first().click();
  await expect(new ReviewPage(page).slider).toHaveAttribute('aria-valuenow', String(ply));
  await expectAccessible(page);
});

test('a game with hidden hands can’t be reviewed while it goes on', async ({ page }) => {
  await page.goto(`./#/luckymoose/review?${FINISHED_GAMES.luckymoose?.split('_').slice(0, 3).join('_')}`);
  await expect(page.getByText('A game with hidden hands can be reviewed once it’s over.')).toBeVisible();
  await expect(page.getByRole('slider')).toHaveCount(0);
  const next = page.getByRole('toolbar').getByRole('button', { name: 'Next', exact: true });
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  expect(page.url()).not.toContain('seed');
});

test('mistakes are learnt from: failed, shown and solved', async ({ page }) => {
  const review = new ReviewPage(page);
  await review.review('human,human');
  await expect(review.learnButton).toHaveText('Learn from the mistakes · 2');
  await review.learnButton.click();
  await expect(page.getByText('1 of 2')).toBeVisible();
  // The move of the game, and another one that is no better.
  await review.tap('f3', 'f1', 'd3', 'b1');
  await expect(review.status).toContainText('That’s the move from the game. Try another.');
  await review.tap('f3', 'f1');
  await page.getByRole('button', { name: 'End turn' }).click();
  await expect(review.status).toContainText(/There’s something better|Yes/);
  await page.getByRole('button', { name: 'Show me' }).click();
  await expect(review.status).toContainText('This is the best move');
  await page.getByRole('button', { name: 'Skip' }).click();
  await expect(page.getByText('2 of 2')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Show me' }).click();
  await expect(review.status).toContainText('This is the best move');
  const [best = ''] = /[a-h]\d(x[a-h]\d)+/.exec((await review.status.textContent()) ?? '') ?? [];
  await review.tap(...best.split('x'));
  const end = page.getByRole('button', { name: 'End turn' });
  if (await end.isVisible()) await end.click();
  await expect(review.status).toContainText('Yes, that’s the best move.');
  await expect(page.getByRole('button', { name: 'Next' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('You solved 0 of 2.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Back to the review' }).last().click();
  await expect(review.learnButton).toBeFocused();
});

test('a mistake has its mark on the board, which a small phone shows from there', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto(`./#/triboard/review?${await endOf('triboard', 14)}`);
  await untilAnalysed(page);
  // A move to one square has a ring there.
  await expect(page.locator('.keys [data-shape=ring]')).toHaveCount(2);
  await new ReviewPage(page).learnButton.click();
  await expect(page.locator('.lesson-board .map')).toBeVisible();
  // Below the symbol of its badge.
  const beside: [number, number] = [0.33, -0.13];
  await expect.poll(() => colourAt(page, 'b5', beside)).toBe('red');
  await expect(page.getByRole('gridcell', { name: 'b5' })).toBeInViewport({ ratio: 1 });
  expect(await colourAt(page, 'b3', beside)).toBe('other');
});

// The longest words, and the other direction.
for (const tag of usually(Object.keys(LANGUAGES), (tag) => tag === 'de' || tag === 'ar')) {
  test(`a review fits a narrow screen and large text in ${tag}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`./#/gambit/review?players=human,easy&moves=${BLUNDERS.join('_')}&lang=${tag}`);
    await untilAnalysed(page);
    await expect(page.locator('.learn')).toBeVisible();
    const widths = () => page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    await expect.poll(async () => (await widths())[0]).toBeLessThanOrEqual(320);
    await addStyle(page, 'html { font-size: 200% }');
    await expect.poll(async () => (await widths())[0]).toBeLessThanOrEqual(320);
    await page.locator('.judgement').first().click();
    await expect(page.locator('.judgement').first()).toHaveAttribute('aria-current', 'step');
    if (isLong || tag === 'ar') await expectAccessible(page);
    await page.locator('.learn').click();
    await expect(page.locator('.learning')).toBeVisible();
    await expect.poll(async () => (await widths())[0]).toBeLessThanOrEqual(320);
  });
}

test('a review without moves says so, and a damaged one keeps what is sound', async ({ page }) => {
  await page.goto('./#/gambit/review?players=human,easy');
  await expect(page.getByText('There are no moves to review.')).toBeVisible();
  await page.goto(`./#/gambit/review?players=human,easy&moves=${GAME.moves[0]}_a1xa9`);
  await expect(page.locator('#notices')).toContainText('2');
  await expect(page.getByRole('slider')).toHaveAttribute('aria-valuemax', '1');
});

test('on a laptop the way back, the title and the board stand where they stand at a table and in a lesson', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const box = async (part: string) => {
    const { x, y, width, height } = (await page.locator(part).first().boundingBox()) ?? {
      x: 0,
      y: 0,
      width: 0,
      height: 0,
    };
    return [x, y, width, height].map((length) => Math.round(length));
  };
  for (const game of ['gambit', 'combo', 'triboard']) {
    await page.goto(`./#/${game}?players=human,easy${game === 'triboard' ? ',easy' : ''}`);
    await expect(page.getByRole('gridcell').first()).toBeAttached();
    const play = await box('.play > .board');
    await expect.poll(async () => (await box('.head a'))[0]).toBeLessThan(play[0] ?? 0);
    const [back, title] = [await box('.head a'), await box('.head .title')];
    await page.goto(`./#/${game}/learn`);
    await expect.poll(() => box('.lesson-board .board'), `the lesson of ${game}`).toEqual(play);
    await page.goto(`./#/${game}/review?${FINISHED_GAMES[game]}`);
    await expect.poll(() => box('.review-board .board'), `the review of ${game}`).toEqual(play);
    expect([await box('.head a'), await box('.head .title')], game).toEqual([back, title]);
    for (const part of ['.review-said p:not(:empty)', '.review .graph', '.review .steps'])
      await expect(page.locator(part).first()).toBeInViewport({ ratio: 1 });
  }
});

test('on a phone board, sentence and graph are on the first screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [game, query] of Object.entries(FINISHED_GAMES)) {
    await page.goto(`./#/${game}/review?${query}`);
    /** By how many pixels a part is cut by the steps at the foot. */
    const cutOf = async (part: Locator) => {
      const [box, foot] = [await part.boundingBox(), await page.locator('.review .steps').boundingBox()];
      return box && foot ? box.y + box.height - foot.y : Infinity;
    };
    for (const part of ['.review-board .board', '.review-said', '.review .graph', '.graph-card header'])
      await expect.poll(() => cutOf(page.locator(part)), `${part} of ${game}`).toBeLessThanOrEqual(1);
  }
});
