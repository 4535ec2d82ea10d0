// The path of a drawing: its points are written where they lie on the picture, after all transformations, which may
// move, turn and scale, but not skew.

/** A path that is written as the text of an SVG path. */
export class Outline {
  matrix = new DOMMatrix();
  /** The text of the current path. */
  #d = '';
  /** Where the last line ended. */
  #end = [NaN, NaN] as [number, number];

  get d() {
    return this.#d;
  }

  translate(x: number, y: number) {
    this.matrix = this.matrix.translate(x, y);
  }

  scale(x: number, y: number = x) {
    this.matrix = this.matrix.scale(x, y);
  }

  rotate(angle: number) {
    this.matrix = this.matrix.rotate((angle * 180) / Math.PI);
  }

  getTransform() {
    return this.matrix;
  }

  beginPath() {
    this.#d = '';
  }

  closePath() {
    this.#end = [NaN, NaN];
    this.#d += 'Z';
  }

  moveTo(x: number, y: number) {
    this.#end = this.point(x, y);
    this.#d += `M${this.#end.join(' ')}`;
  }

  lineTo(x: number, y: number) {
    if (this.#d === '') return this.moveTo(x, y);
    const [left, top] = this.#end;
    const [right, down] = (this.#end = this.point(x, y));
    this.#d +=
      down === top ? `h${round(right - left)}` : right === left ? `v${round(down - top)}` : `L${right} ${down}`;
  }

  /** @param points two control points and the end */
  bezierCurveTo(...points: number[]) {
    this.#end = [NaN, NaN];
    this.#d += `C${[0, 2, 4].map((n) => this.at(points[n] ?? 0, points[n + 1] ?? 0)).join(' ')}`;
  }

  /** @param points a control point and the end */
  quadraticCurveTo(...points: number[]) {
    this.#end = [NaN, NaN];
    this.#d += `Q${[0, 2].map((n) => this.at(points[n] ?? 0, points[n + 1] ?? 0)).join(' ')}`;
  }

  arc(x: number, y: number, radius: number, from: number, to: number, isBack = false) {
    const turn = isBack ? from - to : to - from;
    const point = (angle: number) => [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
    const half = (from + to) / 2;
    const [begin = [], ...ends] = (Math.abs(turn) >= 2 * Math.PI ? [from, half, to] : [from, to]).map(point);
    this.lineTo(begin[0] ?? 0, begin[1] ?? 0);
    this.#end = [NaN, NaN];
    const r = round(radius * this.size);
    const isLong = ends.length === 1 && (turn + 4 * Math.PI) % (2 * Math.PI) > Math.PI;
    for (const [right = 0, down = 0] of ends)
      this.#d += `A${r} ${r} 0 ${Number(isLong)} ${Number(!isBack)} ${this.at(right, down)}`;
  }

  rect(x: number, y: number, width: number, height: number) {
    this.#d += this.box(x, y, width, height);
  }

  roundRect(x: number, y: number, width: number, height: number, radius: number) {
    const r = Math.min(radius, width / 2, height / 2);
    if (!(r > 0)) return this.rect(x, y, width, height);
    const [right, bottom, bend] = [x + width, y + height, `A${round(r * this.size)} ${round(r * this.size)} 0 0 1 `];
    const corners = [
      [x + r, y, right - r, y, right, y + r],
      [right, bottom - r, right - r, bottom],
      [x + r, bottom, x, bottom - r],
      [x, y + r, x + r, y],
    ];
    this.#d +=
      corners
        .map((points, n) => {
          const at = points.flatMap((_, i) => (i % 2 ? [] : [this.at(points[i] ?? 0, points[i + 1] ?? 0)]));
          const bent = at.pop();
          return `${n === 0 ? 'M' : 'L'}${at.join('L')}${bend}${bent}`;
        })
        .join('') + 'Z';
  }

  box(x: number, y: number, width: number, height: number) {
    return `M${[
      [x, y],
      [x + width, y],
      [x + width, y + height],
      [x, y + height],
    ]
      .map(([right = 0, down = 0]) => this.at(right, down))
      .join('L')}Z`;
  }

  /** The size of a length of 1 on the picture. */
  get size() {
    return Math.hypot(this.matrix.a, this.matrix.b);
  }

  /** A point on the picture. */
  point(x: number, y: number): [number, number] {
    const { a, b, c, d, e, f } = this.matrix;
    return [round(a * x + c * y + e), round(b * x + d * y + f)];
  }

  /** A point on the picture, as text. */
  at(x: number, y: number) {
    return this.point(x, y).join(' ');
  }
}

/** @param fine the parts of one that are kept */
export function round(value: number, fine = 100) {
  return Math.round(value * fine) / fine;
}
