// One-switch use of a page without a table: its links and buttons, in groups.

import { CONTROLS, Scan, controlsIn, entry, grouped, type Entry } from './scan.ts';
import type { Settings } from '../library/settings.ts';

/** What holds the controls of one thing. The items of an ordered list are steps of one thing. */
const GROUPS = ['.back', 'li:not(ol>li)', 'section', 'form', 'header', '.head'].join();

/** Scans a page. */
export function scanPage(main: HTMLElement, settings: Pick<Settings, 'scan'>) {
  const root = () => {
    const groups = new Map<Element, Entry[]>();
    for (const place of [main, ...document.querySelectorAll('.head')]) {
      for (const control of controlsIn(place, `a[href], ${CONTROLS}`)) {
        const group = control.elements[0]?.closest(GROUPS) ?? place;
        groups.set(group, [...(groups.get(group) ?? []), control]);
      }
    }
    return grouped(
      [...groups].map(([group, entries]) => {
        const [only] = entries;
        if (only && entries.length === 1) return only;
        const name = group.querySelector('h1, h2, h3')?.textContent ?? entries.map((one) => one.name).join(', ');
        return entry(name, { elements: entries.flatMap(({ elements }) => elements), entries: grouped(entries) });
      }),
    );
  };
  return new Scan(settings, { page: main, root, canTap: () => true, onLight: () => {} });
}
