/** The Chronicle, and the player's own reports. */
import { z } from 'zod';
import { CORRECT_CLOSED } from '../../../../rules/all-things-zombie/acts/encounter/after/correct-closed.ts';
import { at, type Call, command, query, which } from '../../../call.ts';
import { long } from '../../../calls/work.ts';
import { Committed } from '../../../log.ts';
import { ActNumber, TextRead } from '../../../writing.ts';
import { shapeOf } from '../fields.ts';
import {
  BattlePictures,
  ChronicleDetail,
  ChroniclePage,
  ChronicleWanted,
  EncounterNumber,
  Graveyard,
  PastTable,
  ReportText,
  SeriesView,
  SeriesWanted,
} from '../journal.ts';

const { why, ...CORRECTED } = shapeOf(CORRECT_CLOSED.fields);

export const journalCalls = {
  'chronicle.page': query(ChronicleWanted, ChroniclePage),
  /** Makes the Chronicle ready to be searched, where it isn't yet: the first time, and after a copy. */
  'chronicle.index': query(z.strictObject({ ...which, ...long }), z.object({})),
  /** Gives a single entry, by the act it begins with. */
  'chronicle.entry': query(z.strictObject({ ...which, act: ActNumber }), ChronicleDetail),
  /** The table of an Encounter, by the act its entry begins with, however long ago that was. */
  'chronicle.table': query(z.strictObject({ ...which, act: ActNumber }), PastTable),
  /** Three turning points at most of an Encounter that is over; none where it had no board. */
  'chronicle.pictures': query(z.strictObject({ ...which, act: ActNumber }), BattlePictures),
  'chronicle.series': query(SeriesWanted, SeriesView),
  /** Everything that would change with an Encounter that is over, a line for each, before it is corrected. */
  'chronicle.correction': query(
    z.strictObject({ ...which, number: EncounterNumber, ...CORRECTED }),
    z.object({ follows: z.array(z.string()) }),
  ),
  /** Corrects the result of an Encounter that is over, and all that follows from it. */
  'chronicle.correct': command(
    z.strictObject({ ...at, number: EncounterNumber, ...CORRECTED, why }),
    Committed,
  ),
  'chronicle.graveyard': query(
    z.strictObject({ ...which, skip: z.int().min(0, { error: 'Enter 0 or more to skip.' }).default(0) }),
    Graveyard,
  ),

  /** The player's wording of an Encounter's report; null lets the log speak again. */
  'report.write': command(
    z.strictObject({ ...which, act: ActNumber, text: ReportText.nullable(), was: TextRead.nullable() }),
    z.object({}),
  ),
} as const satisfies Record<string, Call<'query' | 'command', z.ZodType, z.ZodType>>;
