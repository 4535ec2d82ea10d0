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
