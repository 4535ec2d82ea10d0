// What a lesson hides before it has explained it: on the board, in the status and on the rack.

import { Board } from '../../ui/board/board.ts';
import type { Hidden } from '../../games/lesson.ts';
import type { Motion } from '../../ui/board/motion.ts';
import type { Scene } from '../../ui/board/scene.ts';
import type { RackView, StateView } from '../../ui/panel/views.ts';

/** A board that shows the scenes of a table without what is hidden. */
export class LessonBoard extends Board {
  hides: (what: Hidden) => boolean = () => false;

  override show(scene: Scene, motion: Motion | null = null) {
    return super.show(
      {
        ...scene,
        holdings: this.hides('points') ? [] : scene.holdings,
        isPlain: this.hides('bonuses'),
      },
      motion,
    );
  }
}

/** The status without the numbers of pieces, if these are hidden. */
export function statusWithout(view: StateView, hides: (what: Hidden) => boolean): StateView {
  return hides('amount') ? { ...view, amount: null } : view;
}

/** The rack without the points of a lay, if these are hidden. */
export function rackWithout(view: RackView, hides: (what: Hidden) => boolean): RackView {
  const { hand } = view;
  if (hand === null) return view;
  const points = hides('points') ? { gains: [], terms: [] } : {};
  const exchange = hides('pool') ? { canExchange: false } : {};
  return { ...view, hand: { ...hand, ...points, ...exchange } };
}
