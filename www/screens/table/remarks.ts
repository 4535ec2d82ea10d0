// What the result of a game says about it: one notable thing, and after a loss what to try.

import { make, setText } from '../../ui/dom.ts';
import type { Table } from '../../table/table.ts';
import type { TableView } from '../../ui/panel/views.ts';

/** @param place the words of the result */
export function resultRemarks(table: Table, place: Element | null) {
  const notable = make('p', { class: 'remark' });
  const advice = make('p', { class: 'lead advice' });
  place?.append(notable, advice);
  /** The last of the moves that were remarked on. */
  let key = '';
  const show = (words: { notable: string; advice: string }) => {
    setText(notable, words.notable);
    setText(advice, words.advice);
  };
  const update = ({ end, moves }: TableView) => {
    if (!end.isShown) return;
    const now = `${moves.seated.map(({ kind }) => kind).join()} ${moves.moves.join(' ')}`;
    if (now === key) return;
    key = now;
    show({ notable: '', advice: '' });
    // Without a network nothing is said.
    void wordsOf(table, moves).then(
      (words) => now === key && words && show(words),
      () => {},
    );
  };
  return { update };
}

/** The sentences on the game of a table; null if there are none. */
async function wordsOf({ game, record }: Table, { snapshot, seated, isWatched }: TableView['moves']) {
  const { chosen, finishedGame, loadRemarks } = await import('../../coach/finished.ts');
  // Who looks on has neither won nor lost, and knows no hands.
  if (isWatched) return null;
  const finished = finishedGame(record, snapshot, seated);
  const remarks = finished && (await loadRemarks(game.id));
  return remarks ? chosen(remarks(finished)) : null;
}
