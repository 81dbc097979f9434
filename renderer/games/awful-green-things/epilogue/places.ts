/** Where the fifteen events stand on the chart, and how the ways between them bend: our own drawing. */
import type { Entry } from '../../../../src/rules/awful-green-things/epilogue/data.ts';

export const WIDTH = 828;
export const HEIGHT = 580;

export interface Point {
  readonly x: number;
  readonly y: number;
}

interface Place extends Point {
  /** Where its name stands. */
  readonly name: 'above' | 'below' | 'left' | 'right';
}

export const PLACES: Readonly<Record<Entry, Place>> = {
  1: { x: 60, y: 410, name: 'below' },
  2: { x: 612, y: 316, name: 'right' },
  3: { x: 186, y: 92, name: 'above' },
  4: { x: 320, y: 92, name: 'above' },
  5: { x: 454, y: 92, name: 'above' },
  6: { x: 612, y: 92, name: 'above' },
  7: { x: 186, y: 500, name: 'below' },
  8: { x: 320, y: 238, name: 'left' },
  9: { x: 470, y: 218, name: 'below' },
  10: { x: 320, y: 396, name: 'left' },
  11: { x: 766, y: 270, name: 'below' },
  12: { x: 766, y: 92, name: 'above' },
  13: { x: 454, y: 500, name: 'right' },
  14: { x: 186, y: 352, name: 'left' },
  15: { x: 454, y: 388, name: 'right' },
};

/** How far a way bends to its left, as it goes; straight where it isn't said. */
const BENDS: Readonly<Record<string, number>> = {
  '2-7': 285,
  '2-8': -190,
  '3-6': 130,
  '4-5': 24,
  '5-4': 24,
  '8-10': 40,
  '10-8': 40,
  '13-6': -70,
  '14-2': -26,
};

export interface Curve {
  readonly d: string;
  /** In its middle. */
  readonly label: Point;
  /** Its end, and the way it points there in degrees. */
  readonly tip: Point & { readonly turn: number };
}

const RADIUS = 20;

/** From the rim of one event to that of another. */
export function curveOf(from: Entry, to: Entry): Curve {
  const [a, b] = [PLACES[from], PLACES[to]];
  const bend = BENDS[`${from}-${to}`] ?? 0;
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const [ux, uy] = [(b.x - a.x) / length, (b.y - a.y) / length];
  const middle = { x: (a.x + b.x) / 2 + uy * bend, y: (a.y + b.y) / 2 - ux * bend };
  const start = towards(a, middle);
  const end = towards(b, middle);
  const label = {
    x: (start.x + 2 * middle.x + end.x) / 4,
    y: (start.y + 2 * middle.y + end.y) / 4,
  };
  const turn = (Math.atan2(end.y - middle.y, end.x - middle.x) * 180) / Math.PI;
  return {
    d: `M${round(start.x)} ${round(start.y)}Q${round(middle.x)} ${round(middle.y)} ${round(end.x)} ${round(end.y)}`,
    label: { x: round(label.x), y: round(label.y) },
    tip: { x: round(end.x), y: round(end.y), turn: round(turn) },
  };
}

function towards(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  return {
    x: from.x + ((to.x - from.x) / length) * RADIUS,
    y: from.y + ((to.y - from.y) / length) * RADIUS,
  };
}

const round = (figure: number): number => Math.round(figure * 10) / 10;
