// A puzzle in a frame: its goal above the board, what was said about a move, and the way to the solution.

import { dateOf } from '../../coach/puzzles/daily.ts';
import { Fault } from '../../core/fault.ts';
import { explain } from '../../core/messages.ts';
import { isSecret } from '../../game/hands.ts';
import { findGame } from '../../games/index.ts';
import { fragmentOf, replaceFragment } from '../../links/fragment.ts';
import { parseLink, type Place } from '../../links/link.ts';
import { keepUpright } from '../../ui/board/upright.ts';
import { make, setAttribute, setText } from '../../ui/dom.ts';
import { t } from '../../words/index.ts';
import { puzzleBoard } from '../puzzles/board.ts';
import { loadPuzzles, loadWordsOf } from '../puzzles/load.ts';
import { goalWords, taskOf } from '../puzzles/tasks.ts';
import { connect } from './host.ts';
import { problemPanel, wholeLink } from './parts.ts';
import type { Puzzle } from '../../coach/puzzles/file.ts';
import type { EmbedTools } from '../embed.ts';

type PuzzlePlace = Extract<Place, { screen: 'puzzles' }>;

/** The height above and below the board, in rem. */
const RESERVED_HEIGHT = 9;

/**
 * Fills `main` with the puzzle of an address, which is that of today where it names none.
 *
 * @returns a handle on it; null when the address names no game
 */
export async function puzzleFrame(
  main: HTMLElement,
  place: PuzzlePlace,
  { engine, thinker, settings, onTheme }: EmbedTools,
) {
  const game = findGame(place.game);
  if (!game) return null;
  const words = await loadWordsOf(game);
  let host: ReturnType<typeof connect> | null = null;
  let puzzle: Puzzle | null = null;
  let link = '';
  let tries = 0;
  /** Whether a move was concealed from the host page since the puzzle began. */
  let hasConcealed = false;
  /** The last puzzle that was asked for. */
  let latest: PuzzlePlace | null = null;

  const send = (name: string, detail: object) =>
    host?.send({ type: 'event', name, detail: { game: game.id, ...detail } });
  const sendState = () => host?.send({ type: 'state', position: view.table.openPosition, link });
  const idOf = () => puzzle?.id || null;
  const view = puzzleBoard(
    game,
    words,
    { engine, thinker, settings },
    {
      onFirst: () => {},
      onMove: (move, ply) => {
        hasConcealed ||= move.includes('?');
        sendState();
        send('move', { move, position: view.table.openPosition, ply });
      },
      onRight: () => tell(words.right, ''),
      onSolved: (isSlower) => {
        tries += 1;
        tell(isSlower ? words.slower : words.solved, '');
        send('solved', { puzzle: idOf(), tries, isSlower });
        offer(again);
      },
      onWrong: (move) => {
        tries += 1;
        tell(words.wrong, words.looking);
        send('failed', { puzzle: idOf(), tries, move: game.hands?.conceal(move) ?? move });
        offer(retry, solution);
      },
      onRefuted: (loss) => tell(words.wrong, loss),
      onShown: () => {
        tell(words.shown, '');
        offer(again);
      },
    },
  );
  const { board, state, hand } = view;

  const button = (label: string, onclick: () => void) =>
    make('button', { type: 'button', class: 'plain', onclick }, label);
  const retry = button(words.again, () => begin(() => view.retry()));
  const again = button(words.again, () => begin(() => puzzle && view.open(puzzle)));
  const solution = button(words.show, () => {
    begin(() => view.solve());
    tell(words.showing, '');
  });
  const buttons = [retry, again, solution];
  const headline = make('b');
  const line = make('span');
  const whole = wholeLink(
    () => link,
    (opened) => host !== null && host.send({ type: 'open', link: opened }),
  );
  const problem = problemPanel(() => board.focus());

  const tell = (title: string, rest: string) => {
    setText(headline, title);
    setText(line, rest);
  };
  const offer = (...shown: HTMLElement[]) => {
    const hadFocus = buttons.some((one) => one === document.activeElement);
    for (const one of buttons) one.hidden = !shown.includes(one);
    if (hadFocus) shown[0]?.focus({ preventScroll: true });
  };
  const begin = (act: () => void) => {
    hasConcealed = false;
    act();
    tell(
      goalWords(words, puzzle),
      game.hasNumberedSeats ? words.yourTurn : words.you(game.seats[view.solver]?.name ?? ''),
    );
    offer(solution);
    sendState();
  };

  const open = async (asked: PuzzlePlace) => {
    const isToday = asked.path.length === 0 && asked.query === '';
    const path = isToday ? [dateOf(new Date())] : asked.path;
    const known = `#/${[game.id, 'puzzles', ...path].join('/')}${asked.query === '' ? '' : `?${asked.query}`}`;
    latest = asked;
    problem.say('');
    try {
      // A puzzle of the host page needs no file.
      const file =
        path.length === 0 ? { levels: {}, rounds: [], puzzles: [] } : await loadPuzzles(game.id).catch(() => null);
      const task = file && taskOf(game, file, { path, query: asked.query });
      if (asked !== latest) return;
      if (task?.kind !== 'one') return problem.say(file ? words.noPuzzle : words.noFile);
      begin(() => {
        view.open(task.puzzle);
        puzzle = task.puzzle;
        link = known;
        tries = 0;
      });
      whole.update();
    } catch (error) {
      const why = await explain(error);
      if (asked === latest) problem.say(t().sentences([words.noPuzzle, why]));
    }
  };

  document.title = t().embed.board(game.name);
  setAttribute(main, 'aria-label', document.title);
  const page = make(
    'div',
    { class: hand ? 'framed has-hand' : 'framed', style: `--ratio: ${board.ratio()}` },
    make('h1', { class: 'hidden' }, words.of(game.name)),
    make('p', { class: 'puzzle-said', 'aria-live': 'polite' }, headline, ' ', line),
    make(
      'div',
      { class: 'play' },
      board.element,
      make('div', { class: 'turn' }, hand?.element, state.element, problem.element),
    ),
    make('div', { class: 'controls' }, ...buttons, whole.element),
  );
  board.onRatio = (ratio) => page.style.setProperty('--ratio', String(ratio));
  main.replaceChildren(page);
  const stopTurning = keepUpright(board, RESERVED_HEIGHT);
  await open(place);

  host = connect({
    play: (move) => {
      // What is legal after a concealed move would reveal it.
      if (hasConcealed && isSecret(view.table.sight)) throw new Fault('handHidden');
      view.table.attempt(move);
    },
    undo: () => begin(() => view.retry()),
    show: (asked) => {
      const next = fragmentOf(asked) === null ? null : parseLink(asked, findGame);
      if (next?.screen === 'puzzles' && next.game === game.id) void open(next);
      // Another game is another page.
      else replaceFragment(asked);
    },
    theme: onTheme,
    start: () => {
      sendState();
      send('ready', { position: view.table.openPosition });
    },
  });
  addEventListener('hashchange', () => location.reload());
  return {
    say: problem.say,
    recover: () => view.recover(),
    refresh: () => board.refresh(),
    close: () => {
      stopTurning();
      view.close();
    },
  };
}
