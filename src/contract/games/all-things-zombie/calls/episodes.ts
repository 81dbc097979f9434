/** Runs of other games that a campaign takes up as episodes. What is entered of one is read from its own log. */
import { z } from 'zod';
import { at, type Call, command, query, which } from '../../../call.ts';
import { Committed } from '../../../log.ts';
import { CampaignId, Revision } from '../../../shapes.ts';

export const episodeCalls = {
  'episode.begin': command(z.strictObject({ ...at, run: CampaignId }), Committed),
  /** Once the run is over: its result stands in the campaign’s log from then on. */
  'episode.end': command(z.strictObject({ ...at, run: CampaignId }), Committed),
  /** The campaigns on the shelf that have taken up this run. */
  'episode.of': query(
    z.strictObject(which),
    z.object({
      /** What it brings a campaign whose house rule lets it: `two surplus clips`, `nothing`; null until it is over. */
      brings: z.string().nullable(),
      campaigns: z.array(
        z.object({
          id: CampaignId,
          name: z.string(),
          revision: Revision,
          /** Whether its end has been entered there. */
          told: z.boolean(),
          /** Whether the house rule by which it brings something is on there. */
          spoils: z.boolean(),
        }),
      ),
    }),
  ),
} as const satisfies Record<string, Call<'query' | 'command', z.ZodType, z.ZodType>>;
