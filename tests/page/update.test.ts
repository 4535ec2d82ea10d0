// The notice of a newer release, whether its worker is found before or after the page registers.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { installRelease } from '../../www/app/release.ts';

const document = Object.assign(new EventTarget(), { documentElement: { dataset: { release: 'old' }, lang: 'en' } });

/** A worker of another release than the page shows. */
const worker = () =>
  Object.assign(new EventTarget(), {
    postMessage(_: object, [port]: MessagePort[] = []) {
      port?.postMessage({ isShown: false });
      port?.close();
    },
  });

for (const isBefore of [true, false])
  test(`a newer release is announced that was found ${isBefore ? 'before' : 'after'} the page registers`, async ({
    mock,
  }) => {
    mock.timers.enable({ apis: ['setTimeout'] });
    const next = worker();
    const registration = Object.assign(new EventTarget(), {
      installing: isBefore ? next : null,
      waiting: null as object | null,
    });
    const serviceWorker = Object.assign(new EventTarget(), {
      controller: {},
      ready: Promise.resolve({ active: worker() }),
      register: async () => registration,
    });
    for (const [name, value] of Object.entries({ document, navigator: { serviceWorker } }))
      Object.defineProperty(globalThis, name, { value, configurable: true });
    let updates = 0;
    await installRelease(
      () => (updates += 1),
      () => {},
    );
    registration.installing = next;
    if (!isBefore) registration.dispatchEvent(new Event('updatefound'));
    Object.assign(registration, { installing: null, waiting: next });
    next.dispatchEvent(new Event('statechange'));
    for (let turn = 0; turn < 10; turn += 1) await new Promise(setImmediate);
    assert.equal(updates, 1);
  });
