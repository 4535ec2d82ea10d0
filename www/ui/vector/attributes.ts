// The attributes of an element of an SVG picture.

/** Attributes as text; those that are null are left out. */
export function attributes(values: Record<string, string | number | null>) {
  return Object.entries(values)
    .map(([name, value]) => (value === null ? '' : ` ${name}="${value}"`))
    .join('');
}
