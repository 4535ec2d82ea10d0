// Learn from your mistakes: each is asked again on its board, and a move that is nearly as good as the best is
// accepted.

import { resultChances, type ChanceModel } from '../../coach/review/chances.ts';
import { kindOf } from '../../coach/review/formulas.ts';
import { messageOf } from '../../core/messages.ts';
import { HUMAN, type PlayerKind } from '../../links/kinds.ts';
import { icon, make, setAttribute, setText } from '../../ui/dom.ts';
import { handPanel } from '../../ui/panel/hand.ts';
import { keepFocus } from '../../ui/panel/focus.ts';
import { statePanel } from '../../ui/panel/state.ts';
import { t } from '../../words/index.ts';
import { documentTools, handActions, stateActions } from '../table/connections.ts';
import { Table } from '../../table/table.ts';
import type { Analysis } from '../../coach/review/analysis.ts';
import type { JudgedMove } from '../../coach/review/judge.ts';
import type { Ply } from '../../coach/review/plies.ts';
import type { Pool } from '../../core/pool.ts';
import type { GamePage } from '../../games/page.ts';
import type { GameLink } from '../../links/state.ts';
import type { TableView } from '../../ui/panel/views.ts';
import type en from '../../words/review/en.ts';
import type { Services } from '../screen.ts';

type Words = typeof en;

/** Milliseconds of the search of a move that is not known yet, and before the board is asked again. */
const SEARCH_MILLIS = 700;
const RETRY_DELAY = 1200;

interface ReviewData {
  mistakes: JudgedMove[];
  plies: Ply[];
  analysis: Analysis;
  pool: Pool;
  state: GameLink;
  kinds: PlayerKind[];
  names: string[];
}

/** Creates the page. */
export function learnPage(
  game: GamePage,
  { mistakes, plies, pool, state, kinds, names }: ReviewData & Record<string, unknown>,
  { words, fit }: { words: Words; fit: ChanceModel },
  { engine, settings, sound }: Services,
  onClose: () => void,
) {
  let at = 0;
  /** The mistakes that were solved without help. */
  const solved = new Set();
  let isShown = false;
  let isDone = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let aborting = new AbortController();
  /** What the status says instead of whose turn it is; empty for nothing. */
  let comment = '';

  const tutor = {
    adviceOn: (move: string, isWhole: boolean) => (isWhole && move === mistakes[at]?.move ? words.same : null),
    missed: () => null,
    commentOn: () => words.checking,
  };
  const silent = { think: () => new Promise<never>(() => {}), stop: () => {} };
  const table = new Table(
    game,
    {
      engine,
      thinker: silent,
      settings: { ...settings, gains: false, confirm: false },
      tutor,
      playSound: (...played) => sound.play(...played),
      ...documentTools(game),
    },
    {
      onView: (view) =>
        keepFocus(
          () => show(view),
          () => board.currentCell,
        ),
      onState: () => {},
      onMove: (move, ply) => ply === 1 && void check(move),
      onClock: () => {},
    },
  );
  const { board } = table;
  const turn = statePanel(stateActions(table, { newGame: () => {} }));
  const hand = game.hands ? handPanel(game.hands, handActions(table), board.painted) : null;
  const button = (label: string, onclick: () => void, drawing = '', kind = 'second') =>
    make('button', { type: 'button', class: kind, onclick }, drawing !== '' && icon(drawing), make('span', {}, label));
  const task = make('h2', { class: 'headline' });
  const rule = make('p', { class: 'rule' });
  const dots = make('div', { class: 'dots', role: 'img' }, ...mistakes.map(() => make('span')));
  const showMe = button(words.show, () => point(), 'hint');
  const skip = button(words.skip, () => goTo(at + 1));
  const next = button(words.next, () => goTo(at + 1), '', 'main');
  const back = button(words.close, onClose, '', 'main');
  const close = make(
    'button',
    { type: 'button', class: 'icon-button', 'aria-label': words.close, onclick: onClose },
    icon('close'),
  );
  const element = make(
    'div',
    { class: hand ? 'lesson learning with-hand' : 'lesson learning', style: `--ratio: ${board.ratio()}` },
    make('div', { class: 'lesson-head' }, close, make('h1', {}, words.lesson)),
    make(
      'div',
      { class: 'task' },
      dots,
      make('div', { class: 'said' }, make('div', { 'aria-live': 'polite' }, task, rule)),
    ),
    make('div', { class: 'lesson-board' }, board.element),
    make('div', { class: 'turn' }, hand?.element, turn.element),
    make('div', { class: 'lesson-tools' }, skip, showMe, next, back),
  );
  board.onRatio = (ratio) => element.style.setProperty('--ratio', String(ratio));

  const show = (view: TableView) => {
    const { snapshot } = view.state;
    turn.update({
      ...view.state,
      words: comment || view.state.words,
      snapshot: { ...snapshot, over: false },
      canPlayOn: false,
    });
    hand?.update(view.hand);
  };

  const say = (said: string) => {
    comment = '';
    table.say(said);
  };

  /** Checks a move against the best one. */
  const check = async (move: string) => {
    const judged = mistakes[at];
    if (!judged) return;
    aborting.abort();
    aborting = new AbortController();
    const { signal } = aborting;
    try {
      const lost = await lossOf(judged, move);
      if (signal.aborted) return;
      if (kindOf(lost) !== null) return again(words.wrong);
      finish(move === judged.best ? words.right : words.near);
    } catch (error) {
      if (!signal.aborted) again(messageOf(error));
    }
  };

  /** What a move loses against the best one, in points of chance. */
  const lossOf = async ({ ply, best, before, mover, report }: JudgedMove, move: string) => {
    const here = plies[ply];
    if (move === best || !here) return 0;
    const standing = { position: here.position, scores: here.scores, toMove: mover };
    const { snapshot, question } = table;
    const of = (chances: number[]) => 100 * ((before[mover] ?? 0) - (chances[mover] ?? 0));
    if (snapshot.over) return of(resultChances(snapshot));
    const known = report.values.find((value) => value.move === move);
    // Without a value of its own a move is searched: what is known of it is no more than a bound.
    if (known && (game.hands || here.players > 2 || (known.proved && known.depth > 0 && report.done)))
      return of(fit.chancesOf(standing, known));
    const answer = await pool.think(
      { ...question, level: 'master', all: false, millis: SEARCH_MILLIS },
      undefined,
      aborting.signal,
    );
    const [first] = answer.values;
    return first
      ? of(fit.chancesOf(standing, { ...first, value: snapshot.toMove === mover ? first.value : -first.value }))
      : 0;
  };

  /** Asks the same mistake again. */
  const again = (said: string) => {
    comment = said;
    table.say(said);
    timer = setTimeout(() => {
      open();
      say(said);
    }, RETRY_DELAY);
  };

  const finish = (said: string) => {
    isDone = true;
    if (!isShown) solved.add(at);
    say(said);
    showTask();
    next.focus({ preventScroll: true });
  };

  /** Shows the best move. */
  const point = () => {
    const best = mistakes[at]?.best ?? '';
    aborting.abort();
    clearTimeout(timer);
    open();
    isShown = true;
    say(words.shown(game.describe.brief?.(best) ?? best));
    table.dispatch({ type: 'highlight', move: best });
  };

  /** Puts the position of the mistake on the board. */
  const open = () => {
    const judged = mistakes[at];
    const here = plies[judged?.ply ?? 0];
    if (!judged || !here) return;
    comment = '';
    const playerKinds = kinds.map((_, seat) => (seat === judged.mover ? HUMAN : ('easy' as const)));
    table.open({
      ...state,
      position: here.position,
      moves: [],
      playerKinds,
      clock: null,
      match: null,
      ending: null,
      at: null,
    });
  };

  const showTask = () => {
    const judged = mistakes[at];
    const isOver = !judged;
    setText(task, isOver ? words.finished : words.question(at + 1, mistakes.length));
    setText(
      rule,
      isOver
        ? words.solved(solved.size, mistakes.length)
        : words.ask(names[judged.mover] ?? '', game.describe.brief?.(judged.move) ?? judged.move),
    );
    setAttribute(dots, 'aria-label', words.solved(solved.size, mistakes.length));
    [...dots.children].forEach((dot, n) => setAttribute(dot, 'class', n === at ? 'now' : n < at ? 'done' : ''));
    skip.hidden = showMe.hidden = isOver || isDone;
    next.hidden = isOver || !isDone;
    back.hidden = !isOver;
    element.classList.toggle('is-over', isOver);
  };

  const goTo = (index: number) => {
    clearTimeout(timer);
    aborting.abort();
    at = index;
    isShown = isDone = false;
    showTask();
    if (mistakes[at]) {
      open();
      board.focusStart();
    } else {
      say(t().sentences([words.finished, words.solved(solved.size, mistakes.length)]));
      back.focus({ preventScroll: true });
    }
  };

  return {
    element,
    begin: () => goTo(0),
    refresh: () => board.refresh(),
    close: () => {
      clearTimeout(timer);
      aborting.abort();
      table.close();
    },
  };
}
