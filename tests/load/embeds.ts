// Boards in one host page: all are put in, each computer plays, and the next step takes their places.

import { GAMES } from '../../www/games/index.ts';
import { formatSetup } from '../../www/links/link.ts';
import { loadEngine } from '../tools/engine.ts';
import { openRecorded } from './visitor.ts';
import type { Part } from '../load.ts';

/** The milliseconds that a board may take on a busy machine, and those in which idle boards end their workers. */
const START_TIMEOUT = 120_000;
const END_TIMEOUT = 120_000;

/**
 * The attributes of boards of all games in turn, on each of which the computer moves first.
 *
 * @param first the seed of the first one
 */
async function attributesOf(first: number, count: number) {
  const { Session } = await loadEngine();
  return Array.from({ length: count }, (_, n) => {
    const game = GAMES[n % GAMES.length] ?? GAMES[0];
    if (!game) throw new Error('there are no games');
    const seed = String(first + n + 1);
    const session = Session.start(
      game.id,
      `seed=${seed} ${formatSetup(game, { options: {}, playerKinds: game.playerKinds })}`,
    );
    const { toMove } = session.status();
    session.free();
    return {
      game: game.id,
      seed,
      players: game.playerKinds.map((_, seat) => (seat === toMove ? 'easy' : 'human')).join(),
    };
  });
}

/** Boards in a host page, measured while they stand there and their workers have ended. */
export const embeds: Part = {
  unit: 'boards',
  visit: openRecorded,
  count: 500,
  steps: 10,
  open: async ({ page, address, gauge }) => {
    await page.setViewportSize({ width: 1280, height: 1000 });
    // A page of the same host with nothing of the games in it.
    await page.route(`${address}host`, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><script type="module" src="${address}embed.js"></script>`,
      }),
    );
    await page.goto(`${address}host`);
    await page.waitForFunction(() => customElements.get('gambol-board'));
    return async (first, count) => {
      await page.evaluate(
        async ([boards, longest]) => {
          document.body.replaceChildren();
          // One after the other, since each must be there within half a minute.
          for (const attributes of boards) {
            const board = document.createElement('gambol-board');
            for (const [name, value] of Object.entries(attributes)) board.setAttribute(name, value);
            board.style.cssText = 'display: inline-block; width: 110px';
            document.body.append(board);
            await new Promise((resolve, reject) => {
              board.addEventListener('gambol-move', resolve, { once: true });
              (window as any).wait(longest).then(() => reject(new Error(`${JSON.stringify(attributes)}: no move`)));
            });
          }
        },
        [await attributesOf(first, count), START_TIMEOUT] as const,
      );
      const workers = await gauge.countWorkers();
      const begin = Date.now();
      while ((await gauge.countWorkers()) > 0 && Date.now() - begin < END_TIMEOUT)
        await page.evaluate(() => (window as any).wait(250));
      const frame = page.frames().at(-1);
      return { told: { 'workers when all had moved': workers }, ...(frame && { frame }) };
    };
  },
};
