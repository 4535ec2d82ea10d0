// What waits for a visitor who has been here before: the puzzle of the day, and the next station of the path.

import { daysInRow, FIRST_PUZZLES, movementOf, pathOf, type Station } from '../../coach/path.ts';
import { dateOf } from '../../coach/puzzles/daily.ts';
import { GAMES } from '../../games/index.ts';
import { courseProgressOf } from '../../library/courses.ts';
import { progressOf } from '../../library/puzzles.ts';
import { beatenIn } from '../../library/runs.ts';
import { hasLearnt } from '../../library/storage.ts';
import { HUMAN, isLevel } from '../../links/kinds.ts';
import { icon, make } from '../../ui/dom.ts';
import { loadSheet } from '../../ui/sheet.ts';
import { t } from '../../words/index.ts';
import { NAMES } from '../../words/names.ts';
import { language } from '../../words/vocabulary.ts';
import { dailyPuzzle, puzzleBoard } from '../puzzles/daily.ts';
import { loadPuzzles } from '../puzzles/load.ts';
import { gamesFrom, heroElement } from './hero.ts';
import type { OnClose, Schedule } from './boards.ts';
import type { Puzzle } from '../../coach/puzzles/file.ts';
import type { Engine } from '../../core/engine.ts';
import type { GamePage } from '../../games/page.ts';
import type { Settings } from '../../library/settings.ts';
import type en from '../../words/today/en.ts';

/** The puzzle of the day in one game; null where the file can't be had. */
interface Daily {
  puzzle: Puzzle;
  /** What to find, in words. */
  goal: string;
}

export class Today {
  #words;
  #game;
  #daily;
  #date;
  #settings;
  /** Whether the upper part of the hall is today's puzzle. */
  #isHero = false;

  constructor(words: typeof en, game: GamePage, daily: Daily | null, settings: Settings) {
    this.#words = words;
    this.#game = game;
    this.#daily = daily;
    this.#date = dateOf(new Date());
    this.#settings = settings;
  }

  /** Whether the day has not ended since it was loaded. */
  get isCurrent() {
    return this.#date === dateOf(new Date());
  }

  /** Today's puzzle as the upper part of the hall; null where it is solved or can't be had. */
  hero(engine: Engine, onClose: OnClose) {
    this.#isHero = false;
    const [game, words, daily] = [this.#game, this.#words, this.#daily];
    if (!daily || this.#isSolved()) return null;
    this.#isHero = true;
    return heroElement({
      board: this.#board(daily, engine, onClose, true).element,
      eyebrow: [make('b', {}, game.name), ' · ', words.puzzle],
      headline: daily.goal,
      lines: [this.#standing()].filter(Boolean),
      go: { href: this.#puzzleLink(), words: words.solve },
      other: { href: `#/${game.id}`, words: t().hall.justPlay },
    });
  }

  /** The row below the upper part. */
  row(engine: Engine, onClose: OnClose, later: Schedule) {
    const puzzle = this.#game.loadPuzzles && !this.#isHero && this.#puzzleTile(engine, onClose, later);
    return make('section', { class: 'today', 'aria-label': this.#words.label }, puzzle, this.#pathTile());
  }

  /** The path of a game as a line on its card. */
  line(game: GamePage) {
    const [words, path] = [this.#words, this.#pathOf(game)];
    const next = path.find(({ isDone }) => !isDone);
    const done = path.filter(({ isDone }) => isDone).length;
    const label = words.progress(done, path.length, next ? this.#task(next.station) : '');
    const dots = path.map((station) => make('i', { class: classOf(station, next) }));
    return make('div', { class: 'path-line', role: 'img', 'aria-label': label }, ...dots);
  }

  #puzzleTile(engine: Engine, onClose: OnClose, later: Schedule) {
    const [words, daily] = [this.#words, this.#daily];
    const id = 'today-puzzle';
    const thumb = make('span', { class: 'thumb', 'aria-hidden': 'true' });
    if (daily) later(() => thumb.append(this.#board(daily, engine, onClose, false).element));
    const isSolved = this.#isSolved();
    const go = make(
      'a',
      { class: 'soft', href: this.#puzzleLink(), 'aria-describedby': id },
      isSolved && icon('tick'),
      isSolved ? words.solved : words.solve,
    );
    thumb.addEventListener('click', () => go.click());
    return make(
      'div',
      { class: 'tile-today' },
      thumb,
      make(
        'div',
        { class: 'text' },
        make('p', { class: 'eyebrow' }, make('b', {}, this.#game.name), ' · ', words.puzzle),
        make('h2', { id }, daily?.goal ?? words.goal),
        make('p', { class: 'standing' }, this.#standing()),
      ),
      go,
    );
  }

  #pathTile() {
    const [game, words] = [this.#game, this.#words];
    const path = this.#pathOf(game);
    const next = path.find(({ isDone }) => !isDone);
    const id = 'today-path';
    const stations = path.map((station) => {
      const name = this.#nameOf(station.station);
      const state = station.isDone ? words.done(name) : station === next ? words.now(name) : name;
      return make(
        'li',
        { class: classOf(station, next) },
        make('a', { href: this.#linkOf(station.station), 'aria-label': state }, make('i'), make('span', {}, name)),
      );
    });
    return make(
      'div',
      { class: 'tile-path' },
      make(
        'div',
        { class: 'text' },
        make('p', { class: 'eyebrow' }, words.path(game.name)),
        make('h2', { id }, next ? this.#task(next.station) : words.finished),
      ),
      next && make('a', { class: 'soft', href: this.#linkOf(next.station), 'aria-describedby': id }, words.begin),
      make('ol', { class: 'path', 'aria-label': words.path(game.name) }, ...stations),
    );
  }

  /** The streak of days, and the rating. */
  #standing() {
    const days = daysInRow(
      GAMES.map(({ id }) => progressOf(id).days),
      this.#date,
    );
    const { rating, tried } = progressOf(this.#game.id);
    return [
      days > 0 && this.#words.inRow(days),
      rating && this.#words.rating(Math.round(rating.rating), movementOf(tried, Date.now())),
    ]
      .filter(Boolean)
      .join(' · ');
  }

  #isSolved() {
    return this.#date in progressOf(this.#game.id).days;
  }

  #puzzleLink() {
    return `#/${this.#game.id}/puzzles/${this.#date}`;
  }

  #board({ puzzle }: Daily, engine: Engine, onClose: OnClose, hasCoordinates: boolean) {
    return puzzleBoard(this.#game, puzzle, engine, onClose, hasCoordinates).board;
  }

  #pathOf(game: GamePage) {
    const has = (station: Station) =>
      ({
        lesson: game.loadLesson !== undefined,
        puzzles: game.loadPuzzles !== undefined,
        course: game.loadCourse !== undefined,
      })[station as string] ?? true;
    return pathOf(has, {
      hasLearnt: hasLearnt(game.id),
      puzzles: progressOf(game.id),
      course: courseProgressOf(game.id),
      beaten: beatenIn(this.#settings.runs[game.id]),
    });
  }

  #nameOf(station: Station) {
    return isLevel(station) ? NAMES[station] : this.#words.stations[station];
  }

  /** What to do at a station, in words. */
  #task(station: Station) {
    const { beat, tasks } = this.#words;
    if (isLevel(station)) return beat(NAMES[station]);
    return station === 'puzzles' ? tasks.puzzles(FIRST_PUZZLES) : tasks[station];
  }

  #linkOf(station: Station) {
    const { id, playerKinds } = this.#game;
    if (isLevel(station))
      return `#/${id}?players=${playerKinds.map((kind) => (kind === HUMAN ? kind : station)).join()}`;
    return `#/${id}/${{ lesson: 'learn', puzzles: 'puzzles', course: 'course' }[station]}`;
  }
}

const classOf = (station: { isDone: boolean }, next: { isDone: boolean } | undefined) =>
  station.isDone ? 'done' : station === next ? 'now' : '';

/** Loads the words, the styles, and the puzzle of the day in the game that was played last. */
export async function loadToday(settings: Settings) {
  const tag = language();
  const [game] = gamesFrom(settings.lastGame);
  if (!game) return null;
  const [{ default: words }, daily] = await Promise.all([
    import(`../../words/today/${tag}.ts`),
    loadDaily(game).catch(() => null),
    loadSheet('today'),
  ]);
  return new Today(words, game, daily, settings);
}

async function loadDaily(game: GamePage): Promise<Daily | null> {
  const [own, file] = await Promise.all([
    game.loadPuzzles?.().then(({ words }) => words(language())),
    loadPuzzles(game.id),
  ]);
  const puzzle = dailyPuzzle(game, file, dateOf(new Date()));
  return puzzle && { puzzle, goal: own?.goals[puzzle.goal] ?? '' };
}
