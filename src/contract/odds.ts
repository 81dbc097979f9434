/** The rules whose exact odds can be asked for, with what each wants to know. */
import { z } from 'zod';

/** A Rep or target after modifiers; 6 and above always pass, 0 and below never do. */
const Target = z.int({ error: 'rep is a whole number.' }).min(-20).max(20);

export const ODDS_INPUTS = {
  'atz.pass': z.strictObject({
    rep: Target,
    dice: z
      .int({ error: 'dice is a whole number.' })
      .min(1, { error: 'dice is 1 or more.' })
      .max(12, { error: 'dice is 12 at most.' }),
  }),
} as const;

export type OddsRule = keyof typeof ODDS_INPUTS;
