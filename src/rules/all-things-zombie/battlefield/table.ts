/** A table as an Encounter is played on it. All places in tenths of an inch from the south-west corner. */
import type { Spot } from '../../core/play.ts';
import type { Area, BuildingId, VehicleId } from '../types.ts';

/** Four feet by four. */
export const TABLE_SIZE = 480;

export const EDGES = ['n', 'e', 's', 'w'] as const;
export type Edge = (typeof EDGES)[number];

export interface Rect {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

export interface Door {
  /** The middle of the doorway, on the wall. */
  readonly at: Spot;
  readonly wall: Edge;
  readonly width: 'single' | 'double';
}

export interface PlacedBuilding {
  /** `b1`, `b2`, … as numbered on the map. */
  readonly id: string;
  readonly type: BuildingId;
  readonly footprint: Rect;
  readonly storeys: number;
  readonly doors: readonly Door[];
  readonly windows: readonly { readonly at: Spot; readonly wall: Edge }[];
}

export interface PlacedVehicle {
  /** `v1`, `v2`, … */
  readonly id: string;
  readonly type: VehicleId;
  readonly footprint: Rect;
  /** Where its front points. */
  readonly facing: Edge;
}

export interface Street {
  readonly name: string;
  readonly footprint: Rect;
  readonly along: 'north-south' | 'east-west';
}

export const TERRAIN_KINDS = ['scrub', 'rocks', 'dry-riverbed', 'undulating', 'rough'] as const;
export type TerrainKind = (typeof TERRAIN_KINDS)[number];

export interface TerrainPiece {
  /** `t1`, `t2`, … */
  readonly id: string;
  readonly kind: TerrainKind;
  readonly footprint: Rect;
}

export const FORDS = ['none', 'half', 'all'] as const;
/** How much of a river can be forded; where none can, a bridge stands across it. */
export type Ford = (typeof FORDS)[number];

export interface River {
  readonly footprint: Rect;
  readonly ford: Ford;
  /** The stretch that can be forded. */
  readonly fordable: Rect | null;
  readonly bridge: Rect | null;
}

export interface EncounterTable {
  /** What the place is called, out of a list of our own. */
  readonly name: string;
  readonly area: Area;
  /** Where the players come on. The edge opposite is the north of the wind's die (ATZ-21). */
  readonly entry: Edge;
  /** Where fire spreads to. */
  readonly wind: Edge;
  readonly streets: readonly Street[];
  readonly buildings: readonly PlacedBuilding[];
  readonly vehicles: readonly PlacedVehicle[];
  readonly terrain: readonly TerrainPiece[];
  readonly river: River | null;
}
