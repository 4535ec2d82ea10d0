// English: playing with hands, ears and keys: sounds, previews, shortcuts, and games that players end.

import { aside } from '../vocabulary.ts';

/** The button in the head of the page. */
export const sound = {
  name: 'Sound',
  mute: 'Turn the sound off',
  unmute: 'Turn the sound on',
};

/** A move that is shown before it is played. `deed`: what it does at once, `takes 2 pieces`. */
export const foresight = {
  held: (square: string, deed: string) =>
    `This move${aside(` to ${square}`)} ${deed}. Let go to play it, or slide away to cancel.`,
  heldStep: (square: string) => `Let go to choose it${aside(`, ${square}`)}, or slide away to cancel.`,
  ask: (square: string, deed: string) => `This move${aside(` to ${square}`)} ${deed}. Play it?`,
  confirm: 'Play it',
  cancel: 'Cancel',
};

/** Games that players end before the rules do. */
export const endings = {
  resign: 'Resign',
  ask: 'Resign this game?',
  keep: 'Keep playing',
  offer: 'Offer a draw',
  considers: (seat: string) => `${seat} considers your offer…`,
  declines: (seat: string) => `${seat} declines the draw and plays on.`,
};

/** A move that is entered before its turn, by its squares. */
export const premove = {
  waits: (squares: string[]) => `Your move waits${aside(`: ${squares.join(' to ')}`)}.`,
  dropped: (squares: string[]) => `Your move${aside(` ${squares.join(' to ')}`)} is no longer possible.`,
  cancelled: 'The waiting move is cancelled.',
};

/** One-switch play: what can be done lights up in turn. */
export const scan = {
  start: 'Start scanning',
  stop: 'Stop scanning',
  back: 'Back',
};

/** Said about an arrow or a circle that is drawn with a key, on `d2` or `d2–d4`. */
export const drawing = {
  drawn: (squares: string) => `${squares} drawn.`,
  erased: (squares: string) => `${squares} erased.`,
};

/** Keyboard shortcuts, beside the actions; the list of all has words of its own. */
export const keys = {
  title: 'Keyboard shortcuts',
  back: 'One move back',
  on: 'One move forward',
  list: 'This list',
};

export const fullScreen = {
  enter: 'Full screen',
  leave: 'Leave full screen',
};
