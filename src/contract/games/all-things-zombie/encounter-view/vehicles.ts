/** Vehicles that work, on the table. */
import { z } from 'zod';
import { WRECKS } from '../../../../rules/all-things-zombie/state/vehicles.ts';
import { VEHICLES } from '../../../../rules/all-things-zombie/types.ts';
import { WhoId } from '../acts.ts';

export const WorkingView = z.object({
  vehicle: z.string(),
  kind: z.enum(VEHICLES),
  /** `Sedan` */
  title: z.string(),
  /** Inches of its last activation; 0 stands. */
  speed: z.int(),
  engine: z.boolean(),
  wreck: z.enum(WRECKS).nullable(),
  /** Person at the wheel, fit or not. */
  driver: WhoId.nullable(),
  /** Control is to be rolled for: it moves, and the driver can’t drive. */
  lostDriver: z.boolean(),
  inside: z.array(WhoId),
  seats: z.int(),
  top: z.int(),
  /** Faster or slower by so much at once; its most off the road; above it a turn of more than 45 degrees is rolled for. */
  half: z.int(),
  turns: z.int(),
  /** Above it dice are rolled off the road. */
  calmOffRoad: z.int(),
  /** Activations of this turn in which it can still move; null before the first turn. */
  left: z.int().nullable(),
});
export type WorkingView = z.infer<typeof WorkingView>;
