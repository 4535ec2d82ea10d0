// The menu of a move, at the point where it was asked for.

import { make } from '../../ui/dom.ts';

/**
 * Opens a menu; it closes on a choice, on Escape and on a press elsewhere. The focus returns to where it was.
 *
 * @param point of the window
 */
export function openMenu(
  label: string,
  choices: { words: string; run: () => void }[],
  { x, y }: { x: number; y: number },
  restoreFocus: () => void,
) {
  const items = choices.map(({ words, run }) =>
    make('button', { type: 'button', role: 'menuitem', tabindex: '-1', onclick: () => (close(), run()) }, words),
  );
  const menu = make('div', { class: 'menu', role: 'menu', 'aria-label': label }, ...items);
  const close = () => {
    removeEventListener('pointerdown', onPress, true);
    menu.remove();
    restoreFocus();
  };
  const onPress = ({ target }: PointerEvent) => {
    if (!(target instanceof Node) || !menu.contains(target)) close();
  };
  menu.addEventListener('keydown', (event) => {
    const at = items.indexOf(document.activeElement as HTMLButtonElement);
    const next = { ArrowDown: at + 1, ArrowUp: at - 1 + items.length, Home: 0, End: items.length - 1 }[event.key];
    if (next !== undefined) items[next % items.length]?.focus();
    else if (event.key === 'Escape' || event.key === 'Tab') close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  document.body.append(menu);
  const { width, height } = menu.getBoundingClientRect();
  menu.style.left = `${Math.max(8, Math.min(x, innerWidth - width - 8))}px`;
  menu.style.top = `${Math.max(8, Math.min(y, innerHeight - height - 8))}px`;
  addEventListener('pointerdown', onPress, true);
  items[0]?.focus();
}
