// Reads and writes the bytes of a signal and of an invitation.

import { LiveFault } from './fault.ts';

/** Appends values to a list of bytes. */
export class Writer {
  readonly written: number[] = [];

  byte(value: number) {
    this.written.push(value & 255);
  }

  /** A number of so many bytes, the highest first. */
  number(value: number, count: number) {
    for (let at = count - 1; at >= 0; at -= 1) this.byte(Math.floor(value / 2 ** (8 * at)));
  }

  all(values: Iterable<number>) {
    for (const value of values) this.byte(value);
  }

  /** Bytes after their number, which is below 65,536. */
  block(values: ArrayLike<number> & Iterable<number>, lengthBytes: 1 | 2) {
    if (values.length >= 256 ** lengthBytes) throw new LiveFault('tooLong');
    this.number(values.length, lengthBytes);
    this.all(values);
  }

  /** A text as UTF-8 after its length. */
  text(text: string, lengthBytes: 1 | 2) {
    this.block(new TextEncoder().encode(text), lengthBytes);
  }
}

/** Reads values from bytes; throws a fault where they end too early. */
export class Reader {
  readonly #bytes;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  /** The number of bytes that were not read yet. */
  get left() {
    return this.#bytes.length - this.#at;
  }

  byte() {
    return this.take(1)[0] ?? 0;
  }

  number(count: number) {
    return this.take(count).reduce((value, byte) => value * 256 + byte, 0);
  }

  take(count: number) {
    const end = this.#at + count;
    if (end > this.#bytes.length) throw new LiveFault('damaged');
    const taken = this.#bytes.subarray(this.#at, end);
    this.#at = end;
    return taken;
  }

  block(lengthBytes: 1 | 2) {
    return this.take(this.number(lengthBytes));
  }

  text(lengthBytes: 1 | 2) {
    try {
      return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(this.block(lengthBytes));
    } catch {
      throw new LiveFault('damaged');
    }
  }

  /** Throws a fault unless every byte was read. */
  end() {
    if (this.#at !== this.#bytes.length) throw new LiveFault('damaged');
  }
}

/** A hash of 32 bits (FNV-1a) with a final mix, so that each bit depends on all bytes. It keeps no secret. */
export function hashOf(bytes: Iterable<number>) {
  let hash = 0x811c9dc5;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
