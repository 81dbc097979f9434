/** Bent lines of a drawing: how long, where along them, beside them, across them. Whatever the unit; drawing only. */
import type { Segment } from '../../../src/rules/core/geometry/segment.ts';
import type { Spot } from '../../../src/rules/core/play.ts';

export type Line = readonly Spot[];

/** A hair of slack, for ends that only just meet and lines that all but run straight on. */
const SLACK = 1e-6;

/** A place on a line, and the way the line runs there, of length 1. */
export interface Place {
  readonly spot: Spot;
  readonly way: Spot;
}

export const plus = (a: Spot, way: Spot, times = 1): Spot => ({
  x: a.x + way.x * times,
  y: a.y + way.y * times,
});
export const far = (a: Spot, b: Spot): number => Math.hypot(b.x - a.x, b.y - a.y);
/** A quarter turn, clockwise as a drawing is seen. */
export const aside = ({ x, y }: Spot): Spot => ({ x: -y, y: x });
const crossed = (a: Spot, b: Spot): number => a.x * b.y - a.y * b.x;

export function wayFrom(from: Spot, to: Spot): Spot {
  const length = far(from, to) || 1;
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
}

export function stretchesOf(line: Line): readonly Segment[] {
  return line.slice(1).map((to, at) => ({ from: line[at] ?? to, to }));
}

export function lengthOf(line: Line): number {
  return stretchesOf(line).reduce((sum, { from, to }) => sum + far(from, to), 0);
}

/** The place that far along a line; beyond an end, straight on. */
export const placeAt = (line: Line, along: number): Place => placesOn(line)(along);

/** The same for whoever asks for many places of one line, whose stretches are measured once. */
export function placesOn(line: Line): (along: number) => Place {
  let before = 0;
  const stretches = stretchesOf(line).map(({ from, to }) => {
    const begins = before;
    before += far(from, to);
    return { from, begins, ends: before, way: wayFrom(from, to) };
  });
  const last = stretches.at(-1);
  return (along) => {
    const found = stretches.find(({ ends }) => along <= ends) ?? last;
    if (found === undefined) return { spot: line[0] ?? { x: 0, y: 0 }, way: { x: 1, y: 0 } };
    return { spot: plus(found.from, found.way, along - found.begins), way: found.way };
  };
}

/** The same line so far to its right, as it is drawn; to its left where negative. */
export function beside(line: Line, by: number): Line {
  const ways = stretchesOf(line).map(({ from, to }) => wayFrom(from, to));
  return line.map((spot, at) => {
    const [before, after] = [ways[at - 1] ?? ways[at], ways[at] ?? ways[at - 1]];
    if (before === undefined || after === undefined) return spot;
    const out = { x: aside(before).x + aside(after).x, y: aside(before).y + aside(after).y };
    const turn = 1 + before.x * after.x + before.y * after.y;
    return plus(spot, out, by / Math.max(turn, 0.2));
  });
}

/** Point of a line nearest to a spot: its distance along the line, and from the spot. */
export function nearestOn(line: Line, spot: Spot): { readonly along: number; readonly away: number } {
  let best = { along: 0, away: Number.POSITIVE_INFINITY };
  let passed = 0;
  for (const { from, to } of stretchesOf(line)) {
    const length = far(from, to);
    const way = wayFrom(from, to);
    const ahead = (spot.x - from.x) * way.x + (spot.y - from.y) * way.y;
    const along = Math.min(length, Math.max(0, ahead));
    const away = far(plus(from, way, along), spot);
    if (away < best.away) best = { along: passed + along, away };
    passed += length;
  }
  return best;
}

export interface Crossing {
  readonly spot: Spot;
  /** Distance of the spot along either line. */
  readonly along: readonly [number, number];
  /** The ways both run there. */
  readonly ways: readonly [Spot, Spot];
}

/** Spots at which two lines cross or meet. */
export function crossingsOf(a: Line, b: Line): readonly Crossing[] {
  const found: Crossing[] = [];
  let alongA = 0;
  for (const one of stretchesOf(a)) {
    let alongB = 0;
    for (const other of stretchesOf(b)) {
      const cut = cutOf(one, other);
      if (cut !== undefined)
        found.push({
          spot: plus(one.from, wayFrom(one.from, one.to), cut[0]),
          along: [alongA + cut[0], alongB + cut[1]],
          ways: [wayFrom(one.from, one.to), wayFrom(other.from, other.to)],
        });
      alongB += far(other.from, other.to);
    }
    alongA += far(one.from, one.to);
  }
  return found;
}

function cutOf(one: Segment, other: Segment): readonly [number, number] | undefined {
  const [p, q] = [wayFrom(one.from, one.to), wayFrom(other.from, other.to)];
  const turn = crossed(p, q);
  if (Math.abs(turn) < SLACK) return undefined;
  const between = { x: other.from.x - one.from.x, y: other.from.y - one.from.y };
  const [s, t] = [crossed(between, q) / turn, crossed(between, p) / turn];
  const within = (along: number, { from, to }: Segment) => along >= -SLACK && along <= far(from, to) + SLACK;
  return within(s, one) && within(t, other) ? [s, t] : undefined;
}

/** The pieces of a line at whose spots something holds, looked at in steps. */
export function piecesWhere(line: Line, step: number, holds: (spot: Spot) => boolean): readonly Line[] {
  const length = lengthOf(line);
  const count = Math.max(1, Math.ceil(length / step));
  const place = placesOn(line);
  const pieces: Spot[][] = [];
  let open: Spot[] | undefined;
  for (let at = 0; at <= count; at += 1) {
    const { spot } = place((length * at) / count);
    if (!holds(spot)) open = undefined;
    else if (open === undefined) {
      open = [spot];
      pieces.push(open);
    } else open.push(spot);
  }
  return pieces.filter((piece) => piece.length > 1);
}

/** A turn sharper than this is a corner, and stays one: the cosine of the angle. */
const CORNER = 0.5;
/** Spots that stand for a turn made round. */
const ROUND = [0, 1 / 3, 2 / 3, 1] as const;

/** Bends go round from the middle of a stretch to the middle of the next, so that no kerb or bank shows its few corners. */
export function bent(line: Line): Line {
  return line.flatMap((spot, at) => {
    const [before, after] = [line[at - 1], line[at + 1]];
    return before === undefined || after === undefined ? [spot] : turned(before, spot, after);
  });
}

/** The same of a closed line. */
export function bentAround(corners: readonly Spot[]): readonly Spot[] {
  const at = (index: number) => corners[(index + corners.length) % corners.length] ?? { x: 0, y: 0 };
  return corners.flatMap((spot, index) => turned(at(index - 1), spot, at(index + 1)));
}

function turned(before: Spot, spot: Spot, after: Spot): Line {
  const [to, on] = [wayFrom(before, spot), wayFrom(spot, after)];
  const turn = to.x * on.x + to.y * on.y;
  if (turn < CORNER || turn > 1 - SLACK) return [spot];
  const between = (a: number, b: number, c: number, part: number) => {
    const rest = 1 - part;
    return rest * rest * ((a + b) / 2) + 2 * rest * part * b + part * part * ((b + c) / 2);
  };
  return ROUND.map((part) => ({
    x: between(before.x, spot.x, after.x, part),
    y: between(before.y, spot.y, after.y, part),
  }));
}

/** Through all corners of a closed line, without a kink. */
export function smooth(corners: readonly Spot[]): string {
  const at = (index: number) => corners[(index + corners.length) % corners.length] ?? { x: 0, y: 0 };
  const first = at(0);
  const curves = corners.map((from, index) => {
    const [before, to, after] = [at(index - 1), at(index + 1), at(index + 2)];
    const [one, other] = [
      { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 },
      { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 },
    ];
    return `C${[one, other, to].map(({ x, y }) => `${short(x)} ${short(y)}`).join(' ')}`;
  });
  return `M${short(first.x)} ${short(first.y)}${curves.join('')}Z`;
}

/** To a tenth of a pixel, so that paths stay short. */
export const short = (n: number): number => Math.round(n * 10) / 10;

export const path = (spots: Line): string =>
  `M${spots.map(({ x, y }) => `${short(x)} ${short(y)}`).join('L')}`;
