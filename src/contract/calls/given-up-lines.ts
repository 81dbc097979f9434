/** Lines of a log that were given up, and bringing one back: of a campaign and of any game. */
import { z } from 'zod';
import { at, type Call, command, query, which } from '../call.ts';
import { Turned } from '../log.ts';
import { ActNumber } from '../writing.ts';

const ActOfLine = z.object({
  act: z.int(),
  title: z.string(),
  /** The date in the campaign; empty in a game without a calendar. */
  date: z.string(),
  /** ISO 8601, UTC. */
  madeAt: z.string(),
});
export type ActOfLine = z.infer<typeof ActOfLine>;

export const GivenUpLine = z.object({
  /** Last act of the line, by which it is known. */
  line: z.int(),
  acts: z.int(),
  /** `March to October, O+4`; in a game without a calendar what was done first and last. */
  span: z.string(),
  /** ISO 8601, UTC. */
  givenUpAt: z.string(),
  /** Act that the line followed, which still counts or may be done again. */
  after: ActOfLine,
  /** The last three, newest first. */
  newest: z.array(ActOfLine),
  /** Acts to be given up where the line comes back in place: how many, and from when on. */
  instead: z.object({ acts: z.int(), since: z.string() }),
  /** True where the line left before this copy was made: it comes back as a copy of its own alone. */
  beforeCopy: z.boolean(),
  /** Beginning and end of the line in the drawing. */
  from: z.number(),
  to: z.number(),
});
export type GivenUpLine = z.infer<typeof GivenUpLine>;

/** Axis along which a log is drawn: dates of the campaign, or acts where there are none. */
export const LinesAxis = z.object({
  from: z.number(),
  now: z.number(),
  to: z.number(),
  ticks: z.array(z.object({ at: z.number(), text: z.string() })),
});
export type LinesAxis = z.infer<typeof LinesAxis>;

export const lineCalls = {
  /** The last one given up first; with how many acts count, and how many may be done again. */
  'campaign.lines': query(
    z.strictObject(which),
    z.object({ lines: z.array(GivenUpLine), axis: LinesAxis, done: z.int(), undone: z.int() }),
  ),
  /** Lists the acts of a line, newest first; `after` is the last act seen. */
  'campaign.line': query(
    z.strictObject({ ...which, line: ActNumber, after: ActNumber.nullable().default(null) }),
    z.object({ acts: z.array(ActOfLine), next: z.int().nullable() }),
  ),
  /** Brings it back in place: the present line takes its place among the given-up ones. */
  'campaign.bring-back': command(z.strictObject({ ...at, line: ActNumber }), Turned),
} as const satisfies Record<string, Call<'query' | 'command', z.ZodType, z.ZodType>>;
