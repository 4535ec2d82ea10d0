// The parts of a table that are loaded with the first move of a game: the wake lock, the pieces taken, and what is said
// about the game at its end.

import { standing } from '../../game/result.ts';
import { capturesPanel } from '../../ui/panel/captures.ts';
import { scoreGraph } from '../../ui/panel/scoregraph.ts';
import { loadSheet } from '../../ui/sheet.ts';
import { t } from '../../words/index.ts';
import { language } from '../../words/vocabulary.ts';
import { resultRemarks } from './remarks.ts';
import { Wake } from './wake.ts';
import type { Settings } from '../../library/settings.ts';
import type { Table } from '../../table/table.ts';
import type { TableView } from '../../ui/panel/views.ts';

/**
 * @param page of the table
 * @param next the panel that the pieces taken stand before
 */
export function firstMoveParts(table: Table, settings: Pick<Settings, 'wake'>, page: HTMLElement, next: HTMLElement) {
  void loadSheet('end');
  const wake = new Wake(settings);
  const remarks = resultRemarks(table, page.querySelector('.verdict'));
  const graph = scoreGraph(t().result.parts, (ply) => table.seek(ply));
  const scores = scoresOf(table);
  next.after(graph.element);
  let shown: TableView | null = null;
  let captures: Awaited<ReturnType<typeof loadCaptures>> = null;
  const update = (view: TableView) => {
    // The game of a closed table can't be asked any more.
    if (table.isClosed) return;
    shown = view;
    const { snapshot } = view.state;
    wake.update(!snapshot.over && snapshot.moves.length > 0);
    captures?.update(view);
    const { names } = view.moves;
    graph.update({
      names: names.slice(0, snapshot.players),
      scores: scores(),
      ply: snapshot.ply,
      standing: standing(names, snapshot.scores, view.players.you),
    });
    remarks.update(view);
  };
  const insert = (loaded: typeof captures) => {
    if (table.isClosed) return;
    captures = loaded;
    if (captures) next.before(captures.element);
    if (shown) update(shown);
  };
  // Without a network they may be missing.
  void loadCaptures(table).then(insert, () => {});
  return { update, close: () => wake.close() };
}

/** The scores at the beginning and after each move. Those that are known are not asked for again. */
function scoresOf(table: Table) {
  let known: { moves: string[]; scores: number[][]; first?: string } = { moves: [], scores: [] };
  return () => {
    const { record } = table;
    const { moves } = record.history;
    if (moves === known.moves) return known.scores;
    const first = record.first;
    if (first !== known.first) known = { moves: [], scores: [] };
    const parted = moves.findIndex((move, ply) => move !== known.moves[ply]);
    const kept = known.scores.slice(0, (parted < 0 ? moves.length : parted) + 1);
    const added = Array.from({ length: moves.length + 1 - kept.length }, (_, n) => record.scoresAt(kept.length + n));
    known = { moves, scores: [...kept, ...added], first };
    return known.scores;
  };
}

/** Loads the panel of the pieces taken; null in games without captures. */
async function loadCaptures(table: Table) {
  const { game } = table;
  if (!game.loadCaptures) return null;
  const tag = language();
  const [{ captured, term }, { default: words }] = await Promise.all([
    game.loadCaptures(),
    import(`../../words/captures/${tag}.ts`),
    loadSheet('end'),
  ]);
  const { element, update } = capturesPanel(game, term, words);
  return {
    element,
    update({ moves: { moves, snapshot } }: TableView) {
      // It keeps its place while one goes through the game.
      element.hidden = moves.length === 0;
      update(captured(table.record.first, snapshot.position));
    },
  };
}
