// The panels around the board of a table.

import { openTableLink } from '../../links/address.ts';
import { openFragment } from '../../links/fragment.ts';
import { actionsPanel } from '../../ui/panel/actions.ts';
import { analysisPanel } from '../../ui/panel/analysis.ts';
import { endPanel } from '../../ui/panel/end.ts';
import { extrasPanel } from '../../ui/panel/extras.ts';
import { gaugePanel } from '../../ui/panel/gauge.ts';
import { handPanel } from '../../ui/panel/hand.ts';
import { linePanel } from '../../ui/panel/line.ts';
import { movesPanel } from '../../ui/panel/moves.ts';
import { playersPanel } from '../../ui/panel/players.ts';
import { statePanel } from '../../ui/panel/state.ts';
import { stepsPanel } from '../../ui/panel/steps.ts';
import { pointsPanel } from '../../ui/panel/tally.ts';
import { trailPanel } from '../../ui/panel/trail.ts';
import { handActions, stateActions } from './connections.ts';
import { reviewOf, studyLink } from './links.ts';
import type { Table } from '../../table/table.ts';
import type { TableView } from '../../ui/panel/views.ts';
import type { Host } from './screen.ts';

/** What the buttons do that are not about the game alone. */
interface PageActions {
  newGame: () => void;
  share: () => void;
  keys: () => void;
  /** Opens the side panel, or closes it; without an argument, whichever it is not. */
  setSheet: (isOpen?: boolean) => void;
}

export type Panels = ReturnType<typeof tablePanels>;

/** Goes to a ply, and stops the playback. */
export function seekTo(table: Table, ply: number) {
  table.dispatch({ type: 'playBack', isOn: false });
  table.seek(Math.max(0, Math.min(table.snapshot.moves.length, ply)));
}

/** Creates the panels. */
export function tablePanels(table: Table, host: Host, page: PageActions) {
  const { game, board } = table;
  const study = () => openFragment(studyLink(table));
  const reviewMistake = () => table.dispatch({ type: 'reviewMistake' });
  /** Closes the side panel before an event. */
  const end = (type: 'resign' | 'offerDraw') => {
    page.setSheet(false);
    table.dispatch({ type });
  };
  const seek = (ply: number) => table.seek(ply);
  return {
    actions: tableActions(table, host, page, { study, reviewMistake }),
    state: statePanel(stateActions(table, { send: page.share })),
    points: game.describe.tally ? pointsPanel(game) : null,
    end: endPanel(game, {
      rematch: () => host.askForRematch() || table.rematch(0),
      swap: () => host.askForRematch() || table.rematch(1),
      review: () => openTableLink(reviewOf(table)),
      study,
      share: page.share,
    }),
    steps: stepsPanel({
      seek: (ply) => seekTo(table, ply),
      playBack: () => table.dispatch({ type: 'playBack', isOn: !table.state.over.isPlayingBack }),
      result: () => table.dispatch({ type: 'showResult' }),
      analyse: reviewMistake,
      more: () => page.setSheet(true),
    }),
    gauge: gaugePanel(),
    line: linePanel(game, (step) => table.dispatch({ type: 'foresee', step })),
    extras: extrasPanel({ resign: () => end('resign'), offerDraw: () => end('offerDraw'), keys: page.keys }),
    players: playersPanel(game, true),
    moves: movesPanel(game, seek),
    trail: trailPanel(game, seek),
    analysis: analysisPanel(game, (move) => table.dispatch({ type: 'highlight', move })),
    hand: game.hands ? handPanel(game.hands, handActions(table), board.painted) : null,
  };
}

function tableActions(
  table: Table,
  host: Host,
  page: PageActions,
  { study, reviewMistake }: { study: () => void; reviewMistake: () => void },
) {
  const { game } = table;
  return actionsPanel({
    newGame: page.newGame,
    restart: () => {
      if (table.snapshot.moves.length === 0 || host.askForRematch()) return;
      const before = table.link;
      page.setSheet(false);
      table.restart();
      host.onRestart(before);
    },
    undo: () => table.dispatch({ type: 'undo' }),
    redo: () => table.dispatch({ type: 'redo' }),
    hint: () => table.dispatch({ type: 'hint' }),
    analyse: reviewMistake,
    flip: () => table.flip(),
    gains: () => {
      host.settings.gains = !host.settings.gains;
      table.dispatch({ type: 'refresh' });
      host.onSettings();
    },
    share: page.share,
    study,
    rules: () => openFragment(`#/${game.id}/rules`),
    learn: game.loadLesson ? () => openFragment(`#/${game.id}/learn`) : null,
    more: () => page.setSheet(),
  });
}

/** Shows a state of the table. */
export function showPanels(table: Table, page: HTMLElement, panels: Panels, view: TableView) {
  const { end, line, steps } = panels;
  panels.players.update(view.players);
  panels.state.update(view.state);
  panels.actions.update(view.actions);
  panels.extras.update(view.extras);
  panels.moves.update(view.moves);
  panels.trail.update(view.moves);
  panels.analysis.update(view.analysis);
  panels.hand?.update(view.hand);
  panels.gauge.update(view.gauge);
  line.update(view.line);
  page.classList.toggle('is-ended', view.end.isShown);
  page.classList.toggle('is-analysing', view.gauge !== null);
  page.classList.toggle('is-foreseeing', !line.element.hidden);
  page.classList.toggle('is-reviewing', view.end.isReviewing);
  end.update(view.end);
  if (view.end.isNew) table.dispatch({ type: 'resultSeen' });
  panels.points?.update(view.points);
  if (steps.update(view.end, view.actions.isAnalysing)) steps.focus();
}
