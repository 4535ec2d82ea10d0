// Elements of drawings.

const SVG = 'http://www.w3.org/2000/svg';

/** Creates an element of a drawing with attributes. */
export function draw(tag: string, attributes: Record<string, string | number>) {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  return element;
}
