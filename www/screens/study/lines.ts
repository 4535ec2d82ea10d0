// The lines of the engine: the best moves with their values, and what is expected after them. A tap adds the moves up
// to it.

import { make, setAttribute, setText } from '../../ui/dom.ts';
import { moveLabel } from '../../ui/panel/movelabel.ts';
import { t } from '../../words/index.ts';
import { valueText, valueTone } from '../../words/values.ts';
import type { Line } from '../../coach/lines.ts';
import type { Report } from '../../core/bindings.ts';
import type { GamePage } from '../../games/page.ts';
import type { Words } from './study.ts';

/** Creates the panel. */
export function linesPanel(game: GamePage, words: Words, onPlay: (moves: string[]) => void) {
  const list = make('ol', { class: 'engine-lines', 'aria-label': words.lines });
  const summary = make('p', { class: 'muted' });
  const element = make('section', { class: 'lines-panel' }, summary, list);
  element.hidden = true;
  let rows: ReturnType<typeof row>[] = [];
  return {
    element,
    update({ isOn, isOver, report, lines }: { isOn: boolean; isOver: boolean; report: Report | null; lines: Line[] }) {
      element.hidden = !isOn;
      if (!isOn) return;
      const { values } = t();
      setText(
        summary,
        isOver
          ? values.over
          : !report?.depth
            ? values.looking
            : report.values.every(({ proved }) => proved)
              ? values.proved(report.values.length)
              : values.estimates(report.depth),
      );
      while (rows.length < lines.length) rows.push(row(game, words, rows.length + 1, onPlay));
      rows = rows.slice(0, lines.length);
      if (list.children.length !== rows.length) list.replaceChildren(...rows.map(({ element: each }) => each));
      lines.forEach((line, n) => rows[n]?.update(line));
    },
  };
}

function row(game: GamePage, words: Words, rank: number, onPlay: (moves: string[]) => void) {
  const worth = make('span', { class: 'value' });
  const chips = make('span', { class: 'chips' });
  const element = make('li', {}, worth, chips);
  let shown = '';
  return {
    element,
    update({ value, moves }: Line) {
      const text = valueText(game, value);
      setText(worth, text);
      setAttribute(worth, 'class', `value ${valueTone(value)}`);
      setAttribute(worth, 'data-proved', String(value.proved));
      setAttribute(worth, 'title', value.proved ? words.proved(text) : words.estimate(text));
      setAttribute(element, 'aria-label', words.line(rank, value.proved ? words.proved(text) : words.estimate(text)));
      const key = moves.map(({ move }) => move).join();
      if (key === shown) return;
      shown = key;
      chips.replaceChildren(
        ...moves.map(({ move, seat }, n) => {
          const token = make('span', { class: `token token-${game.seats[seat]?.piece ?? ''}`, 'aria-hidden': 'true' });
          const play = () => onPlay(moves.slice(0, n + 1).map((played) => played.move));
          return make(
            'button',
            {
              type: 'button',
              class: 'plain',
              'aria-label': words.add(game.describe.brief?.(move) ?? move),
              onclick: play,
            },
            token,
            moveLabel(game, move),
          );
        }),
      );
    },
  };
}
