// English: playing with hands, ears and keys: sounds, previews, plans, shortcuts, drawings, pictures, and games that players end.

import { number } from '../vocabulary.js';

/** The button in the head of the page. */
export const sound = {
  name: 'Sound',
  mute: 'Turn the sound off',
  unmute: 'Turn the sound on',
};

/** The fields of the settings about play. */
export const playSettings = {
  volume: 'Volume',
  vibration: 'Vibrate on touch',
  confirm: 'Confirm each move',
  premove: 'Plan moves while the computer thinks',
  wake: 'Keep the screen on during a game',
  keys: 'Shortcuts with single keys',
  scan: 'Play with one switch',
  scans: { off: 'Off', slow: 'Slowly', usual: 'At a normal pace', quick: 'Quickly' },
};

/** A move that is shown before it is played. `deed`: what it does at once, `takes 2 pieces`. */
export const foresight = {
  held: (/** @type {string} */ square, /** @type {string} */ deed) => `${square}: ${deed}. Let go to play it, or slide away to cancel.`,
  heldStep: (/** @type {string} */ square) => `${square}: let go to choose it, or slide away to cancel.`,
  ask: (/** @type {string} */ square, /** @type {string} */ deed) => `${square}: ${deed}. Play it?`,
  confirm: 'Play it',
  cancel: 'Cancel',
};

/** A move planned while the computer thinks. */
export const premove = {
  begun: (/** @type {string} */ square) => `${square} planned. Pick where it goes.`,
  planned: (/** @type {string[]} */ squares) => `Planned: ${squares.join(' to ')}. Tap it again to cancel.`,
  cancelled: 'Plan cancelled.',
  impossible: 'The move you planned isn’t possible now.',
};

/** Games that players end before the rules do. A seat of null is “you”. */
export const endings = {
  resign: 'Resign',
  ask: 'Resign this game?',
  keep: 'Keep playing',
  offer: 'Offer a draw',
  considers: (/** @type {string} */ seat) => `${seat} considers your offer…`,
  declines: (/** @type {string} */ seat) => `${seat} declines the draw and plays on.`,
};

/** The list of keyboard shortcuts. */
export const keys = {
  title: 'Keyboard shortcuts',
  move: 'Move on the board',
  pick: 'Pick, or play there',
  release: 'Let go, or step back',
  amount: 'How many pieces',
  back: 'One move back',
  on: 'One move on',
  mark: 'Begin or end an arrow; twice on a square for a circle',
  clear: 'Remove arrows and circles',
  list: 'This list',
};

export const fullScreen = {
  enter: 'Full screen',
  leave: 'Leave full screen',
};

/** Arrows and circles drawn on the board. */
export const drawing = {
  begun: (/** @type {string} */ square) => `Arrow from ${square}: pick where it ends.`,
  arrow: (/** @type {string} */ from, /** @type {string} */ to) => `Arrow from ${from} to ${to}.`,
  circle: (/** @type {string} */ square) => `Circle on ${square}.`,
  removed: 'Drawing removed.',
};

/** Pictures of a position and of a game. */
export const pictures = {
  title: 'As a picture',
  png: 'Picture (PNG)',
  svg: 'Drawing (SVG)',
  gif: 'Animation (GIF)',
  making: (/** @type {number} */ done, /** @type {number} */ all) => `Picture ${number(done)} of ${number(all)}…`,
  cancel: 'Cancel',
  cancelled: 'Cancelled.',
  saved: (/** @type {string} */ file) => `Saved as ${file}.`,
  failed: 'The picture couldn’t be made.',
};
