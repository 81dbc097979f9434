/** Runs of other games that a campaign takes up as episodes. What is entered of one is read from its own log. */
import { z } from 'zod';
import { at, type Call, command, dice, query, which } from '../../../call.ts';
import { Committed } from '../../../log.ts';
import { QuestionView, ReplyView } from '../../../questions.ts';
import { CampaignId, Revision } from '../../../shapes.ts';

const EpisodeEnded = z.discriminatedUnion('state', [
  /** Nothing has changed yet; call again with one more entry. */
  z.object({ state: z.literal('waiting'), question: QuestionView, replies: z.array(ReplyView) }),
  z.object({ state: z.literal('done'), ...Committed.shape }),
]);
export type EpisodeEnded = z.infer<typeof EpisodeEnded>;

export const episodeCalls = {
  'episode.begin': command(z.strictObject({ ...at, run: CampaignId }), Committed),
  /**
   * Once the run is over: its result stands in the campaign’s log from then on. Where it brings a survivor home, the die and
   * the card for them are the app’s or the player’s own.
   */
  'episode.end': command(z.strictObject({ ...at, run: CampaignId, dice: dice.default('app') }), EpisodeEnded),
  /** The campaigns on the shelf that have taken up this run. */
  'episode.of': query(
    z.strictObject(which),
    z.object({
      /** Spoils for a campaign whose house rule lets the game bring some: `two surplus clips`, `nothing`; null until it is over. */
      brings: z.string().nullable(),
      /** True where a survivor is among the spoils, who is rolled for. */
      recruits: z.boolean(),
      campaigns: z.array(
        z.object({
          id: CampaignId,
          name: z.string(),
          revision: Revision,
          /** True once the game’s end has been entered in the campaign. */
          told: z.boolean(),
          /** True while the house rule by which the game brings something is on in the campaign. */
          spoils: z.boolean(),
        }),
      ),
    }),
  ),
} as const satisfies Record<string, Call<'query' | 'command', z.ZodType, z.ZodType>>;
