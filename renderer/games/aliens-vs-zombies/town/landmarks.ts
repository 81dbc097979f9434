/** Landmarks of each location, seen from above: shapes in the units of a location at full size, below its name. */
import type { PlaceId, Terrain } from '../../../../src/rules/aliens-vs-zombies/data/town.ts';

/** A hipped roof; `door`: the middle of which wall it has a door in. */
interface Roof {
  readonly is: 'roof';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly dark?: true;
  readonly door?: 'south' | 'east' | 'west';
}

export type Shape =
  | Roof
  /** Two wings and a court between them. */
  | { readonly is: 'wings' }
  | {
      readonly is: 'drum';
      readonly x: number;
      readonly y: number;
      readonly r: number;
      readonly top: 'round' | 'sails';
    }
  | { readonly is: 'tree'; readonly x: number; readonly y: number; readonly r: number }
  | { readonly is: 'car'; readonly x: number; readonly y: number; readonly turned: number }
  | { readonly is: 'cross'; readonly x: number; readonly y: number }
  | { readonly is: 'bandstand' | 'pond' | 'swings'; readonly x: number; readonly y: number }
  | { readonly is: 'graves' | 'footings' };

const roof = (
  x: number,
  y: number,
  width: number,
  height: number,
  more: Pick<Roof, 'dark' | 'door'> = {},
): Shape => ({ is: 'roof', x, y, width, height, ...more });
const tree = (x: number, y: number, r: number): Shape => ({ is: 'tree', x, y, r });
const car = (x: number, y: number, turned: number): Shape => ({ is: 'car', x, y, turned });

/** A house and its shed; a hall over the whole plot; a lower hall with cars before it; two houses. */
const SHED: readonly Shape[] = [
  roof(8, 20, 65, 56, { dark: true, door: 'east' }),
  roof(79, 37, 28, 39, { door: 'west' }),
];
const HALL: readonly Shape[] = [roof(8, 20, 99, 56, { dark: true, door: 'south' })];
const PARKED: readonly Shape[] = [roof(8, 20, 99, 40, { door: 'south' }), car(22, 70, 0), car(85, 70, 180)];
const PAIR: readonly Shape[] = [
  roof(8, 20, 36, 48, { dark: true, door: 'south' }),
  roof(49, 26, 58, 50, { door: 'south' }),
];
const WINGS: readonly Shape[] = [{ is: 'wings' }];

const SHAPES: Readonly<Partial<Record<PlaceId, readonly Shape[]>>> = {
  A1: SHED,
  B1: [
    roof(16, 31, 61, 34, { dark: true, door: 'west' }),
    roof(77, 38, 13, 20, { dark: true }),
    { is: 'cross', x: 47, y: 48 },
    ...[27, 40, 53, 66].map((y) => tree(99, y, 5.5)),
  ],
  C1: HALL,
  D1: [{ is: 'bandstand', x: 78, y: 32 }],
  E1: PARKED,
  F1: [
    roof(8, 20, 99, 19),
    roof(8, 39, 24, 37, { door: 'east' }),
    ...[50, 67, 84, 101].map((x) => car(x, 65, -90)),
  ],
  A2: PAIR,
  C2: WINGS,
  D2: [roof(8, 20, 56, 56, { door: 'south' }), roof(69, 20, 38, 45, { dark: true, door: 'south' })],
  E2: [{ is: 'footings' }],
  F2: PAIR,
  A3: [{ is: 'graves' }],
  B3: WINGS,
  D3: HALL,
  E3: HALL,
  A4: PAIR,
  B4: [22, 37, 52, 67, 82, 97].flatMap((x, at) =>
    [31, 57].filter((y) => (at * 7 + y) % 5 !== 1).map((y) => car(x, y, 90)),
  ),
  C4: PARKED,
  D4: PAIR,
  E4: [{ is: 'pond', x: 42, y: 36 }],
  F4: SHED,
  A5: [
    { is: 'drum', x: 22, y: 37, r: 13.5, top: 'round' },
    { is: 'drum', x: 53, y: 44, r: 13.5, top: 'round' },
    { is: 'drum', x: 84, y: 37, r: 13.5, top: 'round' },
    roof(12, 62, 46, 13),
  ],
  B5: [0, 1, 2, 3, 4].flatMap((at) => [
    roof(8 + at * 19.7, 26, 19.7, 34, { door: 'south' }),
    tree(18 + at * 19.7, 71, 4.5),
  ]),
  C5: [{ is: 'swings', x: 40, y: 42 }],
  D5: WINGS,
  E5: [0, 1, 2, 3].flatMap((at) => [
    roof(8 + at * 25, 20, 21, 24, { dark: true }),
    roof(8 + at * 25, 52, 21, 24, { dark: true }),
  ]),
  F5: [roof(8, 20, 61, 56, { dark: true, door: 'south' }), { is: 'drum', x: 89, y: 48, r: 16, top: 'sails' }],
};

/** Shapes that suit the ground: where the player’s book has another terrain, the shapes drawn are of that terrain. */
const FITS: Readonly<Record<Terrain, ReadonlySet<Shape['is']>>> = {
  building: new Set(['roof', 'wings', 'drum', 'tree', 'car', 'cross']),
  park: new Set(['bandstand', 'pond', 'swings', 'graves']),
  'dirt-lot': new Set(['car', 'footings']),
};

export function shapesOf(place: PlaceId, terrain: Terrain): readonly Shape[] {
  const shapes = SHAPES[place] ?? [];
  const fits = shapes.every(({ is }) => FITS[terrain].has(is)) && shapes.length > 0;
  if (fits) return shapes;
  return terrain === 'building' ? HALL : [];
}
