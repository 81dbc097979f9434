/**
 * A campaign or a game as a file of its own. The file's bytes travel beside the calls, which name it by what it was given on its
 * way; a browser brings it to `/file` and fetches it there, the desktop window and the command line copy it.
 */
import { z } from 'zod';
import { type Call, command, query, which } from '../call.ts';
import { ShelfEntry } from '../games/all-things-zombie/campaigns.ts';
import { SessionEntry } from '../sessions.ts';
import { CampaignId, Name, Revision } from '../shapes.ts';
import { long } from './work.ts';

/** Name of a file on its way. */
export const Transfer = z
  .string()
  .regex(/^\d{1,10}-[0-9a-f]{32}$/, { error: 'That file was not brought here; choose it again.' });

export const FileView = z.object({
  /** Line of the campaign or of the game that stands in the file; the other is null. */
  campaign: ShelfEntry.nullable(),
  game: SessionEntry.nullable(),
  /**
   * Contents of the file: acts that count, those that may be done again and those given up, texts of the player's, and runs that hang on
   * it.
   */
  acts: z.int(),
  undone: z.int(),
  givenUp: z.int(),
  texts: z.int(),
  runs: z.int(),
  /** Runs that it has taken up, and that aren't in it: they had been deleted. */
  runsLeftOut: z.int(),
  /** ISO 8601, UTC. */
  savedAt: z.string(),
  madeBy: z.string(),
  /** The same campaign on the shelf, how many acts count there, how many of those the file lacks, and the other way round. */
  same: z
    .object({
      id: CampaignId,
      name: z.string(),
      acts: z.int(),
      ahead: z.int(),
      behind: z.int(),
      identical: z.boolean(),
      revision: Revision,
    })
    .nullable(),
  /** The one it was saved from lies among the deleted ones, and can be brought back from there. */
  binned: z.boolean(),
  /** Name of the campaign if the file is opened beside what there is: as it is, unless something on the shelf is called so. */
  copyName: z.string(),
});
export type FileView = z.infer<typeof FileView>;

export const campaignFileCalls = {
  /**
   * Makes a file of it, to be fetched under `transfer`: what is shown, or, with `everything`, what was deleted or taken back, earlier
   * versions of texts, and half-filled forms, too.
   */
  'campaign-file.save': query(
    z.strictObject({ ...which, everything: z.boolean().optional(), ...long }),
    z.object({ transfer: Transfer, name: z.string(), bytes: z.int() }),
  ),
  /** Checks all that is in a file, and says what it is. */
  'campaign-file.look': query(z.strictObject({ transfer: Transfer, ...long }), FileView),
  /** Checks it and brings it onto the shelf; `replace` puts the same campaign, as it was shown, among the deleted ones. */
  'campaign-file.open': command(
    z.strictObject({
      transfer: Transfer,
      /** Name of the campaign from now on, if not the one that the look gave. */
      name: Name.optional(),
      replace: CampaignId.optional(),
      /** Revision of the replaced campaign when it was compared: gone on since, it isn't replaced. */
      replaceAt: Revision.optional(),
      ...long,
    }),
    z.object({
      id: CampaignId,
      revision: Revision,
      name: z.string(),
      /** Ids of what came onto the shelf, and of what was put among the deleted ones for it: the campaign and its runs. */
      came: z.array(CampaignId),
      went: z.array(CampaignId),
    }),
  ),
  /** Makes one file of a campaign, the last lines of `holdout.log` and versions, for the player to send to whom they like. */
  'campaign-file.report': query(
    z.strictObject({
      campaign: CampaignId.optional(),
      names: z.enum(['kept', 'replaced']),
      everything: z.boolean().optional(),
      ...long,
    }),
    z.object({ transfer: Transfer, name: z.string(), bytes: z.int() }),
  ),
  /** Lets go of a file that isn't wanted any more; no campaign knows of it. */
  'campaign-file.let-go': query(z.strictObject({ transfer: Transfer }), z.object({})),
} as const satisfies Record<string, Call<'query' | 'command', z.ZodType, z.ZodType>>;
