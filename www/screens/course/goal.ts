// The game with a goal at the end of a chapter.

import { isFramed } from '../../core/frame.ts';
import { changeCourseProgress, courseProgressOf } from '../../library/courses.ts';
import { Leadership } from '../../library/tabs.ts';
import { anchorTo } from '../../links/address.ts';
import { keepUpright } from '../../ui/board/upright.ts';
import { icon, make, setText } from '../../ui/dom.ts';
import { handPanel } from '../../ui/panel/hand.ts';
import { keepFocus } from '../../ui/panel/focus.ts';
import { playersPanel } from '../../ui/panel/players.ts';
import { statePanel } from '../../ui/panel/state.ts';
import { documentTools, handActions, stateActions, watchVisibility } from '../table/connections.ts';
import { stateOf } from '../lesson.ts';
import { Table } from '../../table/table.ts';
import { chapterWords, homeOf, titleOf, nextLink, type Mounting, type TranslatedCourse } from './parts.ts';
import type { Part } from '../../coach/course.ts';
import type { GoalGame } from '../../games/course.ts';
import type { TableView } from '../../ui/panel/views.ts';
import type { Screen, Services } from '../screen.ts';

/** The height above and below the board on a phone, in rem. */
const RESERVED_HEIGHT = 19;

export const loadGoal = (course: TranslatedCourse, part: Part): Promise<Mounting> =>
  Promise.resolve((services) => goalPage(course, part, services));

/** Fills the main part of the page with a table and what is to be reached there. */
function goalPage(
  course: TranslatedCourse,
  part: Part,
  { main, engine, thinker, settings, sound, onChange }: Services,
): Screen {
  const { game, words } = course;
  const { key, game: goal } = part.chapter;
  const asked = chapterWords(course, part).goal;
  /** Whether the result is shown. */
  let isOver = false;
  let isClosed = false;
  /** The moves that this tab has last read or written. */
  let known = '';
  const kept = () => courseProgressOf(game.id).moves[key] ?? [];
  // The computer runs in one of the tabs that show the game. A framed page stores nothing, and shares no game.
  const lead = isFramed
    ? null
    : new Leadership(`course/${game.id}/${key}`, (isHeld) => table.dispatch({ type: 'follow', isFollowing: !isHeld }));
  const claimLead = () => {
    table.dispatch({ type: 'follow', isFollowing: false });
    lead?.claim();
  };

  const table = new Table(
    game,
    {
      engine,
      thinker,
      settings: { ...settings, premove: false },
      playSound: (...played) => sound.play(...played),
      isFollowing: !isFramed,
      ...documentTools(game),
    },
    {
      onView: (view) =>
        keepFocus(
          () => show(view),
          () => board.currentCell,
        ),
      onState: () => keep(),
      onPlayed: claimLead,
      onLead: claimLead,
      onScores: (view) => players.update(view),
      onClock: () => {},
    },
  );
  const { board } = table;
  const state = statePanel(stateActions(table, {}));
  const players = playersPanel(game);
  const hand = game.hands ? handPanel(game.hands, handActions(table), board.painted) : null;
  const restart = make(
    'button',
    { type: 'button', class: 'second', onclick: () => startOver() },
    icon('restart'),
    make('span', {}, words.restart),
  );
  const again = make('button', { type: 'button', class: 'main', onclick: () => startOver() }, words.again);
  const { title, link: next } = nextLink(course, part);
  const home = make('a', { class: 'second', href: homeOf(game) }, words.all);
  const tools = make('div', { class: 'lesson-tools' }, restart, next, again, home);
  const headline = make('h1', { class: 'headline' });
  const line = make('p', { class: 'rule' });
  const page = make(
    'div',
    { class: hand ? 'lesson goal with-hand' : 'lesson goal', style: `--ratio: ${board.ratio()}` },
    make(
      'div',
      { class: 'lesson-head' },
      anchorTo(
        { link: homeOf(game), isSecret: false },
        { class: 'icon-button', 'aria-label': words.close },
        icon('close'),
      ),
      make('p', {}, titleOf(course, part)),
    ),
    make(
      'div',
      { class: 'task' },
      make('div', { class: 'verdict', 'aria-live': 'polite' }, headline, line),
      players.element,
    ),
    make('div', { class: 'lesson-board' }, board.element),
    make('div', { class: 'turn' }, hand?.element, state.element),
    tools,
  );
  board.onRatio = (ratio) => page.style.setProperty('--ratio', String(ratio));

  const show = (view: TableView) => {
    players.update(view.players);
    state.update({ ...view.state, canPlayOn: view.state.canPlayOn && !view.state.snapshot.over });
    hand?.update(view.hand);
    restart.hidden = isOver || view.state.snapshot.moves.length === 0;
    // The result itself is said by the table.
    if (view.end.isShown && !isOver) finish();
  };

  const tell = (title: string, rest: string) => {
    setText(headline, title);
    setText(line, rest);
    page.classList.toggle('is-over', isOver);
    for (const element of [again, next, home]) element.hidden = !isOver;
    restart.hidden = isOver || table.snapshot.moves.length === 0;
  };

  /** Says whether the goal was reached, and keeps that. */
  const finish = () => {
    isOver = true;
    const isReached = isGoalReached(goal, table.snapshot.winners);
    if (isReached)
      changeCourseProgress(game.id, (progress) => ({ ...progress, games: [...new Set([...progress.games, key])] }));
    write([]);
    next.className = isReached ? 'main' : 'second';
    again.className = isReached ? 'second' : 'main';
    tell(isReached ? words.reached : words.missed, !isReached ? asked : title === '' ? '' : words.nextIs(title));
    (isReached ? next : again).focus({ preventScroll: true });
    onChange();
  };

  /** Keeps the moves of a game under way. */
  const keep = () => {
    if (!table.snapshot.over) write(table.link.moves);
  };

  /** Stores moves, unless another tab has stored some that were not seen here. */
  const write = (moves: string[]) => {
    const own = table.link.moves;
    const seen = known;
    // A later change is made to the text after this one.
    known = textOf(moves);
    const next = (stored: string[]) => (mayReplace(stored, own, seen) ? moves : stored);
    // The table is in the middle of a move where a browser has no locks.
    const onStored = () => void Promise.resolve().then(follow);
    changeCourseProgress(
      game.id,
      (progress) => ({ ...progress, moves: { ...progress.moves, [key]: next(progress.moves[key] ?? []) } }),
      true,
      onStored,
    );
  };

  /**
   * Shows the moves that another tab has stored. A tab that is hidden does so when it is shown again, and a result
   * stays.
   */
  const follow = () => {
    const moves = kept();
    if (isClosed || isOver || document.hidden || textOf(moves) === known) return;
    known = textOf(moves);
    lead?.queue();
    table.follow(stateOf(game, goal.position, goal.level, moves));
  };

  const begin = (moves: string[]) => {
    isOver = false;
    table.open(stateOf(game, goal.position, goal.level, moves));
    keep();
    tell(asked, '');
    if (!page.contains(document.activeElement)) board.focusStart();
  };

  const startOver = () => {
    claimLead();
    begin([]);
  };

  /** Catches up with other tabs, and runs the computer in the tab that is looked at. */
  const wake = () => {
    follow();
    if (document.hidden) lead?.queue();
    else lead?.claim();
  };

  main.replaceChildren(page);
  const stopTurning = keepUpright(board, RESERVED_HEIGHT);
  const stopWatching = watchVisibility(table);
  known = textOf(kept());
  begin(kept());
  wake();
  return {
    // What is stored may arrive after the news of it.
    onNews: follow,
    onSync: follow,
    onWake: wake,
    focus: () => board.focusStart(),
    refresh: () => board.refresh(),
    recover: () => table.recover(),
    applySettings: () => table.applySettings(),
    isBusy: () => !table.snapshot.over,
    close: () => {
      isClosed = true;
      lead?.close();
      stopTurning();
      stopWatching();
      table.close();
    },
  };
}

const textOf = (moves: string[]) => moves.join(' ');

/**
 * Whether the stored moves may be replaced by those after this tab's own ones: no move is lost that was not seen here.
 *
 * @param own the moves on the board of this tab
 * @param seen the text of those that this tab has last read or written
 */
export function mayReplace(stored: string[], own: string[], seen: string) {
  return textOf(stored) === seen || stored.every((move, at) => move === own[at]);
}

/**
 * Whether a result is what was asked for: a win alone, or no loss.
 *
 * @param winners of the game that is over
 */
export function isGoalReached({ goal }: Pick<GoalGame, 'goal'>, winners: number[]) {
  return goal === 'win' ? winners.length === 1 && winners[0] === 0 : winners.length === 0 || winners.includes(0);
}
