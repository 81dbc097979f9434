/** Games other than the campaign's: what can be set up, and one in progress. */
import { z } from 'zod';
import { schemas } from './fields.ts';
import { CampaignId, Name, Revision, Seed } from './shapes.ts';

const { schemaOf } = schemas({ bot: 'Bot' });

export const GameId = z
  .string()
  .regex(/^[a-z][a-z-]{0,59}$/, { error: 'A game’s id is small letters and hyphens.' });

const field = { id: z.string(), text: z.string() };
/** A field of a game's set-up, as a form draws it. */
export const SetupFieldView = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('number'), ...field, least: z.int(), most: z.int() }),
  z.object({
    kind: z.literal('choice'),
    ...field,
    options: z.array(z.object({ id: z.string(), text: z.string() })),
  }),
  z.object({ kind: z.literal('text'), ...field, longest: z.int() }),
  z.object({ kind: z.literal('flag'), ...field }),
]);

export const GameView = z.object({
  id: GameId,
  title: z.string(),
  fields: z.array(SetupFieldView),
  seats: z.array(z.string()),
  bots: z.array(z.object({ id: z.string(), title: z.string() })),
});
export type GameView = z.infer<typeof GameView>;

const BOT = { kind: 'text', longest: 60, lines: 'one' } as const;

/** Who answers for a seat. */
export const SeatHolder = z.union([z.literal('player'), z.strictObject({ bot: schemaOf(BOT, 'bot') })]);
export const Seats = z.record(z.string().max(60), SeatHolder);

/** The game itself says which fields and seats there are; what is left out of the seats is the player's. */
export const NewSession = z.strictObject({
  game: GameId,
  name: Name,
  seed: Seed,
  setup: z.record(z.string().max(60), z.union([z.int(), z.string().max(200), z.boolean()])),
  seats: Seats.default({}),
});
export type NewSession = z.infer<typeof NewSession>;

const asked = { rule: z.string(), seat: z.string(), text: z.string() };
const Spot = z.object({ x: z.int(), y: z.int() });
export const SessionQuestion = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('roll'), ...asked, dice: z.int() }),
  z.object({ kind: z.literal('draw'), ...asked, left: z.int() }),
  z.object({
    kind: z.literal('choose'),
    ...asked,
    options: z.array(z.object({ id: z.string(), text: z.string() })),
  }),
  z.object({
    kind: z.literal('place'),
    ...asked,
    bounds: z.object({ west: z.int(), south: z.int(), east: z.int(), north: z.int() }),
    spots: z.array(Spot),
  }),
]);
export type SessionQuestion = z.infer<typeof SessionQuestion>;

/** An answer of the open step. */
export const SessionAnswer = z.object({
  rule: z.string(),
  by: z.enum(['app', 'own', 'player', 'bot', 'script']),
  answer: z.union([z.array(z.int()), z.string(), Spot]),
});

export const SessionView = z.object({
  id: CampaignId,
  game: GameId,
  title: z.string(),
  name: z.string(),
  revision: Revision,
  seed: z.string(),
  /** Steps that are done. */
  steps: z.int(),
  seats: Seats,
  /** The game's own state, as far as the open step has got: what its screens draw. */
  state: z.unknown(),
  /** Null while nothing is the player's: the game is over, or bots play and go on when asked to. */
  question: SessionQuestion.nullable(),
  /** Since the last step. */
  answers: z.array(SessionAnswer),
  /** Under newer rules answers from this one on were asked again; null where all fitted. */
  askedAgain: z.int().nullable(),
  over: z.boolean(),
  outcome: z.unknown(),
  /** What the next undo and redo would do, by title; null where there is nothing. */
  undo: z.string().nullable(),
  redo: z.string().nullable(),
});
export type SessionView = z.infer<typeof SessionView>;

/** A game in progress as it stands on the shelf. */
export const SessionEntry = z.object({
  id: CampaignId,
  game: GameId,
  title: z.string(),
  name: z.string(),
  revision: Revision,
  steps: z.int(),
  over: z.boolean(),
  /** ISO 8601, UTC. */
  changedAt: z.string(),
});
export type SessionEntry = z.infer<typeof SessionEntry>;
