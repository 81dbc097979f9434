/** From places on the table, whose y runs north, to places on the drawing, whose y runs down. */
import { type Bounds, boundsOf, type Polygon } from '../../../src/rules/core/geometry/polygon.ts';
import type { TableSize } from '../../../src/rules/core/geometry/table-top.ts';
import type { Spot } from '../../../src/rules/core/play.ts';

/** The stretch of the table that is shown, and how large. */
export interface View {
  readonly window: Bounds;
  /** Bounds that words keep to, where smaller than the window: on a page to be joined to others, the part that stays to be seen. */
  readonly words?: Bounds | undefined;
  /** Drawing units (pixels) to a tenth of an inch. */
  readonly scale: number;
}

/** A rectangle of the drawing. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Pixels around a drawing of the table, for ticks and figures. */
export const MARGIN = { top: 14, right: 16, bottom: 24, left: 30 } as const;

/** Pixels to an inch on paper, and so to a tenth at true scale. */
export const TRUE_SCALE = 96 / 10;

/** To a hundredth of a pixel, so that paths stay short. */
const round = (n: number): number => Math.round(n * 100) / 100;

export function onMap({ window, scale }: View, { x, y }: Spot): Spot {
  return { x: round((x - window.west) * scale), y: round((window.north - y) * scale) };
}

export function boxOnMap(view: View, rect: Bounds): Box {
  const { x, y } = onMap(view, { x: rect.west, y: rect.north });
  return {
    x,
    y,
    width: round((rect.east - rect.west) * view.scale),
    height: round((rect.north - rect.south) * view.scale),
  };
}

/** Everything an outline reaches over. */
export function boxAround(view: View, outline: Polygon): Box {
  return boxOnMap(view, boundsOf(outline));
}

/** Clockwise as the drawing is seen, from the last corner. */
export function cornersOnMap(view: View, outline: Polygon): readonly Spot[] {
  return outline.toReversed().map((corner) => onMap(view, corner));
}

export function wholeOf({ width, depth }: TableSize): Bounds {
  return { west: 0, south: 0, east: width, north: depth };
}

export function middleOf({ west, south, east, north }: Bounds): Spot {
  return { x: (west + east) / 2, y: (south + north) / 2 };
}

export function overlaps(a: Bounds, b: Bounds): boolean {
  return a.west < b.east && b.west < a.east && a.south < b.north && b.south < a.north;
}

export function boxesMeet(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

export function boxInside(inner: Box, outer: Box): boolean {
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  );
}

export interface Tick {
  /** Tenths of an inch along the edge. */
  readonly at: number;
  /** Every third inch is longer, every twelfth is the longest and numbered. */
  readonly size: 'inch' | 'third' | 'foot';
}

/** Ticks along an edge between two places, an inch apart. */
export function ticksBetween(from: number, to: number): readonly Tick[] {
  const first = Math.ceil(from / 10);
  const count = Math.floor(to / 10) - first + 1;
  return Array.from({ length: Math.max(count, 0) }, (_, index) => {
    const inch = first + index;
    const size = inch % 12 === 0 ? 'foot' : inch % 3 === 0 ? 'third' : 'inch';
    return { at: inch * 10, size };
  });
}

/** The insets of a building's inner lines, one for each upper floor: 3 apart, less where it is small and high. */
export function storeyInsets(storeys: number, { width, height }: Pick<Box, 'width' | 'height'>) {
  const lines = Math.max(storeys - 1, 0);
  const step = Math.min(3, Math.min(width, height) / (4 * (lines + 1)));
  return Array.from({ length: lines }, (_, index) => round((index + 1) * step));
}
