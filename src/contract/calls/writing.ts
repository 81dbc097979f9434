/** Notes beside a log, and drafts of forms, whichever game the log is of. */
import { z } from 'zod';
import { type Call, command, query, which } from '../call.ts';
import { ActNumber, DraftBody, FormName, NoteNumber, NoteText } from '../writing.ts';

export const writingCalls = {
  // The player's own writing is no act: it counts no revision, and undo leaves it alone.
  'note.add': command(
    z.strictObject({ ...which, act: ActNumber, text: NoteText }),
    z.object({ note: z.number() }),
  ),
  'note.change': command(z.strictObject({ ...which, note: NoteNumber, text: NoteText }), z.object({})),
  'note.remove': command(z.strictObject({ ...which, note: NoteNumber }), z.object({})),
  /** What was filled into the form and not sent off yet; null where there is nothing. */
  'draft.get': query(z.strictObject({ ...which, form: FormName }), z.object({ body: z.string().nullable() })),
  /** Keeps a half-filled form; null lets it go. */
  'draft.put': command(
    z.strictObject({ ...which, form: FormName, body: DraftBody.nullable() }),
    z.object({}),
  ),
} as const satisfies Record<string, Call<'query' | 'command', z.ZodType, z.ZodType>>;
