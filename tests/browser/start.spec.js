import { expect, test } from './fixtures.js';

test('the page starts', async ({ page }) => {
  await page.goto('./');
  await expect(page).toHaveTitle(/Gambol/);
});

test('the board of a table comes in steps, and its cells after its picture', async ({ page }) => {
  await page.addInitScript(() => {
    /** @type {Map<HTMLCanvasElement, Set<number>>} The frames in which each canvas was painted. */
    const painted = new Map();
    /** @type {number | undefined} The cells that are there when the board is first painted. */
    let cells;
    let frame = 0;
    const next = () => {
      frame += 1;
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
    for (const name of /** @type {const} */ (['fill', 'fillRect', 'stroke', 'drawImage'])) {
      const { [name]: method } = CanvasRenderingContext2D.prototype;
      Object.assign(CanvasRenderingContext2D.prototype, {
        /** @this {CanvasRenderingContext2D} @param {any[]} values */
        [name](...values) {
          painted.set(this.canvas, (painted.get(this.canvas) ?? new Set()).add(frame));
          if (this.canvas.isConnected) cells ??= document.querySelectorAll('[role=gridcell]').length;
          return Reflect.apply(method, this, values);
        },
      });
    }
    // The ground is the largest sprite.
    const report = () => {
      const sprites = [...painted].filter(([canvas]) => !canvas.isConnected).sort(([{ width: one }], [{ width: other }]) => other - one);
      return { cells, frames: sprites[0]?.[1].size };
    };
    Object.assign(window, { report });
  });
  await page.goto('./#/luckymoose');
  await expect(page.getByRole('gridcell')).toHaveCount(225);
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'report')())).toEqual({ cells: 0, frames: 6 });
});
