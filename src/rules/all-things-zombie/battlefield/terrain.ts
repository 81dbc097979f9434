/** Terrain and what it does (section: Terrain Features and Scenery), with how much of it lies about, which is ours. */

import { choice, flag, number } from '../../core/fields.ts';
import { TERRAIN_KINDS, type TerrainKind } from '../../core/geometry/table-top.ts';
import { type Play, roll } from '../../core/play.ts';
import { type KeyedTable, lookUp, type RangeTable, rowOf } from '../../core/table.ts';
import type { Term } from '../../core/text/term.ts';
import { read } from '../../core/transcript.ts';
import type { Asking } from '../asking.ts';
import type { Area } from '../types.ts';
import type { CountRow } from './counts.ts';
import type { Rolled } from './rolled.ts';
import { FORDS, type Ford } from './table.ts';

const SCRUB = { title: 'Scrub', text: 'scrub' };

const IMPASSABLE_ROCKS = { title: 'Impassable rocks', text: 'impassable rocks' };

const DRY_RIVERBED = { title: 'Dry riverbed', text: 'dry riverbed' };

const UNDULATING_GROUND = { title: 'Undulating ground', text: 'undulating ground' };

const ROUGH_OR_WOODED_GROUND = { title: 'Rough or wooded ground', text: 'rough or wooded ground' };

const DEFINITE_ROAD = { title: 'Definite road', text: 'definite road' };

const RIVER = { title: 'River', text: 'river' };

const FORD = { title: 'Ford', text: 'ford' };

const BRIDGE = { title: 'Bridge', text: 'bridge' };

const BUILDING = { title: 'Building', text: 'building' };

export const GROUND_KINDS = [...TERRAIN_KINDS, 'street', 'river', 'ford', 'bridge', 'building'] as const;
export type GroundKind = (typeof GROUND_KINDS)[number];

const GOINGS = ['normal', 'half', 'half-across', 'ford', 'none'] as const;
const SIGHTS = ['clear', 'reduced', 'blocked'] as const;

export interface TerrainRow {
  readonly name: Term;
  /** `half-across`: only who cuts across it is slowed, not who goes along it. `ford`: step by step, as in `FORDING`. */
  readonly going: (typeof GOINGS)[number];
  /** True if it gives cover to those on it. Zombies never count as in cover. */
  readonly cover: boolean;
  /** True if it hides those inside from those outside. */
  readonly concealed: boolean;
  /** Sight for those inside, and across it. */
  readonly sight: (typeof SIGHTS)[number];
  readonly water: boolean;
}

const PLAIN = { going: 'normal', cover: false, concealed: false, sight: 'clear', water: false } as const;
const WATER = { ...PLAIN, water: true } as const;

export const TERRAIN = {
  id: 'atz.terrain-effect',
  section: 'Terrain Features and Scenery',
  figures: { going: choice(GOINGS), cover: flag, concealed: flag, sight: choice(SIGHTS) },
  rows: {
    scrub: { result: { ...PLAIN, name: SCRUB, cover: true } },
    rocks: { result: { ...PLAIN, name: IMPASSABLE_ROCKS, going: 'none' } },
    'dry-riverbed': { result: { ...PLAIN, name: DRY_RIVERBED, concealed: true } },
    undulating: { result: { ...PLAIN, name: UNDULATING_GROUND, going: 'half-across' } },
    rough: {
      result: { ...PLAIN, name: ROUGH_OR_WOODED_GROUND, going: 'half', sight: 'reduced' },
    },
    street: { result: { ...PLAIN, name: DEFINITE_ROAD } },
    river: { result: { ...WATER, name: RIVER, going: 'none' } },
    ford: { result: { ...WATER, name: FORD, going: 'ford' } },
    bridge: { result: { ...PLAIN, name: BRIDGE } },
    // Section: Buildings.
    building: { result: { ...PLAIN, name: BUILDING, cover: true, sight: 'blocked' } },
  },
} as const satisfies KeyedTable<GroundKind, TerrainRow>;

/** The sides of a piece in tenths of an inch: a square or a strip. */
export const PIECES = [
  [120, 120],
  [60, 240],
] as const;
/** A dry riverbed is three or four inches across and runs from one edge of the table to the next. */
export const RIVERBED_WIDTHS = [30, 40] as const;
/** A river's least width; ours has no more, and runs from edge to edge. */
export const RIVER_WIDTH = 60;

/** Fording, one step a turn; who stands in the river counts as downhill of whoever is on its banks. */
export const FORDING = [
  'stops at the edge, and the rest of the move is lost',
  'moves across and stops at the far edge, still in the river',
  'moves out',
] as const;

const OURS = { confidence: 'RECONSTRUCTED' } as const;

/** Number of pieces by area, which the book doesn’t say: as many as the ground has room and use for. */
export const TERRAIN_COUNT = {
  id: 'holdout.terrain-count',
  section: 'house',
  figures: { fixed: number(-6, 12), dice: number(0, 4) },
  rows: {
    urban: { result: { fixed: 0, dice: 0 }, ...OURS },
    outskirts: { result: { fixed: -1, dice: 1, halved: true }, ...OURS },
    rural: { result: { fixed: 1, dice: 1, halved: true }, ...OURS },
  },
} as const satisfies KeyedTable<Area, CountRow>;

/** The book's kinds of terrain by a die; it leaves them to be picked. */
export const TERRAIN_KIND = {
  id: 'holdout.terrain',
  section: 'house',
  figures: { result: choice([...TERRAIN_KINDS, 'river']) },
  rows: [
    { from: 1, to: 1, result: 'scrub', ...OURS },
    { from: 2, to: 2, result: 'rocks', ...OURS },
    { from: 3, to: 3, result: 'dry-riverbed', ...OURS },
    { from: 4, to: 4, result: 'undulating', ...OURS },
    { from: 5, to: 5, result: 'rough', ...OURS },
    { from: 6, to: 6, result: 'river', ...OURS },
  ],
} as const satisfies RangeTable<TerrainKind | 'river'>;

/** Share of a river that can be forded, by a die. */
export const RIVER_FORD = {
  id: 'atz.river',
  section: 'Terrain Features and Scenery',
  figures: { result: choice(FORDS) },
  rows: [
    { from: 1, to: 1, result: 'none' },
    { from: 2, to: 3, result: 'half' },
    { from: 4, to: 6, result: 'all' },
  ],
} as const satisfies RangeTable<Ford>;

/** Terrain a table is to have, before it has a place. */
export interface Ground {
  readonly pieces: readonly TerrainKind[];
  /** Null where there is no river. */
  readonly ford: Ford | null;
}

export interface GroundRolled {
  readonly ground: Ground;
  readonly rolled: readonly Rolled[];
}

/** A second river or riverbed would cross the first: scrub instead. */
export function* terrain(asking: Asking, area: Area): Play<GroundRolled, never> {
  const { result, row } = rowOf<Area, CountRow>(TERRAIN_COUNT, area);
  if (result.dice === 0) {
    const none: Rolled = { rule: TERRAIN_COUNT.id, part: 'terrain', faces: [], result: '0', rows: [row] };
    return { ground: { pieces: [], ford: null }, rolled: [none] };
  }
  const many = yield* roll({
    ...asking,
    rule: TERRAIN_COUNT.id,
    dice: result.dice,
    reading: { by: 'sum' },
    basis: { rows: [row] },
  });
  const count = result.fixed + Math.floor((sum(many) + 1) / 2);
  const rolled: Rolled[] = [entry(TERRAIN_COUNT.id, many, String(count), row)];
  const kinds: (TerrainKind | 'river')[] = [];
  for (let piece = 0; piece < count; piece++) {
    const faces = yield* roll({ ...asking, rule: TERRAIN_KIND.id, dice: 1, reading: { by: 'faces' } });
    const found = lookUp<TerrainKind | 'river'>(TERRAIN_KIND, sum(faces));
    if (found === undefined) throw new Error(`no terrain for ${sum(faces)}`);
    read(found);
    const again =
      (found.result === 'river' || found.result === 'dry-riverbed') && kinds.includes(found.result);
    const kind = again ? 'scrub' : found.result;
    kinds.push(kind);
    rolled.push(entry(TERRAIN_KIND.id, faces, kind, found.row));
  }
  const pieces = kinds.filter((kind) => kind !== 'river');
  if (pieces.length === kinds.length) return { ground: { pieces, ford: null }, rolled };
  const { ford, rolled: forded } = yield* river(asking);
  return { ground: { pieces, ford }, rolled: [...rolled, forded] };
}

export interface FordRolled {
  readonly ford: Ford;
  readonly rolled: Rolled;
}

export function* river(asking: Asking): Play<FordRolled, never> {
  const faces = yield* roll({
    ...asking,
    rule: RIVER_FORD.id,
    dice: 1,
    reading: { by: 'faces' },
    odds: { rule: RIVER_FORD.id, input: {} },
  });
  const found = lookUp<Ford>(RIVER_FORD, sum(faces));
  if (found === undefined) throw new Error(`no ford for ${sum(faces)}`);
  read(found);
  return { ford: found.result, rolled: entry(RIVER_FORD.id, faces, found.result, found.row) };
}

function entry(rule: string, faces: readonly number[], result: string, row: string): Rolled {
  return { rule, part: 'terrain', faces: [faces], result, rows: [row] };
}

function sum(faces: readonly number[]): number {
  return faces.reduce((total, face) => total + face, 0);
}
