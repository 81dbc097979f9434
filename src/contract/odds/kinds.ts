import { z } from 'zod';

const Rep = z.int({ error: 'rep is a whole number.' }).min(-20).max(20);

export const KINDS_INPUTS = {
  'atz.escape-help': z.strictObject({ rep: Rep }),
  'atz.how-many': z.strictObject({}),
  'atz.alert': z.strictObject({
    turn: z.int({ error: 'turn is a whole number.' }).min(1, { error: 'turn counts from 1.' }).max(99),
  }),
  'atz.lead': z.strictObject({}),
} as const;
