/** On pavements and in the road, for the map at full size: lamps, hydrants, benches and drains. They cost nobody a step. */
import type { Spot } from '../../../src/rules/core/play.ts';
import type { View } from './geometry.ts';
import { isInside } from './inside.ts';
import { aside, lengthOf, nearestOn, path, placeAt, plus, short } from './polylines.ts';
import type { Road, StreetPlan } from './street-plan.ts';

/** Tenths of an inch: from one to the next, off the kerb, and from manhole to manhole. */
const EVERY = 45;
const OFF_KERB = 5;
const MANHOLES = 130;

const KINDS = ['lamp', 'drain', 'hydrant', 'lamp', 'bench', 'drain'] as const;

export function streetFurniture({ roads, crossings }: StreetPlan, { scale }: View): string {
  const clear = (spot: Spot, own: Road) =>
    roads.every((other) => other === own || nearestOn(other.line, spot).away > other.half + 24 * scale) &&
    !crossings.some((ground) => isInside(ground, spot));
  return roads
    .filter(({ paved }) => paved)
    .flatMap((road) => {
      const count = Math.floor(lengthOf(road.line) / (EVERY * scale));
      const holes = Math.floor(lengthOf(road.line) / (MANHOLES * scale));
      const along = Array.from({ length: count }, (_, nth) =>
        [-1, 1].map((side) => {
          const kind = KINDS[(nth + (side > 0 ? 3 : 0)) % KINDS.length] ?? 'lamp';
          const { spot, way } = placeAt(road.line, (nth + 0.5) * EVERY * scale);
          const out = road.half + (kind === 'drain' ? -3 : OFF_KERB) * scale;
          const at = plus(spot, aside(way), side * out);
          return clear(spot, road) ? drawn(kind, at, way, scale) : '';
        }),
      );
      const covers = Array.from({ length: holes }, (_, nth) => {
        const { spot, way } = placeAt(road.line, (nth + 0.4) * MANHOLES * scale);
        const at = plus(spot, aside(way), (road.half / 2) * (nth % 2 === 0 ? 1 : -1));
        return clear(spot, road) ? ring(at, 3 * scale) + ring(at, 2.2 * scale) : '';
      });
      return [...along.flat(), ...covers];
    })
    .join('');
}

function drawn(kind: (typeof KINDS)[number], at: Spot, way: Spot, scale: number): string {
  const across = aside(way);
  const corner = (a: number, b: number) => plus(plus(at, way, a * scale), across, b * scale);
  const box = (a: number, b: number) =>
    `${path([corner(-a, -b), corner(a, -b), corner(a, b), corner(-a, b)])}Z`;
  switch (kind) {
    case 'lamp':
      return (
        ring(at, 1.3 * scale) +
        path([corner(-0.9, 0), corner(0.9, 0)]) +
        path([corner(0, -0.9), corner(0, 0.9)])
      );
    case 'hydrant':
      return ring(at, 1.2 * scale) + box(1.9, 0.5);
    case 'bench':
      return box(7, 2) + path([corner(-7, 0), corner(7, 0)]);
    case 'drain':
      return box(4, 1.5) + [-2, 0, 2].map((a) => path([corner(a, -1.5), corner(a, 1.5)])).join('');
    default:
      return kind satisfies never;
  }
}

function ring({ x, y }: Spot, radius: number): string {
  const r = short(radius);
  return `M${short(x - r)} ${short(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
}
