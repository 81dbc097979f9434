/** What the odds of rolls after a battle want to know. */
import { z } from 'zod';
import { RECOVERY_KINDS } from '../../../../rules/all-things-zombie/after-the-battle/recovery.ts';
import { Rep } from '../shapes.ts';
import { flag, number } from './shared.ts';

/** More than any Encounter could hold. */
const MOST_WOUNDS = 20;

export const AFTER_INPUTS = {
  'atz.doc': z.strictObject({
    rep: Rep,
    /** Times out of the fight in this Encounter before the present one. */
    wounds: number('wounds', 0, MOST_WOUNDS).default(0),
    /** The one who examines is a Medic. */
    medic: flag('medic').default(false),
    /** The casualty wears body armour. */
    protected: flag('protected').default(false),
  }),
  'atz.recovery': z.strictObject({
    rep: Rep,
    kind: z.enum(RECOVERY_KINDS, { error: `kind is ${RECOVERY_KINDS.join(' or ')}.` }),
    /** Helps those who were out of the fight. */
    medical: flag('medical').default(false),
  }),
  'atz.infection': z.strictObject({ rep: Rep }),
  'atz.who-wins': z.strictObject({}),
  'atz.drunkard': z.strictObject({ rep: Rep }),
  'atz.dumbass': z.strictObject({}),
} as const;
