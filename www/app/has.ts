// `:has()` for browsers without it, which is Firefox before 121: replaces each by an attribute in a copy of the style
// sheets, and keeps these attributes up to date. Loaded only there.

/** The attributes by the argument of `:has()`. */
const attributes = new Map<string, string>();
/** The links whose sheets are replaced. */
const replaced = new WeakSet<Element>();
const LINKS = 'link[rel=stylesheet]';

/** Replaces the sheets of the page, and from now on those that are added to it. */
export async function replaceHas() {
  // Its place is that of the screen, which is measured before the attributes are set.
  document.getElementById('still')?.remove();
  await replaceSheets();
  const observer = new MutationObserver((records) => {
    // An animation sets styles in each frame.
    if (records.every(({ attributeName }) => attributeName === 'style')) return;
    if (records.some(({ target }) => target === document.head)) void replaceSheets();
    update();
    observer.takeRecords();
  });
  observer.observe(document, { subtree: true, childList: true, attributes: true });
  // States that no attribute shows.
  for (const event of ['change', 'focusin', 'focusout']) document.addEventListener(event, () => setTimeout(update));
  addEventListener('load', () => void replaceSheets(), { capture: true });
}

async function replaceSheets() {
  for (const link of document.querySelectorAll(LINKS)) {
    if (!(link instanceof HTMLLinkElement) || !link.sheet || replaced.has(link)) continue;
    replaced.add(link);
    try {
      const text = withoutHas(await (await fetch(link.href)).text());
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      update();
      document.adoptedStyleSheets.push(sheet);
      if (link.sheet) link.sheet.disabled = true;
    } catch {
      // The sheet stays as the browser reads it.
      replaced.delete(link);
    }
  }
}

/** A style sheet with attributes in the place of `:has()`. */
function withoutHas(text: string) {
  const [begin = '', ...parts] = text.split(':has(');
  return parts.reduce((sheet, part) => {
    let depth = 1;
    let end = 0;
    for (; depth > 0 && end < part.length; end += 1) depth += part[end] === '(' ? 1 : part[end] === ')' ? -1 : 0;
    const argument = part.slice(0, end - 1).trim();
    const attribute = attributes.get(argument) ?? `data-has-${attributes.size}`;
    attributes.set(argument, attribute);
    // As specific as the argument.
    const weight = Math.max(1, argument.match(/[.[]|:(?!not|is)/g)?.length ?? 0);
    return sheet + `[${attribute}]`.repeat(weight) + part.slice(end);
  }, begin);
}

/** Gives the attributes to the elements that `:has()` would match. */
function update() {
  for (const [argument, attribute] of attributes) {
    const wanted = carriersOf(argument);
    for (const element of document.querySelectorAll(`[${attribute}]`))
      if (!wanted.delete(element)) element.removeAttribute(attribute);
    for (const element of wanted) element.setAttribute(attribute, '');
  }
}

/**
 * The elements that match `:has(argument)`: with no combinator all ancestors of what is found, else the parent or the
 * one before.
 */
function carriersOf(argument: string): Set<Element> {
  const [, combinator = '', selector = ''] = /^([>+]?)\s*(.*)$/s.exec(argument) ?? [];
  const carriers = new Set<Element | null>();
  for (const element of document.querySelectorAll(selector)) {
    if (combinator === '+') carriers.add(element.previousElementSibling);
    else if (combinator === '>') carriers.add(element.parentElement);
    else
      for (let parent = element.parentElement; parent && !carriers.has(parent); parent = parent.parentElement)
        carriers.add(parent);
  }
  carriers.delete(null);
  return carriers as Set<Element>;
}
