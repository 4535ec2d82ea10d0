// Short vibrations, where the device has a motor.

/** Milliseconds; in a list, vibrations and pauses in turn. */
const PATTERNS: Record<'pick' | 'land' | 'refuse', number | number[]> = { pick: 8, land: 14, refuse: [12, 50, 12] };

/** Vibrates, if the visitor has touched the page before: browsers refuse it otherwise. */
export function vibrate(name: keyof typeof PATTERNS) {
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(PATTERNS[name]);
}
