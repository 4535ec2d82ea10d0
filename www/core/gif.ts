// Writes animated GIF files (GIF89a): one palette for all frames, and of each frame only what differs from the one
// before.

/** The colours of the palette; the entry after them is transparent. */
const COLOURS = 255;
/** Entries of LZW's table at most. */
const CODES = 4096;
/** Bits of red, green and blue by which colours are counted and looked up. */
const BITS = 6;

/** Encodes frames of one size, one after the other. */
export class Gif {
  #width;
  #height;
  #palette: number[][];
  /** The nearest entry of the palette by colour, found when it is first needed. */
  #nearest: Int16Array = new Int16Array(1 << (3 * BITS)).fill(-1);
  /** The entries that the last frame shows. */
  #shown: Uint8Array | null = null;
  #parts: (Uint8Array | number[])[] = [];
  /** LZW's table: the code of each code followed by an entry. */
  #table = new Uint16Array(CODES * 256);

  /**
   * @param width in pixels
   * @param samples frames from which the palette is made
   */
  constructor(width: number, height: number, samples: Uint8ClampedArray[]) {
    this.#width = width;
    this.#height = height;
    this.#palette = paletteOf(samples);
    const colours = Array.from({ length: 256 }, (_, n) => this.#palette[n] ?? [0, 0, 0]).flat();
    // A palette of 256 colours; the pictures are repeated for ever.
    this.#parts.push(
      [...text('GIF89a'), ...word(width), ...word(height), 0xf7, 0, 0, ...colours],
      [0x21, 0xff, 11, ...text('NETSCAPE2.0'), 3, 1, 0, 0, 0],
    );
  }

  /**
   * Adds a frame.
   *
   * @param pixels red, green, blue and alpha
   * @param millis how long it is shown
   */
  add(pixels: Uint8ClampedArray, millis: number) {
    const [width, before] = [this.#width, this.#shown];
    const shown = new Uint8Array(width * this.#height);
    let [left, top, right, bottom] = [width, this.#height, 0, 0];
    for (let at = 0, from = 0; at < shown.length; at += 1, from += 4) {
      const entry = this.#entry(pixels[from] ?? 0, pixels[from + 1] ?? 0, pixels[from + 2] ?? 0);
      shown[at] = entry;
      if (before?.[at] === entry) continue;
      const [x, y] = [at % width, Math.floor(at / width)];
      left = Math.min(left, x);
      right = Math.max(right, x + 1);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y + 1);
    }
    // A frame without a change still takes a pixel.
    if (right === 0) [left, top, right, bottom] = [0, 0, 1, 1];
    const part = new Uint8Array((right - left) * (bottom - top));
    for (let at = 0, y = top; y < bottom; y += 1) {
      for (let x = left; x < right; x += 1, at += 1) {
        const place = y * width + x;
        part[at] = before?.[place] === shown[place] ? COLOURS : (shown[place] ?? 0);
      }
    }
    this.#shown = shown;
    const place = [left, top, right - left, bottom - top].flatMap(word);
    // What was shown before stays under what is transparent.
    this.#parts.push(
      [0x21, 0xf9, 4, 0x05, ...word(Math.round(millis / 10)), COLOURS, 0, 0x2c, ...place, 0, 8],
      this.#compress(part),
      [0],
    );
  }

  /** The whole file. */
  end() {
    return new Blob([...this.#parts.map((part) => new Uint8Array(part)), new Uint8Array([0x3b])], {
      type: 'image/gif',
    });
  }

  #entry(red: number, green: number, blue: number) {
    const key = keyOf(red, green, blue);
    let best = this.#nearest[key] ?? -1;
    if (best >= 0) return best;
    let least = Infinity;
    this.#palette.forEach(([r = 0, g = 0, b = 0], n) => {
      // Green counts most for the eye, blue least.
      const distance = 3 * (r - red) ** 2 + 4 * (g - green) ** 2 + 2 * (b - blue) ** 2;
      if (distance < least) [least, best] = [distance, n];
    });
    this.#nearest[key] = best;
    return best;
  }

  /**
   * Compresses entries of eight bits by LZW, in blocks of at most 255 bytes.
   *
   * @param entries at least one
   */
  #compress(entries: Uint8Array) {
    const [clear, stop, table] = [256, 257, this.#table];
    const bytes = new Uint8Array(2 * entries.length + 16);
    let [length, bits, count, next, size] = [0, 0, 0, stop + 1, 9];
    const write = (code: number) => {
      bits |= code << count;
      for (count += size; count >= 8; count -= 8, bits >>>= 8) bytes[length++] = bits & 255;
    };
    table.fill(0);
    write(clear);
    let prefix = entries[0] ?? 0;
    for (let at = 1; at < entries.length; at += 1) {
      const entry = entries[at] ?? 0;
      const known = table[prefix * 256 + entry] ?? 0;
      if (known > 0) {
        prefix = known;
        continue;
      }
      write(prefix);
      if (next < CODES) {
        if (next === 1 << size) size += 1;
        table[prefix * 256 + entry] = next++;
      } else {
        write(clear);
        table.fill(0);
        [next, size] = [stop + 1, 9];
      }
      prefix = entry;
    }
    write(prefix);
    if (next === 1 << size && size < 12) size += 1;
    write(stop);
    if (count > 0) bytes[length++] = bits & 255;
    const blocks = new Uint8Array(length + Math.ceil(length / 255));
    for (let from = 0, at = 0; from < length; from += 255) {
      const block = bytes.subarray(from, Math.min(length, from + 255));
      blocks[at] = block.length;
      blocks.set(block, at + 1);
      at += block.length + 1;
    }
    return blocks;
  }
}

/**
 * The colours that stand for all in some frames, by median cut: the box of colours that differ most is halved until
 * there are enough.
 */
function paletteOf(samples: Uint8ClampedArray[]) {
  /** The sums of red, green and blue and their number, by colour. */
  const sums = new Map<number, number[]>();
  for (const pixels of samples) {
    for (let at = 0; at < pixels.length; at += 4) {
      const [red = 0, green = 0, blue = 0] = pixels.subarray(at, at + 3);
      const key = keyOf(red, green, blue);
      const sum = sums.get(key);
      if (!sum) sums.set(key, [red, green, blue, 1]);
      else [red, green, blue, 1].forEach((value, n) => (sum[n] = (sum[n] ?? 0) + value));
    }
  }
  const boxes = [boxOf(Array.from(sums.values(), ([r = 0, g = 0, b = 0, n = 1]) => [r / n, g / n, b / n, n]))];
  while (boxes.length < COLOURS) {
    const widest = boxes.reduce((best, box) => (box.spread > best.spread ? box : best));
    if (widest.spread === 0) break;
    const { colours, axis, middle } = widest;
    const halves = [true, false].map((isLow) => colours.filter((colour) => (colour[axis] ?? 0) <= middle === isLow));
    boxes.splice(boxes.indexOf(widest), 1, ...halves.map(boxOf));
  }
  return boxes.map(({ mean }) => mean.map(Math.round));
}

/**
 * Colours with their mean, and where they are to be divided.
 *
 * @param colours red, green, blue and how often
 */
function boxOf(colours: number[][]) {
  let total = 0;
  const [mean, squares] = [
    [0, 0, 0],
    [0, 0, 0],
  ];
  for (const colour of colours) {
    const count = colour[3] ?? 0;
    total += count;
    for (const n of [0, 1, 2]) {
      mean[n] = (mean[n] ?? 0) + count * (colour[n] ?? 0);
      squares[n] = (squares[n] ?? 0) + count * (colour[n] ?? 0) ** 2;
    }
  }
  const spreads = mean.map((sum, n) => (squares[n] ?? 0) - sum ** 2 / total);
  const axis = spreads.indexOf(Math.max(...spreads));
  const means = mean.map((sum) => sum / total);
  return {
    colours,
    axis,
    middle: means[axis] ?? 0,
    mean: means,
    spread: colours.length < 2 ? 0 : Math.max(0, spreads[axis] ?? 0),
  };
}

function keyOf(red: number, green: number, blue: number) {
  const less = 8 - BITS;
  return ((red >> less) << (2 * BITS)) | ((green >> less) << BITS) | (blue >> less);
}

function word(value: number) {
  return [value & 255, value >> 8];
}

function text(letters: string) {
  return Array.from(letters, (letter) => letter.charCodeAt(0));
}
