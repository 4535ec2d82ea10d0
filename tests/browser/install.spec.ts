// Installation: the page meets the browsers' requirements for web applications.

import { GAMES } from '../../www/games/index.ts';
import { expect, test } from './fixtures.ts';

test.describe(() => {
  test.use({ serviceWorkers: 'allow' });

  test('the page can be installed', async ({ page }) => {
    await page.goto('./');
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const client = await page.context().newCDPSession(page);
    const { errors } = await client.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    // Tests run in private windows, which store nothing.
    const found = async () => {
      const { installabilityErrors } = await client.send('Page.getInstallabilityErrors');
      return installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito');
    };
    await expect.poll(found).toEqual([]);
  });
});

test('the manifest is valid, and its files exist', async ({ page, baseURL }) => {
  await page.goto('./');
  const link = await page.locator('link[rel=manifest]').evaluate((link) => (link as HTMLLinkElement).href);
  const response = await page.request.get(link);
  const manifest = await response.json();
  const at = (address: string) => new URL(address, link).href;
  expect(manifest).toMatchObject({
    name: expect.any(String),
    short_name: expect.stringMatching(/^.{1,12}$/),
    description: expect.any(String),
    display: 'standalone',
  });
  expect(at(manifest.start_url)).toBe(baseURL);
  expect(at(manifest.scope)).toBe(baseURL);
  expect(manifest.theme_color).toMatch(/^#[0-9a-f]{6}$/);
  // Square icons of 192 and 512 pixels, a maskable one, and screenshots of both orientations.
  const icons = manifest.icons.map(
    ({ sizes, purpose = 'any' }: { sizes: string; purpose?: string }) => `${purpose} ${sizes}`,
  );
  expect(icons).toEqual(expect.arrayContaining(['any 192x192', 'any 512x512', 'maskable 512x512']));
  expect(manifest.screenshots.map(({ form_factor }: { form_factor: string }) => form_factor).sort()).toEqual([
    'narrow',
    'wide',
  ]);
  for (const { src, sizes, type } of [...manifest.icons, ...manifest.screenshots]) {
    const size = await page.evaluate(async (src) => {
      const picture = await createImageBitmap(await (await fetch(src)).blob());
      return `${picture.width}x${picture.height}`;
    }, at(src));
    expect(size, src).toBe(sizes);
    expect((await page.request.get(at(src))).headers()['content-type'], src).toBe(type);
  }
  expect(manifest.shortcuts.map(({ url }: { url: string }) => at(url))).toEqual(
    GAMES.map(({ id }) => `${baseURL}#/${id}`),
  );
});

test('the maskable icon has empty corners', async ({ page }) => {
  await page.goto('./');
  const bounds = await page.evaluate(async () => {
    const picture = await createImageBitmap(await (await fetch('icons/maskable-512.png')).blob());
    const canvas = new OffscreenCanvas(512, 512);
    const context = canvas.getContext('2d')!;
    context.drawImage(picture, 0, 0);
    const { data } = context.getImageData(0, 0, 512, 512);
    // The minimum and the maximum of each channel.
    const bounds = [0, 1, 2, 3].map(() => [255, 0]);
    for (let y = 0; y < 512; y += 1) {
      for (let x = 0; x < 512; x += 1) {
        // The safe zone of the icon is a circle with four fifths of its width.
        if (Math.hypot(x - 256, y - 256) <= 0.4 * 512) continue;
        bounds.forEach((bound, n) => {
          const value = data[4 * (512 * y + x) + n] ?? 0;
          bound.splice(0, 2, Math.min(bound[0] ?? 0, value), Math.max(bound[1] ?? 0, value));
        });
      }
    }
    return bounds;
  });
  for (const [least = 0, most = 255] of bounds) expect(most - least).toBeLessThan(4);
  expect(bounds[3]).toEqual([255, 255]);
});

test('a link preview finds its text and its picture', async ({ page }) => {
  await page.goto('./');
  const read = (name: string) => page.locator(`meta[property="${name}"], meta[name="${name}"]`).getAttribute('content');
  expect(await read('og:title')).toMatch(/Gambol/);
  expect((await read('og:description'))?.length).toBeGreaterThan(40);
  expect((await read('description'))?.length).toBeGreaterThan(40);
  const size = await page.evaluate(
    async (src) => {
      const picture = await createImageBitmap(await (await fetch(src)).blob());
      return [picture.width, picture.height];
    },
    (await read('og:image')) ?? '',
  );
  expect(size).toEqual([1200, 630]);
});

test('an unknown address leads to the hall', async ({ page, baseURL, allowConsole }) => {
  allowConsole(/404/);
  const response = await page.request.get(`${baseURL}404.html`);
  await page.route('**/nowhere/else', async (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: await response.text() }),
  );
  await page.goto('./nowhere/else');
  await page.getByRole('link').click();
  await expect(page).toHaveURL(baseURL ?? '');
  await expect(page.getByRole('link', { name: /Gambit/ })).toBeVisible();
});
