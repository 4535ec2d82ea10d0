// The moves of a study: the main line, and below each move the variations that could be played instead of it.

import { blocksOf, roundsOf } from '../../game/outline.ts';
import { make, setAttribute } from '../../ui/dom.ts';
import { moveLabel } from '../../ui/panel/movelabel.ts';
import { number } from '../../words/vocabulary.ts';
import type { Node } from '../../game/tree.ts';
import type { GamePage } from '../../games/page.ts';
import type { Study, Words } from './study.ts';

/**
 * Creates the tree.
 *
 * @param onMenu the menu of the current move is requested at a point of the window
 */
export function treePanel(game: GamePage, study: Study, words: Words, onMenu: (x: number, y: number) => void) {
  const element = make('div', { class: 'outline', role: 'tree', 'aria-label': words.tree });
  const empty = make('p', { class: 'muted' }, words.empty);
  const section = make('section', { class: 'outline-panel' }, element, empty);
  let items = new Map<number, HTMLElement>();
  let current: HTMLElement | undefined;
  let shown = '';

  listenToItems(element, {
    boxOf: () => current?.getBoundingClientRect(),
    goTo: (id) => study.goTo(id),
    onMenu,
  });

  /** The blocks that are shown, by all that they show. */
  let blocks = new Map<string, { element: HTMLElement; items: Map<number, HTMLElement> }>();
  /** Shows the tree; what has not changed stays as it is. */
  const build = () => {
    const rounds = roundsOf(study.nodes);
    const before = blocks;
    blocks = new Map();
    for (const { depth, nodes } of [{ depth: -1, nodes: [study.root] }, ...blocksOf(study.root)]) {
      const parts = nodes.map((node, n) => partOf(game, words, node, depth >= 0 && n === 0, rounds));
      const key = JSON.stringify([
        depth,
        ...parts.map(({ node: { id, move }, label, round }) => [id, move, label, round]),
      ]);
      blocks.set(key, before.get(key) ?? blockOf(game, words, Math.max(depth, 0), parts));
    }
    items = new Map([...blocks.values()].flatMap((block) => [...block.items]));
    for (const [key, block] of before) if (!blocks.has(key)) block.element.remove();
    let at = element.firstChild;
    for (const block of blocks.values()) {
      if (block.element === at) at = at.nextSibling;
      else element.insertBefore(block.element, at);
    }
    empty.hidden = blocks.size > 1;
  };

  return {
    element: section,
    /** Moves the focus to the current move. */
    focus: () => current?.focus({ preventScroll: true }),
    update() {
      const hadFocus = element.contains(document.activeElement);
      const { parents, moves, notes, marks } = study.copy;
      const key = JSON.stringify([study.nodes.map(({ id }) => id), parents, moves, notes, marks]);
      if (key !== shown) {
        shown = key;
        if (current) mark(current, false);
        build();
        current = undefined;
      }
      const item = items.get(study.current.id);
      if (item === current) return;
      if (current) mark(current, false);
      current = item;
      if (!item) return;
      mark(item, true);
      if (hadFocus) item.focus({ preventScroll: true });
      scrollTo(section, item);
    },
  };
}

interface ItemHandlers {
  /** The box of the current item. */
  boxOf: () => DOMRect | undefined;
  goTo: (id: number) => void;
  onMenu: (x: number, y: number) => void;
}

/** Listens to taps on the items of a tree, and to requests for the menu of one. */
function listenToItems(element: HTMLElement, { boxOf, goTo, onMenu }: ItemHandlers) {
  const idAt = ({ target }: Event) => {
    const item = target instanceof Element ? target.closest('[data-id]') : null;
    return item instanceof HTMLElement ? Number(item.dataset['id']) : null;
  };
  const openAtItem = () => {
    const box = boxOf();
    onMenu(box?.left ?? 0, box?.bottom ?? 0);
  };
  element.addEventListener('click', (event) => {
    const id = idAt(event);
    if (id !== null) goTo(id);
  });
  element.addEventListener('contextmenu', (event) => {
    const id = idAt(event);
    if (id === null) return;
    event.preventDefault();
    goTo(id);
    // The key for menus has no place of its own.
    if (event.clientX === 0 && event.clientY === 0) openAtItem();
    else onMenu(event.clientX, event.clientY);
  });
  element.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    openAtItem();
  });
}

function mark(item: HTMLElement, isCurrent: boolean) {
  setAttribute(item, 'aria-selected', String(isCurrent));
  item.tabIndex = isCurrent ? 0 : -1;
}

/** A node with its words; `round` is null where the move has no number. */
interface Part {
  node: Node;
  label: string;
  round: number | null;
}

/** A node with its words, and its number where it begins a block or a round. */
function partOf(game: GamePage, words: Words, node: Node, isFirst: boolean, rounds: Map<number, number>): Part {
  const round = rounds.get(node.id);
  const isNumbered = isFirst || (node.parent !== null && round !== rounds.get(node.parent.id));
  const names = game.seats.map(({ name }) => name);
  return { node, label: spokenOf(game, words, node, names), round: isNumbered ? (round ?? 0) : null };
}

/** A part of a line without variations in between. */
function blockOf(game: GamePage, words: Words, depth: number, parts: Part[]) {
  const items = new Map(parts.map((part) => [part.node.id, itemOf(game, words, part, depth + 1)]));
  const shown = parts.flatMap(({ node: { id, note } }) => [
    items.get(id),
    note !== '' && make('span', { class: 'note', 'aria-hidden': 'true' }, note),
  ]);
  return {
    element: make(
      'div',
      { class: 'block', role: 'none', 'data-depth': Math.min(depth, 6), style: `--depth: ${Math.min(depth, 6)}` },
      ...shown,
    ),
    items,
  };
}

/** One move as an item of the tree. */
function itemOf(game: GamePage, words: Words, { node, label, round }: Part, level: number) {
  const {
    id,
    move,
    mover,
    parent,
    marks: { judgement, numbers = [], shapes },
  } = node;
  const siblings = parent?.children ?? [node];
  const token = mover !== null && make('span', { class: `token token-${game.seats[mover]?.piece ?? ''}` });
  return make(
    'span',
    {
      role: 'treeitem',
      class: 'node',
      'data-id': id,
      'data-main': String(level === 1),
      tabindex: '-1',
      'aria-level': level,
      'aria-posinset': siblings.indexOf(node) + 1,
      'aria-setsize': siblings.length,
      'aria-selected': 'false',
      'aria-label': label,
    },
    round !== null && make('span', { class: 'round' }, number(round)),
    token,
    mover === null ? make('span', { class: 'move' }, words.start) : moveLabel(game, move),
    judgement !== '' && make('b', { class: 'judgement', 'data-judgement': judgement }, judgement),
    numbers.length > 0 && ` ${numbers.join(' ')}`,
    shapes.length > 0 && make('i', { class: 'inked' }),
  );
}

/**
 * A move in words, with all that belongs to it.
 *
 * @param names of the seats
 * @param how `isWhole`: with its comment and what is drawn
 */
export function spokenOf(
  game: GamePage,
  words: Words,
  { move, mover, parent, marks, note }: Node,
  names: string[],
  { isWhole = true }: { isWhole?: boolean } = {},
) {
  const siblings = parent?.children ?? [];
  const place = siblings.findIndex((sibling) => sibling.move === move);
  const { judgement, shapes } = marks;
  const spoken = [
    judgement !== '' && words.judgements[judgement as keyof Words['judgements']],
    place > 0 && words.variation(place, siblings.length - 1),
    place === 0 && siblings.length > 1 && words.alternatives(siblings.length - 1),
    isWhole && shapes.length > 0 && words.drawn(shapes.length),
    isWhole && note !== '' && words.comment(note),
  ].filter((part) => part !== false);
  if (mover === null) return [words.startName, ...spoken].join(', ');
  return words.move(names[mover] ?? '', game.describe.brief?.(move) ?? move, spoken);
}

/** Scrolls only the panel, never the page. */
function scrollTo(panel: HTMLElement, item: HTMLElement) {
  const [around, box] = [panel.getBoundingClientRect(), item.getBoundingClientRect()];
  if (box.top >= around.top && box.bottom <= around.bottom) return;
  panel.scrollTop += box.top - around.top - around.height / 3;
}
