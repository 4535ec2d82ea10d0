// A move that is entered while others are to move. It waits, and is played at its turn if it is legal then.

import { repliesOf } from '../../game/replies.ts';
import { isPersonsTurn, turnWords, viewersOwnSeat } from '../../game/seats.ts';
import { drawShapes } from '../../ui/board/shapes.ts';
import { t } from '../../words/index.ts';
import type { Engine } from '../../core/engine.ts';
import type { GameRecord } from '../../game/record.ts';
import type { Settings } from '../../library/settings.ts';
import type { Scene } from '../../ui/board/scene.ts';
import type { Layer } from './layer.ts';
import type { Table } from './table.ts';

export class Premove implements Layer {
  #table;
  #engine;
  #settings;
  /** In the format of the game's input. */
  #picks: string[] = [];
  /** The move that waits. */
  #move: string | null = null;
  /** The square whose tap awaits confirmation. */
  #pendingTap: string | null = null;
  /** When the picks were made: the game, its moves so far, and the seat. */
  #since: { record: GameRecord; moves: string[]; seat: number } | null = null;
  #replies: { position: string; usual: string[]; possible: string[] } | null = null;
  #isPlaying = false;

  constructor(table: Table, engine: Engine, settings: Pick<Settings, 'premove'>) {
    this.#table = table;
    this.#engine = engine;
    this.#settings = settings;
    table.display.board.drawShapes = drawShapes;
    table.display.layers.add(this);
  }

  /** Forgets what is no longer current, and plays a move that waits for this turn. */
  update() {
    if (!this.#isCurrent()) this.#forget();
    if (this.#move !== null && !this.#isPlaying && isPersonsTurn(this.#table.play.sight)) void this.#play();
  }

  show(scene: Scene): Scene {
    if (this.#since === null) return scene;
    const { game, play } = this.#table;
    const waiting = this.#move === null ? [] : [{ kind: 'waits' as const, squares: game.visits(this.#move) }];
    const shapes = [...(scene.shapes ?? []), ...waiting];
    if (this.#picks.length === 0 || this.#isPlaying) return { ...scene, shapes, pendingTap: this.#pendingTap };
    const { selected, targets, movable } = game.selection(this.#possible().possible, this.#picks, play.openPosition);
    return {
      ...scene,
      shapes,
      targets,
      movable,
      selected: this.#move === null ? selected : null,
      pendingTap: this.#pendingTap,
    };
  }

  tap(square: string, _scene: Scene, isUnsure: boolean): boolean {
    const { game, play, feedback } = this.#table;
    if (this.#isPlaying) return this.cancel();
    const { snapshot, isLocked } = play.sight;
    const seat = viewersOwnSeat(play.sight);
    const isLast = snapshot.ply === snapshot.moves.length;
    if (
      !this.#settings.premove ||
      isLocked ||
      seat === null ||
      snapshot.toMove === null ||
      snapshot.toMove === seat ||
      !isLast
    )
      return false;
    this.#since ??= { record: play.record, moves: snapshot.moves, seat };
    const { usual, possible } = this.#possible();
    const choices = [usual, possible].map((moves) => game.tap(moves, this.#picks, square));
    const longer = choices.find(
      (choice) => 'move' in choice || ('picks' in choice && choice.picks.length > this.#picks.length),
    );
    // A move that waits can grow by another step; any other tap cancels it.
    if (this.#move !== null && (longer === undefined || this.#picks.length === 0)) return this.cancel();
    const choice = longer ?? choices[1];
    if (choice === undefined || !('move' in choice || 'picks' in choice)) {
      feedback.refuse();
      this.#table.say(choice && 'refused' in choice ? choice.refused : turnWords(play));
      return true;
    }
    const picks = 'picks' in choice ? choice.picks : [];
    const move = 'move' in choice ? choice.move : game.selection(possible, picks, snapshot.position).partial;
    const isSure = !isUnsure || move === null || this.#pendingTap === square;
    this.#pendingTap = isSure ? null : square;
    if (!isSure) {
      this.#table.say(t().status.tapAgain(square));
      return true;
    }
    [this.#picks, this.#move] = [picks, move];
    feedback.pick();
    const { selected, targets } = game.selection(possible, picks, snapshot.position);
    if (move !== null) this.#table.say(t().premove.waits(game.visits(move)));
    else this.#table.say(selected === null ? turnWords(play) : t().picking.picked(selected, targets.length));
    return true;
  }

  cancel() {
    const hasMove = this.#move !== null;
    if (!hasMove && this.#picks.length === 0) return false;
    this.#forget();
    this.#table.say(t().sentences([hasMove ? t().premove.cancelled : '', turnWords(this.#table.play)]));
    return true;
  }

  /** Whether only others have moved since the picks were made. */
  #isCurrent() {
    if (this.#since === null || !this.#settings.premove) return false;
    const { record, snapshot } = this.#table.play;
    const { moves, movers, ply, over } = snapshot;
    const { moves: before, seat } = this.#since;
    const isSame = record === this.#since.record && before.every((move, n) => move === moves[n]);
    const isOn = !over && ply === moves.length && ply >= before.length && !movers.slice(before.length).includes(seat);
    // What is picked belongs to its position; a move waits for its turn.
    return isSame && isOn && (this.#move !== null || ply === before.length);
  }

  #forget() {
    this.#picks = [];
    this.#move = this.#pendingTap = this.#since = null;
    this.#isPlaying = false;
  }

  /** The moves that may be legal at the next turn, computed once per position. */
  #possible() {
    const { game, play } = this.#table;
    const { position } = play.snapshot;
    if (this.#replies?.position !== position)
      this.#replies = { position, ...repliesOf(this.#engine, game, play.state, position, this.#since?.seat ?? 0) };
    return this.#replies;
  }

  /** Plays the move that waits when the last move has been shown, unless it is not legal. */
  async #play() {
    const { display, play, foresight } = this.#table;
    const since = this.#since;
    this.#isPlaying = true;
    await Promise.resolve();
    await display.show();
    const move = this.#move;
    if (since !== this.#since || move === null || !isPersonsTurn(play.sight)) return;
    this.#forget();
    if (play.legal.includes(move)) foresight.submit(move);
    else this.#table.say(t().sentences([t().premove.dropped(this.#table.game.visits(move)), turnWords(play)]));
  }
}
