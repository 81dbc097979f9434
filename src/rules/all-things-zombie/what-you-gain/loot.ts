/** Chances of finding things: the area’s loot tables and what each building changes (ATZ-65, ATZ-66). */
import { nullable, number } from '../../core/fields.ts';
import type { Modified } from '../../core/play.ts';
import { type KeyedTable, type RowId, rowOf } from '../../core/table.ts';
import type { Phase } from '../calendar.ts';
import type { Area, BuildingId, ItemId } from '../types.ts';

const SCORE = number(-9, 9);
const ADDED = nullable(number(-9, 9));

type ByPhase = Readonly<Record<Phase, number>>;

const by = (first: number, second: number, third: number) => ({
  result: { 1: first, 2: second, 3: third } as ByPhase,
});
/** The printed figures have run together; their order here is the likely one. */
const READ = { confidence: 'RULING', ruling: 'ATZ-65' } as const;
const LOST = { confidence: 'RECONSTRUCTED', ruling: 'ATZ-65' } as const;

/** The score at or under which one die finds the item. */
export const LOOT = {
  id: 'atz.loot',
  section: 'Loot Tables',
  figures: { 1: SCORE, 2: SCORE, 3: SCORE },
  rows: {
    'urban-weapons': by(4, 3, 2),
    'urban-surplus-ammo': { ...by(3, 2, 1), ...READ },
    'urban-vehicles': { ...by(2, 1, 0), ...READ },
    'urban-body-armor': by(1, 0, -1),
    'urban-medical-supplies': by(1, 0, -1),
    'outskirts-weapons': by(3, 2, 1),
    'outskirts-surplus-ammo': by(2, 1, 0),
    'outskirts-vehicles': by(1, 0, -1),
    'outskirts-body-armor': by(0, -1, -1),
    'outskirts-medical-supplies': by(1, 0, -1),
    'rural-weapons': by(2, 1, 0),
    'rural-surplus-ammo': by(1, 0, -1),
    'rural-vehicles': by(0, -1, -2),
    'rural-body-armor': { ...by(-1, -2, -2), ...LOST },
    'rural-medical-supplies': { ...by(0, -1, -2), ...LOST },
  },
} as const satisfies KeyedTable<`${Area}-${ItemId}`, ByPhase>;

/** Added to the loot tables; null where the item is not to be had at all. */
export type SearchModifiers = Readonly<Record<ItemId, number | null>>;

const UNCHANGED: SearchModifiers = {
  weapons: 0,
  'surplus-ammo': 0,
  vehicles: 0,
  'body-armor': 0,
  'medical-supplies': 0,
};
const NOT_ALLOWED: SearchModifiers = {
  weapons: null,
  'surplus-ammo': null,
  vehicles: null,
  'body-armor': null,
  'medical-supplies': null,
};

const changes = (some: Partial<SearchModifiers>) => ({ result: { ...UNCHANGED, ...some } });
const only = (some: Partial<SearchModifiers>) => ({ result: { ...NOT_ALLOWED, ...some } });
/** The line can be read so that ammunition is not to be had either. */
const HOME = {
  ...changes({ weapons: 1, 'surplus-ammo': 1, 'body-armor': null, 'medical-supplies': null }),
  confidence: 'RULING',
  ruling: 'ATZ-90',
} as const;
const SHOP = changes({ vehicles: 2, weapons: 1, 'surplus-ammo': 1, 'medical-supplies': 1 });

export const SEARCH_MODIFIERS = {
  id: 'atz.search-modifiers',
  section: 'Building Search Modifiers Table',
  figures: {
    weapons: ADDED,
    'surplus-ammo': ADDED,
    vehicles: ADDED,
    'body-armor': ADDED,
    'medical-supplies': ADDED,
  },
  rows: {
    apartments: HOME,
    church: only({ vehicles: 2 }),
    'dock-shipyard': changes({
      vehicles: 1,
      weapons: -1,
      'surplus-ammo': -1,
      'body-armor': -1,
      'medical-supplies': -1,
    }),
    hospital: only({ 'medical-supplies': 3, vehicles: 2 }),
    house: HOME,
    mall: changes({ vehicles: 3, weapons: 1, 'surplus-ammo': 1 }),
    'military-base': changes({ weapons: 2, 'surplus-ammo': 3, 'medical-supplies': 2, 'body-armor': 2 }),
    'office-building': changes({ vehicles: 2 }),
    'police-station': changes({ weapons: 2, 'surplus-ammo': 2, 'medical-supplies': 1, 'body-armor': 1 }),
    restaurant: changes({ 'medical-supplies': 1, vehicles: 1 }),
    'retail-box-store': SHOP,
    'retail-store': SHOP,
    school: only({ vehicles: 1, 'medical-supplies': 1 }),
    'school-urban': only({ vehicles: 2, 'medical-supplies': 1 }),
    supermarket: changes({ 'medical-supplies': 1 }),
    'supermarket-urban': { ...changes({ 'medical-supplies': 1, vehicles: 1 }), ruling: 'ATZ-64' },
    warehouse: changes({ vehicles: 1, weapons: -1, 'surplus-ammo': -1, 'medical-supplies': -1 }),
    /** A trailer or a mobile home. */
    'no-building': { result: UNCHANGED, confidence: 'RULING', ruling: 'ATZ-100' },
  },
} as const satisfies KeyedTable<
  BuildingId | 'school-urban' | 'supermarket-urban' | 'no-building',
  SearchModifiers
>;
type Line = keyof typeof SEARCH_MODIFIERS.rows;

/** Buildings with a line of their own for an area. The mall's line names no country, where no mall stands. */
const OTHER_LINE: { readonly [B in BuildingId]?: { readonly [A in Area]?: Line } } = {
  school: { urban: 'school-urban' },
  supermarket: { urban: 'supermarket-urban' },
  mall: { rural: 'no-building' },
};

function lineOf(building: BuildingId | null, area: Area): Line {
  if (building === null) return 'no-building';
  return OTHER_LINE[building]?.[area] ?? building;
}

/** Place that is searched; `building` is null for a trailer or a mobile home. */
export interface Place {
  readonly area: Area;
  readonly phase: Phase;
  readonly building: BuildingId | null;
}

export interface LootTarget {
  /** Highest score that finds the item; null where it is not to be had. */
  readonly target: number | null;
  /** Modifier added for the building; null if the item is not to be had. */
  readonly modifier: number | null;
  readonly rows: readonly RowId[];
  readonly modifiers: readonly Modified[];
}

export function lootTarget({ area, phase, building }: Place, item: ItemId): LootTarget {
  const loot = rowOf(LOOT, `${area}-${item}`);
  const line = rowOf<Line, SearchModifiers>(SEARCH_MODIFIERS, lineOf(building, area));
  const modifier = line.result[item];
  return {
    target: modifier === null ? null : loot.result[phase] + modifier,
    modifier,
    rows: [loot.row, line.row],
    modifiers: modifier === null ? [] : [{ row: line.row, does: 'target', by: modifier }],
  };
}
