/** Codecs of the causes, which say why something happened, as events hold them. */
import { z } from 'zod';
import { type Cause, REASONS, STOCK_USES } from '../../../src/rules/all-things-zombie/state/cause.ts';
import { record, text } from '../shape.ts';

function cause<const R extends readonly [string, ...string[]]>(reasons: R): z.ZodType<Cause<R[number]>> {
  return z.union([
    record<Extract<Cause<R[number]>, { by: 'rule' }>>({ by: z.literal('rule'), reason: z.enum(reasons) }),
    record<Extract<Cause<R[number]>, { by: 'player' }>>({ by: z.literal('player'), text }),
  ]);
}

export const why = cause(REASONS);
export const stockUse = cause(STOCK_USES);
