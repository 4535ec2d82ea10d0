// The addresses of candidates as bytes: IPv4, IPv6, and the names that browsers show instead of local addresses.

/** The kinds of addresses, by their number in a signal. */
export const ADDRESS_KINDS = ['v4', 'v6', 'mdns'] as const;

export interface Address {
  kind: (typeof ADDRESS_KINDS)[number];
  octets: Uint8Array;
}

/** The number of bytes of an address. */
export const ADDRESS_BYTES = { v4: 4, v6: 16, mdns: 16 };

const MDNS = /^([\da-f]{8})-([\da-f]{4})-([\da-f]{4})-([\da-f]{4})-([\da-f]{12})\.local$/i;

/** Parses an address; null if it is none of these kinds. */
export function parseAddress(text: string): Address | null {
  const uuid = MDNS.exec(text)?.slice(1).join('');
  if (uuid !== undefined) return { kind: 'mdns', octets: fromHex(uuid) };
  const v4 = parseV4(text);
  if (v4) return { kind: 'v4', octets: v4 };
  const v6 = parseV6(text);
  return v6 && { kind: 'v6', octets: v6 };
}

export function formatAddress({ kind, octets }: Address) {
  if (kind === 'v4') return octets.join('.');
  const hex = toHex(octets);
  if (kind === 'mdns') return `${hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')}.local`;
  return Array.from({ length: 8 }, (_, at) => parseInt(hex.slice(4 * at, 4 * at + 4), 16).toString(16)).join(':');
}

export function toHex(bytes: Iterable<number>) {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Bytes from an even number of hexadecimal digits. */
export function fromHex(digits: string) {
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

function parseV4(text: string) {
  const parts = text.split('.');
  const isValid = parts.length === 4 && parts.every((part) => /^(0|[1-9]\d{0,2})$/.test(part) && Number(part) < 256);
  return isValid ? Uint8Array.from(parts, Number) : null;
}

/** Parses the groups of an IPv6 address (RFC 4291, section 2.2), without a zone. */
function parseV6(text: string) {
  const halves = text.split('::');
  if (halves.length > 2 || text.length > 45) return null;
  const groups = halves.map((half) => (half === '' ? [] : groupsOf(half)));
  const [head, tail] = groups;
  if (!head || (halves.length === 2 && !tail)) return null;
  const missing = 8 - head.length - (tail?.length ?? 0);
  if (halves.length === 2 ? missing < 1 : missing !== 0) return null;
  const all = [...head, ...Array<number>(missing).fill(0), ...(tail ?? [])];
  return Uint8Array.from(all.flatMap((group) => [group >> 8, group & 255]));
}

/** The groups of a part of an address, whose last 32 bits may be written as an IPv4 address. */
function groupsOf(part: string) {
  const texts = part.split(':');
  const v4 = parseV4(texts.at(-1) ?? '');
  if (v4) texts.splice(-1, 1, toHex(v4.subarray(0, 2)), toHex(v4.subarray(2)));
  return texts.every((text) => /^[\da-f]{1,4}$/i.test(text)) ? texts.map((text) => parseInt(text, 16)) : null;
}
