// Helpers that create and update elements.

import { closeOnOutsidePress } from './dismiss.ts';
import { t } from '../words/index.ts';

export type Child = Node | string | null | undefined | false;

/**
 * Creates an element with attributes and children. A function is a listener (`onclick`), true is an empty
 * attribute, and false, null or undefined omit the attribute.
 */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Record<string, unknown> = {},
  ...children: Child[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') element.addEventListener(name.slice(2), value as EventListener);
    else if (value === true) element.setAttribute(name, '');
    // The policy of the page refuses the attribute.
    else if (name === 'style') element.style.cssText = String(value);
    else if (value !== false && value !== null && value !== undefined) element.setAttribute(name, String(value));
  }
  element.append(...children.filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

/** Sets an element's text if it differs, so that screen readers announce it only once. */
export function setText(element: Element, text: string) {
  if (element.textContent !== text) element.textContent = text;
}

/** Sets an attribute if it differs. */
export function setAttribute(element: Element, name: string, value: string) {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/** Whether an element has a box: it is in the document, and neither it nor an ancestor is `display: none`. */
export function isVisible(element: Element) {
  return element.getClientRects().length > 0;
}

/** Milliseconds that a frame may take; it may be outside the window. */
const FRAME = 1000;

/** Resolves after the next frame is painted. */
export function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, document.hidden ? 0 : FRAME);
  });
}

const SVG = 'http://www.w3.org/2000/svg';

/** The path of each icon in a 24 × 24 view box. */
const ICONS: Record<string, string> = {
  new: 'M12 5v14M5 12h14',
  restart: 'M4 12a8 8 0 1 0 2.6-5.9M4 4v4.5h4.5',
  undo: 'M9 6 4 11l5 5M4 11h10a5 5 0 0 1 0 10h-2',
  redo: 'm15 6 5 5-5 5M20 11H10a5 5 0 0 0 0 10h2',
  hint: 'M9.5 18h5M10 21h4M8.5 14.5a6 6 0 1 1 7 0c-.7.6-1 1.2-1 2h-5c0-.8-.3-1.4-1-2Z',
  analyse: 'M4 20V10M10 20V4M16 20v-7M4 20h17',
  gains: 'M4 5h6v6H4ZM14 5h6v6h-6ZM4 15h6v4H4ZM17 15v5M14.5 17.5h5',
  flip: 'M7 4v16M7 20l-3-3M7 20l3-3M17 20V4M17 4l-3 3M17 4l3 3',
  share: 'M12 15V4M8 7.5 12 3.5l4 4M5 12v8h14v-8',
  learn: 'M12 5 2.5 9.5 12 14l9.5-4.5ZM6.5 11.5V16c0 1.5 2.5 3 5.5 3s5.5-1.5 5.5-3v-4.5M21.5 9.5V15',
  study: 'M6 3v18M6 8h5a4 4 0 0 1 4 4v2M12 11l3 3 3-3M6 21h.01M18 20h.01',
  rules: 'M5 4h10a4 4 0 0 1 4 4v12H9a4 4 0 0 1-4-4ZM5 16a3 3 0 0 1 3-3h11',
  settings: 'M5 7h8M17 7h2M5 17h2M11 17h8M13 7a2 2 0 1 0 4 0 2 2 0 1 0-4 0M7 17a2 2 0 1 0 4 0 2 2 0 1 0-4 0',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  language: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 1 0 0-17M3.5 12h17M12 3.5c-5 5-5 12 0 17M12 3.5c5 5 5 12 0 17',
  sound: 'M5 9.5v5h3.5L13 18.5v-13L8.5 9.5ZM16 9a4 4 0 0 1 0 6M18.5 6.5a8 8 0 0 1 0 11',
  muted: 'M5 9.5v5h3.5L13 18.5v-13L8.5 9.5ZM16.5 9.5l5 5M21.5 9.5l-5 5',
  resign: 'M6 21V4M6 5h11l-2.5 4L17 13H6',
  draw: 'M4 9h16M4 15h16',
  whole: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  keys: 'M3 7h18v11H3ZM7 11h.01M11 11h.01M15 11h.01M18 11h.01M8 14.5h8',
  close: 'M6 6l12 12M18 6 6 18',
  back: 'M15 5l-7 7 7 7',
  on: 'M9 5l7 7-7 7',
  play: 'M8 5.5v13l10.5-6.5Z',
  first: 'M6 5v14M18 5l-7 7 7 7',
  last: 'M18 5v14M6 5l7 7-7 7',
  out: 'M13 5h6v6M19 5l-9 9M16 14v5H5V8h5',
};

/** Adds the icons of a screen that is loaded later. */
export function addIcons(paths: Record<string, string>) {
  Object.assign(ICONS, paths);
}

/** Icons that point in or against the reading direction; mirrored in right-to-left languages. */
const DIRECTED = ['undo', 'redo', 'back', 'on', 'play', 'first', 'last', 'out'];

/** Creates a decorative icon, hidden from screen readers. */
export function icon(name: string) {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('class', 'icon');
  svg.classList.toggle('directed', DIRECTED.includes(name));
  svg.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', ICONS[name] ?? '');
  svg.append(path);
  return svg;
}

/** Opens a modal dialog that closes on its button, on Escape and on a press outside, and is then removed. */
export function openDialog(title: string, ...children: Child[]) {
  const close = make(
    'button',
    { type: 'button', class: 'plain', 'aria-label': t().dialog.close, onclick: () => element.close() },
    icon('close'),
  );
  const element = make(
    'dialog',
    { 'aria-label': title },
    make('header', {}, make('h2', {}, title), close),
    ...children,
  );
  closeOnOutsidePress(
    element,
    (event) => event.target === element && !isWithin(element, event),
    () => element.close(),
  );
  element.addEventListener('close', () => {
    element.remove();
    // The button that opened the dialog may be gone; the focus moves to the main part instead.
    if (document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true });
  });
  document.body.append(element);
  element.showModal();
  return element;
}

/** Whether a pointer is inside the box of an element; its backdrop counts as outside. */
function isWithin(element: Element, { clientX, clientY }: PointerEvent) {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
}

/** Closes all open dialogs. */
export function closeDialogs() {
  document.querySelectorAll('dialog').forEach((element) => element.close());
}
