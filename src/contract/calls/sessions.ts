/** Calls of games in progress. Undo, redo, log, copy, verify and the bin are the campaign's own calls. */
import { z } from 'zod';
import { at, command, MOST_ENTRIES, nothing, query, which } from '../call.ts';
import { Figure, FigurePlace } from '../corrections.ts';
import { Committed } from '../log.ts';
import { GameEntry } from '../session-questions.ts';
import {
  Forecast,
  GameView,
  Moments,
  NewSession,
  NOT_COUNTED,
  OptionFiguresView,
  Seats,
  SessionAnswered,
  SessionChance,
  SessionChroniclePage,
  SessionView,
} from '../sessions.ts';
import { CampaignId, Revision } from '../shapes.ts';
import { ActNumber, NoteText, SoughtText } from '../writing.ts';
import { long } from './work.ts';

const MOST_FIGURES = 500;
const MOST_GAMES = 1_000_000;
const MOST_FORECAST = 100_000;

export const sessionCalls = {
  'games.list': query(nothing, z.object({ games: z.array(GameView) })),
  /**
   * Plays many games from one set-up, by bots; the same on every machine. `bots`: one for each seat, in their order; without them the
   * game's first for all. What is left out of the set-up is as usual.
   */
  'games.simulate': query(
    z.strictObject({
      game: NewSession.shape.game,
      seed: NewSession.shape.seed,
      setup: NewSession.shape.setup.default({}),
      bots: z.array(z.string().max(60)).max(20).default([]),
      runs: z
        .int()
        .min(1)
        .max(MOST_GAMES, { error: `At most ${MOST_GAMES} games at once.` }),
      ...long,
    }),
    z.object({
      game: z.string(),
      /** Fewer than wanted where it was called off. */
      runs: z.int(),
      /** Digest of all the games, in order. */
      digest: z.string(),
      /** Steps of all the games together. */
      steps: z.int(),
      /** Games that had no end after as many steps as a game gets. */
      unfinished: z.int(),
      endings: z.array(z.object({ ending: z.string(), games: z.int() })),
    }),
  ),
  'session.create': command(NewSession, z.object({ id: CampaignId, revision: Revision })),
  /** The game as it stands; or as it stood after an act, which changes nothing. */
  'session.get': query(z.strictObject({ ...which, after: ActNumber.optional() }), SessionView),
  'session.moments': query(z.strictObject(which), Moments),
  /**
   * Plays many games from exactly here by bots, whoever the player has play along; `from` has been played before, so that more add up. What
   * is hidden from the player is dealt anew in each.
   */
  'session.forecast': query(
    z.strictObject({
      ...which,
      games: z.int().min(1).max(MOST_FORECAST, { error: 'At most 100,000 games at once.' }).default(1_000),
      from: z.int().min(0).max(MOST_GAMES).default(0),
      ...long,
    }),
    Forecast,
  ),
  /** Counts the outcomes the open question may come to; `chance` is null where nothing of it is counted. */
  'session.chance': query(
    z.strictObject(which),
    z.object({
      revision: Revision,
      chance: z.union([SessionChance, z.literal(NOT_COUNTED)]).nullable(),
      /** Figures of the question's options, where the game counts any. */
      figures: OptionFiguresView.nullable(),
    }),
  ),
  /** Lists what happened, act by act, newest first; `after` is the last act seen. */
  'session.chronicle': query(
    z.strictObject({ ...which, after: ActNumber.nullable().default(null), search: SoughtText }),
    SessionChroniclePage,
  ),
  /**
   * Answers what is asked, entry by entry, each an act of its own; without entries bots go on by so many steps. `rolls`
   * says who rolls and draws where an entry doesn't: the app, or the player, who is then asked. `resolve` has bots answer for
   * the player too, so many steps, without anyone changing seats.
   */
  'session.answer': command(
    z.strictObject({
      ...at,
      rolls: z.enum(['app', 'own']).default('app'),
      entries: z
        .array(GameEntry)
        .max(MOST_ENTRIES, { error: `At most ${MOST_ENTRIES} answers at once.` })
        .default([]),
      steps: z.int().min(1).max(1_000, { error: 'At most 1,000 steps at once.' }).optional(),
      resolve: z.boolean().default(false),
    }),
    SessionAnswered,
  ),
  'session.seats': command(z.strictObject({ ...at, seats: Seats }), SessionView),
  /** A run is over where it stands; the note stands beside it in the Chronicle. */
  'session.give-up': command(z.strictObject({ ...at, note: NoteText.nullable().default(null) }), SessionView),
  /** Several figures of its tables in one act, as the player's printed copy has them: those as in the book are no correction. */
  'session.correct': command(
    z.strictObject({
      ...at,
      figures: z
        .array(z.strictObject({ ...FigurePlace, to: Figure }))
        .min(1, { error: 'Name at least one figure to correct.' })
        .max(MOST_FIGURES, { error: `At most ${MOST_FIGURES} figures at once.` }),
    }),
    Committed,
  ),
  /** A copy that goes on from an act of this one. */
  'session.branch': command(
    z.strictObject({ ...which, name: NewSession.shape.name, from: ActNumber }),
    z.object({ id: CampaignId, revision: Revision }),
  ),
} as const;
