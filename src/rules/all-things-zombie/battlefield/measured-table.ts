/** The table of a player’s own: what was left open of it is rolled for and drawn, and everything stays where it stands. */
import type { Edge, TableSize } from '../../core/geometry/table-top.ts';
import type { Play } from '../../core/play.ts';
import type { Asking } from '../asking.ts';
import type { Area } from '../types.ts';
import { buildingRow } from './buildings.ts';
import { buildingsNumbered, vehiclesNumbered } from './contents.ts';
import { entryEdge, named, windOver } from './generate.ts';
import type { MeasuredLayout, Standing } from './measured.ts';
import { buildingPart, type Part, vehiclePart } from './parts.ts';
import { withShops } from './shops-named.ts';
import type { EncounterTable, PlacedBuilding } from './table.ts';
import { windowsOf } from './walls.ts';

interface Wanted extends TableSize, Standing {
  readonly area: Area;
  /** What is undefined is drawn or rolled for. */
  readonly name: string | undefined;
  readonly entry: Edge | undefined;
  readonly wind: Edge | undefined;
  /** Buildings by their place, whose shops go on under their names as long as their kind is the same. */
  readonly shops: readonly (PlacedBuilding | undefined)[];
}

/** The table as measured; name, entry and wind of the one before stay. */
export function* measuredTable(
  asking: Asking,
  layout: MeasuredLayout,
  standing: Standing,
  { area, before }: { readonly area: Area; readonly before: EncounterTable | null },
): Play<EncounterTable, never> {
  const { width, depth } = layout;
  const stays = layout.buildings.flatMap((one) => (one.by === 'standing' ? [one.id] : []));
  const shops = layout.buildings.map((one, at) => {
    const old = before?.buildings.find(
      ({ id }) => id === (one.by === 'standing' ? one.id : buildingPart(at)),
    );
    return one.by === 'measured' && old !== undefined && stays.includes(old.id) ? undefined : old;
  });
  return yield* furnished(asking, {
    ...{ ...standing, width, depth, area, shops },
    name: layout.name ?? before?.name,
    entry: layout.entry ?? before?.entry,
    wind: before?.wind,
  });
}

/** Parts of a measured table that are rolled again: the others are where they stand. */
export function mayRollAgain(part: Part): boolean {
  return part !== 'building-count' && part !== 'vehicle-count' && part !== 'layout' && part !== 'terrain';
}

/** One part of a measured table rolled again; a building of another kind stands on the same ground. */
export function* rerollMeasured(
  asking: Asking,
  table: EncounterTable,
  part: Part,
): Play<EncounterTable, never> {
  const named = part !== 'names';
  return yield* furnished(asking, {
    ...table,
    name: named ? table.name : undefined,
    entry: part === 'entry' ? undefined : table.entry,
    wind: part === 'wind' ? undefined : table.wind,
    streets: table.streets.map(({ name, ...street }) => ({ ...street, ...(named && { name }) })),
    buildings: table.buildings.map((one, at) => ({
      ...one,
      type: part === buildingPart(at) ? null : one.type,
    })),
    vehicles: table.vehicles.map((one, at) => ({ ...one, type: part === vehiclePart(at) ? null : one.type })),
    shops: named ? table.buildings : [],
  });
}

function* furnished(asking: Asking, wanted: Wanted): Play<EncounterTable, never> {
  const { area, width, depth, streets, terrain, river } = wanted;
  const kinds = yield* buildingsNumbered(asking, area, wanted.buildings);
  const vehicles = yield* vehiclesNumbered(asking, area, wanted.vehicles);
  const entry = wanted.entry ?? (yield* entryEdge(asking, wanted, wanted)).entry;
  const wind = wanted.wind ?? (yield* windOver(asking, entry)).wind;
  const names = yield* named(asking, area, streets, { name: wanted.name, streets });
  const buildings = wanted.buildings.map(({ outline, doors, windows }, at): PlacedBuilding => {
    const { type, storeys } = kinds.wanted[at] ?? { type: 'house', storeys: 1 };
    const open = windows ?? windowsOf(outline, buildingRow(type).windowEvery, doors);
    return { id: buildingPart(at), type, outline, storeys, doors, windows: open };
  });
  return {
    ...{ name: names.name, area, measured: true, entry, wind, width, depth },
    streets: names.streets,
    buildings: yield* withShops(asking, buildings, { buildings: wanted.shops }),
    vehicles: wanted.vehicles.map(({ outline, facing }, at) => ({
      ...{ id: vehiclePart(at), type: vehicles.wanted[at] ?? 'sedan', outline, facing },
    })),
    terrain,
    river,
  };
}
