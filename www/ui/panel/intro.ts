// What stands beside the board before the first move: the aim of the game, its lesson, and what its opponents are like.

import { make } from '../dom.ts';
import { t } from '../../words/index.ts';
import { opponentName } from '../../words/names.ts';
import type { GamePage } from '../../games/page.ts';
import type { Player } from '../../game/player.ts';

/** Creates the words before the first move. */
export function gameIntro(game: GamePage) {
  const opponents = make('ul');
  const lesson = game.loadLesson && make('a', { class: 'second', href: `#/${game.id}/learn` }, t().actions.learn);
  const element = make('div', { class: 'before' }, make('p', { class: 'aim' }, game.tagline), opponents, lesson);
  let shown = '';
  return {
    element,
    /** @param seated the player of each seat; null once there is a move */
    update(seated: Player[] | null) {
      element.hidden = seated === null;
      const kinds = (seated ?? []).map(({ kind }) => kind);
      const key = kinds.join();
      if (seated === null || key === shown) return;
      shown = key;
      opponents.replaceChildren(
        ...seated.flatMap(({ kind }, seat) => {
          const character = t().newGame.characters[kind as keyof ReturnType<typeof t>['newGame']['characters']];
          if (character === undefined) return [];
          const token = make('span', { class: `token token-${game.seats[seat]?.piece}`, 'aria-hidden': 'true' });
          return make(
            'li',
            {},
            token,
            make('b', {}, opponentName(kinds, seat)),
            make('span', { class: 'muted' }, character),
          );
        }),
      );
    },
  };
}
