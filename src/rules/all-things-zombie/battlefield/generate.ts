/** A table for an Encounter (section: Setting Up the Battlefield): rolled for, laid out, named. */
import { EDGES, type Edge, type Street, type TableSize } from '../../core/geometry/table-top.ts';
import { draw, type Play, roll } from '../../core/play.ts';
import type { Asking } from '../asking.ts';
import type { Area } from '../types.ts';
import { buildingsWanted, vehiclesWanted } from './contents.ts';
import { type Contents, type Layout, laidOut } from './layout.ts';
import { placeName, streetName } from './names.ts';
import { type Keeps, type Part, partsOf } from './parts.ts';
import type { Rolled } from './rolled.ts';
import { type Change, groundOf, needsRoom, settled } from './settled.ts';
import { shaker } from './shaker.ts';
import { withShops } from './shops-named.ts';
import { edgesReached, type Unnamed } from './streets.ts';
import { type EncounterTable, TABLE_SIZE, USUAL_SIZE } from './table.ts';
import { terrain } from './terrain.ts';
import { wind } from './wind.ts';

export interface Locked {
  readonly table: EncounterTable;
  readonly parts: readonly Part[];
}

export interface TableWanted {
  readonly area: Area;
  /** A mall, and no other building; only where `mayStandAlone`. */
  readonly mallAlone?: boolean;
  /** Parts of an earlier table of the same area that stay as they are. */
  readonly locked?: Locked;
}

export interface TableRolled {
  readonly table: EncounterTable;
  /** Everything rolled or drawn for it, in order; what was locked is missing. */
  readonly rolled: readonly Rolled[];
  /** Terrain that was rolled and found no room. */
  readonly leftOut: Layout['leftOut'];
}

export function* generateTable(
  asking: Asking,
  { area, mallAlone = false, locked }: TableWanted,
): Play<TableRolled, never> {
  const old = locked?.table;
  if (old !== undefined && old.area !== area)
    throw new Error(`a table in ${old.area} locks nothing in ${area}`);
  const keeps: Keeps = (part) => locked?.parts.includes(part) ?? false;
  const buildings = yield* buildingsWanted(asking, { area, mallAlone, old, keeps });
  const vehicles = yield* vehiclesWanted(asking, { area, old, keeps });
  const ground =
    old !== undefined && keeps('terrain')
      ? { ground: groundOf(old), stays: true, rolled: [] }
      : { ...(yield* terrain(asking, area)), stays: false };
  const contents: Contents = {
    area,
    buildings: buildings.wanted,
    vehicles: vehicles.wanted,
    ground: ground.ground,
  };
  const change: Change = { ...contents, ground: ground.stays ? null : contents.ground };
  const { layout, rolled: laid } = yield* placed(asking, contents, change, keeps('layout') ? old : undefined);
  const entry =
    old !== undefined && keeps('entry') ? { entry: old.entry, rolled: [] } : yield* entryEdge(asking, layout);
  const blows =
    old !== undefined && keeps('wind')
      ? { wind: old.wind, rolled: [] }
      : yield* windOver(asking, entry.entry);
  const known = keeps('names') ? old : undefined;
  const names = yield* named(asking, area, layout.streets, known);
  const shops = yield* withShops(asking, layout.buildings, known);
  const { leftOut, ...things } = layout;
  return {
    table: {
      ...things,
      width: TABLE_SIZE,
      depth: TABLE_SIZE,
      name: names.name,
      area,
      entry: entry.entry,
      wind: blows.wind,
      streets: names.streets,
      buildings: shops,
    },
    rolled: [
      ...buildings.rolled,
      ...vehicles.rolled,
      ...ground.rolled,
      ...laid,
      ...entry.rolled,
      ...blows.rolled,
    ],
    leftOut,
  };
}

/** Rolls one part again; everything else stays as it is, unless something new leaves no way but to lay all out anew. */
export function* rerollPart(asking: Asking, table: EncounterTable, part: Part): Play<TableRolled, never> {
  const parts = partsOf(table).filter((one) => one !== part);
  return yield* generateTable(asking, { area: table.area, locked: { table, parts } });
}

const MAP_DICE = 6;

interface LaidOut {
  readonly layout: Layout;
  readonly rolled: readonly Rolled[];
}

/** `kept` is the table whose places stay. */
function* placed(
  asking: Asking,
  contents: Contents,
  change: Change,
  kept: EncounterTable | undefined,
): Play<LaidOut, never> {
  if (kept !== undefined && !needsRoom(kept, change)) {
    const layout = settled(kept, change, shaker([]));
    if (layout !== undefined) return { layout, rolled: [] };
  }
  const faces = yield* roll({ ...asking, rule: 'holdout.map', dice: MAP_DICE, reading: { by: 'faces' } });
  const inPlace = kept === undefined ? undefined : settled(kept, change, shaker(faces));
  const rolled: Rolled = {
    rule: 'holdout.map',
    part: 'layout',
    faces: [faces],
    result: inPlace === undefined ? 'laid out' : 'room found',
    rows: [],
  };
  return { layout: inPlace ?? laidOut(contents, faces), rolled: [rolled] };
}

interface EntryRolled {
  readonly entry: Edge;
  readonly rolled: readonly Rolled[];
}

/** Players come on where a street does, or at any edge where none does. */
export function* entryEdge(
  asking: Asking,
  { streets }: Pick<Layout, 'streets'>,
  size: TableSize = USUAL_SIZE,
): Play<EntryRolled, never> {
  const rule = 'holdout.entry';
  const reached = edgesReached(streets, size);
  const entry = yield* draw({ ...asking, rule, from: reached.length === 0 ? EDGES : reached });
  const rolled: Rolled = { rule, part: 'entry', faces: [], result: entry, rows: [] };
  return { entry, rolled: [rolled] };
}

interface WindRolled {
  readonly wind: Edge;
  readonly rolled: readonly Rolled[];
}

export function* windOver(asking: Asking, entry: Edge): Play<WindRolled, never> {
  const { wind: edge, rolled } = yield* wind(asking, entry);
  return { wind: edge, rolled: [rolled] };
}

interface Named {
  readonly name: string;
  readonly streets: readonly Street[];
}

interface NamesKept {
  readonly name?: string | undefined;
  readonly streets: readonly { readonly name?: string }[];
}

/** `kept` has the names that stay, as far as they go. */
export function* named(
  asking: Asking,
  area: Area,
  laid: readonly Unnamed[],
  kept: NamesKept | undefined,
): Play<Named, never> {
  const name = kept?.name ?? (yield* placeName(asking, area));
  const streets: Street[] = [];
  for (const [at, street] of laid.entries()) {
    const others = [name, ...streets.map((one) => one.name)];
    streets.push({
      outline: street.outline,
      line: street.line,
      name: kept?.streets[at]?.name ?? (yield* streetName(asking, area, others)),
    });
  }
  return { name, streets };
}
