import { expect, test } from './fixtures.ts';
import { usually } from './long.ts';

test('the page starts', async ({ page }) => {
  await page.goto('./');
  await expect(page).toHaveTitle(/Gambol/);
});

test('the board of a table comes in steps, and its cells after its picture', async ({ page }) => {
  await page.addInitScript(() => {
    /** The frames in which each canvas was painted. */
    const painted = new Map<HTMLCanvasElement, Set<number>>();
    /** The cells that are there when the board is first painted. */
    let cells: number | undefined;
    let frame = 0;
    const next = () => {
      frame += 1;
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
    for (const name of ['fill', 'fillRect', 'stroke', 'drawImage'] as const) {
      const { [name]: method } = CanvasRenderingContext2D.prototype;
      Object.assign(CanvasRenderingContext2D.prototype, {
        [name](this: CanvasRenderingContext2D, ...values: any[]) {
          painted.set(this.canvas, (painted.get(this.canvas) ?? new Set()).add(frame));
          if (this.canvas.isConnected) cells ??= document.querySelectorAll('[role=gridcell]').length;
          return Reflect.apply(method, this, values);
        },
      });
    }
    // The ground is the largest sprite.
    const report = () => {
      const sprites = [...painted]
        .filter(([canvas]) => !canvas.isConnected)
        .sort(([{ width: one }], [{ width: other }]) => other - one);
      return { cells, frames: sprites[0]?.[1].size };
    };
    Object.assign(window, { report });
  });
  await page.goto('./#/luckymoose');
  await expect(page.getByRole('gridcell')).toHaveCount(225);
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'report')())).toEqual({ cells: 0, frames: 6 });
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
