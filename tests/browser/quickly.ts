// A whole game as fast as the page allows, for any driver of a browser.

/** How a game is played: `extras` also presses other buttons (hint, undo, exchange); `most` is the most turns. */
export interface Manner {
  extras?: boolean;
  most?: number;
}

/** Plays, inside the page, for all persons at the table until the game is over; returns the number of turns. */
export async function playHere({ extras = false, most = 300 }: Manner) {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  // Who can't move for many turns waits while the others play.
  const until = async (condition: () => unknown) => {
    let [last, since] = [status(), performance.now()];
    while (!condition()) {
      if (status() !== last) [last, since] = [status(), performance.now()];
      if (performance.now() > since + 20_000) throw new Error(`nothing happens any more: ${last}`);
      await frame();
    }
  };
  const status = () => document.querySelector('main [role=status]')?.textContent ?? '';
  const isOver = () => status().includes('Game over');
  const cells = (words: RegExp) =>
    [...document.querySelectorAll<HTMLElement>('main [role=gridcell]')].filter((cell) =>
      words.test(cell.getAttribute('aria-label') ?? ''),
    );
  const button = (name: string) => {
    const all = [...document.querySelectorAll('.table button')];
    const found = all.find((one) => (one.textContent ?? '').startsWith(name) && one.checkVisibility());
    return found instanceof HTMLElement && found.getAttribute('aria-disabled') !== 'true' ? found : null;
  };
  const press = async (element: Element | undefined | null) => {
    if (element instanceof HTMLElement) element.click();
    await frame();
  };
  /** The squares beside a token, where one token is a whole lay. */
  const besideTokens = () =>
    new Set(
      cells(/^(?!.*(empty|legal))/).flatMap(({ dataset: { square = '' } }) => {
        const [file, rank] = [square.charCodeAt(0), Number(square.slice(1))];
        return [-1, 1].flatMap((by) => [String.fromCharCode(file + by) + rank, `${square.charAt(0)}${rank + by}`]);
      }),
    );
  const rack = () => [...document.querySelectorAll('.rack button')];
  const isTurn = () => document.querySelector('.hand > .offers')?.checkVisibility() ?? false;
  const canAct = () => (rack().length > 0 ? isTurn() : cells(/can move|legal move/).length > 0);

  const lay = async () => {
    const near = besideTokens();
    for (const token of rack()) {
      await press(token);
      const legal = cells(/legal move/);
      const beside = legal.filter((cell) => near.has(cell.dataset.square ?? ''));
      for (const square of (beside.length > 0 ? beside : legal).slice(0, 4)) {
        await press(square);
        const go = button('Lay');
        if (go) return press(go);
        await press(button('Take back'));
        await press(token);
      }
      await press(button('Take back'));
    }
    const pass = button('Pass');
    if (pass) return press(pass);
    return exchange();
  };
  const exchange = async () => {
    await press(button('Exchange'));
    await press(rack()[0]);
    return press(button('Exchange 1'));
  };
  const move = async () => {
    if (cells(/can move/).length > 0) {
      await press(cells(/can move/)[0]);
      await press(button('+'));
    }
    const targets = cells(/legal move/);
    await press(targets[targets.length - 1]);
    if (extras) await press(button('Take jump back') && cells(/legal move/)[0]);
    await press(button('End turn'));
  };

  let turns = 0;
  for (; turns < most; turns += 1) {
    await until(() => isOver() || button('I am ') || canAct());
    if (isOver()) break;
    await press(button('I am '));
    if (extras && turns === 1) {
      const before = status();
      await press(button('Hint'));
      await until(() => ![before, 'Looking for a good move…'].includes(status()));
      await press(cells(/./)[0]);
    }
    if (extras && turns % 3 === 2 && rack().length > 0 && button('Exchange')) await exchange();
    else if (rack().length > 0) await lay();
    else await move();
  }
  await frame();
  return turns;
}
