/** The Chronicle, its journal, and drafts of forms. */
import { z } from 'zod';
import { type Call, command, query, which } from '../../../call.ts';
import {
  ActNumber,
  ChronicleDetail,
  ChroniclePage,
  ChronicleWanted,
  DraftBody,
  FormName,
  Graveyard,
  NoteNumber,
  NoteText,
  PastTable,
  ReportText,
  SeriesView,
  SeriesWanted,
} from '../journal.ts';

export const journalCalls = {
  'chronicle.page': query(ChronicleWanted, ChroniclePage),
  /** One entry, by the act it begins with. */
  'chronicle.entry': query(z.strictObject({ ...which, act: ActNumber }), ChronicleDetail),
  /** The table of an Encounter, by the act its entry begins with, however long ago that was. */
  'chronicle.table': query(z.strictObject({ ...which, act: ActNumber }), PastTable),
  'chronicle.series': query(SeriesWanted, SeriesView),
  'chronicle.graveyard': query(
    z.strictObject({ ...which, skip: z.int().min(0, { error: 'Skip 0 or more.' }).default(0) }),
    Graveyard,
  ),

  // The player's own writing is no act: it counts no revision, and undo leaves it alone.
  'note.add': command(
    z.strictObject({ ...which, act: ActNumber, text: NoteText }),
    z.object({ note: z.number() }),
  ),
  'note.change': command(z.strictObject({ ...which, note: NoteNumber, text: NoteText }), z.object({})),
  'note.remove': command(z.strictObject({ ...which, note: NoteNumber }), z.object({})),
  /** The player's wording of an Encounter's report; null lets the log speak again. */
  'report.write': command(
    z.strictObject({ ...which, act: ActNumber, text: ReportText.nullable() }),
    z.object({}),
  ),

  /** What was filled into the form and not sent off yet; null where there is nothing. */
  'draft.get': query(z.strictObject({ ...which, form: FormName }), z.object({ body: z.string().nullable() })),
  /** Keeps a half-filled form; null lets it go. */
  'draft.put': command(
    z.strictObject({ ...which, form: FormName, body: DraftBody.nullable() }),
    z.object({}),
  ),
} as const satisfies Record<string, Call<'query' | 'command', z.ZodType, z.ZodType>>;
