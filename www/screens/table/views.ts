// The view models of the panels around a board.

import { handView, isSecret, visibleMoves } from '../../game/hands.ts';
import { PASS, canPick, isShow, isToSend, yourSeat } from '../../game/seats.ts';
import { gaugeOf } from '../../coach/outlook.ts';
import { resultRows, seatOfPerson } from '../../game/result.ts';
import { namesOf } from '../../game/status.ts';
import { t } from '../../words/index.ts';
import type { GamePage } from '../../games/page.ts';
import type { Inlay, PlayersView, TableView } from '../../ui/panel/views.ts';
import type { Table } from './table.ts';

/** The view model of the players and their scores. */
export function playersOf({ game, play, pace, ending }: Pick<Table, 'game' | 'play' | 'pace' | 'ending'>): PlayersView {
  const { sight } = play;
  const { seated, snapshot, isWatched } = sight;
  const you = yourSeat(sight);
  const shown = { ...snapshot, scores: ending.scores, winners: ending.isCounting ? [] : snapshot.winners };
  return {
    snapshot: shown,
    seated,
    names: namesOf(game, you),
    you,
    isThinking: pace.isThinking,
    time: play.time,
    isWatched,
  };
}

/** The view models of a table's panels. */
export function viewOfTable({
  game,
  play,
  picking,
  pace,
  advice,
  endings,
  foresight,
  display,
  ending,
}: Pick<
  Table,
  'game' | 'play' | 'picking' | 'pace' | 'advice' | 'endings' | 'foresight' | 'display' | 'ending'
>): TableView {
  const { sight, record } = play;
  const { seated, snapshot, isWatched } = sight;
  const { ply, moves, over, toMove, scores } = snapshot;
  const { isThinking, isPaused, failure } = pace;
  const you = yourSeat(sight);
  const names = namesOf(game, you);
  const { line } = advice;
  const isUnderWay = picking.partial(record) !== null;
  const isTold = picking.isOfHand && display.status === picking.words(sight, record);
  return {
    players: playersOf({ game, play, pace, ending }),
    state: {
      words: advice.isHinting ? t().hints.looking : display.status,
      inlays: inlaysOf(game, advice.highlighted),
      snapshot,
      isUnderWay,
      amount: picking.isEmpty ? null : picking.amount(play.legal),
      canPass: !game.hands && canPick(sight) && play.legal.includes(PASS),
      canPlayOn: pace.canPlayOn,
      isAsking: foresight.isAsking,
      isShow: isShow(sight),
      isPaused,
      isThinking,
      isToSend: isToSend(sight),
      isWatched,
      failure,
    },
    actions: {
      canUndo: ply > 0 || isUnderWay || picking.isOfHand,
      canRedo: ply < moves.length && !isUnderWay,
      canRestart: moves.length > 0,
      canAnalyse: !isWatched,
      isOver: over,
      isAnalysing: advice.isAnalysing,
      isHinting: advice.isHinting,
      showsGains: display.showsGains,
      canStudy: !isWatched && !isSecret(sight),
    },
    extras: { canResign: endings.canResign, canOfferDraw: endings.canOfferDraw },
    moves: {
      snapshot,
      names,
      seated: seated.slice(0, snapshot.players),
      moves: visibleMoves(sight),
      seed: game.seeded === null || isSecret(sight) || isWatched ? null : t().played.seed[game.seeded](play.seed),
      isWatched,
    },
    line: { moves: advice.isAnalysing ? line : [], step: advice.step },
    gauge: advice.isAnalysing
      ? gaugeOf(game, { report: advice.report, line, toMove, scores, names, you: seatOfPerson(seated) })
      : null,
    end: ending.view,
    points: game.describe.tally ? resultRows(game, snapshot, record, sight.isLocked ? [] : seated) : [],
    analysis: { isAnalysing: advice.isAnalysing, analysis: advice.report, isOver: over },
    hand: { hand: handView(sight, record, picking.picks, isTold), snapshot, names, you, isWatched },
  };
}

/** The tokens of a highlighted move, drawn in the words of a hint. */
function inlaysOf({ hands, lays }: Pick<GamePage, 'hands' | 'lays'>, move: string | null): Inlay[] {
  if (!hands || move === null) return [];
  return (lays?.(move) ?? []).map(({ piece }) => ({ name: hands.name(piece), picture: hands.picture(piece) }));
}
