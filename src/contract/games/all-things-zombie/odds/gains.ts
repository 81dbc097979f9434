/** What the odds of finds want to know. */
import { z } from 'zod';
import { ITEMS } from '../../../../rules/all-things-zombie/types.ts';
import { Area, Building, flag, Phase, Winner } from './shared.ts';

const Item = z.enum(ITEMS, { error: `item is one of ${ITEMS.join(', ')}.` });

export const GAINS_INPUTS = {
  'atz.search': z.strictObject({ area: Area, phase: Phase, building: Building, item: Item }),
  'atz.search-loser': z.strictObject({
    phase: Phase,
    item: Item,
    /** The loser is a Medic. */
    medic: flag('medic').default(false),
  }),
  'atz.weapon-found': z.strictObject({ building: Building }),
  'atz.vehicle-at-start': z.strictObject({ area: Area, phase: Phase, winner: Winner }),
  'atz.cure': z.strictObject({}),
} as const;
