/** Games other than the campaign's: what can be set up, and one in progress. */
import { z } from 'zod';
import { SIGNS } from '../rules/core/game-text.ts';
import { Odds } from './app.ts';
import { schemas } from './fields.ts';
import { SessionAnswer, SessionQuestion } from './session-questions.ts';
import { CampaignId, CopiedFrom, Name, Revision, Seed } from './shapes.ts';
import { NextWords, NoteView, SnippetView } from './writing.ts';

const { schemaOf } = schemas();

export const GameId = z
  .string()
  .regex(/^[a-z][a-z-]{0,59}$/, { error: 'Give the game’s id: small letters and hyphens.' });

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
  z.object({ kind: z.literal('flag'), ...field, line: z.string() }),
]);

export const GameView = z.object({
  id: GameId,
  title: z.string(),
  /** Sentences on what it is, for how many, and roughly how long it takes. */
  about: z.string(),
  fields: z.array(SetupFieldView),
  /** Values the form begins with, by the ids of its fields. */
  usual: z.record(z.string(), z.union([z.int(), z.string(), z.boolean()])),
  seats: z.array(z.object({ id: z.string(), title: z.string() })),
  /** The field that says how many of the seats are taken, in their order; null where all are. */
  seatsBy: z.string().nullable(),
  bots: z.array(z.object({ id: z.string(), title: z.string() })),
});
export type GameView = z.infer<typeof GameView>;

const BOT = { kind: 'text', longest: 60, lines: 'one' } as const;

/** Holder of a seat, who answers for it. */
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

/** Something that happened, as the game tells it; `folds` with others of little weight. */
export const SessionLine = z.object({ rule: z.string(), text: z.string(), folds: z.boolean() });
export type SessionLine = z.infer<typeof SessionLine>;

export const StandingView = z.object({ title: z.string(), detail: z.string() });

/** A game on the shelf, with what the head of its own screen has besides. */
export const StandingHead = StandingView.extend({
  /** In the head of the screen instead of the detail, where the phases say the rest. */
  crumb: z.string().nullable(),
  phases: z.array(z.object({ name: z.string(), detail: z.string(), is: z.enum(['done', 'now', 'to-come']) })),
});

/** All there is to see of a game, in words. */
export const InWordsView = z.object({
  title: z.string().nullable(),
  facts: z.array(z.object({ name: z.string(), text: z.string() })),
  tables: z.array(
    z.object({
      title: z.string(),
      aside: z.string(),
      columns: z.array(z.string()),
      rows: z.array(z.array(z.string())),
      /** Places that the rows stand for, where they are places a player goes to; else empty. */
      places: z.array(
        z.object({
          name: z.string(),
          next: z.array(z.string()),
          is: z.enum(['here', 'choice']).nullable(),
        }),
      ),
      filters: z.array(z.object({ title: z.string(), rows: z.array(z.int()) })),
      ruled: z.array(z.int()),
    }),
  ),
});
export type WordTableView = z.infer<typeof InWordsView>['tables'][number];
export type InWordsView = z.infer<typeof InWordsView>;

/** The exact odds of the open question. */
export const SessionChance = Odds.extend({
  /** In the rule's own order; `text` is the outcome in words. */
  outcomes: z.array(Odds.shape.outcomes.element.extend({ text: z.string() })),
});
export type SessionChance = z.infer<typeof SessionChance>;

/** In place of odds: there are too many ways to fall. */
export const NOT_COUNTED = 'not-counted';
export type NotCounted = typeof NOT_COUNTED;

/** Exact figures of the options of the open question. */
export const OptionFiguresView = z.object({
  heading: z.string(),
  columns: z.array(z.string()),
  options: z.record(
    z.string(),
    z.object({
      line: z.string(),
      figures: z.array(z.string()),
      cost: z.string(),
      /** Outcomes the option may come to, the best first; none where the game draws nothing of it. */
      spread: z.array(z.object({ value: z.string(), share: z.number(), wins: z.boolean() })),
    }),
  ),
  /** Corrected figures behind these: they bear the difference mark. */
  corrected: z.array(z.string()),
});
export type OptionFiguresView = z.infer<typeof OptionFiguresView>;

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
  /** Names of seats and bots. */
  names: z.object({ seats: z.record(z.string(), z.string()), bots: z.record(z.string(), z.string()) }),
  standing: StandingHead,
  inWords: InWordsView,
  /** The game's own state, as far as the open step has got: what its screens draw. */
  state: z.unknown(),
  /** Null while nothing is the player's: the game is over, or bots play and go on when asked to. */
  question: SessionQuestion.nullable(),
  /** Since the last step. */
  answers: z.array(SessionAnswer),
  /** Lines the open step has told so far. */
  told: z.array(SessionLine),
  /** Under newer rules, or by figures corrected since, answers from this one on are asked again; null where all fitted. */
  askedAgain: z.object({ from: z.int(), since: z.enum(['rules', 'figures']) }).nullable(),
  over: z.boolean(),
  outcome: z.unknown(),
  /** Ending of the game; null while it goes on. */
  ending: z.string().nullable(),
  /** True where one of a run's games is on. */
  inGame: z.boolean(),
  /** Words for giving the game up: `Give up the war`; null where it is left as it stands, or over. */
  giveUp: z.string().nullable(),
  /** Figures of its tables that are corrected for it; null where it has none that can be. */
  corrected: z.int().nullable(),
  /** Titles of what the next undo and redo would do; null where there is nothing. */
  undo: z.string().nullable(),
  redo: z.string().nullable(),
  words: NextWords,
});
export type SessionView = z.infer<typeof SessionView>;

/** A game in progress as it stands on the shelf. */
export const SessionEntry = z.object({
  id: CampaignId,
  game: GameId,
  title: z.string(),
  /** True where this Holdout can play the game. */
  known: z.boolean(),
  name: z.string(),
  revision: Revision,
  /** The campaign on the shelf that it is an episode of; null where there is none. */
  episodeOf: CampaignId.nullable(),
  copiedFrom: CopiedFrom,
  standing: StandingView,
  /** Players of the game; empty where the game doesn't say. */
  who: z.string(),
  sign: z.enum(SIGNS),
  over: z.boolean(),
  /** Last deed in the game. */
  last: z.string(),
  /** ISO 8601, UTC. */
  changedAt: z.string(),
});
export type SessionEntry = z.infer<typeof SessionEntry>;

/** Single act of a game, with what it told. */
export const SessionActView = z.object({
  act: z.int(),
  title: z.string(),
  /** ISO 8601, UTC. */
  madeAt: z.string(),
  answers: z.array(SessionAnswer),
  told: z.array(SessionLine),
  /** Steps that were done with it: what it told is of all their answers. */
  steps: z.int(),
  notes: z.array(NoteView),
  /** Words around what a search found; empty without a search. */
  snippet: SnippetView,
});
export type SessionActView = z.infer<typeof SessionActView>;

/** Endings a game may have: so many of those played from here by bots. */
export const Forecast = z.object({
  revision: Revision,
  /** Fewer than wanted where it was called off. */
  games: z.int(),
  /** Words for what is counted; may be empty. */
  aside: z.string(),
  endings: z.array(
    z.object({
      ending: z.string(),
      games: z.int(),
      /** Seat whose ending it is; null for nobody's. */
      seat: z.string().nullable(),
      /** On a scale: from where on it is this one; null where there is none. */
      from: z.int().nullable(),
    }),
  ),
  /** Games that had no end after as many steps as a game gets. */
  unfinished: z.int(),
  /** Standing of the game on the scale; null where there is none. */
  now: z.int().nullable(),
});
export type Forecast = z.infer<typeof Forecast>;

/** The moments of a game that can be looked at again: after each act of its present line. */
export const Moments = z.object({
  revision: Revision,
  acts: z.array(z.int()),
  /** Beginnings of turns: the number of each moment, and what it is called. */
  turns: z.array(z.object({ moment: z.int(), title: z.string() })),
});
export type Moments = z.infer<typeof Moments>;

/** A game after an answer, and what its Chronicle has by it: the acts after `upTo`, newest first. */
export const SessionAnswered = SessionView.extend({
  made: z.object({ upTo: z.int(), added: z.array(SessionActView) }),
});
export type SessionAnswered = z.infer<typeof SessionAnswered>;

export const SessionChroniclePage = z.object({
  acts: z.array(SessionActView),
  /** Act that the next page comes after; null at the end. */
  next: z.int().nullable(),
});
