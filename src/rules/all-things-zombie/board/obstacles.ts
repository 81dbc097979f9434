/** What stands on a table as sight meets it, read from the table once: walls with their openings, rocks, vehicles, fences, and ground that covers. */
import { type Bounds, boundsOf, edgesOf, type Polygon } from '../../core/geometry/polygon.ts';
import type { Segment } from '../../core/geometry/segment.ts';
import { type Fence, gapOf } from '../../core/geometry/table-top.ts';
import type { Seen } from '../../core/seen.ts';
import type { EncounterTable } from '../battlefield/table.ts';
import type { VehicleId } from '../types.ts';

export interface Wall {
  readonly segment: Segment;
  /** Jamb to jamb: doors on the ground floor alone, windows on every floor. */
  readonly doors: readonly Segment[];
  readonly windows: readonly Segment[];
}

export interface Block {
  readonly id: string;
  readonly outline: Polygon;
  readonly bounds: Bounds;
}

export interface House extends Block {
  readonly storeys: number;
  readonly walls: readonly Wall[];
}

export interface Obstacles {
  readonly buildings: readonly House[];
  readonly rocks: readonly Block[];
  /** Vehicles as high as a storey. */
  readonly tall: readonly Block[];
  /** Vehicles that one sees over. */
  readonly low: readonly Block[];
  readonly fences: readonly Fence[];
  readonly woods: readonly Block[];
  readonly scrub: readonly Block[];
  readonly riverbeds: readonly Block[];
}

/** Vehicles of the height of a lorry, an RV or a trailer (ATZ-157). */
const TALL: ReadonlySet<VehicleId> = new Set<VehicleId>(['bus', 'rv', 'semi-truck']);

export type SightTable = Seen<Pick<EncounterTable, 'buildings' | 'vehicles' | 'terrain' | 'fences'>>;

export function obstaclesOn({ buildings, vehicles, terrain, fences = [] }: SightTable): Obstacles {
  const of = (kind: string) => terrain.filter((piece) => piece.kind === kind).map(block);
  return {
    buildings: buildings.map((building) => ({
      ...block(building),
      storeys: building.storeys,
      walls: edgesOf(building.outline).map((segment, wall) => ({
        segment,
        doors: building.doors
          .filter((door) => door.wall === wall)
          .map((door) => gapOf(building.outline, door)),
        windows: building.windows
          .filter((one) => one.wall === wall)
          .map((one) => gapOf(building.outline, one)),
      })),
    })),
    rocks: of('rocks'),
    tall: vehicles.filter(({ type }) => TALL.has(type)).map(block),
    low: vehicles.filter(({ type }) => !TALL.has(type)).map(block),
    fences,
    woods: of('rough'),
    scrub: of('scrub'),
    riverbeds: of('dry-riverbed'),
  };
}

const block = ({ id, outline }: { readonly id: string; readonly outline: Polygon }): Block => ({
  id,
  outline,
  bounds: boundsOf(outline),
});
