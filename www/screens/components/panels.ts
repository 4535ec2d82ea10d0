// Every panel around a board with sample views in its states.

import { gaugeOf } from '../../coach/outlook.ts';
import { handView } from '../../game/hands.ts';
import { resultRows } from '../../game/result.ts';
import { namesOf as seatNames } from '../../game/names.ts';
import { playerOf } from '../../game/player.ts';
import { make } from '../../ui/dom.ts';
import { actionsPanel } from '../../ui/panel/actions.ts';
import { analysisPanel } from '../../ui/panel/analysis.ts';
import { capturesPanel } from '../../ui/panel/captures.ts';
import { endPanel } from '../../ui/panel/end.ts';
import { extrasPanel } from '../../ui/panel/extras.ts';
import { gaugePanel } from '../../ui/panel/gauge.ts';
import { handPanel } from '../../ui/panel/hand.ts';
import { linePanel } from '../../ui/panel/line.ts';
import { movesPanel } from '../../ui/panel/moves.ts';
import { playersPanel } from '../../ui/panel/players.ts';
import { statePanel } from '../../ui/panel/state.ts';
import { stepsPanel } from '../../ui/panel/steps.ts';
import { portrait } from '../../ui/portrait/portrait.ts';
import { pointsPanel, tallyList } from '../../ui/panel/tally.ts';
import { trailPanel } from '../../ui/panel/trail.ts';
import captureWords from '../../words/captures/en.ts';
import { sampleSession } from '../hall/boards.ts';
import type { Report, Session } from '../../core/bindings.ts';
import type { Engine } from '../../core/engine.ts';
import type { Sight, TableSnapshot } from '../../game/snapshot.ts';
import type { GamePage } from '../../games/page.ts';
import type { PlayerKind } from '../../links/kinds.ts';
import type { EndView, Foreseen, PlayersView, StateView } from '../../ui/panel/views.ts';

/** A panel, and how it is shown. */
interface Samples {
  /** The module in ui/panel/. */
  name: string;
  note: string;
  states: [name: string, element: HTMLElement, kind?: string][];
}

type OnClose = (closer: () => void) => void;

const nothing = () => {};
/** Every action of a panel, which does nothing. */
const actions = new Proxy({}, { get: () => nothing }) as any;

/** The elements of all panels of a game. */
export function panels(game: GamePage, engine: Engine, onClose: OnClose) {
  const session = sampleSession(engine, game, 4);
  const finished = sampleSession(engine, game);
  onClose(() => [session, finished].forEach((one) => one.free()));
  const samples = [
    playersSamples(game, session, finished),
    stateSamples(game, session, finished),
    ...(game.hands ? [handSamples(game, session, finished)] : []),
    actionsSamples(),
    extrasSamples(onClose),
    trailSamples(game, session),
    movesSamples(game, session),
    analysisSamples(game, session),
    gaugeSamples(game, session),
    lineSamples(game, session),
    ...(game.loadCaptures ? [capturesSamples(game)] : []),
    endSamples(game, finished),
    stepsSamples(finished),
    tallySamples(game, finished),
  ];
  return samples.map(({ name, note, states }) =>
    make(
      'article',
      { class: `panel-samples of-${name}` },
      make('header', {}, make('h3', {}, name), make('p', { class: 'muted' }, note)),
      make(
        'div',
        { class: 'stages' },
        ...states.map(([state, element, kind = '']) =>
          make(
            'figure',
            { class: 'stage' },
            make('figcaption', {}, state),
            make('div', { class: `sample ${kind} ${game.hands ? 'with-hand' : ''}` }, element),
          ),
        ),
      ),
    ),
  );
}

function snapshotOf(session: Session): TableSnapshot {
  const { moves, movers } = session.history(0, true);
  const base = { position: session.position(), ply: session.ply(), moves, movers, fallen: null, ending: null };
  return { ...session.status(), ...base };
}

const seatedOf = (kinds: PlayerKind[]) => kinds.map((kind) => playerOf(kind));

/** A person in the first seat, and computers in the others. */
const kindsOf = ({ players }: Pick<TableSnapshot, 'players'>, other: PlayerKind = 'hard'): PlayerKind[] =>
  Array.from({ length: players }, (_, seat) => (seat === 0 ? 'human' : other));

const namesOf = (game: GamePage) =>
  seatNames(game, game.hasNumberedSeats ? 0 : null, kindsOf({ players: game.seats.length }));

function playersSamples(game: GamePage, session: Session, finished: Session): Samples {
  const sample = (name: string, change: Partial<PlayersView>): [string, HTMLElement] => {
    const panel = playersPanel(game, true);
    panel.element.querySelectorAll('.face').forEach((face) => face.append(portrait('hard', 'calm')));
    const snapshot = snapshotOf(session);
    panel.update({
      snapshot: { ...snapshot, toMove: 0 },
      seated: seatedOf(kindsOf(snapshot)),
      names: namesOf(game),
      you: game.hasNumberedSeats ? 0 : null,
      below: 0,
      isThinking: false,
      time: null,
      isWatched: false,
      ...change,
    });
    return [name, panel.element];
  };
  const snapshot = snapshotOf(session);
  const time = Array.from({ length: snapshot.players }, (_, seat) => (seat === 0 ? 9_400 : 287_000));
  const { scores } = snapshotOf(finished);
  const winners = [scores.indexOf(Math.max(...scores))];
  const final = { ...snapshotOf(finished), over: true, toMove: null, winners };
  return {
    name: 'players',
    note: 'Names, levels, scores and clocks; whose turn it is.',
    states: [
      sample('Your turn', {}),
      sample('A computer thinks', { snapshot: { ...snapshot, toMove: 1 }, isThinking: true }),
      sample('Two people', { seated: seatedOf(kindsOf(snapshot, 'human')) }),
      sample('Clock, yours is low', { time }),
      sample('Over', { snapshot: final }),
      sample('Spectator', { isWatched: true }),
    ],
  };
}

function stateSamples(game: GamePage, session: Session, finished: Session): Samples {
  const snapshot = snapshotOf(session);
  const sample = (name: string, change: Partial<StateView>): [string, HTMLElement, string] => {
    const panel = statePanel({ ...actions, send: nothing });
    panel.update({
      words: `${game.seats[0]?.name} to move.`,
      snapshot,
      isUnderWay: false,
      isChoosing: false,
      amount: null,
      canPass: false,
      canPlayOn: false,
      isAsking: false,
      isShow: false,
      isPaused: false,
      isThinking: false,
      isToSend: false,
      isWatched: false,
      failure: '',
      ...change,
    });
    return [name, panel.element, 'turn'];
  };
  const long = `${game.howTo} ${game.tagline} ${game.howTo}`;
  const number = (count: number) => String(count);
  const amount = { value: 2, most: 6, words: '2 of 6 pieces', question: 'How many pieces?', number, all: 'All 6' };
  return {
    name: 'state',
    note: 'The status text, with what can be done at once. Its height never changes at a table.',
    states: [
      sample('Status', {}),
      sample('A long text', { words: long }),
      sample('In the middle of a turn', { words: 'Jump again, or end your turn.', isUnderWay: true }),
      sample('To confirm', { words: 'Takes two pieces.', isAsking: true }),
      ...(game.amount ? [sample('Amount of a stack', { words: '', amount })] : []),
      sample('Only a pass', { words: 'You have no move but to pass.', canPass: true }),
      sample('An earlier position', { words: 'Move 2 of 4.', canPlayOn: true }),
      sample('To send', { words: 'Send the link.', isToSend: true }),
      sample('Computers play', { isShow: true }),
      sample('Computers, paused', { isShow: true, isPaused: true }),
      sample('A failure', { failure: 'The computer player has stopped.' }),
      sample('Over', { words: `${game.seats[0]?.name} wins.`, snapshot: snapshotOf(finished) }),
    ],
  };
}

function handSamples(game: GamePage, session: Session, finished: Session): Samples {
  const { hands } = game;
  if (!hands) throw new Error(game.id);
  const snapshot = snapshotOf(session);
  const seat = snapshot.toMove ?? 0;
  const record = {
    view: (of: number) => session.view(of),
    legal: session.legal(),
    explain: (move: string) => session.explain(move),
    publicText: () => session.publicText(),
    tally: () => session.tally(),
  };
  const sight = (change: Partial<Sight>): Sight => ({
    game,
    snapshot,
    seated: seatedOf(kindsOf(snapshot, 'human')),
    holder: seat,
    match: null,
    isLocked: false,
    isWatched: false,
    isFinished: false,
    ...change,
  });
  const names = game.seats.map(({ name }) => name);
  const sample = (
    name: string,
    change: Partial<Sight>,
    picks: string[] = [],
    of = record,
  ): [string, HTMLElement, string] => {
    const panel = handPanel(hands, actions, Promise.resolve());
    const seen = sight(change);
    panel.update({
      hand: handView(seen, of, picks, true),
      snapshot: seen.snapshot,
      names,
      you: null,
      isWatched: seen.isWatched,
    });
    return [name, panel.element, 'turn'];
  };
  const view = session.view(seat);
  const laid = (game.lays?.(game.sample[4] ?? '') ?? []).map(({ square, piece }) => `${piece}@${square}`);
  const exchanged = hands.take(view, hands.take(view, hands.exchange([]), 0), 2);
  const over = { ...record, tally: () => finished.tally() };
  return {
    name: 'hand',
    note: 'The rack with the hand of the viewer, and the lay.',
    states: [
      sample('Your turn', {}),
      sample('A token is picked up', {}, hands.take(view, [], 1)),
      sample('A lay', {}, laid),
      sample('An exchange', {}, exchanged),
      sample('Hand over the device', { holder: null }),
      sample('Waiting', {
        snapshot: { ...snapshot, toMove: 1 - seat },
        seated: seatedOf(kindsOf(snapshot)),
        holder: null,
      }),
      sample('Spectator', { isWatched: true, holder: null }),
      sample('Over', { snapshot: { ...snapshotOf(finished), over: true, toMove: null } }, [], over),
    ],
  };
}

function actionsSamples(): Samples {
  const begin = {
    canUndo: false,
    canRedo: false,
    canRestart: false,
    canAnalyse: true,
    isOver: false,
    isAnalysing: false,
    isHinting: false,
    showsGains: null,
    canStudy: true,
  };
  const sample = (name: string, change: Partial<typeof begin>): [string, HTMLElement, string] => {
    const panel = actionsPanel(actions);
    panel.update({ ...begin, ...change });
    return [name, make('div', { class: 'side-like' }, panel.first, panel.quick, panel.others), ''];
  };
  const playing = { canUndo: true, canRedo: true, canRestart: true };
  return {
    name: 'actions',
    note: 'The tools, and the others under “More”.',
    states: [
      sample('Before the first move', {}),
      sample('In a game', playing),
      sample('A hint is searched', { ...playing, isHinting: true }),
      sample('Analysis is on', { ...playing, isAnalysing: true }),
    ],
  };
}

function extrasSamples(onClose: OnClose): Samples {
  const panel = extrasPanel(actions);
  onClose(panel.close);
  panel.update({ canResign: true, canOfferDraw: true });
  return {
    name: 'extras',
    note: 'Rarer actions, under “More”.',
    states: [['All of them', make('div', { class: 'actions' }, ...panel.elements)]],
  };
}

function movesView(game: GamePage, session: Session, ply?: number) {
  const snapshot = snapshotOf(session);
  const moves = ply === 0 ? [] : snapshot.moves;
  const movers = ply === 0 ? [] : snapshot.movers;
  const seated = seatedOf(kindsOf(snapshot));
  return {
    snapshot: { ...snapshot, moves, movers, ply: ply ?? snapshot.ply },
    names: namesOf(game),
    seated,
    moves,
    spent: game.hasClock ? moves.map((_, n) => 3400 + 31_000 * n) : [],
    seed: null,
    isWatched: false,
  };
}

function trailSamples(game: GamePage, session: Session): Samples {
  const sample = (name: string, ply?: number): [string, HTMLElement] => {
    const panel = trailPanel(game, nothing);
    panel.update(movesView(game, session, ply));
    return [name, panel.element];
  };
  return {
    name: 'trail',
    note: 'The strip of the last moves, on a phone.',
    states: [sample('No moves', 0), sample('The last move'), sample('An earlier one', 2)],
  };
}

function movesSamples(game: GamePage, session: Session): Samples {
  const sample = (name: string, ply?: number): [string, HTMLElement] => {
    const panel = movesPanel(game, nothing);
    panel.update(movesView(game, session, ply));
    return [name, panel.element];
  };
  return {
    name: 'moves',
    note: 'The list of moves; before the first one, what the game is about.',
    states: [sample('No moves', 0), sample('The last move'), sample('An earlier one', 2)],
  };
}

/** A report with made-up values, best first. */
function reportOf(session: Session, change: { depth?: number; proved?: number } = {}): Report {
  const { depth = 9, proved = 0 } = change;
  const legal = session.legal().slice(0, 12);
  const values = legal.map((move, n) => ({ move, value: 3 - n, depth, proved: n < proved }));
  return { values, line: legal.slice(0, 4), best: legal[0] ?? '', depth, nodes: 120_000, done: false };
}

function analysisSamples(game: GamePage, session: Session): Samples {
  const sample = (name: string, analysis: Report | null, isOver = false): [string, HTMLElement] => {
    const panel = analysisPanel(game, nothing);
    panel.update({ isAnalysing: true, analysis, isOver });
    return [name, panel.element];
  };
  const whole = sample('All moves', reportOf(session, { proved: 3 }));
  whole[1].querySelector('button')?.click();
  return {
    name: 'analysis',
    note: 'The best moves with their values.',
    states: [
      sample('Searching', null),
      sample('Estimates', reportOf(session)),
      sample('Some proved', reportOf(session, { proved: 2 })),
      whole,
      sample('Over', null, true),
    ],
  };
}

function gaugeSamples(game: GamePage, session: Session): Samples {
  const { players, scores } = snapshotOf(session);
  const sample = (name: string, value: number, isProved = false): [string, HTMLElement] => {
    const panel = gaugePanel();
    const report = reportOf(session);
    const values = report.values.map((each) => ({ ...each, value, proved: isProved }));
    const names = namesOf(game);
    panel.update(gaugeOf(game, { report: { ...report, values }, line: [], toMove: 0, scores, names, you: 0 }));
    return [name, panel.element];
  };
  const unit = (game.scale?.bar ?? 10) / 2;
  return {
    name: 'gauge',
    note: players > 2 ? 'The expected scores of all seats.' : 'Who is better, in the unit of the game.',
    states:
      players > 2
        ? [sample('Expected scores', 0)]
        : [sample('Even', 0), sample('Ahead', unit), sample('Behind', -unit), sample('Proved', 2 * unit, true)],
  };
}

function lineSamples(game: GamePage, session: Session): Samples {
  const { movers, moves } = session.history(0, true);
  const line: Foreseen[] = moves.map((move, n) => {
    return { move, seat: movers[n] ?? 0, position: '', scores: [], over: false };
  });
  const sample = (name: string, step: number): [string, HTMLElement] => {
    const panel = linePanel(game, nothing);
    panel.update({ moves: line, step });
    return [name, panel.element];
  };
  return {
    name: 'line',
    note: 'The expected moves; each shows the board after it.',
    states: [sample('The position itself', 0), sample('After two moves', 2)],
  };
}

function capturesSamples(game: GamePage): Samples {
  const sample = (name: string, taken: number[]): [string, HTMLElement] => {
    const panel = capturesPanel(game, 'taken', captureWords);
    panel.update(taken);
    return [name, panel.element];
  };
  return {
    name: 'captures',
    note: 'The pieces that each side has taken.',
    states: [sample('None', [0, 0]), sample('Some', [3, 1]), sample('All', [16, 0])],
  };
}

function endViewOf(game: GamePage, finished: Session, change: Partial<EndView> = {}): EndView {
  return {
    isShown: true,
    isNew: false,
    headline: 'You won, 5 to 3',
    reason: 'No player could move.',
    rows: rowsOf(game, finished),
    canRematch: true,
    canSwap: true,
    canReview: true,
    canStudy: true,
    isToSend: false,
    isOver: true,
    isReviewing: false,
    isPlayingBack: false,
    ply: finished.ply(),
    plies: finished.ply(),
    ...change,
  };
}

function rowsOf(game: GamePage, finished: Session) {
  const snapshot = snapshotOf(finished);
  const record = { holdings: finished.holdings(), tally: () => finished.tally() };
  return resultRows(game, snapshot, record, seatedOf(kindsOf(snapshot)));
}

function endSamples(game: GamePage, finished: Session): Samples {
  const sample = (name: string, change: Partial<EndView>): [string, HTMLElement] => {
    const panel = endPanel(game, actions);
    panel.element.removeAttribute('aria-labelledby');
    panel.element.querySelector('h2')?.removeAttribute('id');
    panel.update(endViewOf(game, finished, change));
    return [name, panel.element];
  };
  const loss = { headline: 'You lost, 3 to 5', reason: 'You resigned.' };
  return {
    name: 'end',
    note: 'The result, its parts, and what to do next.',
    states: [
      sample('Won', {}),
      sample('Lost', loss),
      sample('Drawn, without parts', { headline: 'A draw', reason: '', rows: [] }),
      sample('By link, to send', { canRematch: false, canSwap: false, isToSend: true }),
    ],
  };
}

function stepsSamples(finished: Session): Samples {
  const sample = (name: string, ply: number, isPlayingBack = false): [string, HTMLElement] => {
    const panel = stepsPanel(actions);
    const view = { isOver: true, isReviewing: true, isPlayingBack, ply, plies: finished.ply() } as EndView;
    panel.update(view, false);
    return [name, panel.element];
  };
  return {
    name: 'steps',
    note: 'Steps through a finished game.',
    states: [sample('At the start', 0), sample('Playing', 3, true), sample('At the end', finished.ply())],
  };
}

function tallySamples(game: GamePage, finished: Session): Samples {
  const rows = rowsOf(game, finished);
  const list = tallyList(game);
  list.update(rows);
  const points = game.describe.tally ? pointsPanel(game) : null;
  points?.update(rows);
  return {
    name: 'tally',
    note: 'The parts of the scores, line by line.',
    states: [
      ['In a result', list.element],
      ...(points ? [['Points so far', points.element] as [string, HTMLElement]] : []),
    ],
  };
}
