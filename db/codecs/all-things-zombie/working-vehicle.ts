/** Vehicles that work, on the table. */

import { z } from 'zod';
import {
  type WorkingId,
  type WorkingVehicle,
  WRECKS,
} from '../../../src/rules/all-things-zombie/state/vehicles.ts';
import { count, record } from '../shape.ts';
import { fighterId } from './turn.ts';
import { vehicle } from './vocabulary.ts';

export const workingId = z.custom<WorkingId>(
  (value) => typeof value === 'string' && /^m[1-9]\d*$/.test(value),
  'the id of a vehicle that works',
);

export const workingVehicle = record<WorkingVehicle>({
  id: workingId,
  kind: vehicle,
  speed: count,
  won: z.literal(true).exactOptional(),
  driver: fighterId.exactOptional(),
  engine: z.literal(true).exactOptional(),
  ready: z.literal(true).exactOptional(),
  tried: count.exactOptional(),
  went: record<NonNullable<WorkingVehicle['went']>>({ turn: count, times: count }).exactOptional(),
  driven: z.literal(true).exactOptional(),
  adrift: z.literal(true).exactOptional(),
  wreck: z.enum(WRECKS).exactOptional(),
  away: z.literal(true).exactOptional(),
});
