// The view models of the panels around a board, and what the board shows.

import { timeLeft } from '../game/clock.ts';
import { handView, isSecret, visibleMoves } from '../game/hands.ts';
import { resultRows, resultWords, seatOfPerson } from '../game/result.ts';
import { PASS, canPick, drawPartner, isLive, isShow, resigningSeat, isToSend, yourSeat } from '../game/seats.ts';
import { namesOf } from '../game/names.ts';
import { plainScene } from '../ui/board/plain.ts';
import { t } from '../words/index.ts';
import { changesOf, sceneOf } from './scene.ts';
import {
  amountOf,
  canPlayOn,
  isOfHand,
  legalOf,
  orientationOf,
  partialOf,
  pickWords,
  recordOf,
  sightOf,
} from './select.ts';
import type { GamePage } from '../games/page.ts';
import type { Scene } from '../ui/board/scene.ts';
import type { EndView, Inlay, PlayersView, TableView } from '../ui/panel/views.ts';
import type { Play } from './context.ts';
import type { Line } from './state.ts';

/** The changes of each legal move, computed once per position. */
const changes = new WeakMap<Line, ReturnType<typeof changesOf>>();

/** What the board shows. */
export function sceneOfTable(play: Play): Scene {
  const { state, context } = play;
  const { advice, picks, hovered, pendingTap, preview, line } = state;
  const { game } = context.rules;
  const shown = advice.line.moves[advice.step - 1];
  if (shown) return { ...plainScene(shown.position), lastMove: game.visits(shown.move) };
  const sight = sightOf(play);
  const record = recordOf(play);
  const isOpen = canPick(sight);
  if (isOpen && !changes.has(line)) changes.set(line, changesOf(game, record));
  const scene = sceneOf({
    game,
    snapshot: sight.snapshot,
    record,
    isOpen,
    picks,
    hint: advice.highlighted,
    changes: isOpen ? (changes.get(line) ?? null) : null,
    previewed: hovered ?? pendingTap,
    pendingTap,
    hasGains: context.settings.gains && !advice.isOn,
    analysis: advice.report,
    outlook: context.outlook,
    foreseen: preview,
  });
  return context.premoves?.show(scene, play) ?? scene;
}

/** The view model of the players and their scores. */
export function playersOf(play: Play): PlayersView {
  const { state, context } = play;
  const sight = sightOf(play);
  const { snapshot, isWatched, seated } = sight;
  const you = yourSeat(sight);
  const { scores, count } = state.over;
  const isCounting = count !== null;
  return {
    snapshot: { ...snapshot, scores: scores ?? snapshot.scores, winners: isCounting ? [] : snapshot.winners },
    seated,
    names: namesOf(context.rules.game, you, state.playerKinds),
    you,
    below: orientationOf(play).below,
    isThinking: state.request !== null,
    time: state.clock && timeLeft(state.clock, context.now()),
    isWatched,
  };
}

/**
 * The status as it is shown. Where the board shows which squares a picked piece can go to, they are named for a screen
 * reader alone.
 *
 * @param partial the part of a turn already played
 * @param picked the text about the picks
 */
function toldOf(
  play: Play,
  partial: ReturnType<typeof partialOf>,
  picked: string | null,
): { words: string; aside?: string } {
  const { advice, status } = play.state;
  const { game } = play.context.rules;
  if (advice.hint !== null) return { words: t().hints.looking };
  if (picked === null || game.hands) return { words: status };
  const seat = sightOf(play).snapshot.toMove ?? 0;
  const spoken = partial ? game.describe.part?.(seat, partial.move) : picked;
  const shown = partial ? game.describe.onward?.() : t().picking.where;
  return shown !== undefined && status === spoken ? { words: shown, aside: status } : { words: status };
}

/** The view models of a table's panels. */
export function panelsOf(play: Play): TableView {
  const { state, context } = play;
  const { game } = context.rules;
  const sight = sightOf(play);
  const record = recordOf(play);
  const { seated, snapshot, isWatched, isLocked } = sight;
  const { ply, moves, over, toMove, scores } = snapshot;
  const { advice, status, picks } = state;
  const players = playersOf(play);
  const { names, you } = players;
  const line = advice.isOn ? advice.line.moves : [];
  const analysed = { report: advice.report, line, toMove, scores, names, you: seatOfPerson(seated) };
  const partial = partialOf(play);
  const isUnderWay = partial !== null;
  const hasLaid = isOfHand(play);
  const picked = picks.length > 0 ? pickWords(play) : null;
  const isOnPicks = status === picked;
  const amount = amountOf(play);
  return {
    players,
    state: {
      ...toldOf(play, partial, picked),
      inlays: inlaysOf(game, advice.highlighted),
      snapshot,
      isUnderWay,
      amount,
      isChoosing: amount !== null && isOnPicks,
      canPass: !game.hands && canPick(sight) && legalOf(play).includes(PASS),
      canPlayOn: canPlayOn(play),
      isAsking: state.preview?.isAsking ?? false,
      isShow: isShow(sight),
      isPaused: state.isPaused,
      isThinking: state.request !== null,
      isToSend: isToSend(sight),
      isWatched,
      failure: state.failure,
    },
    actions: {
      // Between devices a move is taken back together.
      canUndo: (ply > 0 && !isLive(sight)) || isUnderWay || hasLaid,
      canRedo: ply < moves.length && !isUnderWay,
      canRestart: moves.length > 0,
      // Where nobody here may see a hand, nothing is known of its moves.
      canAnalyse: !isWatched && (!game.hands || seated.some(({ isLocal }) => isLocal)),
      isOver: over,
      isAnalysing: advice.isOn,
      isHinting: advice.hint !== null,
      showsGains: game.changedSquares ? context.settings.gains : null,
      canStudy: !isWatched && !isSecret(sight),
    },
    extras: { canResign: resigningSeat(sight) !== null, canOfferDraw: drawPartner(sight) !== null },
    moves: {
      snapshot,
      names,
      seated: seated.slice(0, snapshot.players),
      moves: visibleMoves(sight),
      spent: state.clock?.spent ?? [],
      seed:
        game.seeded === null || isSecret(sight) || isWatched
          ? null
          : t().played.seed[game.seeded](state.line.start.seed),
      isWatched,
    },
    line: { moves: line, step: advice.step },
    gauge: (advice.isOn && context.outlook?.gaugeOf(game, analysed)) || null,
    end: endOf(play),
    points: game.describe.tally ? resultRows(game, snapshot, record, isLocked ? [] : seated) : [],
    analysis: { isAnalysing: advice.isOn, analysis: advice.report, isOver: over },
    hand: { hand: handView(sight, record, picks, isOnPicks), snapshot, names, you, isWatched },
  };
}

/** The view model of the end of a game and its review. */
export function endOf(play: Play): EndView {
  const { state, context } = play;
  const { game } = context.rules;
  const sight = sightOf(play);
  const { snapshot, isLocked, isWatched, seated } = sight;
  const { over, ply, moves } = snapshot;
  const { count, remark, isReviewing, isNew, isPlayingBack } = state.over;
  const isShown = over && ply === moves.length && count === null && !isReviewing;
  // Somebody who only looks on has neither won nor lost.
  const people = isLocked ? [] : seated;
  const { headline, reason } = isShown ? resultWords(game, snapshot, people) : { headline: '', reason: '' };
  return {
    isShown,
    isNew: isShown && isNew,
    headline,
    reason: t().sentences([reason, remark]),
    rows: isShown ? resultRows(game, snapshot, recordOf(play), people) : [],
    canRematch: !isLocked && !state.isOnlooker,
    // Between devices each game swaps the sides.
    canSwap: !isLocked && !isLive(sight) && seated.some(({ kind }) => kind !== seated[0]?.kind),
    canReview: moves.length > 0 && !sight.isSeat,
    canStudy: moves.length > 0 && !isWatched && !isSecret(sight),
    isToSend: isToSend(sight),
    isOver: over,
    isReviewing,
    isPlayingBack,
    ply,
    plies: moves.length,
  };
}

/** The tokens of a highlighted move, drawn in the words of a hint. */
function inlaysOf({ hands, lays }: Pick<GamePage, 'hands' | 'lays'>, move: string | null): Inlay[] {
  if (!hands || move === null) return [];
  return (lays?.(move) ?? []).map(({ piece }) => ({ name: hands.name(piece), picture: hands.picture(piece) }));
}
