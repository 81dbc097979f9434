/** Parts of the scripts' calls that are alike for a campaign and for a game: acts declared, answers by kind, rolls explained. */
import { z } from 'zod';
import { MOST_ENTRIES } from './call.ts';
import { Revision } from './shapes.ts';

/** A roll is one entry, of several dice. */
const MOST_FACES = MOST_ENTRIES * 5;
const many = (what: string, most = MOST_ENTRIES) => ({ error: `One act takes at most ${most} ${what}.` });
const FACE = { error: 'Enter each die as 1 to 6.' };

/** Own dice, cards and decisions, each kind used in the order asked. What they don't answer is rolled, or stays open. */
export const ByKind = z.strictObject({
  faces: z.array(z.int(FACE).min(1, FACE).max(6, FACE)).max(MOST_FACES, many('dice', MOST_FACES)),
  cards: z.array(z.string().max(80)).max(MOST_ENTRIES, many('cards')),
  choices: z.array(z.string().max(80)).max(MOST_ENTRIES, many('decisions')),
  /** Dice and cards that are not given. A decision that isn't given always stays open. */
  rest: z.enum(['app', 'open']),
});

/** A roll, draw or decision, with all that explains it. */
export const Explained = z.looseObject({
  rule: z.string(),
  /** Title in our words. */
  title: z.string(),
  section: z.string(),
  by: z.enum(['app', 'own', 'player', 'bot', 'script']),
  answer: z.union([z.array(z.int()), z.string(), z.object({ x: z.int(), y: z.int() })]),
});
export type Explained = z.infer<typeof Explained>;

/** An event as it stands in the log. */
export const LoggedEvent = z.looseObject({ type: z.string() });

export const DeclaredAct = z.object({
  id: z.string(),
  /** By name; kinds and bounds as the rules declare them. */
  fields: z.record(z.string(), z.looseObject({ kind: z.string() })),
  /** Points at which it can be done; null where that doesn't matter. */
  stages: z.array(z.string()).nullable(),
  /** Every reason for which the rules may refuse it, its coming at another point among them. */
  refusals: z.array(z.string()),
  /** True where the act can't be taken back on the table, and so wants to be confirmed. */
  asksFirst: z.boolean(),
  /** Only where each of these fields is so; null where it always asks, or never. */
  asksFirstWhere: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).nullable(),
  /** Only as long as something is due that it leaves undone. */
  asksFirstWhileDue: z.boolean(),
  /** True where this is the point for the act as things stand; null where no campaign or game was named. */
  now: z.boolean().nullable(),
});
export type DeclaredAct = z.infer<typeof DeclaredAct>;

/** Result of an act: its next question, nothing stored; or all that it told. */
export const acted = <Q extends z.ZodType, D extends z.ZodType>(question: Q, due: D) =>
  z.discriminatedUnion('state', [
    z.object({ state: z.literal('waiting'), question, rolls: z.array(Explained) }),
    z.object({
      state: z.literal('done'),
      revision: Revision,
      title: z.string(),
      /** Headlines of the act, such as a death or a Hero, each in a line; of a game none. */
      headlines: z.array(z.string()),
      events: z.array(LoggedEvent),
      rolls: z.array(Explained),
      due,
    }),
  ]);

export const DeclaredActs = z.object({
  acts: z.array(DeclaredAct),
  /** Refusals of any of them on account of the dice, cards and decisions given with it. */
  entryRefusals: z.array(z.string()),
});
