// What the groups of an SVG picture share: gradients, clips, filters, textures and groups that are used again.

import { makeCanvas } from '../board/sprites.ts';
import { attributes } from './attributes.ts';
import { round } from './outline.ts';

interface Gradient {
  points: number[];
  stops: [number, string][];
}

interface Pattern {
  texture: HTMLCanvasElement;
}

export type Style = string | Gradient | Pattern;

/** The size of textures that let through what lies below them, and the quality of the others. */
const FINE = 0.5;
const QUALITY = 0.7;

/** The definitions of an SVG picture. */
export class Sheet {
  /** The ids by definition. */
  #ids = new Map<string, string>();
  /** Groups by their keys. */
  #groups = new Map<string, string>();
  #images = new Map<HTMLCanvasElement, string>();
  #colours = new Map<string, number[]>();
  #pixel = makeCanvas(1, 1, true).context;

  /** All definitions, those first that others need. */
  get markup() {
    return Array.from(this.#ids, ([definition, id]) => definition.replace('>', ` id="${id}">`)).join('');
  }

  /**
   * Defines an element once; returns its id.
   *
   * @param own its attributes, as text
   */
  define(tag: string, own: string, content: string) {
    const definition = `<${tag}${own}>${content}</${tag}>`;
    const id = this.#ids.get(definition) ?? `d${this.#ids.size}`;
    this.#ids.set(definition, id);
    return id;
  }

  /** Defines a group that is drawn only once; returns its id. */
  group(key: string, draw: () => string) {
    const id = this.#groups.get(key) ?? this.define('g', '', draw());
    this.#groups.set(key, id);
    return id;
  }

  /** Embeds a texture; returns its id. */
  image(texture: HTMLCanvasElement) {
    const known = this.#images.get(texture);
    if (known !== undefined) return known;
    const { width, height } = texture;
    const { canvas, context } = makeCanvas(width * FINE, height * FINE, true);
    context.drawImage(texture, 0, 0, canvas.width, canvas.height);
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
    const isOpaque = data.every((value, at) => at % 4 < 3 || value === 255);
    const address = isOpaque ? texture.toDataURL('image/jpeg', QUALITY) : canvas.toDataURL();
    const id = this.define('g', '', `<image width="${width}" height="${height}" href="${address}"/>`);
    this.#images.set(texture, id);
    return id;
  }

  /**
   * The attributes that paint an element.
   *
   * @param matrix by which points are moved
   */
  paint(style: Style, paint: 'fill' | 'stroke', matrix: DOMMatrix): string {
    if (typeof style === 'string') {
      const [red, green, blue, alpha = 1] = this.rgba(style);
      const hex = [red, green, blue].map((value = 0) => value.toString(16).padStart(2, '0')).join('');
      return ` ${paint}="#${hex}"${alpha < 1 ? ` ${paint}-opacity="${round(alpha)}"` : ''}`;
    }
    if ('texture' in style) {
      const { width, height } = style.texture;
      const { a, b, c, d, e, f } = matrix;
      const place = [a, b, c, d, e, f].map((value) => round(value, 1000)).join(' ');
      const tile = attributes({ patternUnits: 'userSpaceOnUse', width, height, patternTransform: `matrix(${place})` });
      return ` ${paint}="url(#${this.define('pattern', tile, `<use href="#${this.image(style.texture)}"/>`)})"`;
    }
    const [left = 0, top = 0, right = 0, bottom = 0] = style.points;
    const [from, to] = [new DOMPoint(left, top), new DOMPoint(right, bottom)].map((point) =>
      point.matrixTransform(matrix),
    );
    const stops = style.stops.map(([at, colour]) => {
      const fill = this.paint(colour, 'fill', matrix);
      const stop = fill.replaceAll('fill', 'stop').replace('stop=', 'stop-color=');
      return `<stop offset="${round(at)}"${stop}/>`;
    });
    const line = attributes({
      gradientUnits: 'userSpaceOnUse',
      x1: round(from?.x ?? 0),
      y1: round(from?.y ?? 0),
      x2: round(to?.x ?? 0),
      y2: round(to?.y ?? 0),
    });
    return ` ${paint}="url(#${this.define('linearGradient', line, stops.join(''))})"`;
  }

  /** Any colour as red, green and blue, from 0 to 255, and alpha, from 0 to 1. */
  rgba(colour: string) {
    const known = this.#colours.get(colour);
    if (known) return known;
    this.#pixel.clearRect(0, 0, 1, 1);
    this.#pixel.fillStyle = colour;
    this.#pixel.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = this.#pixel.getImageData(0, 0, 1, 1).data;
    const parts = [red, green, blue, alpha / 255];
    this.#colours.set(colour, parts);
    return parts;
  }

  measure(text: string, font: string) {
    this.#pixel.font = font;
    return this.#pixel.measureText(text);
  }
}
