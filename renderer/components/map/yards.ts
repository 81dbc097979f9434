/** Yards around buildings, which cost nobody a step: lawns of houses, paths to a door, bays to park in, grass in the open. */
import type { Building, TableTop } from '../../../src/rules/core/geometry/table-top.ts';
import { gapOf } from '../../../src/rules/core/geometry/table-top.ts';
import type { Spot } from '../../../src/rules/core/play.ts';
import { boxOnMap, cornersOnMap, onMap, type View, wholeOf } from './geometry.ts';
import { isInside } from './inside.ts';
import { type Obstacle, shapesMeet, sidesOf } from './oriented.ts';
import { pathOf } from './outlines.ts';
import { aside, far, nearestOn, path, plus, wayFrom } from './polylines.ts';
import { type Frame, frameOf, inFrame } from './roof-frame.ts';
import { tuft } from './stones.ts';
import type { StreetPlan } from './street-plan.ts';
import { strewn } from './texture.ts';

/** Tenths of an inch. */
const LAWNS = [14, 10, 7] as const;
const BAYS = { deep: [50, 40, 32], wide: 24, off: 4, least: 3 } as const;
const LONGEST_PATH = 70;
const GRASS_APART = 46;
const GRASS_OFF = 8;

const WITH_LAWN: readonly string[] = ['house', 'church', 'school'];
const WITH_BAYS: readonly string[] = [
  'supermarket',
  'retail-box-store',
  'mall',
  'hospital',
  'warehouse',
  'office-building',
  'apartments',
  'police-station',
];

export interface Yards {
  readonly lawns: string;
  readonly paths: string;
  /** The ground of a car park, and the lines between its bays. */
  readonly parks: string;
  readonly bays: string;
  readonly grass: string;
}

export function yardsOf(table: TableTop, streets: StreetPlan, view: View): Yards {
  const { buildings, terrain, river, fences = [] } = table;
  const built = buildings.map(({ outline }) => cornersOnMap(view, outline));
  const ground = [...terrain, ...(river === null ? [] : [river])].map(({ outline }) =>
    cornersOnMap(view, outline),
  );
  const roads = streets.roads.map(({ corners }) => corners);
  const lines = fences.map(({ line }) => line.map((spot) => onMap(view, spot)));
  const laid: Obstacle[] = [];
  const { x, y, width, height } = boxOnMap(view, wholeOf(table));
  const onTable = (spot: Spot) => spot.x > x && spot.y > y && spot.x < x + width && spot.y < y + height;
  const clear = (shape: Obstacle, own: readonly Spot[] | undefined) =>
    shape.every(onTable) &&
    [...built, ...ground, ...roads, ...lines, ...laid].every(
      (other) =>
        other === own ||
        (!sidesOf(other).some((side) => shapesMeet(side, shape)) &&
          !shape.some((spot) => isInside(other, spot))),
    );
  const lawns: string[] = [];
  const parks: string[] = [];
  const bays: string[] = [];
  buildings.forEach((building, at) => {
    const frame = frameOf(building, view);
    if (!frame.box) return;
    if (WITH_LAWN.includes(building.type)) {
      const lawn = LAWNS.map((by) => around(frame, by * view.scale)).find((shape) => clear(shape, built[at]));
      if (lawn !== undefined) lawns.push(pathOf(lawn));
    }
    if (WITH_BAYS.includes(building.type)) {
      const park = parksAround(frame, view).find(({ shape }) => clear(shape, undefined));
      if (park !== undefined) {
        laid.push(park.shape);
        parks.push(pathOf(park.shape));
        bays.push(park.bays);
      }
    }
  });
  const taken = [...built, ...ground, ...roads, ...laid];
  return {
    lawns: lawns.join(''),
    paths: buildings.map((building) => pathToStreet(building, streets, built, view)).join(''),
    parks: parks.join(''),
    bays: bays.join(''),
    grass: grassOn(table, taken, view),
  };
}

const around = (frame: Frame, by: number): Obstacle =>
  (
    [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ] as const
  ).map(([a, o]) => inFrame(frame, a * (frame.w + by), o * (frame.d + by)));

/** Before each wall, as deep and as long as there is room for: the front first. */
function parksAround(frame: Frame, { scale }: View) {
  const off = BAYS.off * scale;
  const sides = [
    { half: frame.w, from: frame.d, at: (a: number, o: number) => inFrame(frame, a, o) },
    { half: frame.d, from: frame.w, at: (a: number, o: number) => inFrame(frame, o, a) },
    { half: frame.d, from: frame.w, at: (a: number, o: number) => inFrame(frame, -o, a) },
    { half: frame.w, from: frame.d, at: (a: number, o: number) => inFrame(frame, a, -o) },
  ];
  return BAYS.deep.flatMap((deep) =>
    sides.flatMap(({ half, from, at }) => {
      const count = Math.floor((2 * half) / (BAYS.wide * scale));
      if (count < BAYS.least) return [];
      const [near, away] = [from + off, from + off + deep * scale];
      const reach = (count * BAYS.wide * scale) / 2;
      const shape = [at(-reach, near), at(reach, near), at(reach, away), at(-reach, away)];
      const bays = Array.from({ length: count + 1 }, (_, nth) => {
        const a = -reach + nth * BAYS.wide * scale;
        return path([at(a, near), at(a, near + 0.8 * deep * scale)]);
      });
      return [{ shape, bays: bays.join('') }];
    }),
  );
}

/** From the front door to the pavement, where nothing stands between. */
function pathToStreet(
  { outline, doors }: Building,
  { roads }: StreetPlan,
  built: readonly (readonly Spot[])[],
  view: View,
): string {
  const [door] = doors;
  if (door === undefined) return '';
  const gap = gapOf(outline, door);
  const [from, to] = [onMap(view, gap.from), onMap(view, gap.to)];
  const along = wayFrom(from, to);
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  // Walls run anticlockwise on the table, clockwise where y runs down: out of the house is to the right.
  const out = aside(along);
  const step = 2 * view.scale;
  for (let ahead = step; ahead <= LONGEST_PATH * view.scale; ahead += step) {
    const spot = plus(middle, out, ahead);
    if (built.some((corners) => isInside(corners, spot))) return '';
    if (!roads.some(({ corners }) => isInside(corners, spot))) continue;
    if (ahead < 4 * view.scale) return '';
    const half = far(from, to) / 2 - 1;
    const at = (side: number, by: number) => plus(plus(middle, along, side * half), out, by);
    return pathOf([at(-1, 0), at(1, 0), at(1, ahead), at(-1, ahead)]);
  }
  return '';
}

function grassOn(table: TableTop, taken: readonly (readonly Spot[])[], view: View): string {
  const { width, depth } = table;
  const whole = [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: depth },
    { x: 0, y: depth },
  ];
  const off = GRASS_OFF * view.scale;
  const bare = (spot: Spot) =>
    !taken.some(
      (corners) =>
        isInside(corners, spot) || nearestOn([...corners, ...corners.slice(0, 1)], spot).away < off,
    );
  return strewn(whole, GRASS_APART)
    .map((spot) => ({ at: onMap(view, spot), share: spot.share }))
    .filter(({ at }) => bare(at))
    .map(({ at, share }) => tuft(at, (2.2 + share) * view.scale))
    .join('');
}
