/** A table as an Encounter is played on it. */
import type {
  Building,
  Edge,
  TableSize,
  TableTop,
  Vehicle,
  River as Water,
} from '../../core/geometry/table-top.ts';
import type { Area, BuildingId, VehicleId } from '../types.ts';
import type { PlanId } from './plan-ids.ts';
import type { Shop } from './shops.ts';

/** Four feet by four, in tenths of an inch: how large tables are laid out. */
export const TABLE_SIZE = 480;

/** A table that is not laid out yet is as large as others. */
export const USUAL_SIZE: TableSize = { width: TABLE_SIZE, depth: TABLE_SIZE };

export interface PlacedBuilding extends Building {
  /** `b1`, `b2`, … as numbered on the map. */
  readonly id: string;
  readonly type: BuildingId;
  /** Trade and name of the shop; left out where the building is no shop, and on tables of earlier versions. */
  readonly shop?: Shop;
}

export interface PlacedVehicle extends Vehicle {
  /** `v1`, `v2`, … */
  readonly id: string;
  readonly type: VehicleId;
}

export const FORDS = ['none', 'half', 'all'] as const;
/** Share of a river that can be forded; where none can, a bridge stands across it. */
export type Ford = (typeof FORDS)[number];

export interface River extends Water {
  readonly ford: Ford;
}

/** Terrain goes by `t1`, `t2`, …; on tables of earlier versions a dry riverbed is two arms that meet. */
export interface EncounterTable extends TableTop {
  /** Name of the place, out of a list of our own. */
  readonly name: string;
  readonly area: Area;
  /** Plan of its streets; left out on tables of earlier versions. */
  readonly plan?: PlanId;
  /** Measured by the player; left out where it was laid out. */
  readonly measured?: true;
  /** Edge at which the players come on. The edge opposite is the north of the wind’s die (ATZ-21). */
  readonly entry: Edge;
  /** Edge towards which fire spreads. */
  readonly wind: Edge;
  readonly buildings: readonly PlacedBuilding[];
  readonly vehicles: readonly PlacedVehicle[];
  readonly river: River | null;
}
