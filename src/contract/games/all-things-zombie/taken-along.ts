/** A figure on its way from one campaign to another, as text in a file or on the clipboard. */
import { z } from 'zod';
import { ACTS } from '../../../rules/all-things-zombie/acts/acts.ts';
import { shapeOf } from './fields.ts';

export const TakenAlong = z.strictObject({
  holdout: z.literal('figure'),
  version: z.literal(1),
  /** The campaign that it was taken from, by its name. */
  from: z.string().optional(),
  figure: z.strictObject(shapeOf(ACTS['party.take-in'].fields)),
});
export type TakenAlong = z.infer<typeof TakenAlong>;
