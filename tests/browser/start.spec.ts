import { expect, test } from './fixtures.ts';
import { usually } from './long.ts';

test('the page starts', async ({ page }) => {
  await page.goto('./');
  await expect(page).toHaveTitle(/Gambol/);
});

test('a board is painted in steps under its still, and its cells come after its picture', async ({ page }) => {
  await page.addInitScript(() => {
    /** The tasks in which each sprite was painted. */
    const painted = new Map<HTMLCanvasElement, Set<number>>();
    let task = 0;
    // The ground is the largest sprite.
    const steps = () => {
      const [ground] = [...painted].sort(([{ width: one }], [{ width: other }]) => other - one);
      return ground?.[1].size;
    };
    let first: object | undefined;
    for (const name of ['fill', 'fillRect', 'fillText', 'stroke', 'drawImage'] as const) {
      const { [name]: method } = CanvasRenderingContext2D.prototype;
      Object.assign(CanvasRenderingContext2D.prototype, {
        [name](this: CanvasRenderingContext2D, ...values: any[]) {
          const count = (selector: string) => document.querySelectorAll(selector).length;
          if (this.canvas.matches('.play > .board > canvas'))
            first ??= { steps: steps(), stills: count('.play .still'), cells: count('[role=gridcell]') };
          if (!this.canvas.isConnected) painted.set(this.canvas, (painted.get(this.canvas) ?? new Set()).add(task));
          queueMicrotask(() => (task += 1));
          return Reflect.apply(method, this, values);
        },
      });
    }
    Object.assign(window, { seen: () => ({ first, steps: steps() }) });
  });
  await page.goto('./#/luckymoose');
  await expect(page.getByRole('gridcell')).toHaveCount(225);
  const seen = await page.evaluate(() => Reflect.get(window, 'seen')());
  expect(seen).toEqual({ first: { steps: 8, stills: 1, cells: 0 }, steps: 8 });
  await expect(page.locator('.still')).toHaveCount(0);
});

for (const id of usually(['gambit', 'combo', 'triboard'], (id) => id !== 'combo')) {
  test(`the still board of ${id} stands where the real one will`, async ({ page }) => {
    await page.addInitScript(() => {
      const seen = {} as Record<string, number[] | undefined>;
      Object.assign(window, { seen });
      const look = () => {
        const field = document.querySelector('#still .board')?.getBoundingClientRect();
        if (field && field.width > 0) seen['still'] = [field.x, field.y, field.width, field.height];
        if (!document.querySelector('.play > .board > canvas')) requestAnimationFrame(look);
      };
      look();
    });
    await page.goto(`#/${id}`);
    const canvas = page.locator('.play > .board');
    await expect(page.getByRole('grid').first()).toBeVisible();
    const still = await page.evaluate(() => Reflect.get(window, 'seen').still);
    expect(still).toBeTruthy();
    const box = await canvas.boundingBox();
    for (const [n, value] of [box?.x ?? 0, box?.y ?? 0, box?.width ?? 0, box?.height ?? 0].entries())
      expect(Math.abs(value - still[n]), `${still} ${JSON.stringify(box)}`).toBeLessThan(1.5);
  });
}

test('a board whose window is on a screen of another density is drawn anew', async ({ page }) => {
  // An emulated screen changes without an event.
  await page.addInitScript(() => {
    const queries: MediaQueryList[] = [];
    Object.assign(window, { queries });
    const { matchMedia } = window;
    window.matchMedia = (query) => {
      const list = matchMedia.call(window, query);
      if (query.includes('resolution')) queries.push(list);
      return list;
    };
  });
  await page.goto('#/gambit?players=human,human');
  const pixels = () =>
    page
      .locator('.play > .board > canvas')
      .evaluate((canvas) => [(canvas as HTMLCanvasElement).width / canvas.clientWidth, devicePixelRatio]);
  await expect(page.getByRole('grid').first()).toBeVisible();
  const client = await page.context().newCDPSession(page);
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  for (const deviceScaleFactor of [2, 1.5, 1]) {
    await client.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor, mobile: false });
    await page.evaluate(() =>
      Reflect.get(window, 'queries').forEach((list: MediaQueryList) => list.dispatchEvent(new Event('change'))),
    );
    await expect
      .poll(async () => {
        const [density = 0, ratio = 0] = await pixels();
        return ratio === deviceScaleFactor && Math.abs(density - ratio) < 0.02;
      })
      .toBe(true);
  }
});

test('a refusal that is repeated on another square is announced again', async ({ page }) => {
  await page.goto('#/gambit?players=human,human');
  const status = page.getByRole('status').first();
  await expect(page.getByRole('gridcell', { name: /^a1/ })).toBeVisible();
  const said = () => status.evaluate((element) => element.textContent);
  const texts = [];
  for (const square of ['a4', 'c4', 'e4']) {
    await page.getByRole('gridcell', { name: new RegExp(`^${square}`) }).click({ force: true });
    texts.push(await said());
  }
  expect(new Set(texts.map((text) => text?.trim())).size).toBe(1);
  expect(texts[0]).not.toBe(texts[1]);
  expect(texts[1]).not.toBe(texts[2]);
});

test('in forced colours a pressed button and the move of a tree are outlined', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('#/gambit/study?moves=c2xc4_d3xd1');
  const current = page.locator('.node[aria-selected=true]').first();
  await expect(current).toBeVisible();
  await expect(current).toHaveCSS('outline-style', 'solid');
});
