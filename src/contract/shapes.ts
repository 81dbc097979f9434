/** The shapes that calls of every game share, each with the sentence a bad value gets. */
import { z } from 'zod';
import { NAME, SEED } from '../rules/core/setup.ts';
import { schemas } from './fields.ts';
import { MOST_DICE } from './limits.ts';

const { schemaOf } = schemas();

/** Name of a campaign or a figure. */
export const Name = schemaOf(NAME, 'name');
/** Seed of all dice and cards of a campaign. */
export const Seed = schemaOf(SEED, 'seed');

export const CampaignId = z
  .string()
  .regex(/^[0-9a-z]{10}$/, { error: 'Give the campaign’s id: ten letters and digits.' });
/** Counts every act, undo and redo of a campaign. */
export const Revision = z
  .int({ error: 'Enter the revision as a whole number.' })
  .nonnegative({ error: 'A revision is 0 or more.' });

const FACE = { error: 'Enter each die as 1 to 6.' };
export const Face = z.int(FACE).min(1, FACE).max(6, FACE);
/** Faces of one roll, as they fell at the table. */
export const Faces = z.array(Face).max(MOST_DICE, {
  error: `One roll has at most ${MOST_DICE.toLocaleString('en-GB')} dice.`,
});

/** Single entry of the player's own dice: what fell at the table, or leave to let the app roll it. */
export const OwnEntry = z.union([
  z.literal('app'),
  z.object({
    own: z.union([
      Faces,
      z.string().max(80, { error: 'Give each card or choice as a short word.' }),
      z.object({ x: z.int(), y: z.int() }),
    ]),
  }),
]);
export type OwnEntry = z.infer<typeof OwnEntry>;

/** Source from which a campaign or game was copied; null where it wasn't. */
export const CopiedFrom = z
  .object({
    id: CampaignId,
    /** Null where that was deleted for good. */
    name: z.string().nullable(),
    /** True where the copy was made to try something, and is still to be kept or thrown away. */
    whatIf: z.boolean(),
    /** True where the copy came out of a file that was opened as one. */
    fromFile: z.boolean(),
    /** Acts it has made on its own. */
    since: z.int(),
  })
  .nullable();
export type CopiedFrom = z.infer<typeof CopiedFrom>;
