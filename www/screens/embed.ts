// The page inside an embed frame: one table, study or puzzle, a few controls, and a channel to the host page.

import { VERSION } from '../core/frame.ts';
import { GAMES, findGame } from '../games/index.ts';
import { problemWords, type Problem } from '../links/problem.ts';
import { make } from '../ui/dom.ts';
import { t } from '../words/index.ts';
import { isMode } from './embed/controls.ts';
import { TableFrame } from './embed/table.ts';
import type { Engine } from '../core/engine.ts';
import type { Thinker } from '../core/thinker.ts';
import type { Settings } from '../library/settings.ts';
import type { Place } from '../links/link.ts';

export interface EmbedTools {
  engine: Engine;
  thinker: Thinker;
  settings: Settings;
  /** The host page has changed its theme. */
  onTheme: (theme: string) => void;
}

/** What is in a frame. */
export interface Frame {
  /** Shows a problem. */
  say: (words: string) => void;
  /** Continues in a new engine instance. */
  recover: () => void;
  /** Draws the board again. */
  refresh: () => void;
  close: () => void;
}

/**
 * Fills `main` with the table, the study or the puzzle of the address.
 *
 * @param place the parsed address
 * @returns null when the address names no game, which the page then says
 */
export async function embeddedPage(main: HTMLElement, place: Place, tools: EmbedTools): Promise<Frame | null> {
  addEventListener('hashchange', () => location.reload());
  if (place.screen === 'table' || place.screen === 'study') {
    const game = findGame(place.state.game);
    if (game && place.screen === 'table') return new TableFrame(main, game, place, tools, modeOf(location.search));
    if (game) return (await import('./embed/study.ts')).studyFrame(main, game, place, tools);
  }
  if (place.screen === 'puzzles') {
    const game = findGame(place.game);
    if (game) return (await import('./embed/puzzle.ts')).puzzleFrame(main, game, place, tools);
  }
  await showFailure(main, place.screen === 'hall' ? place.problems : []);
  return null;
}

/** The mode that an address asks for: to play, by default. */
function modeOf(query: string) {
  const mode = new URLSearchParams(query).get('mode');
  return isMode(mode) ? mode : 'play';
}

/** Says that the address names no game, and what is wrong with it. */
async function showFailure(main: HTMLElement, problems: Problem[]) {
  const { none, noGame, known } = t().embed;
  const words = await problemWords([...(problems.length > 0 ? problems : [noGame]), known(GAMES.map(({ id }) => id))]);
  document.title = none;
  main.replaceChildren(make('div', { class: 'failure', role: 'alert' }, make('h1', {}, none), make('p', {}, words)));
  // The element leaves these words in place.
  parent.postMessage({ gambol: VERSION, type: 'failed' }, '*');
}
