// Keeps the screen on while a game goes on.

import { isFramed } from '../../core/frame.ts';
import type { Settings } from '../../library/settings.ts';

/** The wake lock of a table. */
export class Wake {
  #settings;
  #isOn = false;
  #lock: WakeLockSentinel | null = null;
  #isClosed = false;
  /** Browsers release the lock of a hidden page. */
  #onVisible = () => void this.#request();

  constructor(settings: Pick<Settings, 'wake'>) {
    this.#settings = settings;
    document.addEventListener('visibilitychange', this.#onVisible);
  }

  /** Sets whether a game goes on. */
  update(isOn: boolean) {
    // Most embedding pages don't allow it, and their console would say so.
    this.#isOn = isOn && this.#settings.wake && !isFramed;
    if (this.#isOn) void this.#request();
    else this.#release();
  }

  close() {
    this.#isClosed = true;
    document.removeEventListener('visibilitychange', this.#onVisible);
    this.#release();
  }

  async #request() {
    if (
      !this.#isOn ||
      this.#isClosed ||
      document.hidden ||
      (this.#lock && !this.#lock.released) ||
      !('wakeLock' in navigator)
    )
      return;
    // Without enough charge, or where it isn't allowed, the screen goes off as usual.
    const lock = await navigator.wakeLock.request('screen').catch(() => null);
    // Another request may have been faster, or the game has ended.
    if (this.#lock && !this.#lock.released) return void lock?.release();
    this.#lock = lock;
    if (!this.#isOn || this.#isClosed) this.#release();
  }

  #release() {
    void this.#lock?.release();
    this.#lock = null;
  }
}
