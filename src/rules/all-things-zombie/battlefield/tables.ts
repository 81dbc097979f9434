/** The tables of Setting Up the Battlefield. */
import type { Declared } from '../../core/table.ts';
import { BUILDING_TABLE } from './buildings.ts';
import { BUILDING_COUNT, VEHICLE_COUNT } from './counts.ts';
import { RIVER_FORD, TERRAIN_COUNT, TERRAIN_KIND } from './terrain.ts';
import { BUILDING_TYPES, VEHICLE_TYPES } from './types-by-area.ts';
import { VEHICLE_TABLE } from './vehicles.ts';
import { WIND } from './wind.ts';

/** Every table that setting up reads, so that the rows play has reached can be counted. */
export const BATTLEFIELD_TABLES: readonly Declared[] = [
  BUILDING_COUNT,
  VEHICLE_COUNT,
  ...Object.values(BUILDING_TYPES),
  ...Object.values(VEHICLE_TYPES),
  BUILDING_TABLE,
  VEHICLE_TABLE,
  TERRAIN_COUNT,
  TERRAIN_KIND,
  RIVER_FORD,
  WIND,
];
