// The moves of a study: the main line, and below each move the variations that could be played instead of it.

import { blocksOf, roundsOf } from '../../game/outline.js';
import { make, setAttribute } from '../../ui/dom.js';
import { moveFace } from '../../ui/panel/face.js';
import { number } from '../../words/vocabulary.js';

/** @import { Node } from '../../game/tree.js' */
/** @import { GamePage } from '../../types.js' */
/** @import { Study, Words } from './study.js' */

/**
 * Creates the tree.
 *
 * @param {GamePage} game
 * @param {Study} study
 * @param {Words} words
 * @param {(x: number, y: number) => void} onMenu the menu of the current move is requested at a point of the window
 */
export function treePanel(game, study, words, onMenu) {
  const element = make('div', { class: 'outline', role: 'tree', 'aria-label': words.tree });
  const empty = make('p', { class: 'muted' }, words.empty);
  const section = make('section', { class: 'outline-panel' }, element, empty);
  /** @type {Map<number, HTMLElement>} */
  let items = new Map();
  /** @type {HTMLElement | undefined} */
  let current;
  let shown = '';

  /** @param {Event} event */
  const idAt = ({ target }) => {
    const item = target instanceof Element ? target.closest('[data-id]') : null;
    return item instanceof HTMLElement ? Number(item.dataset['id']) : null;
  };
  element.addEventListener('click', (event) => {
    const id = idAt(event);
    if (id !== null) study.goTo(id);
  });
  element.addEventListener('contextmenu', (event) => {
    const id = idAt(event);
    if (id === null) return;
    event.preventDefault();
    study.goTo(id);
    const box = current?.getBoundingClientRect();
    // The key for menus has no place of its own.
    const isKey = event.clientX === 0 && event.clientY === 0;
    onMenu(isKey ? (box?.left ?? 0) : event.clientX, isKey ? (box?.bottom ?? 0) : event.clientY);
  });
  element.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    const box = current?.getBoundingClientRect();
    onMenu(box?.left ?? 0, box?.bottom ?? 0);
  });

  const build = () => {
    const names = game.seats.map(({ name }) => name);
    const rounds = roundsOf(study.nodes);
    items = new Map();
    /**
     * @param {Node} node
     * @param {boolean} isNumbered
     * @param {number} level
     */
    const parts = (node, isNumbered, level) => {
      const item = itemOf(game, words, { node, names, round: isNumbered ? (rounds.get(node.id) ?? 0) : null, level });
      items.set(node.id, item);
      return [item, node.note !== '' && make('span', { class: 'note', 'aria-hidden': 'true' }, node.note)];
    };
    const blocks = blocksOf(study.root).map(({ depth, nodes }) =>
      make('div', { class: 'block', role: 'none', 'data-depth': Math.min(depth, 6), style: `--depth: ${Math.min(depth, 6)}` },
        ...nodes.flatMap((node, n) => parts(node, n === 0 || rounds.get(node.id) !== rounds.get(node.parent?.id ?? -1), depth + 1))));
    element.replaceChildren(make('div', { class: 'block', role: 'none', 'data-depth': '0' }, ...parts(study.root, false, 1).filter((part) => part !== false)), ...blocks);
    empty.hidden = blocks.length > 0;
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

/**
 * @param {HTMLElement} item
 * @param {boolean} isCurrent
 */
function mark(item, isCurrent) {
  setAttribute(item, 'aria-selected', String(isCurrent));
  item.tabIndex = isCurrent ? 0 : -1;
}

/**
 * One move as an item of the tree.
 *
 * @param {GamePage} game
 * @param {Words} words
 * @param {{ node: Node, names: string[], round: number | null, level: number }} place `round` is null where the move has no number
 */
function itemOf(game, words, { node, names, round, level }) {
  const { id, move, mover, parent, marks } = node;
  const siblings = parent?.children ?? [node];
  const { judgement, shapes } = marks;
  const token = mover !== null && make('span', { class: `token token-${game.seats[mover]?.piece ?? ''}` });
  return make(
    'span',
    { role: 'treeitem', class: 'node', 'data-id': id, 'data-main': String(level === 1), tabindex: '-1', 'aria-level': level, 'aria-posinset': siblings.indexOf(node) + 1, 'aria-setsize': siblings.length, 'aria-selected': 'false', 'aria-label': spokenOf(game, words, node, names) },
    round !== null && make('span', { class: 'round' }, number(round)),
    token,
    mover === null ? make('span', { class: 'move' }, words.start) : moveFace(game, move),
    judgement !== '' && make('b', { class: 'judgement', 'data-judgement': judgement }, judgement),
    shapes.length > 0 && make('i', { class: 'inked' }),
  );
}

/**
 * A move in words, with all that belongs to it.
 *
 * @param {GamePage} game
 * @param {Words} words
 * @param {Node} node
 * @param {string[]} names of the seats
 * @param {{ isWhole?: boolean }} [how] `isWhole`: with its comment and what is drawn
 */
export function spokenOf(game, words, { move, mover, parent, marks, note }, names, { isWhole = true } = {}) {
  const siblings = parent?.children ?? [];
  const place = siblings.findIndex((sibling) => sibling.move === move);
  const { judgement, shapes } = marks;
  const spoken = [
    judgement !== '' && words.judgements[/** @type {keyof Words['judgements']} */ (judgement)],
    place > 0 && words.variation(place, siblings.length - 1),
    place === 0 && siblings.length > 1 && words.alternatives(siblings.length - 1),
    isWhole && shapes.length > 0 && words.drawn(shapes.length),
    isWhole && note !== '' && words.comment(note),
  ].filter((part) => part !== false);
  if (mover === null) return [words.startName, ...spoken].join(', ');
  return words.move(names[mover] ?? '', game.describe.brief?.(move) ?? move, spoken);
}

/**
 * Scrolls only the panel, never the page.
 *
 * @param {HTMLElement} panel
 * @param {HTMLElement} item
 */
function scrollTo(panel, item) {
  const [around, box] = [panel.getBoundingClientRect(), item.getBoundingClientRect()];
  if (box.top >= around.top && box.bottom <= around.bottom) return;
  panel.scrollTop += box.top - around.top - around.height / 3;
}
