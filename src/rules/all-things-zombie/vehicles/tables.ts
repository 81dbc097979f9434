/** Every table of the chapter, so that the rows play has reached can be counted. */
import type { Declared } from '../../core/table.ts';
import { DISABLING } from './engine.ts';
import { LOSING_CONTROL } from './losing-control.ts';
import { VEHICLE_HANDLING } from './vehicle.ts';

export const VEHICLE_TABLES: readonly Declared[] = [VEHICLE_HANDLING, LOSING_CONTROL, DISABLING];
