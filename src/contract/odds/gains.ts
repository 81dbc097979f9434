/** What the odds of finds want to know. */
import { z } from 'zod';
import { AREAS, BUILDINGS, ITEMS } from '../../rules/all-things-zombie/types.ts';

const Area = z.enum(AREAS, { error: `area is one of ${AREAS.join(', ')}.` });
const Phase = z.literal([1, 2, 3], { error: 'phase is 1, 2 or 3.' });
const Building = z
  .enum(BUILDINGS, { error: `building is one of ${BUILDINGS.join(', ')}, or null for a trailer.` })
  .nullable();
const Item = z.enum(ITEMS, { error: `item is one of ${ITEMS.join(', ')}.` });

export const GAINS_INPUTS = {
  'atz.search': z.strictObject({ area: Area, phase: Phase, building: Building, item: Item }),
  'atz.search-loser': z.strictObject({
    phase: Phase,
    item: Item,
    /** The loser is a Medic. */
    medic: z.boolean({ error: 'medic is true or false.' }).default(false),
  }),
  'atz.weapon-found': z.strictObject({ building: Building }),
  'atz.vehicle-at-start': z.strictObject({ area: Area, phase: Phase }),
  'atz.cure': z.strictObject({}),
} as const;
