/** Furniture of a room, by the room’s kind, as outlines in inches: `[x, y, w, d]` for boxes, `[x, y, r]` for round pieces. */
import type { Area, Room, RoomKind } from './floor-rooms.ts';

export type Box = readonly [x: number, y: number, w: number, d: number];
export type Round = readonly [x: number, y: number, r: number];

export interface Furniture {
  readonly boxes: readonly Box[];
  readonly rounds: readonly Round[];
}

/** Kept free along walls, and from piece to piece. */
const OFF = 0.25;
const AISLE = 1.3;

const NONE: Furniture = { boxes: [], rounds: [] };

/** In rows and columns as many as there is room for, `every` apart. */
function rows(
  { x, y, w, d }: Area,
  size: readonly [number, number],
  every: readonly [number, number],
): readonly Box[] {
  const [sw, sd] = size;
  const columns = Math.floor((w - 2 * OFF - sw) / every[0]) + 1;
  const lines = Math.floor((d - 2 * OFF - sd) / every[1]) + 1;
  if (columns < 1 || lines < 1 || w < sw + 2 * OFF || d < sd + 2 * OFF) return [];
  const [left, low] = [
    x + (w - (columns - 1) * every[0] - sw) / 2,
    y + (d - (lines - 1) * every[1] - sd) / 2,
  ];
  return Array.from({ length: columns * lines }, (_, at) => [
    left + (at % columns) * every[0],
    low + Math.floor(at / columns) * every[1],
    sw,
    sd,
  ]);
}

const middles = (boxes: readonly Box[], r: number): readonly Round[] =>
  boxes.map(([x, y, w, d]) => [x + w / 2, y + d / 2, r]);

const BY_KIND: Readonly<Record<RoomKind, (area: Area) => Furniture>> = {
  living: ({ x, y, w, d }) => ({
    // A sofa with its back, a table before it, an armchair.
    boxes: [
      [x + OFF, y + OFF, 0.9, Math.min(2.2, d - 1)],
      [x + OFF, y + OFF, 0.25, Math.min(2.2, d - 1)],
      [x + 1.5, y + 0.7, 0.7, 1.1],
      ...(w > 4 ? [[x + w - 1.2, y + OFF, 0.9, 0.9] as const] : []),
    ],
    rounds: [],
  }),
  kitchen: ({ x, y, w, d }) => ({
    boxes: [
      [x + OFF, y + OFF, w - 2 * OFF, 0.7],
      ...(d > 3 ? [[x + w - 0.95, y + 0.95, 0.7, Math.min(1.4, d - 2)] as const] : []),
    ],
    rounds: [
      [x + 0.8, y + 0.6, 0.22],
      [x + 1.4, y + 0.6, 0.22],
      ...(d > 3.2 && w > 3 ? [[x + w / 2 - 0.4, y + d - 1.1, 0.6] as const] : []),
    ],
  }),
  bath: ({ x, y, d }) => ({
    boxes: [[x + OFF, y + OFF, 0.9, Math.min(1.8, d - 0.8)]],
    rounds: [[x + 1.7, y + 0.6, 0.32]],
  }),
  bedroom: ({ x, y, w, d }) => ({
    boxes: [
      [x + w - 2 - OFF, y + OFF, 2, Math.min(1.6, d - 0.8)],
      [x + w - 0.7 - OFF, y + OFF + 0.15, 0.5, 0.6],
      [x + w - 0.7 - OFF, y + OFF + 0.85, 0.5, 0.6],
      ...(d > 3.2 ? [[x + OFF, y + d - 0.6 - OFF, Math.min(1.6, w - 1), 0.6] as const] : []),
    ],
    rounds: [],
  }),
  study: ({ x, y, w }) => ({
    boxes: [
      [x + OFF, y + OFF, Math.min(1.8, w - 1), 0.8],
      [x + w - 0.55 - OFF, y + OFF, 0.5, 1.2],
    ],
    rounds: [[x + OFF + 0.9, y + 1.4, 0.25]],
  }),
  sales: (area) => ({
    boxes: rows({ ...area, d: area.d - AISLE }, [0.8, 1.8], [0.8 + AISLE, 1.8 + AISLE]),
    rounds: [],
  }),
  stock: (area) => ({ boxes: rows(area, [1, 1], [1.7, 1.7]).filter((_, at) => at % 3 !== 2), rounds: [] }),
  tables: (area) => {
    const places = rows(area, [1.7, 1.7], [2.1, 2.1]);
    const seats = places.flatMap(([x, y, w, d]): readonly Round[] => [
      [x + w / 2, y + 0.2, 0.2],
      [x + w / 2, y + d - 0.2, 0.2],
    ]);
    return { boxes: [], rounds: [...middles(places, 0.5), ...seats] };
  },
  pews: (area) => {
    const long = area.w >= area.d;
    const nave = long ? { ...area, w: area.w - 2 } : { ...area, d: area.d - 2 };
    const half = (long ? nave.d : nave.w) / 2 - 0.9;
    if (half < 0.8) return NONE;
    return {
      boxes: [
        ...(long ? rows(nave, [0.4, half], [1.1, half + 1]) : rows(nave, [half, 0.4], [half + 1, 1.1])),
        long
          ? [area.x + area.w - 1.3, area.y + area.d / 2 - 0.8, 0.7, 1.6]
          : [area.x + area.w / 2 - 0.8, area.y + area.d - 1.3, 1.6, 0.7],
      ],
      rounds: [],
    };
  },
  desks: (area) => {
    const desks = rows(area, [1.5, 0.8], [2.2, 1.9]);
    return { boxes: desks, rounds: desks.map(([x, y, w]) => [x + w / 2, y + 1.1, 0.22]) };
  },
  ward: (area) => {
    const beds = rows(area, [1, 1.9], [1.7, 2.9]);
    return { boxes: [...beds, ...beds.map(([x, y]): Box => [x + 0.2, y + 0.15, 0.6, 0.35])], rounds: [] };
  },
  class: (area) => {
    const desks = rows({ ...area, d: area.d - 0.9 }, [0.8, 0.5], [1.4, 1.3]);
    return { boxes: [...desks, [area.x + area.w / 2 - 0.8, area.y + area.d - 0.8, 1.6, 0.5]], rounds: [] };
  },
  cells: (area) => ({ boxes: rows(area, [0.7, 1.7], [1.6, 2.4]), rounds: [] }),
  racks: (area) => ({
    boxes: rows(area, [0.9, Math.max(1.6, area.d - 3)], [2.4, area.d]),
    rounds: [],
  }),
};

/** Too small a room stays empty. */
export function furnitureIn(room: Room): Furniture {
  return room.w < 1.8 || room.d < 1.8 ? NONE : BY_KIND[room.kind](room);
}
