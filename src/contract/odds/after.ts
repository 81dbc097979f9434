/** What the odds of rolls after a battle want to know. */
import { z } from 'zod';
import { RECOVERY_KINDS } from '../../rules/all-things-zombie/after/recovery.ts';
import { Rep } from '../shapes.ts';

/** More than any Encounter could hold. */
const MOST_WOUNDS = 20;

const flag = <const N extends string>(name: N) =>
  z.boolean({ error: `${name} is true or false.` }).default(false);

export const AFTER_INPUTS = {
  'atz.doc': z.strictObject({
    rep: Rep,
    /** Times out of the fight in this Encounter before the present one. */
    wounds: z
      .int({ error: 'wounds is a whole number.' })
      .min(0, { error: 'wounds is 0 or more.' })
      .max(MOST_WOUNDS, { error: `wounds is ${MOST_WOUNDS} at most.` })
      .default(0),
    /** The one who examines is a Medic. */
    medic: flag('medic'),
    /** The casualty wears body armour. */
    protected: flag('protected'),
  }),
  'atz.recovery': z.strictObject({
    rep: Rep,
    kind: z.enum(RECOVERY_KINDS, { error: `kind is ${RECOVERY_KINDS.join(' or ')}.` }),
    /** Helps those who were out of the fight. */
    medical: flag('medical'),
  }),
  'atz.infection': z.strictObject({ rep: Rep }),
  'atz.who-wins': z.strictObject({}),
  'atz.drunkard': z.strictObject({ rep: Rep }),
  'atz.dumbass': z.strictObject({}),
} as const;
