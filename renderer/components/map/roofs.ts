/**
 * Roofs as seen from above, by the building’s type: ridges and slopes, skylights, vents, an awning over the front. Measured in inches from
 * the middle, x along the front and y towards it; nothing lies where the building’s words stand.
 */
import type { Spot } from '../../../src/rules/core/play.ts';
import { short } from './polylines.ts';
import { type Frame, inFrame } from './roof-frame.ts';

/** Strokes by how they are drawn: filled softly, thin, dark, thick. */
export interface Roof {
  readonly shade: string;
  readonly line: string;
  readonly dark: string;
  readonly sign: string;
}

/** Half of what the words take, in inches along the front and towards it. */
export interface Words {
  readonly w: number;
  readonly d: number;
}

const NEAR = 0.12;

export class RoofPen {
  readonly #frame: Frame;
  readonly #inch: number;
  readonly #words: Words;
  readonly #paths: Record<keyof Roof, string[]> = { shade: [], line: [], dark: [], sign: [] };
  /** Half of the roof in inches. */
  readonly w: number;
  readonly d: number;

  constructor(frame: Frame, inch: number, words: Words) {
    this.#frame = frame;
    this.#inch = inch;
    this.#words = words;
    this.w = frame.w / inch;
    this.d = frame.d / inch;
  }

  #at(x: number, y: number): string {
    const spot: Spot = inFrame(this.#frame, x * this.#inch, y * this.#inch);
    return `${short(spot.x)} ${short(spot.y)}`;
  }

  shape(how: keyof Roof, ...spots: readonly (readonly [number, number])[]): void {
    this.#paths[how].push(`M${spots.map(([x, y]) => this.#at(x, y)).join('L')}Z`);
  }

  /** A line, left open where the words stand. */
  line(x1: number, y1: number, x2: number, y2: number, how: keyof Roof = 'line'): void {
    const steps = 24;
    let open: string | undefined;
    let last = '';
    for (let step = 0; step <= steps; step += 1) {
      const [x, y] = [x1 + ((x2 - x1) * step) / steps, y1 + ((y2 - y1) * step) / steps];
      const here = this.#at(x, y);
      const free = Math.abs(x) > this.#words.w + NEAR || Math.abs(y) > this.#words.d + NEAR;
      if (free && open === undefined) open = here;
      if (open !== undefined && (!free || step === steps)) {
        this.#paths[how].push(`M${open}L${free ? here : last}`);
        open = undefined;
      }
      last = here;
    }
  }

  /** Says whether a rectangle, by its lowest corner and its size, lies on the roof and off the words. */
  free(x: number, y: number, width: number, depth: number): boolean {
    const inside = x > -this.w && y > -this.d && x + width < this.w && y + depth < this.d;
    const { w, d } = this.#words;
    return inside && !(x < w + NEAR && x + width > -w - NEAR && y < d + NEAR && y + depth > -d - NEAR);
  }

  box(how: keyof Roof, x: number, y: number, width: number, depth: number): void {
    this.shape(how, [x, y], [x + width, y], [x + width, y + depth], [x, y + depth]);
  }

  circle(x: number, y: number, radius: number, how: keyof Roof = 'line'): void {
    const r = short(radius * this.#inch);
    const { x: cx, y: cy } = inFrame(this.#frame, x * this.#inch, y * this.#inch);
    this.#paths[how].push(
      `M${short(cx - r)} ${short(cy)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`,
    );
  }

  /** A vent: a box with its fan. */
  vent(x: number, y: number, size = 0.9): void {
    if (!this.free(x, y, size, size)) return;
    this.box('line', x, y, size, size);
    this.circle(x + size / 2, y + size / 2, 0.3 * size);
  }

  skylight(x: number, y: number, width = 1.5, depth = 0.8): void {
    if (!this.free(x, y, width, depth)) return;
    this.box('line', x, y, width, depth);
    this.line(x, y + depth / 2, x + width, y + depth / 2);
  }

  /** A ridge with slopes from the corners: the longer way, one slope in shade. */
  hipped(steep = 0.95): void {
    const { w, d } = this;
    const run = Math.min(w, d) * steep;
    if (w >= d) {
      this.shape('shade', [-w, d], [-w + run, 0], [w - run, 0], [w, d]);
      for (const side of [-1, 1]) {
        this.line(side * w, -d, side * (w - run), 0);
        this.line(side * w, d, side * (w - run), 0);
      }
      this.line(-w + run, 0, w - run, 0);
    } else {
      this.shape('shade', [w, -d], [0, -d + run], [0, d - run], [w, d]);
      for (const side of [-1, 1]) {
        this.line(-w, side * d, 0, side * (d - run));
        this.line(w, side * d, 0, side * (d - run));
      }
      this.line(0, -d + run, 0, d - run);
    }
  }

  drawn(): Roof {
    const { shade, line, dark, sign } = this.#paths;
    return { shade: shade.join(''), line: line.join(''), dark: dark.join(''), sign: sign.join('') };
  }
}
