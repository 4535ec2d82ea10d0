// The element of `embed.ts` in its host page: a slow frame, attributes that change while it is off the page, and the
// order of requests.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hostPage } from '../fuzz/frames.ts';

/** A board of Gambit whose frame is loading. */
function loadingBoard() {
  const host = hostPage({ game: 'gambit' });
  host.see();
  /** The types of the messages to the frame, without themes. */
  const received: string[] = [];
  /** Greets as the frame, and returns its port. */
  const greet = async () => {
    let port: any;
    host.frame.contentWindow.postMessage = (_: unknown, __: string, [given]: any[]) => {
      port = given;
      port.onmessage = ({ data: { type } }: any) => type !== 'theme' && received.push(type);
    };
    host.tell({ gambol: 1, type: 'hello', key: '1' });
    await host.queue.settle();
    return port;
  };
  return { host, received, greet };
}

test('a board that greets after its timeout is shown', async () => {
  const { host, greet } = loadingBoard();
  const isHidden = () => (host.frame as unknown as HTMLIFrameElement).hidden;
  host.timeOut();
  assert.equal(isHidden(), true);
  await greet();
  assert.equal(isHidden(), false);
  host.close();
});

test('a board that is put back on a page shows its game, unless its attributes have changed', async () => {
  const { host, greet } = loadingBoard();
  const { element } = host;
  const link = '#/gambit?moves=c2xc4';
  const position = '2o5/xx1xxxxx/oo1ooooo/8 x';
  (await greet()).postMessage({ type: 'state', link, position });
  await host.queue.settle();
  /** The link that is loaded when it is put back. */
  const putBack = (change: () => void) => {
    element.disconnectedCallback();
    change();
    element.connectedCallback();
    host.see();
    return new URL(host.frame.src).hash;
  };
  assert.equal(
    putBack(() => {}),
    link,
  );
  assert.equal(
    putBack(() => element.setAttribute('theme', 'dark')),
    link,
  );
  assert.equal(
    putBack(() => (element.position = position)),
    link,
  );
  assert.equal(
    putBack(() => element.removeAttribute('position')),
    '#/gambit',
  );
  assert.equal(
    putBack(() => element.setAttribute('game', 'combo')),
    '#/combo',
  );
  host.close();
});

test('a request reaches the board after the changes before it', async () => {
  const { host, received, greet } = loadingBoard();
  const { element } = host;
  await greet();
  element.setAttribute('position', '8/8/8/8 o');
  element.play('c2xc4').catch(() => {});
  await host.queue.settle();
  assert.deepEqual(received, ['show', 'play']);
  // Another mode loads the board again, which then gets the request.
  element.setAttribute('mode', 'steps');
  element.undo().catch(() => {});
  await host.queue.settle();
  assert.deepEqual(received, ['show', 'play']);
  await greet();
  assert.deepEqual(received, ['show', 'play', 'undo']);
  host.close();
});
