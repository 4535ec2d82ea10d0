// A drawing context that writes SVG instead of pixels. It knows what the boards draw with: paths, clips, shadows,
// linear gradients, textures and lines of text.

import { attributes } from './attributes.ts';
import { Outline, round } from './outline.ts';
import type { Sheet, Style } from './sheet.ts';

/** The length of a path that is written only once, in characters. */
const MAX_INLINE_PATH = 80;

/** A `Path2D` that carries its own text. */
interface TracedPath {
  d: string;
}

/** A drawing context of one group of an SVG sheet. */
export class VectorContext extends Outline {
  fillStyle = '#000' as Style;
  strokeStyle = '#000' as Style;
  lineWidth = 1;
  lineCap = 'butt';
  lineJoin = 'miter';
  globalAlpha = 1;
  globalCompositeOperation = 'source-over';
  shadowColor = 'transparent';
  shadowBlur = 0;
  shadowOffsetX = 0;
  shadowOffsetY = 0;
  font = '10px sans-serif';
  textAlign = 'start';
  textBaseline = 'alphabetic';
  dash = [] as number[];
  /** The groups that are open. */
  groups = 0;
  #states: Partial<VectorContext>[] = [];
  #sheet;
  #extent;
  #parts: string[] = [];

  /** @param extent of the group */
  constructor(sheet: Sheet, extent: { width: number; height: number }) {
    super();
    this.#sheet = sheet;
    this.#extent = extent;
  }

  /** The elements of the group. */
  get markup() {
    return this.#parts.join('');
  }

  save() {
    this.#states.push({ ...this });
  }

  restore() {
    const state = this.#states.pop();
    if (!state) return;
    for (let n = state.groups ?? 0; n < this.groups; n += 1) this.#parts.push('</g>');
    Object.assign(this, state);
  }

  setLineDash(dash: number[]) {
    this.dash = dash;
  }

  clip(path?: (Path2D & Partial<TracedPath>) | string) {
    const shape = this.#shape(path);
    if (shape) this.#parts.push(`<g clip-path="url(#${this.#sheet.define('clipPath', '', shape)})">`);
    if (shape) this.groups += 1;
  }

  /** @param path or the rule */
  fill(path?: (Path2D & Partial<TracedPath>) | string, rule: string = typeof path === 'string' ? path : '') {
    this.#draw(this.#shape(path, rule), this.fillStyle, 'fill');
  }

  stroke() {
    this.#line(this.d);
  }

  #line(d: string) {
    const { size, lineWidth, lineCap, lineJoin, dash } = this;
    const look = attributes({
      d,
      fill: 'none',
      'stroke-width': round(lineWidth * size),
      'stroke-linecap': lineCap === 'butt' ? null : lineCap,
      'stroke-linejoin': lineJoin === 'miter' ? null : lineJoin,
      'stroke-dasharray': dash.length === 0 ? null : dash.map((length) => round(length * size)).join(' '),
    });
    if (d !== '') this.#draw(`<path${look}/>`, this.strokeStyle, 'stroke');
  }

  fillRect(x: number, y: number, width: number, height: number) {
    this.#draw(`<path d="${this.box(x, y, width, height)}"/>`, this.fillStyle, 'fill');
  }

  strokeRect(x: number, y: number, width: number, height: number) {
    this.#line(this.box(x, y, width, height));
  }

  measureText(text: string) {
    return this.#sheet.measure(text, this.font);
  }

  fillText(text: string, x: number, y: number) {
    const [, weight = '400', size = '10', family = ''] = /^(?:(\d+) )?([\d.]+)px (.*)$/.exec(this.font) ?? [];
    const [right = '', down = ''] = this.at(x, y).split(' ');
    const look = attributes({
      x: right,
      y: down,
      'text-anchor': this.textAlign === 'center' ? 'middle' : 'start',
      'dominant-baseline': this.textBaseline === 'middle' ? 'central' : null,
      'font-family': family.replaceAll('"', "'"),
      'font-weight': weight,
      'font-size': round(Number(size) * this.size),
    });
    const content = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
    this.#draw(`<text${look}>${content}</text>`, this.fillStyle, 'fill');
  }

  createPattern(texture: HTMLCanvasElement, _: 'repeat') {
    return { texture };
  }

  /** @param points the beginning and the end */
  createLinearGradient(...points: number[]) {
    const stops: [number, string][] = [];
    return { points, stops, addColorStop: (at: number, colour: string) => void stops.push([at, colour]) };
  }

  /**
   * Draws a part of a texture.
   *
   * @param places the part, and the box that it fills
   */
  drawImage(texture: HTMLCanvasElement, ...places: number[]) {
    const [left, top, across, down, x = 0, y = 0, width = 0, height = 0] = places.map((value) => round(value));
    const image = `<use href="#${this.#sheet.image(texture)}"/>`;
    const box = attributes({
      x,
      y,
      width,
      height,
      viewBox: [left, top, across, down].join(' '),
      preserveAspectRatio: 'none',
    });
    this.#parts.push(`<g${this.#transform()}${this.#alpha()}><svg${box}>${image}</svg></g>`);
  }

  /** Places a group that was drawn before. */
  use(id: string, x: number, y: number) {
    const [right, down] = this.at(x, y).split(' ');
    this.#parts.push(`<use href="#${id}" x="${right}" y="${down}"${this.#alpha()}/>`);
  }

  /**
   * Writes an element with its shadow.
   *
   * @param element without a colour
   */
  #draw(element: string, style: Style, paint: 'fill' | 'stroke') {
    // Stitches that darken what is there have no counterpart.
    if (element === '' || this.globalCompositeOperation === 'source-atop') return;
    const { width, height } = this.#extent;
    const area = (x: number, y: number, across: number, down: number) =>
      attributes({ x: round(x), y: round(y), width: round(across), height: round(down) });
    if (this.globalCompositeOperation === 'destination-out') {
      const whole = `<path fill="#fff" d="M0 0h${round(width)}v${round(height)}h${-round(width)}Z"/>`;
      const hole = this.#sheet.define(
        'mask',
        ` maskUnits="userSpaceOnUse"${area(0, 0, width, height)}`,
        whole + this.#painted(element, '#000', paint),
      );
      this.#parts = [`<g mask="url(#${hole})">`, ...this.#parts, '</g>'];
      return;
    }
    const [, , , opacity = 0] = this.#sheet.rgba(this.shadowColor);
    if (opacity > 0 && (this.shadowBlur > 0 || this.shadowOffsetX !== 0 || this.shadowOffsetY !== 0)) {
      const box = ` filterUnits="userSpaceOnUse"${area(-width, -height, 3 * width, 3 * height)}`;
      // A canvas blurs by half of what it is told.
      const blur = this.#sheet.define('filter', box, `<feGaussianBlur stdDeviation="${round(this.shadowBlur / 2)}"/>`);
      const offset = `${round(this.shadowOffsetX)} ${round(this.shadowOffsetY)}`;
      const shadow = this.#painted(element, this.shadowColor, paint);
      this.#parts.push(
        `<g filter="url(#${blur})"><g transform="translate(${offset})"${this.#alpha()}>${shadow}</g></g>`,
      );
    }
    // A shape that stands far outside is there for its shadow alone.
    if (this.matrix.e < -2 * width - 999) return;
    const painted = this.#painted(element, style, paint, this.#alpha());
    if (this.globalCompositeOperation === 'destination-over') this.#parts.unshift(painted);
    else this.#parts.push(painted);
  }

  /** @param more attributes */
  #painted(element: string, style: Style, paint: 'fill' | 'stroke', more = '') {
    return element.replace(/\/?>/, (end) => `${this.#sheet.paint(style, paint, this.matrix)}${more}${end}`);
  }

  /** The current path, or a path with its own text, as an element. */
  #shape(path?: (Path2D & Partial<TracedPath>) | string, rule = '') {
    const own = typeof path === 'object' ? (path.d ?? '') : null;
    const d = own ?? this.d;
    if (d === '') return '';
    const more = `${own === null ? '' : this.#transform()}${rule === 'evenodd' ? ' fill-rule="evenodd"' : ''}`;
    return d.length > MAX_INLINE_PATH
      ? `<use href="#${this.#sheet.define('path', ` d="${d}"`, '')}"${more}/>`
      : `<path d="${d}"${more}/>`;
  }

  #transform() {
    const { a, b, c, d, e, f } = this.matrix;
    return a === 1 && b === 0 && e === 0 && f === 0
      ? ''
      : ` transform="matrix(${[a, b, c, d].map((value) => round(value, 1000))} ${round(e)} ${round(f)})"`;
  }

  #alpha() {
    return this.globalAlpha < 1 ? ` opacity="${round(this.globalAlpha)}"` : '';
  }
}
