/** Questions of a game in progress, a player’s answers, and an answer with what explains it. */
import { z } from 'zod';
import { Choice } from './questions.ts';
import { Faces, OwnEntry } from './shapes.ts';

/** `text` is the question; the rule behind it says the rest. */
const asked = {
  rule: z.string(),
  seat: z.string(),
  /** Id of the counter, group or place that is asked about; null where the question is the whole side’s. */
  of: z.string().nullable(),
  text: z.string(),
  section: z.string(),
  summary: z.string(),
  /** Above it and below it: who is asked, and one line of facts; empty where the game says nothing. */
  over: z.string(),
  line: z.string(),
  /** Refused acts, each with its rule in a few words. */
  whyNot: z.array(z.object({ act: z.string(), reason: z.string() })),
  /** Words of the app’s own button; null for the usual words. */
  byApp: z.string().nullable(),
};
const Spot = z.object({ x: z.int(), y: z.int() });
export const SessionQuestion = z.discriminatedUnion('kind', [
  /** `faces`: what a die comes to, by its face from 1 to 6; empty where the game doesn’t say. */
  z.object({ kind: z.literal('roll'), ...asked, dice: z.int(), faces: z.array(z.string()) }),
  /** `hint`: how a card of the game’s own is typed; null of playing cards. `piece`: what one of them is called. */
  z.object({
    kind: z.literal('draw'),
    ...asked,
    left: z.int(),
    hint: z.string().nullable(),
    piece: z.strictObject({ one: z.string(), many: z.string() }),
    /** The kinds of card that are left, with how many of each and what it would do; empty where the game doesn’t say. */
    cards: z.array(z.object({ id: z.string(), text: z.string(), left: z.int(), line: z.string() })),
  }),
  z.object({ kind: z.literal('choose'), ...asked, ...Choice.shape }),
  z.object({
    kind: z.literal('place'),
    ...asked,
    bounds: z.object({ west: z.int(), south: z.int(), east: z.int(), north: z.int() }),
    spots: z.array(Spot),
  }),
]);
export type SessionQuestion = z.infer<typeof SessionQuestion>;

/** Answer of a player: as everywhere, or the first dice of a roll, the rest of which the app rolls. */
export const GameEntry = z.union([...OwnEntry.options, z.strictObject({ begun: Faces })]);
export type GameEntry = z.infer<typeof GameEntry>;

/** An answer with what explains it. */
export const SessionAnswer = z.object({
  rule: z.string(),
  /** Deed done by the answer: `Draw a zombie`. */
  act: z.string(),
  /** Section of the rule, in our words. */
  section: z.string(),
  summary: z.string(),
  by: z.enum(['app', 'own', 'player', 'bot', 'script']),
  answer: z.union([z.array(z.int()), z.string(), Spot]),
  /** Name of an option or a card; null for dice and places. */
  text: z.string().nullable(),
  /** A die counted with this face or less. */
  target: z.int().nullable(),
  /** A die counted with this face or more. */
  least: z.int().nullable(),
  /** The faces that counted, where not all did. */
  kept: z.array(z.int()).nullable(),
  modifiers: z.array(z.object({ row: z.string(), does: z.string(), by: z.number() })),
  /** Count of the dice that counted against a face, and how likely exactly so many were, 0 to 1; null without such dice. */
  counted: z.object({ dice: z.int(), share: z.number() }).nullable(),
  /** Corrected figures behind the answer, by table and row: it bears the difference mark. */
  corrected: z.array(z.string()),
});
export type SessionAnswer = z.infer<typeof SessionAnswer>;
