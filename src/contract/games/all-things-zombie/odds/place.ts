/** What the odds of setting up want to know. */
import { z } from 'zod';
import { Area } from './shared.ts';

const InArea = z.strictObject({ area: Area });

export const PLACE_INPUTS = {
  'atz.building-type': InArea,
  'atz.vehicle-type': InArea,
  'atz.wind': z.strictObject({}),
  'atz.river': z.strictObject({}),
} as const;
