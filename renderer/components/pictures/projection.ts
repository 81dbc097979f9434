/** Projection of a rectangle that was seen from aslant: the place of each of its spots in the picture. */

/** From left to right and from top to bottom, in shares of the picture’s size. */
export interface Corner {
  readonly x: number;
  readonly y: number;
}

/** Clockwise from the top left. */
export type Corners = readonly [Corner, Corner, Corner, Corner];

/**
 * Where in the picture each spot of the rectangle is, both in shares of their sizes: the projection of the unit square onto four corners.
 * Undefined where they lie so that nothing flat is seen so.
 */
export function projection([a, b, c, d]: Corners): ((u: number, v: number) => Corner) | undefined {
  const [p, q] = [
    { x: b.x - c.x, y: b.y - c.y },
    { x: d.x - c.x, y: d.y - c.y },
  ];
  const sum = { x: a.x - b.x + c.x - d.x, y: a.y - b.y + c.y - d.y };
  const area = p.x * q.y - p.y * q.x;
  if (!isConvex([a, b, c, d])) return undefined;
  const g = (sum.x * q.y - sum.y * q.x) / area;
  const h = (p.x * sum.y - p.y * sum.x) / area;
  return (u, v) => {
    const w = g * u + h * v + 1;
    return {
      x: ((b.x - a.x + g * b.x) * u + (d.x - a.x + h * d.x) * v + a.x) / w,
      y: ((b.y - a.y + g * b.y) * u + (d.y - a.y + h * d.y) * v + a.y) / w,
    };
  };
}

/** Least area, in shares of the picture, that three corners in turn have between them. */
const LEAST = 0.001;

/** True where the corners go round to the right at each of them. */
const isConvex = (corners: Corners): boolean =>
  corners.every((from, at) => {
    const [over, to] = [corners[(at + 1) % 4] ?? from, corners[(at + 2) % 4] ?? from];
    return (over.x - from.x) * (to.y - over.y) - (over.y - from.y) * (to.x - over.x) > LEAST;
  });
