/**
 * What the odds of each reaction check want to know, as the rules declare it. The odds are those of the dice, before anybody
 * with Free Will decides otherwise.
 */
import { z } from 'zod';
import { REACTION_ODDS_FIELDS as ASKED } from '../../../../rules/all-things-zombie/reaction/odds.ts';
import { type ShapeOf, schemas } from '../../../fields.ts';

/** Whoever asks for odds writes the names themselves. */
const { shapeOf } = schemas({ rep: 'Rep' });

type Inputs = { readonly [R in keyof typeof ASKED]: z.ZodObject<ShapeOf<(typeof ASKED)[R]>, z.core.$strict> };

export const REACTION_INPUTS = Object.fromEntries(
  Object.entries(ASKED).map(([rule, fields]) => [rule, z.strictObject(shapeOf(fields))]),
) as unknown as Inputs;
