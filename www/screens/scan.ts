// One-switch play: what can be done lights up in turn, and a single key, or a tap anywhere, chooses what is lit.

import { isVisible, make } from '../ui/dom.ts';
import { loadSheet } from '../ui/sheet.ts';
import { t } from '../words/index.ts';
import type { Settings } from '../library/settings.ts';

/** Something that can be chosen: a square, an element, or a group of these. */
export interface Entry {
  name: string;
  squares: string[];
  elements: HTMLElement[];
  run: () => void;
  entries: Entry[];
}

/** What is scanned. */
interface ScanOptions {
  page: HTMLElement;
  /** Everything that can be done now, unless a dialog is open. */
  root: () => Entry[];
  /** Whether a tap on each of these squares does something. */
  canTap: (squares: string[]) => boolean;
  /** Other squares are lit. */
  onLight: (squares: string[]) => void;
}

/** More entries than this are scanned in groups. */
const MAX_UNGROUPED = 8;
const EVENTS = ['pointerdown', 'pointerup', 'click', 'keydown', 'keyup'];
export const CONTROLS = ['button', 'select', 'summary', 'input:not([type="text"], [type="range"])'].join();

/** A scan of a page. */
export class Scan {
  #settings;
  #scanned;
  /** The entries of the chosen group. */
  #group: Entry[] | null = null;
  #lit: Entry | null = null;
  #index = -1;
  #key = '';
  #timer: ReturnType<typeof setInterval> | undefined;
  #said = make('p', { class: 'hidden scan-said', 'aria-live': 'assertive' });
  #start = make('button', { type: 'button', class: 'second scan-start', hidden: true, onclick: () => this.#begin() });

  constructor(settings: Pick<Settings, 'scan'>, scanned: ScanOptions) {
    this.#settings = settings;
    this.#scanned = scanned;
    void loadSheet('scan');
    scanned.page.append(this.#start);
    for (const type of EVENTS) addEventListener(type, this.#onInput, true);
  }

  /** Follows the setting. A dialog in which it was changed is finished first. */
  update() {
    const dialog = document.querySelector('dialog');
    if (this.#settings.scan === 0) this.#stop(false);
    else if (dialog) dialog.addEventListener('close', () => this.update(), { once: true });
    else this.#begin();
  }

  close() {
    clearInterval(this.#timer);
    for (const type of EVENTS) removeEventListener(type, this.#onInput, true);
    this.#start.remove();
    this.#said.remove();
    for (const element of this.#lit?.elements ?? []) element.classList.remove('lit');
  }

  /** The switch: the keys Space and Enter, and every press of a pointer. The click that follows counts no more. */
  #onInput = (event: Event) => {
    if (this.#timer === undefined || !event.isTrusted) return;
    const isKey = event instanceof KeyboardEvent;
    if (isKey && event.key !== ' ' && event.key !== 'Enter') return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.type === 'pointerdown' || (isKey && event.type === 'keydown' && !event.repeat)) this.#choose();
  };

  #begin() {
    this.#start.hidden = true;
    this.#key = '';
    this.#restart();
  }

  /** @param isAsked whether it can be started again */
  #stop(isAsked: boolean) {
    clearInterval(this.#timer);
    this.#timer = undefined;
    this.#light(null);
    this.#start.textContent = t().scan.start;
    this.#start.hidden = !isAsked;
    if (!isAsked) return;
    // A page may have been built anew.
    this.#scanned.page.append(this.#start);
    this.#start.focus();
  }

  #restart() {
    clearInterval(this.#timer);
    this.#timer = setInterval(() => this.#step(), this.#settings.scan);
    this.#step();
  }

  /** Lights up the next entry; where other things can be done than before, the first one. */
  #step() {
    const root = this.#root();
    const key = keyOf(root);
    if (key !== this.#key) [this.#key, this.#group, this.#index] = [key, null, -1];
    const entries = this.#group ?? root;
    this.#index = (this.#index + 1) % entries.length;
    this.#light(entries[this.#index] ?? null);
  }

  #choose() {
    const lit = this.#lit;
    if (lit === null) return;
    const isThere = this.#scanned.canTap(lit.squares) && lit.elements.every(isUsable);
    this.#group = isThere && lit.entries.length > 0 ? [...lit.entries, entry(t().scan.back, {})] : null;
    this.#index = -1;
    // A group that is chosen stays open, whatever has changed elsewhere since it was lit.
    if (this.#group !== null) this.#key = keyOf(this.#root());
    if (isThere) lit.run();
    if (this.#timer !== undefined) this.#restart();
  }

  #light(lit: Entry | null) {
    for (const element of this.#lit?.elements ?? []) element.classList.remove('lit');
    this.#lit = lit;
    for (const element of lit?.elements ?? []) element.classList.add('lit');
    lit?.elements[0]?.scrollIntoView({ block: 'nearest' });
    const place = document.querySelector('dialog') ?? this.#scanned.page;
    if (this.#said.parentElement !== place) place.append(this.#said);
    this.#said.textContent = lit?.name ?? '';
    this.#scanned.onLight(this.#timer === undefined ? [] : (lit?.squares ?? []));
  }

  #root(): Entry[] {
    const dialog = document.querySelector('dialog');
    if (dialog) return grouped(controlsIn(dialog, CONTROLS));
    return [...this.#scanned.root(), entry(t().scan.stop, { run: () => this.#stop(true) })];
  }
}

const keyOf = (entries: Entry[]) => entries.map(({ name }) => name).join();

export function entry(name: string, rest: Partial<Entry>): Entry {
  return { name, squares: [], elements: [], run: () => {}, entries: [], ...rest };
}

/** Many entries in groups of about the same size. */
export function grouped(entries: Entry[]) {
  if (entries.length <= MAX_UNGROUPED) return entries;
  const size = Math.ceil(Math.sqrt(entries.length));
  return Array.from({ length: Math.ceil(entries.length / size) }, (_, n) => {
    const some = entries.slice(n * size, (n + 1) * size);
    const [squares, elements] = [some.flatMap((one) => one.squares), some.flatMap((one) => one.elements)];
    return entry((squares.length > 0 ? squares : some.map(({ name }) => name)).join(', '), {
      squares,
      elements,
      entries: some,
    });
  });
}

/** The controls that can be used now. A list is set to its next item. */
export function controlsIn(within: ParentNode, selector: string) {
  return [...within.querySelectorAll(selector)].flatMap((element) => {
    if (!(element instanceof HTMLElement) || !isUsable(element)) return [];
    const name = element.getAttribute('aria-label') ?? (element.closest('label') ?? element).textContent ?? '';
    const run = () => {
      if (!(element instanceof HTMLSelectElement)) return element.click();
      element.selectedIndex = (element.selectedIndex + 1) % element.length;
      element.dispatchEvent(new Event('change', { bubbles: true }));
    };
    return [entry(name, { elements: [element], run })];
  });
}

function isUsable(element: HTMLElement) {
  return (
    isVisible(element) &&
    getComputedStyle(element).visibility === 'visible' &&
    element.getAttribute('aria-disabled') !== 'true' &&
    !element.matches(':disabled')
  );
}
