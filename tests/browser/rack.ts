// The rack of LuckyMoose for the browser tests: a person's turn, and checks of hidden information.

import { expect } from './fixtures.ts';
import type { Locator, Page } from '@playwright/test';
import type { TablePage } from './table.ts';

/** The rack and its buttons. */
export class Rack {
  readonly table: TablePage;
  readonly tokens: Locator;
  readonly lay: Locator;
  readonly hold: Locator;

  constructor(table: TablePage) {
    this.table = table;
    this.tokens = table.page.locator('.rack').getByRole('button');
    this.lay = table.page.getByRole('button', { name: /^Lay/ });
    this.hold = table.page.getByRole('button', { name: /show my hand$/ });
  }

  token(name: string) {
    return this.table.page.locator('.rack').getByRole('button', { name });
  }

  /** The names of the tokens in the hand, in order, once a hand is shown. */
  async names() {
    await expect(this.tokens).not.toHaveCount(0);
    return this.tokens.evaluateAll((tokens) => tokens.map((token) => token.getAttribute('aria-label') ?? ''));
  }

  /** Plays one turn of the person to move: the first token that can be laid alone, an exchange, or a pass. */
  async turn(hands: {
    press(name: string): Promise<void>;
    tap(square: string): Promise<void>;
    take(place: number): Promise<void>;
  }) {
    const { table } = this;
    const before = await table.moves.count();
    const count = await this.tokens.count();
    for (let place = 0; place < count; place += 1) {
      await hands.take(place);
      for (const square of (await table.squaresWith('legal move')).slice(0, 4)) {
        await hands.tap(square);
        if ((await this.lay.getAttribute('aria-disabled')) === 'false') {
          await hands.press('Lay');
          await expect.poll(() => table.moves.count(), { intervals: [50] }).toBeGreaterThan(before);
          return;
        }
        // The token can only be laid with others, so it goes back.
        await hands.take(place);
        await hands.take(place);
      }
      await hands.take(place);
    }
    if (await table.button('Pass').isVisible()) await hands.press('Pass');
    else {
      await hands.press('Exchange');
      await hands.take(0);
      await hands.press('Exchange 1 token');
    }
    await expect.poll(() => table.moves.count(), { intervals: [50] }).toBeGreaterThan(before);
  }
}

/** Plays by pointer. */
export function byPointer(table: TablePage) {
  return {
    press: (name: string) =>
      table.page
        .locator('.hand')
        .getByRole('button', { name: new RegExp(`^${name}`) })
        .click(),
    tap: (square: string) => table.tap(square),
    take: (place: number) => table.page.locator('.rack').getByRole('button').nth(place).click(),
  };
}

/** The actual hands and pool, found by replaying the stored link. */
function actualHands(page: Page): Promise<{ hands: string[][]; pool: string[] }> {
  return page.evaluate(async () => {
    const { Session } = await import(
      String(new URL(`${document.documentElement.dataset['release']}/gambol-wasm.js`, document.baseURI))
    );
    const query = new URLSearchParams(String(history.state?.link ?? location.hash).split('?')[1]);
    const players = (query.get('players') ?? '').split(',').length;
    const session = Session.start(
      'luckymoose',
      `seed=${query.get('seed')} players=${players} size=${query.get('size') ?? 15} sets=${query.get('sets') ?? 3}`,
    );
    for (const move of (query.get('moves') ?? '').split('_').filter(Boolean)) session.replay(move);
    const [, , , hands, pool] = session.position().split(' ');
    session.free();
    const tokens = (text: string) => text.match(/[a-z]\d/g) ?? [];
    return { hands: hands.split('/').map(tokens), pool: tokens(pool) };
  });
}

const COLOURS = new Map([
  ['r', 'red'],
  ['o', 'orange'],
  ['y', 'yellow'],
  ['g', 'green'],
  ['b', 'blue'],
  ['p', 'purple'],
]);
const SYMBOLS = ['moose', 'star', 'leaf', 'drop', 'sun', 'stone'];

/**
 * Asserts that a text names none of the given tokens, neither in words nor in notation. Squares can look like tokens,
 * but no square precedes `@`, follows `~`, or adjoins another one.
 */
function expectWithout(where: string, text: string, tokens: string[]) {
  for (const token of tokens) {
    const words = `${COLOURS.get(token[0] ?? '')} ${SYMBOLS[Number(token[1]) - 1]}`;
    expect(text.includes(words), `${where} names ${words}`).toBe(false);
    const notation = new RegExp(
      `${token}@|[~/ ](?:[roygbp][1-6])*${token}(?:[roygbp][1-6])+|[~/ ](?:[roygbp][1-6])+${token}|~${token}`,
    );
    expect(notation.exec(text)?.[0], `${where} names ${token}`).toBeUndefined();
  }
}

/** Searches everything that the page shows, stores in its address and sends for hidden tokens. */
export async function expectNoLeak(table: TablePage, looker: number | null) {
  const { page } = table;
  const { hands, pool } = await actualHands(page);
  if (!(await table.isOver())) {
    await expect.poll(() => table.address()).toBe('#/luckymoose');
    expect(await page.content()).not.toMatch(/seed=|(Deal|Board) number: \d/);
  }
  const hidden = [...hands.filter((_, seat) => seat !== looker).flat(), ...pool];
  expectWithout('the page', await page.content(), hidden);
  expectWithout('the address', await table.address(), hidden);
  expectWithout('what is kept', await table.stored(), hidden);
  const client = await page.context().newCDPSession(page);
  const { nodes } = await client.send('Accessibility.getFullAXTree');
  await client.detach();
  expectWithout(
    'the accessibility tree',
    nodes.map(({ name, value, description }) => [name?.value, value?.value, description?.value].join('\n')).join('\n'),
    hidden,
  );
}
