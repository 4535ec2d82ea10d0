// The game with a goal at the end of a chapter.

import { isFramed } from '../../core/frame.ts';
import { changeCourseProgress } from '../../library/courses.ts';
import { Leadership } from '../../library/tabs.ts';
import { playersPanel } from '../../ui/panel/players.ts';
import { exerciseTable, type Exercise } from '../exercise.ts';
import { stateOf } from '../lesson/step.ts';
import { watchVisibility } from '../table/connections.ts';
import { goalView } from './goalview.ts';
import { SharedMoves } from './moves.ts';
import type { Part } from '../../coach/course.ts';
import type { GoalGame } from '../../games/course.ts';
import type { TableView } from '../../ui/panel/views.ts';
import type { Screen, Services } from '../screen.ts';
import type { Mounting, TranslatedCourse } from './parts.ts';

export const loadGoal = (course: TranslatedCourse, part: Part): Promise<Mounting> =>
  Promise.resolve((services) => new GoalScreen(course, part, services));

/** A table, and what is to be reached there. */
class GoalScreen implements Screen {
  #game;
  #chapter;
  #services;
  #moves: SharedMoves;
  /** The computer runs in one of the tabs that show the game; null where the page shares no game. */
  #lead: Leadership | null = null;
  #exercise: Exercise;
  #players: ReturnType<typeof playersPanel>;
  #view: ReturnType<typeof goalView>;
  /** Whether the goal was reached; null while the game goes on. */
  #isReached: boolean | null = null;
  #isClosed = false;
  #stopWatching: () => void;

  constructor(course: TranslatedCourse, part: Part, services: Services) {
    const { game } = course;
    this.#game = game;
    this.#chapter = part.chapter;
    this.#services = services;
    this.#moves = new SharedMoves(game.id, part.chapter.key, () => this.#follow());
    this.#exercise = this.#newExercise();
    const { table } = this.#exercise;
    this.#players = playersPanel(game);
    this.#view = goalView(this.#exercise, this.#players.element, { course, part }, () => this.#startOver());
    // A framed page stores nothing.
    if (!isFramed)
      this.#lead = new Leadership(`course/${game.id}/${part.chapter.key}`, (isHeld) =>
        table.dispatch({ type: 'follow', isFollowing: !isHeld }),
      );
    services.main.replaceChildren(this.#view.element);
    this.#stopWatching = watchVisibility(table);
    this.#begin(this.#moves.read());
    this.onWake();
  }

  // What is stored may arrive after the news of it.
  onNews() {
    this.#follow();
  }

  onSync() {
    this.#follow();
  }

  /** Catches up with other tabs, and runs the computer in the tab that is looked at. */
  onWake() {
    this.#follow();
    if (document.hidden) this.#lead?.queue();
    else this.#lead?.claim();
  }

  focus() {
    this.#exercise.board.focusStart();
  }

  refresh() {
    this.#exercise.board.refresh();
  }

  recover() {
    this.#exercise.table.recover();
  }

  applySettings() {
    this.#exercise.table.applySettings();
  }

  isBusy() {
    return !this.#exercise.table.snapshot.over;
  }

  close() {
    this.#isClosed = true;
    this.#lead?.close();
    this.#stopWatching();
    this.#exercise.close();
  }

  #newExercise() {
    const { engine, thinker, settings, sound } = this.#services;
    const claimLead = () => this.#claimLead();
    return exerciseTable(
      this.#game,
      {
        engine,
        thinker,
        settings: { ...settings, premove: false },
        playSound: (...played) => sound.play(...played),
        isFollowing: !isFramed,
      },
      {
        status: (view) => ({ ...view, canPlayOn: view.canPlayOn && !view.snapshot.over }),
        onShown: (view) => this.#show(view),
        onState: () => this.#keep(),
        onPlayed: claimLead,
        onLead: claimLead,
        onScores: (view) => this.#players.update(view),
      },
    );
  }

  #claimLead() {
    this.#exercise.table.dispatch({ type: 'follow', isFollowing: false });
    this.#lead?.claim();
  }

  #show(view: TableView) {
    this.#players.update(view.players);
    this.#update();
    // The result itself is said by the table.
    if (view.end.isShown && this.#isReached === null) this.#finish();
  }

  #update() {
    const { moves } = this.#exercise.table.snapshot;
    this.#view.update({ isReached: this.#isReached, hasMoves: moves.length > 0 });
  }

  /** Says whether the goal was reached, and keeps that. */
  #finish() {
    const { key, game: goal } = this.#chapter;
    const isReached = isGoalReached(goal, this.#exercise.table.snapshot.winners);
    this.#isReached = isReached;
    if (isReached)
      changeCourseProgress(this.#game.id, (progress) => ({
        ...progress,
        games: [...new Set([...progress.games, key])],
      }));
    this.#moves.write([], this.#exercise.table.link.moves);
    this.#update();
    this.#view.focusNext(isReached);
    this.#services.onChange();
  }

  /** Keeps the moves of a game under way. */
  #keep() {
    const { snapshot, link } = this.#exercise.table;
    if (!snapshot.over) this.#moves.write(link.moves, link.moves);
  }

  /**
   * Shows the moves that another tab has stored. A tab that is hidden does so when it is shown again, and a result
   * stays.
   */
  #follow() {
    if (this.#isClosed || this.#isReached !== null || document.hidden || this.#moves.news === null) return;
    const moves = this.#moves.read();
    this.#lead?.queue();
    this.#exercise.table.follow(this.#stateAfter(moves));
  }

  #stateAfter(moves: string[]) {
    const { position, level } = this.#chapter.game;
    return stateOf(this.#game, position, level, moves);
  }

  #begin(moves: string[]) {
    this.#isReached = null;
    this.#exercise.table.open(this.#stateAfter(moves));
    this.#keep();
    this.#update();
    if (!this.#view.element.contains(document.activeElement)) this.#exercise.board.focusStart();
  }

  #startOver() {
    this.#claimLead();
    this.#begin([]);
  }
}

/**
 * Whether a result is what was asked for: a win alone, or no loss.
 *
 * @param winners of the game that is over
 */
export function isGoalReached({ goal }: Pick<GoalGame, 'goal'>, winners: number[]) {
  return goal === 'win' ? winners.length === 1 && winners[0] === 0 : winners.length === 0 || winners.includes(0);
}
