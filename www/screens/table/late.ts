// The parts of a table that are loaded when they are first used.

import { listenToStrokes } from '../../ui/board/strokes.ts';
import type { Settings } from '../../library/settings.ts';
import type { Scan } from '../scan.ts';
import type { Table } from '../../table/table.ts';
import type { TableView } from '../../ui/panel/views.ts';

/** The milliseconds after which a board that was shown stands: what a first visit needs is there. */
const SETTLED = 1000;

interface Places {
  page: HTMLElement;
  /** The panel that the pieces taken stand before. */
  panel: HTMLElement;
  reveal: (squares: string[]) => void;
  onSettings: () => void;
}

/** Listens to what needs them. */
export function listenToLateParts(table: Table, settings: Settings, { page, panel, reveal, onSettings }: Places) {
  const { board } = table;
  let drawing: Promise<import('./drawing.ts').Drawing | null> | null = null;
  listenToStrokes(board.element, {
    squareAt: (x, y) => board.squareAt(x, y),
    begin: () => table.cancelPremove(),
    stroke: (from, to, how) => {
      drawing ??= import('./drawing.ts').then(
        ({ Drawing }) => new Drawing(table),
        () => (drawing = null),
      );
      void drawing.then((loaded) => loaded?.stroke(from, to, how));
    },
  });
  let scan: Promise<Scan | null> | null = null;
  const updateScan = () => {
    if (settings.scan > 0)
      scan ??= import('./scan.ts').then(
        ({ scanTable }) => (table.isClosed ? null : scanTable(table, page, settings, reveal)),
        () => (scan = null),
      );
    void scan?.then((loaded) => loaded?.update());
  };
  const updatePremove = () => {
    if (settings.premove && table.game.hasPremove) table.loadPremoves().catch(() => {});
  };
  let firstMove: Promise<ReturnType<typeof import('./firstmove.ts').firstMoveParts> | null> | null = null;
  const show = (view: TableView) => {
    if (view.moves.moves.length > 0)
      firstMove ??= import('./firstmove.ts').then(
        ({ firstMoveParts }) => firstMoveParts(table, settings, page, panel),
        () => null,
      );
    void firstMove?.then((parts) => parts?.update(view));
    showOpponents(view);
  };
  let opponents: Promise<Awaited<ReturnType<typeof loadOpponents>> | null> | null = null;
  const loadOpponents = async () => {
    const isOver = table.snapshot.over;
    await new Promise((resolve) => setTimeout(resolve, SETTLED));
    const { opponentParts } = await import('./opponents.ts');
    return opponentParts(table, { page, settings, onSettings, isOver });
  };
  const showOpponents = (view: TableView) => {
    if (view.players.seated.some(({ level }) => level !== null)) opponents ??= loadOpponents().catch(() => null);
    void opponents?.then((parts) => parts?.update(view));
  };
  const update = () => {
    updateScan();
    updatePremove();
  };
  update();
  const close = () => {
    void scan?.then((loaded) => loaded?.close());
    void firstMove?.then((parts) => parts?.close());
  };
  return { update, show, close };
}
