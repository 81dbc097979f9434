/**
 * Rooms of a floor, for the map at full size. The book knows buildings only as a whole: inner walls and what stands
 * between them are ours and decide nothing. In inches from the middle, x along the front and y towards it.
 */
import { noise } from './texture.ts';

export const ROOMS = [
  'living',
  'kitchen',
  'bath',
  'bedroom',
  'study',
  'sales',
  'stock',
  'tables',
  'pews',
  'desks',
  'ward',
  'class',
  'cells',
  'racks',
] as const;
export type RoomKind = (typeof ROOMS)[number];

export interface Area {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly d: number;
}

export interface Room extends Area {
  readonly kind: RoomKind;
}

export interface InnerWall {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

export interface Floor {
  readonly rooms: readonly Room[];
  /** Doorways of an inch are left open in them. */
  readonly walls: readonly InnerWall[];
}

const DOORWAY = 1.1;
/** No room is narrower. */
const NARROWEST = 2.2;

interface Use {
  /** From the largest room on, and again from the first. */
  readonly rooms: readonly RoomKind[];
  /** Square inches of a room, about. */
  readonly each: number;
}

const HOME: Use = { rooms: ['living', 'kitchen', 'bedroom', 'bath'], each: 8 };
const UPSTAIRS: Use = { rooms: ['bedroom', 'bedroom', 'study', 'bath'], each: 8 };
const SHOP: Use = { rooms: ['sales', 'stock'], each: 26 };
const OFFICE: Use = { rooms: ['desks', 'study', 'desks', 'bath'], each: 12 };
const OPEN: Use = { rooms: ['racks', 'study'], each: 90 };

const USES: Readonly<Record<string, { readonly ground: Use; readonly upper: Use }>> = {
  house: { ground: HOME, upper: UPSTAIRS },
  apartments: { ground: HOME, upper: HOME },
  church: { ground: { rooms: ['pews', 'study'], each: 60 }, upper: UPSTAIRS },
  restaurant: { ground: { rooms: ['tables', 'kitchen'], each: 15 }, upper: UPSTAIRS },
  'retail-store': { ground: SHOP, upper: { rooms: ['stock', 'living', 'bedroom'], each: 18 } },
  'retail-box-store': { ground: SHOP, upper: OFFICE },
  supermarket: { ground: SHOP, upper: OFFICE },
  mall: { ground: { rooms: ['sales', 'sales', 'tables', 'stock'], each: 30 }, upper: SHOP },
  'office-building': { ground: OFFICE, upper: OFFICE },
  'police-station': { ground: { rooms: ['desks', 'cells', 'study', 'bath'], each: 16 }, upper: OFFICE },
  hospital: {
    ground: { rooms: ['ward', 'desks', 'ward', 'bath'], each: 22 },
    upper: { rooms: ['ward', 'ward', 'study', 'bath'], each: 22 },
  },
  school: {
    ground: { rooms: ['class', 'class', 'tables', 'study'], each: 26 },
    upper: { rooms: ['class'], each: 24 },
  },
  warehouse: { ground: OPEN, upper: OPEN },
  'military-base': { ground: { rooms: ['racks', 'ward', 'desks'], each: 36 }, upper: OFFICE },
  'dock-shipyard': { ground: OPEN, upper: OFFICE },
};

/** `seed` makes one building’s floor unlike another’s; `doors` are places of outer doors that no inner wall may meet. */
export function floorOf(
  type: string,
  half: { readonly w: number; readonly d: number },
  storey: number,
  seed: number,
  doors: readonly Door[],
): Floor {
  const use = USES[type] ?? { ground: SHOP, upper: OFFICE };
  const { rooms, each } = storey === 0 ? use.ground : use.upper;
  const whole = { x: -half.w, y: -half.d, w: 2 * half.w, d: 2 * half.d };
  const wanted = Math.max(1, Math.min(12, Math.round((whole.w * whole.d) / each)));
  const walls: InnerWall[] = [];
  const areas = cut(whole, wanted, seed + storey * 17, walls, storey === 0 ? doors : []);
  const bySize = areas.toSorted((a, b) => b.w * b.d - a.w * a.d);
  return {
    rooms: bySize.map((area, at) => ({ ...area, kind: rooms[at % rooms.length] ?? 'stock' })),
    walls,
  };
}

interface Door {
  readonly x: number;
  readonly y: number;
}

/**
 * Across the longer side, off the middle a little; each half gets its share of the rooms. `doors` are those in the walls around it:
 * where no new wall keeps off them, the room stays whole.
 */
function cut(
  area: Area,
  wanted: number,
  seed: number,
  walls: InnerWall[],
  doors: readonly Door[],
): readonly Area[] {
  const { x, y, w, d } = area;
  const across = w >= d;
  const length = across ? w : d;
  if (wanted < 2 || length < 2 * NARROWEST) return [area];
  const one = Math.ceil(wanted / 2);
  const share = (one / wanted) * (0.9 + 0.2 * noise(seed, wanted));
  const start = across ? x : y;
  const at = clearOfDoors(
    start + Math.min(length - NARROWEST, Math.max(NARROWEST, share * length)),
    doors.filter((door) => isAtEnd(door, area, across)).map((door) => (across ? door.x : door.y)),
    start + NARROWEST,
    start + length - NARROWEST,
  );
  if (at === undefined) return [area];
  const wall = withDoorway(area, across, at, noise(seed + 3, wanted * 5));
  walls.push(...wall.pieces);
  const known = [...doors, wall.doorway];
  const halves = across
    ? ([
        { x, y, w: at - x, d },
        { x: at, y, w: x + w - at, d },
      ] as const)
    : ([
        { x, y, w, d: at - y },
        { x, y: at, w, d: y + d - at },
      ] as const);
  return [
    ...cut(halves[0], one, seed * 3 + 1, walls, known),
    ...cut(halves[1], wanted - one, seed * 3 + 2, walls, known),
  ];
}

/** Says whether a wall across the area could end at this door. */
function isAtEnd({ x, y }: Door, area: Area, across: boolean): boolean {
  const [at, one, other] = across ? [y, area.y, area.y + area.d] : [x, area.x, area.x + area.w];
  return Math.min(Math.abs(at - one), Math.abs(at - other)) < 0.5;
}

function clearOfDoors(wish: number, doors: readonly number[], low: number, high: number): number | undefined {
  const places = [0, 0.4, -0.4, 0.8, -0.8, 1.2, -1.2, 1.6, -1.6, 2, -2].map((off) => wish + off);
  const clear = (at: number) => at >= low && at <= high && doors.every((door) => Math.abs(door - at) > 1.3);
  return places.find(clear);
}

function withDoorway({ x, y, w, d }: Area, across: boolean, at: number, share: number) {
  const [from, to] = across ? [y, y + d] : [x, x + w];
  const gap = from + 0.5 + share * Math.max(0, to - from - DOORWAY - 1);
  const pieces = [
    [from, gap],
    [gap + DOORWAY, to],
  ] as const;
  const middle = gap + DOORWAY / 2;
  return {
    doorway: across ? { x: at, y: middle } : { x: middle, y: at },
    pieces: pieces
      .filter(([low, high]) => high - low > 0.1)
      .map(
        ([low, high]): InnerWall =>
          across ? { x1: at, y1: low, x2: at, y2: high } : { x1: low, y1: at, x2: high, y2: at },
      ),
  };
}
