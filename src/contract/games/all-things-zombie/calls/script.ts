/** What scripts want of a campaign: every act with its fields, one of them run, the log with all its facts. */
import { z } from 'zod';
import { ACTS, type ActId, type ActInput } from '../../../../rules/all-things-zombie/acts/acts.ts';
import type { PlayedId } from '../../../../rules/all-things-zombie/acts/plays.ts';
import { STAGES } from '../../../../rules/all-things-zombie/state/encounter.ts';
import { at, command, MOST_ENTRIES, query, which } from '../../../call.ts';
import { QuestionView } from '../../../questions.ts';
import { CampaignId, Revision } from '../../../shapes.ts';
import { ActNumber } from '../../../writing.ts';
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

/** A roll is one entry, of several dice. */
const MOST_FACES = MOST_ENTRIES * 5;
const many = (what: string, most = MOST_ENTRIES) => ({ error: `One act takes at most ${most} ${what}.` });
const FACE = { error: 'A die shows 1 to 6.' };

/** Own dice, cards and decisions, each kind used in the order asked. What they don't answer is rolled, or stays open. */
export const ByKind = z.strictObject({
  faces: z.array(z.int(FACE).min(1, FACE).max(6, FACE)).max(MOST_FACES, many('dice', MOST_FACES)),
  cards: z.array(z.string().max(80)).max(MOST_ENTRIES, many('cards')),
  choices: z.array(z.string().max(80)).max(MOST_ENTRIES, many('decisions')),
  /** Dice and cards that are not given. A decision that isn't given always stays open. */
  rest: z.enum(['app', 'open']),
});

/** A roll, draw or decision, with all that explains it. */
const Explained = z.looseObject({
  rule: z.string(),
  /** In our words. */
  title: z.string(),
  section: z.string(),
  by: z.enum(['app', 'own', 'player', 'bot', 'script']),
  answer: z.union([z.array(z.int()), z.string(), z.object({ x: z.int(), y: z.int() })]),
});
export type Explained = z.infer<typeof Explained>;

/** An event as it stands in the log. */
const Event = z.looseObject({ type: z.string() });

const Due = z.object({
  /** What is due, and what usually comes next. */
  proposals: z.array(Proposal),
  /** How rolls have left somebody, and nobody has marked yet. */
  marks: z.array(DueMarkView),
});
export type Due = z.infer<typeof Due>;

const DeclaredAct = z.object({
  id: z.string(),
  /** By name; kinds and bounds as the rules declare them. */
  fields: z.record(z.string(), z.looseObject({ kind: z.string() })),
  /** At which points of an Encounter it can be done; null where none need be under way. */
  stages: z.array(z.enum(STAGES)).nullable(),
  /** Every reason for which the rules may refuse it, its coming at another point of the Encounter among them. */
  refusals: z.array(z.string()),
  /** Whether it can't be taken back on the table, and so wants to be confirmed. */
  asksFirst: z.boolean(),
  /** Only where each of these fields is so; null where it always asks, or never. */
  asksFirstWhere: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).nullable(),
  /** Whether this is the point for it in the campaign asked of; null where none was. */
  now: z.boolean().nullable(),
});
export type DeclaredAct = z.infer<typeof DeclaredAct>;

const LoggedAct = z.object({
  act: z.int(),
  /** The act it goes on from; null for the first. */
  parent: z.int().nullable(),
  line: z.int(),
  command: z.string(),
  title: z.string(),
  madeAt: z.string(),
  state: z.enum(['done', 'undone', 'dropped']),
  events: z.array(Event),
  rolls: z.array(Explained),
});

export const scriptCalls = {
  'script.acts': query(
    z.strictObject({ campaign: CampaignId.optional() }),
    z.object({
      acts: z.array(DeclaredAct),
      /** For what any of them may be refused on account of the dice, cards and decisions given with it. */
      entryRefusals: z.array(z.string()),
    }),
  ),
  'script.due': query(z.strictObject(which), Due),
  'script.act': command(
    z.strictObject({
      ...at,
      act: AnyAct,
      dice: ByKind,
      /** What can't be taken back on the table is meant. */
      confirmed: z.boolean().default(false),
    }),
    z.discriminatedUnion('state', [
      z.object({ state: z.literal('waiting'), question: QuestionView, rolls: z.array(Explained) }),
      z.object({
        state: z.literal('done'),
        revision: Revision,
        title: z.string(),
        events: z.array(Event),
        rolls: z.array(Explained),
        due: Due,
      }),
    ]),
  ),
  /** Acts from this one on, oldest first, given-up ones among them; `next` is where the next page begins. */
  'script.log': query(
    z.strictObject({ ...which, from: ActNumber.default(1) }),
    z.object({ acts: z.array(LoggedAct), next: z.int().nullable() }),
  ),
};
