// The opponents at a table: their portraits, what they say, and which one is offered next. Loaded a moment after the
// board.

import { suggestedBy, runAfter } from '../../library/runs.ts';
import { HUMAN } from '../../links/kinds.ts';
import { make, setText } from '../../ui/dom.ts';
import { portrait, type Mood } from '../../ui/portrait/portrait.ts';
import { t } from '../../words/index.ts';
import { NAMES, nthOf, opponentName } from '../../words/names.ts';
import { loadDialogWords } from '../../words/dialogs/index.ts';
import type { Level } from '../../core/levels.ts';
import type { Settings } from '../../library/settings.ts';
import type { PlayerKind } from '../../links/kinds.ts';
import type { PlayersView, TableView } from '../../ui/panel/views.ts';
import type { Table } from '../../table/table.ts';
import type en from '../../words/opponents/en.ts';

interface Places {
  settings: Settings;
  /** The page of the table. */
  page: HTMLElement;
  onSettings: () => void;
  /** Whether the game was over when the table was opened. */
  isOver: boolean;
}

/** Shows the opponents at a table. */
export async function opponentParts(table: Table, { settings, page, onSettings, isOver }: Places) {
  const { opponents: words } = await loadDialogWords();
  const places = [...page.querySelectorAll<HTMLElement>('.players .face')];
  const shown = places.map(() => '');
  const end = endOf(table, settings, words, page.querySelector('.end'));
  const keyOf = (moves: string[]) => `${table.link.seed} ${table.link.position} ${moves.join()}`;
  /** The game whose result is counted; one that was over before was counted then, or played by others. */
  let counted = isOver ? keyOf(table.snapshot.moves) : '';
  return {
    update({ players, end: { isShown, isNew } }: TableView) {
      const { seated, snapshot } = players;
      const kinds = seated.map(({ kind }) => kind);
      places.forEach((place, seat) => {
        const level = seated[seat]?.level ?? null;
        if (level === null) return;
        const [mood, nth] = [moodOf(players, seat), nthOf(kinds, seat)];
        const key = `${level} ${mood} ${nth}`;
        if (key === shown[seat]) return;
        shown[seat] = key;
        place.replaceChildren(...faceOf(level, mood, nth, words));
      });
      const match = matchOf(kinds);
      const key = keyOf(snapshot.moves);
      // Of several tabs the one that leads counts.
      const isHere = !players.isWatched && !table.state.isFollowing;
      if (isNew && match && isHere && counted !== key) {
        counted = key;
        const { [table.game.id]: run } = settings.runs;
        const next = runAfter(run, match.level, outcomeOf(players, match.person));
        settings.runs = { ...settings.runs, [table.game.id]: next };
        onSettings();
      }
      if (isShown) end(players);
    },
  };
}

/** The seat of the only person and the level of all others; null where there are others. */
function matchOf(kinds: PlayerKind[]) {
  const person = kinds.indexOf(HUMAN);
  const others = kinds.filter((_, seat) => seat !== person);
  const [level] = others;
  return person >= 0 && level && level in NAMES && others.every((kind) => kind === level)
    ? { person, level: level as Level }
    : null;
}

/** 1 where a seat has won, −1 where it has lost, and 0 for a draw. */
function outcomeOf({ snapshot: { winners, players } }: Pick<PlayersView, 'snapshot'>, seat: number) {
  if (winners.length === 0 || winners.length === players) return 0;
  return winners.includes(seat) ? 1 : -1;
}

/** What the face on a seat shows. */
function moodOf(players: PlayersView, seat: number): Mood {
  const { over, toMove } = players.snapshot;
  if (!over) return players.isThinking && toMove === seat ? 'thinks' : 'calm';
  const outcome = outcomeOf(players, seat);
  return outcome > 0 ? 'wins' : outcome < 0 ? 'loses' : 'calm';
}

/** A portrait, and for a screen reader the level. */
function faceOf(level: Level, mood: Mood, nth: number, words: typeof en) {
  const of = words.of(t().playerKinds[level], nth);
  return [portrait(level, mood, nth), make('span', { class: 'hidden' }, `${of} `)];
}

/**
 * What an opponent says at the end of a game, and the offer of another one.
 *
 * @param panel the result
 */
function endOf(table: Table, settings: Settings, words: typeof en, panel: HTMLElement | null) {
  const face = make('span', { class: 'face' });
  const line = make('p');
  const saying = make('div', { class: 'saying' }, face, line);
  let next: Level | null = null;
  const offer = make('button', {
    type: 'button',
    class: 'second offer',
    onclick: () => next && playAgainst(table, next),
  });
  panel?.querySelector('.verdict')?.append(saying);
  const parts = panel ? [document.documentElement, panel, ...panel.querySelectorAll('.verdict, .tally, .choices')] : [];
  const room = panel?.parentElement;
  const setCard = (height: string) => room?.style.setProperty('--card', height);
  /** The size of the screen that the board has made room on. */
  let size = '';
  const fit = () => {
    panel?.classList.remove('is-tight');
    saying.hidden = line.textContent === '';
    // It gives way where the result would be cut, and so does why the game is over.
    saying.hidden ||= parts.some(isCut);
    panel?.classList.toggle('is-tight', parts.some(isCut));
    // The board makes room for what is left.
    if (panel && isCut(document.documentElement))
      setCard(`calc(${panel.offsetHeight}px + 0.75rem + env(safe-area-inset-bottom))`);
  };
  const refit = () => {
    setCard('');
    fit();
  };
  // The board that makes room also changes the size of the room: it keeps to that until the screen is another one.
  const resize = () => {
    const now = `${innerWidth} ${innerHeight}`;
    if (now === size) return fit();
    size = now;
    refit();
  };
  if (room) new ResizeObserver(resize).observe(room);
  // What else the result says may come later.
  if (panel) new MutationObserver(refit).observe(panel, { subtree: true, childList: true, characterData: true });
  return (players: PlayersView) => {
    const { seated, snapshot } = players;
    const kinds = seated.map(({ kind }) => kind);
    const seats = seated.flatMap(({ level }, seat) => (level === null ? [] : [seat]));
    const seat = seats.find((one) => snapshot.winners.includes(one)) ?? seats[0] ?? 0;
    const level = seated[seat]?.level ?? null;
    next = level && matchOf(kinds) && !players.isWatched ? suggestedBy(settings.runs[table.game.id]) : null;
    if (next) panel?.querySelector('.main')?.after(offer);
    else offer.remove();
    setText(offer, next ? words.offer(NAMES[next]) : '');
    const outcome = outcomeOf(players, seat);
    const said = level && words.lines[level][outcome > 0 ? 'wins' : outcome < 0 ? 'loses' : 'draws'];
    setText(line, said ? t().quote(opponentName(kinds, seat), said) : '');
    if (level) face.replaceChildren(portrait(level, moodOf(players, seat), nthOf(kinds, seat)));
    refit();
  };
}

/** Whether a part of the result does not show all that it has. */
const isCut = ({ scrollHeight, clientHeight }: Element) => scrollHeight > clientHeight + 1;

/** Begins a game with the same seats against another opponent. */
function playAgainst(table: Table, level: Level) {
  const { seed, ...start } = table.beginning;
  const playerKinds = table.state.playerKinds.map((kind) => (kind === HUMAN ? kind : level));
  table.begin({ ...start, playerKinds, seed: table.game.seeded === null ? seed : null });
}
