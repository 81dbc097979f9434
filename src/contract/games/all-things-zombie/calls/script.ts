/** Calls that scripts make on a campaign: every act with its fields, one of them run, the log with all its facts. */
import { z } from 'zod';
import { ACTS, type ActId, type ActInput } from '../../../../rules/all-things-zombie/acts/acts.ts';
import type { PlayedId } from '../../../../rules/all-things-zombie/acts/plays.ts';
import { at, command, query, which } from '../../../call.ts';
import { QuestionView } from '../../../questions.ts';
import { acted, ByKind, DeclaredActs } from '../../../script.ts';
import { CampaignId } from '../../../shapes.ts';
import { DueMarkView } from '../encounter-view/fighters.ts';
import { Proposal } from '../encounter-view/proposal.ts';
import { shapeOf } from '../fields.ts';

/** Every act but the first, which has no campaign yet. */
const PLAYED = (Object.keys(ACTS) as ActId[]).filter((id): id is PlayedId => id !== 'campaign.create');

/** `do` is the act's id, `encounter.check`; the other fields are its own. */
export type AnyAct = { [A in PlayedId]: { readonly do: A } & ActInput<A> }[PlayedId];

const [first, ...others] = PLAYED.map((id) =>
  z.strictObject({ do: z.literal(id), ...shapeOf(ACTS[id].fields) }),
);
if (first === undefined) throw new Error('a campaign without acts');
const AnyAct = z.discriminatedUnion('do', [first, ...others], {
  error: 'There is no such act; holdout acts lists them.',
}) as unknown as z.ZodType<AnyAct, Readonly<Record<string, unknown>>>;

const Due = z.object({
  /** Acts that are due, and those that usually come next. */
  proposals: z.array(Proposal),
  /** Conditions in which rolls have left somebody, and that nobody has marked yet. */
  marks: z.array(DueMarkView),
});
export type Due = z.infer<typeof Due>;

export const scriptCalls = {
  'script.acts': query(z.strictObject({ campaign: CampaignId.optional() }), DeclaredActs),
  'script.due': query(z.strictObject(which), Due),
  'script.act': command(
    z.strictObject({
      ...at,
      act: AnyAct,
      dice: ByKind,
      /** True where the caller confirms an act that can't be taken back on the table. */
      confirmed: z.boolean().default(false),
    }),
    acted(QuestionView, Due),
  ),
};
