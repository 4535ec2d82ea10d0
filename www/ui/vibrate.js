// Short vibrations, where the device has a motor.

/** @type {Record<'pick' | 'land' | 'refuse', number | number[]>} Milliseconds; in a list, vibrations and pauses in turn. */
const PATTERNS = { pick: 8, land: 14, refuse: [12, 50, 12] };

/**
 * Vibrates, if the visitor has touched the page before: browsers refuse it otherwise.
 *
 * @param {keyof typeof PATTERNS} name
 */
export function vibrate(name) {
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(PATTERNS[name]);
}
