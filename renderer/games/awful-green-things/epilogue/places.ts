/** Places of the fifteen events on the chart, and the bends of the ways between them: our own drawing. */

import type { Entry } from '../../../../src/rules/awful-green-things/epilogue/data.ts';
import type { Spot } from '../../../../src/rules/core/play.ts';

export const WIDTH = 828;
export const HEIGHT = 618;
/** Radius of an event, in the units of the chart. */
export const STOP = 17;

interface Place extends Spot {
  /** Side of the event on which its name stands. */
  readonly name: 'above' | 'below' | 'left' | 'right';
}

export const PLACES: Readonly<Record<Entry, Place>> = {
  1: { x: 60, y: 376, name: 'below' },
  2: { x: 612, y: 316, name: 'right' },
  3: { x: 186, y: 92, name: 'above' },
  4: { x: 320, y: 92, name: 'above' },
  5: { x: 454, y: 92, name: 'above' },
  6: { x: 612, y: 92, name: 'above' },
  7: { x: 186, y: 500, name: 'left' },
  8: { x: 320, y: 254, name: 'left' },
  9: { x: 470, y: 218, name: 'below' },
  10: { x: 320, y: 396, name: 'left' },
  11: { x: 766, y: 270, name: 'below' },
  12: { x: 766, y: 92, name: 'above' },
  13: { x: 454, y: 500, name: 'below' },
  14: { x: 186, y: 332, name: 'left' },
  15: { x: 454, y: 388, name: 'right' },
};

/** Bends of ways to their left, as they go, in the units of the chart; a way that is not listed is straight. */
const BENDS: Readonly<Record<string, number>> = {
  '2-7': 330,
  '2-8': -190,
  '3-6': 130,
  '4-5': -24,
  '5-4': -24,
  '8-10': 40,
  '10-8': 40,
  '13-6': -70,
  '14-2': -26,
};

export interface Curve {
  readonly d: string;
  /** Spot of its label, in its middle. */
  readonly label: Spot;
  /** End of the way, and the direction in which it points there, in degrees. */
  readonly tip: Spot & { readonly turn: number };
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

function towards(from: Spot, to: Spot): Spot {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  return {
    x: from.x + ((to.x - from.x) / length) * RADIUS,
    y: from.y + ((to.y - from.y) / length) * RADIUS,
  };
}

const round = (figure: number): number => Math.round(figure * 10) / 10;

export interface NamePlace extends Spot {
  readonly anchor: 'start' | 'middle' | 'end';
}

/** Room between an event and its name. */
const BESIDE = 9;

/** Place of an event name’s baseline, for letters of that height. */
export function namedAt(entry: Entry, letter: number): NamePlace {
  const { x, y, name } = PLACES[entry];
  const level = y + letter * 0.36;
  switch (name) {
    case 'above':
      return { x, y: y - STOP - BESIDE - letter * 0.24, anchor: 'middle' };
    case 'below':
      return { x, y: y + STOP + BESIDE + letter * 0.84, anchor: 'middle' };
    case 'left':
      return { x: x - STOP - BESIDE, y: level, anchor: 'end' };
    case 'right':
      return { x: x + STOP + BESIDE, y: level, anchor: 'start' };
    default:
      return name satisfies never;
  }
}
