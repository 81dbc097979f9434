/** Whether a version of a text counts: marked as acts are, which may change, and so has a checksum of its own. */
import { digestOfRow } from '../codecs/row-digest.ts';
import type { WritingTable } from '../tables/writing.ts';

export const MARKS = [
  'version',
  'state',
  'undone_at',
  'given_up_with',
] as const satisfies readonly (keyof WritingTable)[];

export type Marked = Pick<WritingTable, (typeof MARKS)[number] | 'marks_checksum'>;
export type Marks = Pick<WritingTable, 'state' | 'undone_at' | 'given_up_with'>;

export const checksumOfMarks = (row: Omit<Marked, 'marks_checksum'>): string =>
  digestOfRow(MARKS.map((column) => row[column]));

export const areMarksSound = (row: Marked): boolean => row.marks_checksum === checksumOfMarks(row);
