/** Notes beside a log, and drafts of forms, whichever game the log is of. */
import { z } from 'zod';
import { type Call, command, query, which } from '../call.ts';
import { CampaignId } from '../shapes.ts';
import { ActNumber, DraftBody, FormName, NoteNumber, NoteText, TextRead, TextVersions } from '../writing.ts';

/** A form of a campaign, or of none, as that of a new one. */
const ofForm = { campaign: CampaignId.nullable(), form: FormName };

export const writingCalls = {
  // The player's own writing is no act and counts no revision, but undo takes it back, and every version is kept.
  'note.add': command(
    z.strictObject({ ...which, act: ActNumber, text: NoteText }),
    z.object({ note: z.number() }),
  ),
  'note.change': command(
    z.strictObject({ ...which, note: NoteNumber, text: NoteText, was: TextRead }),
    z.object({}),
  ),
  'note.remove': command(z.strictObject({ ...which, note: NoteNumber, was: TextRead }), z.object({})),
  /** All that a note, a report or a figure's biography has said; a figure goes by its number. */
  'writing.versions': query(
    z.strictObject({ ...which, what: z.enum(['note', 'report', 'biography']), number: ActNumber }),
    TextVersions,
  ),
  /** Notes that were deleted or taken back, the last one first. */
  'writing.deleted': query(
    z.strictObject(which),
    z.object({
      notes: z.array(z.object({ note: z.int(), act: z.int(), text: z.string(), madeAt: z.string() })),
    }),
  ),
  /** Gives what was filled into the form and not sent off yet, and what another window filled in before; null where there is nothing. */
  'draft.get': query(
    z.strictObject(ofForm),
    z.object({ body: z.string().nullable(), earlier: z.string().nullable() }),
  ),
  /**
   * Keeps a half-filled form; null lets it go. `was` is what this was made from: what was filled in elsewhere since stands beside it
   * as `earlier`, and has the form once this one is let go. `aside` takes its place, where the player has changed one for the other.
   */
  'draft.put': command(
    z.strictObject({
      ...ofForm,
      body: DraftBody.nullable(),
      was: DraftBody.nullable().optional(),
      aside: DraftBody.nullable().optional(),
    }),
    z.object({ earlier: z.string().nullable() }),
  ),
} as const satisfies Record<string, Call<'query' | 'command', z.ZodType, z.ZodType>>;
