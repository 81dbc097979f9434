/** A table as files of versions 1 to 4 write it: upright rectangles, walls by the edge of the table they look to. */

import type { EncounterTable } from '../../../src/rules/all-things-zombie/battlefield/table.ts';
import { DIRECTIONS } from '../../../src/rules/core/geometry/direction.ts';
import { type Bounds, boundsOf, type Polygon, rectangle } from '../../../src/rules/core/geometry/polygon.ts';
import {
  type Edge,
  edgeFacing,
  lookOf,
  middleOf,
  type Opening,
  runsNorth,
} from '../../../src/rules/core/geometry/table-top.ts';
import type { Spot } from '../../../src/rules/core/play.ts';

export interface Rectangular extends Pick<EncounterTable, 'name' | 'area' | 'entry' | 'wind'> {
  readonly streets: readonly {
    readonly name: string;
    readonly footprint: Bounds;
    readonly along: 'north-south' | 'east-west';
  }[];
  readonly buildings: readonly (Pick<EncounterTable['buildings'][number], 'id' | 'type' | 'storeys'> & {
    readonly footprint: Bounds;
    readonly doors: readonly {
      readonly at: Spot;
      readonly wall: Edge;
      readonly width: 'single' | 'double';
    }[];
    readonly windows: readonly { readonly at: Spot; readonly wall: Edge }[];
  })[];
  readonly vehicles: readonly (Pick<EncounterTable['vehicles'][number], 'id' | 'type'> & {
    readonly footprint: Bounds;
    readonly facing: Edge;
  })[];
  readonly terrain: readonly (Pick<EncounterTable['terrain'][number], 'id' | 'kind'> & {
    readonly footprint: Bounds;
  })[];
  readonly river:
    | (Pick<NonNullable<EncounterTable['river']>, 'ford'> & {
        readonly footprint: Bounds;
        readonly fordable: Bounds | null;
        readonly bridge: Bounds | null;
      })
    | null;
}

/** Throws where an outline is no upright rectangle. */
export function footprintOf({ outline }: { readonly outline: Polygon }): Bounds {
  const bounds = boundsOf(outline);
  if (JSON.stringify(outline) !== JSON.stringify(rectangle(bounds)))
    throw new Error(`no upright rectangle: ${JSON.stringify(outline)}`);
  return bounds;
}

export function inRectangles(table: EncounterTable): Rectangular {
  const { name, area, entry, wind, streets, buildings, vehicles, terrain, river } = table;
  const opening = (outline: Polygon, one: Opening) => ({
    at: middleOf(outline, one),
    wall: lookOf(outline, one.wall),
  });
  return {
    name,
    area,
    entry,
    wind,
    streets: streets.map((street) => ({
      name: street.name,
      footprint: footprintOf(street),
      along: runsNorth(street.line) ? 'north-south' : 'east-west',
    })),
    buildings: buildings.map(({ id, type, storeys, outline, doors, windows }) => ({
      id,
      type,
      storeys,
      footprint: footprintOf({ outline }),
      doors: doors.map((door) => ({
        ...opening(outline, door),
        width: door.leaves === 2 ? 'double' : 'single',
      })),
      windows: windows.map((window) => opening(outline, window)),
    })),
    vehicles: vehicles.map(({ id, type, outline, facing }) => {
      if (facing % (DIRECTIONS.length / 4) !== 0) throw new Error(`${id} faces no edge`);
      return { id, type, footprint: footprintOf({ outline }), facing: edgeFacing(facing) };
    }),
    terrain: terrain.map(({ id, kind, outline }) => ({ id, kind, footprint: footprintOf({ outline }) })),
    river:
      river === null
        ? null
        : {
            footprint: footprintOf(river),
            ford: river.ford,
            fordable: river.fordable === null ? null : footprintOf({ outline: river.fordable }),
            bridge: river.bridge === null ? null : footprintOf({ outline: river.bridge }),
          },
  };
}
