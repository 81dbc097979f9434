/** A figure on its way from one campaign to another, as text in a file or on the clipboard. */
import { z } from 'zod';
import { ACTS } from '../../../rules/all-things-zombie/acts/acts.ts';
import { shapeOf } from './fields.ts';

/** All that is told of it; whether it comes again, and why, is said where it comes to. */
const { again: _, why: __, ...FIGURE } = ACTS['party.take-in'].fields;

export const TakenAlong = z.strictObject({
  holdout: z.literal('figure'),
  version: z.literal(1),
  /** The campaign that it was taken from, by its name. */
  from: z.string().optional(),
  figure: z.strictObject(shapeOf(FIGURE)),
});
export type TakenAlong = z.infer<typeof TakenAlong>;
