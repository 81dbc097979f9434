import { z } from 'zod';
import { AREAS } from '../../rules/all-things-zombie/types.ts';

const Area = z.enum(AREAS, { error: `area is one of ${AREAS.join(', ')}.` });
const InArea = z.strictObject({ area: Area });

export const PLACE_INPUTS = {
  'atz.building-type': InArea,
  'atz.vehicle-type': InArea,
  'atz.wind': z.strictObject({}),
  'atz.river': z.strictObject({}),
} as const;
