/** Contents of a log, whichever game it is of. */
import { z } from 'zod';
import { Changes } from './change.ts';
import { Revision } from './shapes.ts';

export const LoggedAct = z.object({
  act: z.number(),
  title: z.string(),
  /** The date in the campaign. */
  date: z.string(),
  /** ISO 8601, UTC. */
  madeAt: z.string(),
  state: z.enum(['done', 'undone']),
  /** True for the act that named the copy as it was made: undo goes back no further. */
  copyMade: z.boolean(),
});
export type LoggedAct = z.infer<typeof LoggedAct>;

/** A note or a report written, changed or deleted between acts: undo takes it back in turn with them. */
export const LoggedText = z.object({
  version: z.number(),
  title: z.string(),
  /** ISO 8601, UTC. */
  madeAt: z.string(),
  state: z.enum(['done', 'undone']),
  /** The act after which it was written, or taken back. */
  act: z.number(),
});
export type LoggedText = z.infer<typeof LoggedText>;

/** Reply of a command that went through. */
export const Committed = z.object({ revision: Revision, title: z.string() });
export type Committed = z.infer<typeof Committed>;

/** The same, with what it changed on the screens. */
export const CommittedChanges = Committed.extend({ changes: Changes });

/** The same of any game, of which screens may have to ask again. */
export const Turned = Committed.extend({ changes: Changes.optional() });
