/** Night, weather and what burns on the table. */
import { z } from 'zod';
import type { Conditions } from '../../../src/rules/all-things-zombie/shooting/sight.ts';
import type { Blaze, FiresHere } from '../../../src/rules/all-things-zombie/state/fire.ts';
import { count, record, text } from '../shape.ts';

export const conditions = record<Conditions>({
  night: z.literal(true).exactOptional(),
  weather: z.literal(true).exactOptional(),
});

export const firesHere = record<FiresHere>({
  lit: count,
  burning: z.array(record<Blaze>({ id: count, where: text, grown: count, spread: count.nullable() })),
});
