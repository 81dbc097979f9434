/** Marks that say if a version of a text counts: like those of acts they may change, and so have a checksum of their own. */
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
