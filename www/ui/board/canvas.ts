// A canvas that matches its size in device pixels and draws at most once per frame.

/** A canvas with a paint function. */
export class Canvas {
  declare readonly element: HTMLCanvasElement;
  /** The size in CSS pixels; 0 before the first layout. */
  width = 0;
  height = 0;
  #paint;
  #context;
  #pending = 0;
  #observer;
  /** The density of the screen. */
  #density: MediaQueryList | null = null;

  /** @param paint draws everything, in CSS pixels; returns whether another frame is needed */
  constructor(paint: (context: CanvasRenderingContext2D, now: number) => boolean) {
    this.element = document.createElement('canvas');
    this.element.setAttribute('aria-hidden', 'true');
    const context = this.element.getContext('2d');
    if (!context) throw new Error('This browser draws no canvas.');
    this.#context = context;
    this.#paint = paint;
    this.#observer = new ResizeObserver(([entry]) => {
      if (!entry) return;
      this.#watchDensity();
      const { width, height } = entry.contentRect;
      this.width = width;
      this.height = height;
      // Whole device pixels if the browser reports them, otherwise rounded. Emulated screens report sizes that
      // do not match their pixel ratio; these are ignored.
      const pixels = Math.round(width * devicePixelRatio);
      const reported = entry.devicePixelContentBoxSize?.[0]?.inlineSize ?? pixels;
      this.element.width = Math.abs(reported - pixels) > 1 ? pixels : reported;
      this.element.height = width === 0 ? 0 : Math.round((this.element.width * height) / width);
      this.#draw(performance.now());
    });
    this.#observe();
  }

  #observe() {
    try {
      this.#observer.observe(this.element, { box: 'device-pixel-content-box' });
    } catch {
      this.#observer.observe(this.element);
    }
  }

  /** Measures again when the window is on a screen of another density, where the size in CSS pixels is the same. */
  #watchDensity() {
    if (this.#density?.matches) return;
    this.#density = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
    this.#density.addEventListener('change', this.#remeasure, { once: true });
  }

  #remeasure = () => {
    this.#observer.unobserve(this.element);
    this.#observe();
  };

  /** The number of device pixels in a CSS pixel. */
  get scale() {
    return this.element.width / this.width;
  }

  /** Requests a draw in the next frame; repeated calls draw once. */
  refresh() {
    this.#pending ||= requestAnimationFrame((now) => {
      this.#pending = 0;
      this.#draw(now);
    });
  }

  close() {
    cancelAnimationFrame(this.#pending);
    this.#observer.disconnect();
    this.#density?.removeEventListener('change', this.#remeasure);
  }

  #draw(now: number) {
    // On the way to another layout it may have no room, where lines are wider than pieces.
    if (this.width < 8) return;
    const { scale } = this;
    this.#context.setTransform(scale, 0, 0, scale, 0, 0);
    this.#context.clearRect(0, 0, this.width, this.element.height / scale);
    this.#context.save();
    if (this.#paint(this.#context, now)) this.refresh();
    this.#context.restore();
  }
}
