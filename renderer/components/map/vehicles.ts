/** Vehicles by type, from above: body, glass, bed or trailer. In shares of half the length and half the width; the front is at 1. */
import { short } from './polylines.ts';

export interface VehicleArt {
  readonly body: string;
  readonly glass: string;
  readonly line: string;
  /** Parts drawn dark: a tyre, handlebars. */
  readonly dark: string;
}

type Pair = readonly [number, number];

class BodyPen {
  readonly #l: number;
  readonly #w: number;
  constructor(l: number, w: number) {
    this.#l = l;
    this.#w = w;
  }
  #at([x, y]: Pair): string {
    return `${short(x * this.#l)} ${short(y * this.#w)}`;
  }
  /** From the rear to the front and from side to side, with round corners. */
  body(rear: number, front: number, half: number, round: number): string {
    const r = Math.min(round * this.#w, half * this.#w, ((front - rear) * this.#l) / 2);
    const [x1, x2, y] = [rear * this.#l, front * this.#l, half * this.#w].map(short) as [
      number,
      number,
      number,
    ];
    const [k, q] = [short(r), `a${short(r)} ${short(r)} 0 0 1`];
    return `M${x1 + k} ${-y}H${x2 - k}${q} ${k} ${k}V${y - k}${q} ${-k} ${k}H${x1 + k}${q} ${-k} ${-k}V${-y + k}${q} ${k} ${-k}Z`;
  }
  /** A pane across: its nearer edge and its further one, which is wider. */
  pane(near: number, away: number, half = 0.74): string {
    const out = 0.08 * Math.sign(away - near);
    return `M${this.#at([near, -half])}L${this.#at([away, -half - 0.12])}Q${this.#at([away + out, 0])} ${this.#at([away, half + 0.12])}L${this.#at([near, half])}Q${this.#at([near + out, 0])} ${this.#at([near, -half])}Z`;
  }
  lines(...all: readonly (readonly Pair[])[]): string {
    return all.map((line) => `M${line.map((pair) => this.#at(pair)).join('L')}`).join('');
  }
  box(x1: number, x2: number, half: number): string {
    return `${this.lines([
      [x1, -half],
      [x2, -half],
      [x2, half],
      [x1, half],
    ])}Z`;
  }
}

const BOTH = [-1, 1] as const;
const NONE = { glass: '', line: '', dark: '' } as const;

const ART: Readonly<Record<string, (pen: BodyPen) => VehicleArt>> = {
  sedan: (pen) => ({
    body: pen.body(-1, 1, 1, 0.5),
    glass: pen.pane(0.2, 0.45) + pen.pane(-0.48, -0.7),
    line: pen.lines(
      ...BOTH.map((side): readonly Pair[] => [
        [-0.48, 0.72 * side],
        [0.2, 0.72 * side],
      ]),
    ),
    dark: '',
  }),
  'sports-car': (pen) => ({
    body: pen.body(-1, 1, 1, 0.75),
    glass: pen.pane(-0.05, 0.26) + pen.pane(-0.4, -0.6, 0.6),
    line: pen.lines(
      ...BOTH.map((side): readonly Pair[] => [
        [0.4, 0.35 * side],
        [0.88, 0.22 * side],
      ]),
    ),
    dark: '',
  }),
  suv: (pen) => ({
    body: pen.body(-1, 1, 1, 0.38),
    glass: pen.pane(0.25, 0.48) + pen.pane(-0.76, -0.88),
    line: pen.lines(
      ...BOTH.flatMap((side): readonly (readonly Pair[])[] => [
        [
          [-0.76, 0.72 * side],
          [0.25, 0.72 * side],
        ],
        [
          [-0.55, 0.42 * side],
          [0.1, 0.42 * side],
        ],
      ]),
    ),
    dark: '',
  }),
  'pickup-truck': (pen) => ({
    body: pen.body(-1, 1, 1, 0.34),
    glass: pen.pane(0.26, 0.48),
    line:
      pen.box(-0.9, -0.2, 0.76) +
      pen.lines(
        [
          [-0.12, -0.8],
          [-0.12, 0.8],
        ],
        ...[-0.38, 0, 0.38].map((y): readonly Pair[] => [
          [-0.82, y],
          [-0.28, y],
        ]),
      ),
    dark: '',
  }),
  rv: (pen) => ({
    body: pen.body(-1, 1, 1, 0.28),
    glass: pen.pane(0.78, 0.9, 0.78),
    line:
      pen.box(-0.38, -0.04, 0.4) +
      pen.box(0.28, 0.5, 0.3) +
      pen.lines(
        [
          [-0.82, -1],
          [-0.82, 1],
        ],
        [
          [0.66, -1],
          [0.66, 1],
        ],
      ),
    dark: '',
  }),
  bus: (pen) => ({
    body: pen.body(-1, 1, 1, 0.28),
    glass: pen.pane(0.87, 0.95, 0.78),
    line:
      pen.lines(
        ...BOTH.map((side): readonly Pair[] => [
          [-0.94, 0.76 * side],
          [0.8, 0.76 * side],
        ]),
      ) + [-0.66, -0.12, 0.42].map((x) => pen.box(x, x + 0.2, 0.36)).join(''),
    dark: '',
  }),
  'semi-truck': (pen) => ({
    body: pen.body(-1, 0.41, 1, 0.08) + pen.body(0.5, 1, 0.9, 0.24),
    glass: pen.pane(0.7, 0.79, 0.66),
    line:
      pen.lines(
        ...[-0.84, -0.65, -0.46, -0.27, -0.08, 0.11, 0.28].map((x): readonly Pair[] => [
          [x, -1],
          [x, 1],
        ]),
      ) + pen.box(0.41, 0.5, 0.28),
    dark: '',
  }),
  motorcycle: (pen) => ({
    body: pen.body(-0.55, 0.45, 0.4, 0.4),
    ...NONE,
    dark: pen.lines(
      [
        [-1, 0],
        [1, 0],
      ],
      [
        [0.4, -0.85],
        [0.55, 0],
        [0.4, 0.85],
      ],
    ),
  }),
};

/** Around the middle, the front to the right. */
export function vehicleArt(type: string, length: number, width: number): VehicleArt {
  const pen = new BodyPen(length / 2, width / 2);
  return (ART[type] ?? ART.sedan)?.(pen) ?? { ...NONE, body: pen.body(-1, 1, 1, 0.4) };
}
