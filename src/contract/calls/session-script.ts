/** Calls that scripts make on a game in progress: its acts, one of them run, what is asked. Their log is `script.log`. */
import { z } from 'zod';
import { at, command, query, which } from '../call.ts';
import { Figure, FigurePlace } from '../corrections.ts';
import { acted, ByKind, DeclaredActs } from '../script.ts';
import { SessionQuestion } from '../session-questions.ts';
import { Name } from '../shapes.ts';

const word = z.string().max(60);

/** `do` is the act's id; the game itself says which seats and figures there are. */
export const SessionAct = z.discriminatedUnion(
  'do',
  [
    z.strictObject({
      do: z.literal('answer'),
      /** Steps that bots go on by themselves. */
      steps: z.int().min(1).max(1_000, { error: 'At most 1,000 steps at once.' }).optional(),
    }),
    z.strictObject({ do: z.literal('seat'), seat: word, holder: word }),
    z.strictObject({ do: z.literal('rename'), name: Name }),
    z.strictObject({ do: z.literal('give-up') }),
    z.strictObject({ do: z.literal('correct-figure'), ...FigurePlace, to: Figure }),
    z.strictObject({ do: z.literal('take-back-figure'), ...FigurePlace }),
  ],
  { error: 'There is no such act of a game; holdout acts ID lists them.' },
);
export type SessionAct = z.infer<typeof SessionAct>;

const SessionDue = z.object({
  /** Null while nothing is the player's. */
  question: SessionQuestion.nullable(),
  /** Usual answer to the question: an option's id, a place; null for dice, cards and where nothing is asked. */
  usual: z.union([z.string(), z.object({ x: z.int(), y: z.int() })]).nullable(),
  over: z.boolean(),
  /** Ending of the game; null while it goes on. */
  ending: z.string().nullable(),
});
export type SessionDue = z.infer<typeof SessionDue>;

export const sessionScriptCalls = {
  'session.acts': query(z.strictObject(which), DeclaredActs),
  'session.due': query(z.strictObject(which), SessionDue),
  /** Each answer is an act of its own; they are stored together, or none of them is. */
  'session.act': command(
    z.strictObject({
      ...at,
      act: SessionAct,
      dice: ByKind,
      /** True where the caller confirms an act that can't be taken back on the table. */
      confirmed: z.boolean().default(false),
    }),
    acted(SessionQuestion, SessionDue),
  ),
} as const;
