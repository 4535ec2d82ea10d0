// The page of components, for developers: every board in each state, set and theme, and every panel with sample views.
// `make dev` serves it at `#/components`; a release does not contain it.

import { GAMES } from '../games/index.ts';
import { SETS } from '../ui/board/sets.ts';
import { make } from '../ui/dom.ts';
import { loadSheet } from '../ui/sheet.ts';
import { looks } from './components/looks.ts';
import { opponents } from './components/opponents.ts';
import { panels } from './components/panels.ts';
import { sampleBoard, statesOf, type BoardState } from './components/states.ts';
import type { GamePage } from '../games/page.ts';
import type { Settings } from '../library/settings.ts';
import type { Look } from '../ui/board/brush.ts';
import type { Screen, Services } from './screen.ts';

const THEMES = ['light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

/** What is shown. The address has it, so that a view can be linked to. */
interface Choices {
  game: string;
  set: (typeof SETS)[number];
  theme: Theme;
  state: string;
}

/** What the sections of a view share. */
interface View {
  game: GamePage;
  choices: Choices;
  states: BoardState[];
  /** The chosen state. */
  state: BoardState | undefined;
  choose: (change: Partial<Choices>) => void;
  onClose: (closer: () => void) => void;
}

/** Mounts the page. */
export async function mount(_place: unknown, services: Services): Promise<Screen> {
  // The colours of arrows and circles are those of a study.
  await Promise.all(['analysis', 'study', 'end', 'components'].map(loadSheet));
  const { main, settings, engine } = services;
  document.documentElement.dataset['screen'] = 'components';
  const choices = readChoices();
  let closers: (() => void)[] = [];
  const close = () => {
    closers.forEach((closer) => closer());
    closers = [];
  };
  const sections = make('div', { class: 'sections' });
  const toolbar = make('div', { class: 'toolbar' });
  const choose = (change: Partial<Choices>) => {
    Object.assign(choices, change);
    show();
  };
  const show = () => {
    close();
    applyTheme({ ...settings, theme: choices.theme, set: choices.set });
    services.setAddress({ link: linkOf(choices), isSecret: false });
    const game = GAMES.find(({ id }) => id === choices.game) ?? GAMES[0];
    if (!game) return;
    const states = statesOf(game, engine);
    const state = states.find(({ name }) => name === choices.state) ?? states[0];
    const onClose = (closer: () => void) => closers.push(closer);
    const view = { game, choices, states, state, choose, onClose };
    toolbar.replaceChildren(...controls(view, sections));
    sections.replaceChildren(
      statesSection(view),
      setsSection(view),
      section(
        'Opponents',
        'Each calm, thinking, winning and losing; then the second and third of one table.',
        opponents(),
      ),
      section(
        'Panels',
        'Each panel of www/ui/panel/ in its states. Their buttons do nothing here.',
        ...panels(game, engine, onClose),
      ),
    );
  };
  main.replaceChildren(make('div', { class: 'components' }, toolbar, sections));
  show();
  return {
    close: () => {
      close();
      applyTheme(settings);
    },
  };
}

/** The choices, and the ways to the sections. */
function controls({ game, choices, choose }: View, sections: HTMLElement) {
  const games = GAMES.map(({ id, name }) => [id, name] as const);
  const named = <Name extends string>(names: readonly Name[]) => names.map((name) => [name, capital(name)] as const);
  const parts = ['Boards', 'Sets', 'Opponents', 'Panels'].map((words, n) =>
    make('button', { type: 'button', onclick: () => sections.children[n]?.scrollIntoView() }, words),
  );
  return [
    make('div', { class: 'segments', role: 'group', 'aria-label': 'Sections' }, ...parts),
    segments('Game', games, game.id, (id) => choose({ game: id })),
    segments('Set', named(SETS), choices.set, (set) => choose({ set })),
    segments('Theme', named(THEMES), choices.theme, (theme) => choose({ theme })),
  ];
}

/** The boards of a game in all states. */
function statesSection(view: View) {
  const { game, choices, states, state, choose } = view;
  const figures = states.map((each) => {
    const caption = make(
      'button',
      { type: 'button', 'aria-pressed': String(each === state), onclick: () => choose({ state: each.name }) },
      make('b', {}, each.name),
      make('span', {}, each.note),
    );
    return specimen(view, each, [caption]);
  });
  return section(
    'Board states',
    `${game.name} in ${capital(choices.set)}, ${choices.theme}. Choose a state to compare it in all sets.`,
    make('div', { class: `boards ${sizeOf(game)}` }, ...figures),
  );
}

/** The board of the chosen state in all sets and themes. */
function setsSection(view: View) {
  const { game, state } = view;
  const rows = THEMES.map((theme) => {
    const figures = SETS.map(
      (set) =>
        state && specimen(view, state, [make('b', {}, capital(set)), make('span', {}, theme)], looks(set, theme)),
    );
    return make('div', { class: `boards swatches ${sizeOf(game)}` }, ...figures);
  });
  return section('Sets and themes', `“${state?.name}” in every set, light and dark.`, ...rows);
}

/** A board on what it lies on, with a caption. */
function specimen({ game, onClose }: View, state: BoardState, caption: HTMLElement[], look?: Look) {
  const board = sampleBoard(game, state, look);
  onClose(() => board.close());
  const style = look && `background: ${look.colour('table')}`;
  return make(
    'figure',
    { class: 'specimen' },
    make('div', { class: 'lies', style }, board.element),
    make('figcaption', {}, ...caption),
  );
}

/** Applies a theme and a set to the page, which does not store them. */
function applyTheme(settings: Settings) {
  const event: WindowEventMap['gambol-settings'] = new CustomEvent('gambol-settings', { detail: settings });
  dispatchEvent(event);
}

function readChoices(): Choices {
  const query = new URLSearchParams(location.hash.split('?')[1]);
  const theme = document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light';
  const find = <Name extends string>(names: readonly Name[], key: string, usual: Name) =>
    names.find((name) => name === query.get(key)) ?? usual;
  const chosen = find(THEMES, 'theme', theme);
  return {
    game: query.get('game') ?? '',
    set: find(SETS, 'set', chosen === 'dark' ? 'walnut' : 'linen'),
    theme: chosen,
    state: query.get('state') ?? '',
  };
}

function linkOf(choices: Choices) {
  const query = new URLSearchParams(Object.entries(choices).filter(([, value]) => value !== ''));
  return `#/components?${query}`;
}

function section(title: string, lead: string, ...content: HTMLElement[]) {
  return make('section', {}, make('h2', {}, title), make('p', { class: 'muted' }, lead), ...content);
}

/** A choice between a few values. */
function segments<Value extends string>(
  label: string,
  values: readonly (readonly [Value, string])[],
  chosen: Value,
  onChoose: (value: Value) => void,
) {
  return make(
    'div',
    { class: 'segments', role: 'group', 'aria-label': label },
    ...values.map(([value, words]) =>
      make(
        'button',
        { type: 'button', 'aria-pressed': String(value === chosen), onclick: () => onChoose(value) },
        words,
      ),
    ),
  );
}

const capital = (name: string) => name[0]?.toUpperCase() + name.slice(1);

/** How wide the boards of a game are shown. */
const sizeOf = ({ files, ranks }: GamePage) => (files > 8 ? 'large' : files > ranks ? 'long' : 'square');
