// The screen on which puzzles are solved: one, those of a practice, a run, or a set.

import { nearRating, nextOfRun } from '../../coach/puzzles/choice.ts';
import { afterAttempt, ratingOf } from '../../coach/puzzles/rating.ts';
import { messageOf } from '../../core/messages.ts';
import { changeProgress, progressOf } from '../../library/puzzles.ts';
import { anchorTo, openTableLink } from '../../links/address.ts';
import { openFragment } from '../../links/fragment.ts';
import { keepUpright } from '../../ui/board/upright.ts';
import { icon, make, setText } from '../../ui/dom.ts';
import { number } from '../../words/vocabulary.ts';
import { t } from '../../words/index.ts';
import { puzzleBoard, type Words } from './board.ts';
import { Countdown } from './countdown.ts';
import { shortDate } from './dates.ts';
import { marksPanel } from './marks.ts';
import { shareDay } from './share.ts';
import { goalWords, type Task } from './tasks.ts';
import type { Puzzle, PuzzleFile } from '../../coach/puzzles/file.ts';
import type { GamePage } from '../../games/page.ts';
import type { Screen, Services } from '../screen.ts';

/** Milliseconds of a storm, of the penalty for a wrong move, and for which a result is shown there. */
const STORM_MILLIS = 180_000;
const PENALTY_MILLIS = 10_000;
const RESULT_MILLIS = 700;
/** The height above and below the board on a phone, in rem. */
const RESERVED_HEIGHT = 17;

/** Fills the main part of the page. */
export function solvePage(
  game: GamePage,
  file: PuzzleFile,
  task: Task,
  words: Words,
  { main, engine, thinker, settings, sound, onChange }: Services,
): Screen {
  const isStorm = task.kind === 'storm';
  const isRun = isStorm || task.kind === 'streak';
  const set = task.kind === 'set' ? task.set : null;
  const home = set?.home ?? `#/${game.id}/puzzles`;
  let puzzle: Puzzle | null = null;
  /** The wrong tries at this puzzle, and whether its result is known: the first one counts. */
  let tries = 0;
  let isCounted = false;
  let isOver = false;
  let isSeen = false;
  let solved = set?.solved ?? 0;
  let asked: number[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const view = puzzleBoard(
    game,
    words,
    { engine, thinker, settings, playSound: (...played) => sound.play(...played), isRefuted: !isStorm },
    {
      onFirst: () => isStorm && countdown.start(),
      onRight: () => tell(words.right, ''),
      onSolved: (isSlower) => finish(isSlower),
      onWrong: () => fail(),
      onRefuted: (loss) => isRun || tell(words.wrong, loss),
      onShown: () => {
        tell(words.shown, '');
        offer(isRun ? [again] : afterwards());
      },
    },
  );
  const { board, state, hand } = view;
  const countdown = new Countdown(
    STORM_MILLIS,
    (left) => setText(clock, clockText(left)),
    () => end(words.over),
  );

  const button = (label: string, onclick: () => void, kind = 'second', drawing = '') =>
    make('button', { type: 'button', class: kind, onclick }, drawing !== '' && icon(drawing), make('span', {}, label));
  const retry = button(words.again, () => begin(() => view.retry()), 'main');
  const solution = button(words.show, () => showSolution());
  const hint = button(t().actions.hint, () => giveHint());
  const next = button(
    task.kind === 'one' ? words.practice : words.next,
    () => (task.kind === 'one' ? openFragment(`${home}/practice`) : goOn()),
    'main',
  );
  const again = button(set?.more ?? words.another, () => restart(), 'main');
  const playOn = button(words.playOn(t().playerKinds.master), () => openTableLink(view.playOn()));
  const share = button(
    words.share,
    () =>
      void shareDay(
        game,
        { date: task.kind === 'one' ? task.date : '', tries: isSeen ? 0 : tries, position: puzzle?.position ?? '' },
        words,
        engine,
      ).then((said) => said && tell(words.solved, said)),
    'second',
    'share',
  );
  const tools = make(
    'div',
    { class: 'lesson-tools' },
    retry,
    next,
    ...(set?.ways ?? []),
    again,
    hint,
    solution,
    share,
    playOn,
  );
  const headline = make('h1', { class: 'headline' });
  const line = make('p', { class: 'rule' });
  const clock = make('p', { class: 'clock', role: 'timer', 'aria-label': words.left }, clockText(STORM_MILLIS));
  const rating = make('p', { class: 'own-rating' });
  const marks = marksPanel(words);
  const page = make(
    'div',
    { class: hand ? 'lesson puzzle with-hand' : 'lesson puzzle', style: `--ratio: ${board.ratio()}` },
    make(
      'div',
      { class: 'lesson-head' },
      anchorTo(
        { link: home, isSecret: false },
        { class: 'icon-button', 'aria-label': set?.close ?? words.close },
        icon('close'),
      ),
      make('p', {}, titleOf(task, words)),
      isStorm ? clock : rating,
    ),
    make('div', { class: 'lesson-board' }, board.element),
    make(
      'div',
      { class: 'task' },
      make('div', { class: 'verdict', 'aria-live': 'polite' }, headline, line),
      marks.element,
    ),
    make('div', { class: 'turn' }, hand?.element, state.element),
    tools,
  );
  board.onRatio = (ratio) => page.style.setProperty('--ratio', String(ratio));

  const tell = (title: string, rest: string) => {
    setText(headline, title);
    setText(line, rest);
    page.dataset['phase'] = view.phase;
  };

  /** Shows some of the buttons, of which the first one gets the focus where it stands for the next thing to do. */
  const offer = (shown: HTMLElement[], isNext = true) => {
    for (const element of tools.children) (element as HTMLElement).hidden = !shown.includes(element as HTMLElement);
    if (isNext) shown[0]?.focus({ preventScroll: true });
  };

  /** What can be done when a puzzle is over. */
  const afterwards = () => [
    next,
    ...(task.kind === 'one' && task.date !== '' ? [share] : []),
    ...(view.table.snapshot.over ? [] : [playOn]),
  ];

  /** Keeps the first result of a puzzle, and marks it. */
  const count = (isSolved: boolean) => {
    if (isCounted || !puzzle) return;
    isCounted = true;
    const { id, rating: hard } = puzzle;
    marks.add(id, isSolved);
    if (id === 0) return;
    const when = Date.now();
    const before = ratingOf(progressOf(game.id), file).rating;
    changeProgress(game.id, (progress) =>
      afterAttempt(progress, file, { id, rating: hard }, { isSolved, isRated: task.kind === 'practice', when }),
    );
    if (task.kind === 'practice') showRating(before);
  };

  const showRating = (before: number | null) => {
    if (set) return setText(rating, set.share(solved, set.size));
    const now = ratingOf(progressOf(game.id), file);
    const isKnown = progressOf(game.id).rating !== null;
    setText(
      rating,
      task.kind !== 'practice' || !isKnown
        ? ''
        : before === null
          ? words.ratingIs(now.rating, false)
          : words.changed(now.rating, now.rating - before),
    );
  };

  const keepDay = () => {
    const { date } = task as { date?: string };
    if (!date) return;
    const result = isSeen ? 0 : tries;
    changeProgress(game.id, (progress) =>
      date in progress.days ? progress : { ...progress, days: { ...progress.days, [date]: result } },
    );
  };

  /** The puzzle is solved. */
  const finish = (isSlower: boolean) => {
    tries += 1;
    count(tries === 1 && !isSeen);
    keepDay();
    if (isRun) {
      solved += 1;
      tell(isSlower ? words.slower : words.solved, words.count(solved));
      offer([], false);
      timer = setTimeout(goOn, RESULT_MILLIS);
      return;
    }
    if (set && puzzle && !isSeen) {
      solved += 1;
      set.onSolved(puzzle.id);
      showRating(null);
      if (solved >= set.size) return end(set.over);
    }
    const about = [...themesOf(puzzle, words), puzzle && puzzle.rating > 0 ? words.puzzleRating(puzzle.rating) : '']
      .filter(Boolean)
      .join(' · ');
    tell(isSlower ? words.slower : words.solved, about);
    offer(afterwards());
    onChange();
  };

  /** A move was wrong. */
  const fail = () => {
    tries += 1;
    count(false);
    if (isStorm) {
      tell(words.wrong, words.count(solved));
      countdown.shorten(PENALTY_MILLIS);
      if (!isOver) timer = setTimeout(goOn, RESULT_MILLIS);
    } else if (isRun) {
      end(words.broken);
      offer([again, solution]);
    } else {
      tell(words.wrong, words.looking);
      offer([retry, solution]);
    }
  };

  /** Marks where the solution begins, and names the themes; that counts as a wrong try. */
  const giveHint = () => {
    tries += 1;
    count(false);
    setText(line, [view.hint(), ...themesOf(puzzle, words)].filter(Boolean).join(' · '));
    offer([solution], false);
    board.focusStart();
  };

  const showSolution = () => {
    isSeen = true;
    count(false);
    keepDay();
    begin(() => view.solve());
    tell(words.showing, '');
  };

  /** Ends a run. */
  const end = (why: string) => {
    isOver = true;
    clearTimeout(timer);
    countdown.stop();
    if (isStorm) view.end();
    const { kind } = task;
    if (set) {
      tell(why, '');
      offer([...set.ways, again]);
      return onChange();
    }
    const isBest = (kind === 'streak' || kind === 'storm') && solved > progressOf(game.id).best[kind];
    if (isBest)
      changeProgress(game.id, (progress) => ({
        ...progress,
        best: { ...progress.best, [kind]: Math.max(solved, progress.best[kind]) },
      }));
    tell(why, t().sentences([`${words.count(solved)}.`, isBest ? words.record : '']));
    page.classList.add('is-done');
    offer([again]);
    onChange();
  };

  /** Shows the task, without a button that asks for anything else. */
  const begin = (act: () => void) => {
    act();
    tell(
      goalWords(words, puzzle),
      t().sentences([seatWords(), asked.length === 1 && tries === 0 ? (set?.note ?? '') : '']),
    );
    offer(isRun ? [] : [hint, solution], false);
    if (!view.board.element.contains(document.activeElement)) board.focusStart();
  };

  const seatWords = () => (game.hasNumberedSeats ? words.yourTurn : words.you(game.seats[view.solver]?.name ?? ''));

  const choose = () => {
    if (task.kind === 'one') return task.puzzle;
    const progress = progressOf(game.id);
    const { rating: own } = ratingOf(progress, file);
    if (set) {
      const [known, left] = [set.known(), task.puzzles.filter(({ id }) => !asked.includes(id))];
      const fresh = left.filter(({ id }) => !known.includes(id));
      return nearRating(fresh.length > 0 ? fresh : left, { rating: own, met: [] }, Math.random());
    }
    if (isRun) return nextOfRun(task.puzzles, { rating: own, asked }, Math.random());
    return nearRating(task.puzzles, { rating: own, met: progress.tried.map(({ id }) => id) }, Math.random());
  };

  /** Asks the next puzzle. */
  const goOn = () => {
    clearTimeout(timer);
    tries = 0;
    isCounted = isSeen = false;
    puzzle = choose();
    if (!puzzle) return end(words.complete);
    const chosen = puzzle;
    asked.push(chosen.id);
    try {
      begin(() => view.open(chosen));
      if (isStorm && !countdown.isRunning) setText(line, t().sentences([seatWords(), words.begin]));
    } catch (error) {
      tell(words.noPuzzle, messageOf(error));
      offer([], false);
    }
  };

  const restart = () => {
    isOver = false;
    solved = 0;
    asked = [];
    showRating(null);
    marks.clear();
    page.classList.remove('is-done');
    countdown.reset();
    goOn();
  };

  // The screen has the layout of a lesson, and no head above it.
  document.documentElement.dataset['screen'] = 'lesson';
  main.replaceChildren(page);
  const stopTurning = keepUpright(board, RESERVED_HEIGHT);
  showRating(null);
  goOn();
  return {
    focus: () => board.focusStart(),
    refresh: () => board.refresh(),
    recover: () => view.recover(),
    applySettings: () => view.table.applySettings(),
    isBusy: () => view.phase !== 'over',
    close: () => {
      stopTurning();
      clearTimeout(timer);
      countdown.stop();
      view.close();
    },
  };
}

function titleOf(task: Task, words: Words) {
  if (task.kind === 'set') return task.set.title;
  if (task.kind === 'one')
    return task.date !== ''
      ? words.dailyOn(shortDate(task.date))
      : task.puzzle.id > 0
        ? words.puzzle(task.puzzle.id)
        : t().page.puzzles;
  return (task.theme !== '' && words.names[task.theme]) || words[task.kind];
}

/** The names of the themes of a puzzle; a theme without one is left out. */
const themesOf = (puzzle: Puzzle | null, words: Words) =>
  (puzzle?.themes ?? []).flatMap((theme) => words.names[theme] ?? []);

/** Milliseconds as minutes and seconds: `2:05`. */
function clockText(left: number) {
  const seconds = Math.ceil(left / 1000);
  return `${number(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, '0')}`;
}
