// The headers of a text that the library writes and reads. The engine adds those that describe the start itself.

import { findGame } from '../../games/index.ts';
import { PLAYER_KINDS, REMOTE, HUMAN } from '../../links/kinds.ts';
import { formatClock, parseClock } from '../../links/clock.ts';
import { parseSeed } from '../../links/link.ts';
import { shortName } from './text.ts';
import type { Session } from '../../core/bindings.ts';
import type { Ending, GameLink } from '../../links/state.ts';
import type { Head } from './entry.ts';

/** The headers of an entry. */
export function headersOf({
  name,
  folder,
  created,
  players,
  result,
  state,
}: Pick<Head, 'name' | 'folder' | 'created' | 'players' | 'result'> & { state?: GameLink }): [string, string][] {
  const [date = '', time = ''] = new Date(created).toISOString().split(/[T.]/);
  const share = result && (result.winners.length === 1 ? '1' : `1/${result.winners.length || result.scores.length}`);
  const shares = result?.scores.map((_, seat) =>
    result.winners.length === 0 || result.winners.includes(seat) ? share : '0',
  );
  const headers: [string, string | null | undefined][] = [
    ['Players', players.join(', ')],
    ['Result', shares?.join('-') ?? '*'],
    ['Date', date.replaceAll('-', '.')],
    ['Event', name],
    ['Ending', endingText(state)],
    ['Time', time],
    ['Clock', state?.clock && formatClock(state.clock)],
    ['Folder', folder],
  ];
  return headers.filter((header) => Boolean(header[1])).map(([key, value]) => [key, value ?? '']);
}

/** How players or the clock have ended a game before its rules did; empty where they have not. */
function endingText(state: GameLink | undefined) {
  const fallen = state?.clock?.left?.findIndex((left) => left <= 0) ?? -1;
  if (fallen >= 0) return `time-${fallen}`;
  const ending = state?.ending ?? null;
  return ending === null ? '' : ending === 'draw' ? ending : `resigned-${ending}`;
}

/** Reads the headers of a game, and its state at a table. Missing or malformed values are left out. */
export function tableOf(headers: [string, string][], session: Session) {
  const values = new Map(headers);
  const text = (key: string) => (values.get(key) ?? '').trim();
  const game = findGame(text('Game').toLowerCase());
  if (!game) throw new Error(text('Game'));
  const { players: count } = session.status();
  const named = text('Players').split(',').map(shortName).filter(Boolean);
  const players = named.length === count ? named : Array.from({ length: count }, () => HUMAN);
  const playerKinds = players.map((name) =>
    name === REMOTE ? HUMAN : (PLAYER_KINDS.find((kind) => kind === name) ?? HUMAN),
  );
  const [, cause, seat] = /^(time|resigned)-(\d)$/.exec(text('Ending')) ?? [];
  const loser = seat !== undefined && Number(seat) < count ? Number(seat) : null;
  const ending: Ending | null = text('Ending') === 'draw' ? 'draw' : cause === 'resigned' ? loser : null;
  const clock = game.hasClock ? parseClock(text('Clock')) : undefined;
  const fallen = cause === 'time' ? loser : null;
  const left =
    clock && fallen !== null ? Array.from({ length: count }, (_, at) => (at === fallen ? 0 : clock.base * 1000)) : null;
  const setup = (values.get('Setup') ?? '').split(' ').map((pair) => pair.split('='));
  const options = Object.fromEntries(setup.filter(([key]) => game.options.some((option) => option.key === key)));
  // A day without a time is one of here.
  const time = text('Time') === '' ? '12:00:00' : `${text('Time')}Z`;
  const when = Date.parse(`${text('Date').replaceAll('.', '-')}T${time}`);
  const state: GameLink = {
    game: game.id,
    seed: parseSeed(values.get('Seed') ?? '') ?? null,
    position: values.get('Position') ?? null,
    moves: session.history(0, true).sealed,
    playerKinds,
    options,
    clock: clock ? { ...clock, left } : null,
    ending,
    match: null,
    at: null,
  };
  return {
    state,
    players,
    name: shortName(text('Event')),
    folder: shortName(text('Folder')),
    when: Number.isFinite(when) ? when : null,
    fallen,
  };
}
