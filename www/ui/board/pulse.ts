// The beat of a hint: three slow beats, so that it never moves for more than five seconds (WCAG 2.2.2), then rest.

/** The length of a beat in milliseconds, and the number of beats. */
const BEAT_MILLIS = 1600;
const BEATS = 3;

/** The beat of the hint on a board. */
export class Pulse {
  #key = '';
  #begin = 0;
  /** Whether the hint beats, so that another frame is needed. */
  isOn = false;

  /**
   * The beat now, from 0 to 1. Another hint begins anew.
   *
   * @param hint its squares; empty for none
   */
  at(hint: string[], now: number) {
    const key = hint.join();
    if (key !== this.#key) {
      this.#key = key;
      this.#begin = matchMedia('(prefers-reduced-motion: reduce)').matches ? -Infinity : now;
    }
    const beat = (now - this.#begin) / BEAT_MILLIS;
    this.isOn = key !== '' && beat < BEATS;
    return this.isOn ? (1 - Math.cos(2 * Math.PI * beat)) / 2 : 0;
  }
}
