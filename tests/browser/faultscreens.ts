// The screens at which faults strike: how each is opened, used, and asked to think, and what the browser keeps
// meanwhile.

import { expect, type Page } from '@playwright/test';
import { COMBO, HINT, TablePage, expectDrawn, pressTool } from './table.ts';

/** An action and the expectation of what it leads to. */
interface Action {
  act: (page: Page) => Promise<void>;
  done: (page: Page) => Promise<void>;
}

/** A screen. */
export interface FaultScreen {
  link: string;
  isShown: (page: Page) => Promise<void>;
  /** Asks the engine on the main thread. */
  use?: Action;
  /** Asks a worker. */
  think?: Action;
  /** The move that its use adds to the game under way of Gambit. */
  plays?: string;
}

/** The game under way that every fault must leave as it is. */
export const CURRENT_MOVES = ['d2xd4', 'e3xe1'];
/** A game of Gambit to its end, with a blunder. */
const FINISHED_GAME = 'd2xd4_f3xf1xd3xb1_g2xg4_h3xh1_b2xb4_a3xa1_b4xd2xf4';

/**
 * What the browser keeps before each fault: games of all kinds, the progress of puzzles and of a course, and settings.
 */
export const STORED_DATA = {
  'gambol/1/table/gambit': `#/gambit?seed=1&players=human,human&moves=${CURRENT_MOVES.join('_')}`,
  'gambol/1/table/combo': '#/combo?seed=1&players=human,beginner&moves=1a2-a3_1a7-a6',
  'gambol/1/table/triboard': '#/triboard?seed=7&players=human,human,human',
  'gambol/1/table/luckymoose': '#/luckymoose?seed=42&players=human,human',
  'gambol/1/shelf': JSON.stringify([
    { link: '#/gambit?seed=2&players=human,human&moves=a2xa4_e3xe1', words: 'gambit', when: 1_760_000_000_000 },
  ]),
  'gambol/1/matches': JSON.stringify([
    {
      id: 'abcdefgh',
      link: '#/gambit?seed=3&players=human,human&match=abcdefgh-1&moves=d2xd4_e3xe1',
      seats: [0],
      when: 1_760_000_000_000,
      isPlayed: true,
    },
  ]),
  'gambol/1/puzzles/gambit': JSON.stringify({
    rating: { rating: 1500, deviation: 200, volatility: 0.06 },
    tried: [{ when: 1_760_000_000_000, id: 1, isSolved: true, rating: 1500 }],
    best: { streak: 3, storm: 4 },
    days: { '2026-11-20': 1 },
  }),
  'gambol/1/course/gambit': JSON.stringify({
    lessons: ['rules/on'],
    puzzles: {},
    games: [],
    last: 'rules/edge',
    moves: {},
  }),
  'gambol/1/settings': JSON.stringify({ pause: 0, sound: false, lastGame: 'gambit' }),
};

/** Makes a move, unless it was kept and is on the board. */
async function tap(page: Page, game: typeof COMBO | undefined, from: string, to: string) {
  const table = new TablePage(page, game);
  const cell = page.locator(`[data-square="${from}"]`);
  // A new board makes its cells first and names them a moment later.
  await expect(cell).toHaveAttribute('aria-label', /./);
  if (/black/.test((await cell.getAttribute('aria-label')) ?? '')) await table.tap(from, to);
}

const isTable = (page: Page, game?: typeof COMBO) => new TablePage(page, game).isReady();

const movesOf = (page: Page) => new TablePage(page).moves;
const said = (page: Page) => page.locator('main [role=status]');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function isTask(page: Page) {
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(heading(page)).not.toBeEmpty();
}

/** Shows the move of a lesson. */
const SHOW_ME: Action = {
  act: (page) => page.getByRole('button', { name: 'Show me' }).click(),
  done: (page) => expect(page.locator('main [role=status]')).not.toBeEmpty(),
};

export const SCREENS: Record<string, FaultScreen> = {
  hall: {
    link: '#/',
    isShown: async (page) => {
      await expect(page.getByRole('list', { name: 'Games' }).getByRole('listitem')).toHaveCount(4);
      await expect(page.locator('.cards canvas')).toHaveCount(4);
    },
    use: { act: (page) => page.getByRole('link', { name: 'Play Triboard' }).hover(), done: async () => {} },
  },
  table: {
    link: '#/gambit',
    isShown: (page) => isTable(page),
    use: {
      act: (page) => tap(page, undefined, 'f2', 'f4'),
      done: (page) => expect(said(page)).toContainText('Black jumps f2 to f4'),
    },
    think: { act: (page) => pressTool(page, 'Hint'), done: (page) => expect(said(page)).toContainText(HINT) },
    plays: 'f2xf4',
  },
  computer: {
    link: '#/combo',
    isShown: (page) => isTable(page, COMBO),
    use: {
      act: (page) => tap(page, COMBO, 'b2', 'b3'),
      done: (page) => expect(movesOf(page).filter({ hasText: '1b2-b3' })).toHaveCount(1),
    },
    think: {
      act: (page) => tap(page, COMBO, 'b2', 'b3'),
      done: async (page) => {
        await expect.poll(async () => /1b2-b3\D*\d/.test((await movesOf(page).allTextContents()).join(' '))).toBe(true);
        await expect(said(page)).toContainText('Your turn');
      },
    },
  },
  study: {
    link: `#/gambit/study?players=human,human&moves=${CURRENT_MOVES.join('_')}`,
    isShown: async (page) => {
      await isTable(page);
      await expect(page.getByRole('treeitem', { name: /e3 to e1|e3xe1/ })).toHaveCount(1);
    },
    use: {
      act: (page) => tap(page, undefined, 'f2', 'f4'),
      done: (page) => expect(said(page)).toContainText('Black jumps f2 to f4'),
    },
    think: {
      act: (page) => pressTool(page, 'Analyse'),
      done: (page) =>
        expect(page.getByRole('list', { name: 'Best lines' }).getByRole('listitem').first()).toHaveAccessibleName(
          /proved/,
        ),
    },
  },
  review: {
    link: `#/gambit/review?players=human,easy&moves=${FINISHED_GAME}`,
    isShown: (page) => expect(page.getByRole('slider', { name: 'The game' })).toBeVisible(),
    use: {
      act: async (page) => {
        await page.getByRole('slider', { name: 'The game' }).focus();
        await page.keyboard.press('Home');
      },
      done: (page) => expect(page.getByRole('slider', { name: 'The game' })).toHaveAttribute('aria-valuenow', '0'),
    },
    think: {
      act: async () => {},
      // A slow worker takes its time.
      done: (page) =>
        expect(page.getByRole('list', { name: 'Judgements' }).getByRole('button')).toHaveCount(2, { timeout: 60_000 }),
    },
  },
  puzzles: { link: '#/puzzles', isShown: (page) => expect(page.locator('.puzzle-card canvas')).toHaveCount(4) },
  'puzzles of a game': {
    link: '#/gambit/puzzles',
    isShown: (page) => expect(page.locator('.day canvas')).toBeVisible(),
  },
  puzzle: {
    link: '#/gambit/puzzles?position=1o2oo2%2F3x1x1x%2Fo7%2F2x3x1_o&solution=f4xf2_g1xe3_e4xe2xc4&goal=most',
    isShown: async (page) => {
      await expect(page.getByRole('grid')).toBeVisible();
      await expect(heading(page)).toHaveText('Find the move with the best result.');
    },
    use: {
      act: (page) => page.getByRole('button', { name: 'View the solution' }).click(),
      done: (page) => expect(heading(page)).toHaveText('This is the solution.'),
    },
    think: {
      act: (page) => tap(page, undefined, 'e4', 'c2'),
      done: (page) => expect(said(page)).toContainText('White jumps'),
    },
  },
  course: { link: '#/gambit/course', isShown: (page) => expect(page.locator('.course-next canvas')).toBeVisible() },
  'course lesson': { link: '#/gambit/course/rules/on', isShown: isTask, use: SHOW_ME },
  'course game': {
    link: '#/gambit/course/rules/game',
    isShown: async (page) => {
      await isTask(page);
      await expect(page.getByRole('gridcell', { name: /can move/ }).first()).toBeAttached();
    },
    use: {
      act: (page) => tap(page, undefined, 'a2', 'a4'),
      done: (page) => expect(page.getByRole('gridcell', { name: /^a4, black/ })).toBeVisible(),
    },
    think: {
      act: (page) => tap(page, undefined, 'a2', 'a4'),
      done: (page) => expect(said(page)).toContainText(/White jumps.*(Your turn|Game over)/s),
    },
  },
  lesson: { link: '#/gambit/learn', isShown: isTask, use: SHOW_ME },
  library: {
    link: '#/library',
    isShown: async (page) => {
      await expect(page.locator('.library')).toBeVisible();
      await expect(page.locator('.count')).not.toHaveText('Opening your library…');
    },
  },
  builder: {
    link: '#/gambit/embed?players=human,hard',
    isShown: (page) =>
      expect(page.getByLabel('As an element', { exact: true })).toHaveValue(/<gambol-board game="gambit"/),
    use: {
      act: (page) => page.getByLabel('Moves, with spaces').fill('d2xd4'),
      done: (page) => expect(page.getByLabel('As an element', { exact: true })).toHaveValue(/d2xd4/),
    },
  },
  docs: {
    link: '#/docs',
    isShown: (page) => expect(page.getByRole('heading', { name: 'Documentation' })).toBeVisible(),
  },
  rules: {
    link: '#/gambit/rules',
    isShown: (page) => expect(page.getByRole('heading', { name: 'How to play Gambit' })).toBeVisible(),
  },
  embed: {
    link: '?embed#/gambit?players=human,easy',
    isShown: async (page) => {
      await expect(page.getByRole('grid')).toBeVisible();
      await expectDrawn(page);
    },
    use: {
      act: (page) => tap(page, undefined, 'a2', 'a4'),
      done: (page) => expect(page.getByRole('gridcell', { name: /^a4, black/ })).toBeVisible(),
    },
    think: {
      act: (page) => tap(page, undefined, 'a2', 'a4'),
      done: (page) => expect(said(page)).toContainText(/White jumps/),
    },
  },
};
