// What the page lets run and draw: addresses of its own scripts, and its own drawings as markup. Where Trusted Types
// are known, the policy of `index.html` refuses everything else.

/** What could run in markup: elements other than those of drawings, handlers, and addresses. */
const ACTIVE = new RegExp(
  '<(?!/|(?:svg|g|defs|path|rect|circle|ellipse|line|polygon|polyline|use|clipPath|mask|' +
    '(?:linear|radial)Gradient|stop)\\b)' +
    '|[\\s"\'/]on\\w+\\s*=' +
    '|javascript:' +
    '|(?:href|src)\\s*=\\s*["\']?[^"\'#\\s]',
  'i',
);

/** A bundler takes `new URL(…, import.meta.url)` for a file. */
const HERE = import.meta.url;

const rules = {
  createHTML: (markup: string) => {
    if (ACTIVE.test(markup)) throw new TypeError(markup);
    return markup;
  },
  createScriptURL: (address: string) => {
    // A sandboxed page has no origin of its own.
    const { origin, protocol } = new URL(address, HERE);
    if (protocol !== 'blob:' && origin !== new URL(HERE).origin) throw new TypeError(address);
    return address;
  },
};
const policy = globalThis.trustedTypes?.createPolicy('gambol', rules) ?? rules;

/**
 * Shows a drawing in an element, in place of its content.
 *
 * @param markup SVG
 */
export function setDrawing(element: Element, markup: string) {
  element.innerHTML = policy.createHTML(markup) as string;
}

/**
 * The address of a script of this page, for a worker or an element.
 *
 * @throws a TypeError if it is of another host
 */
export const scriptUrl = (address: string | URL) => policy.createScriptURL(String(address)) as string;
