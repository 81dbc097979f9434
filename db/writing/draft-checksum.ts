/** Checksums of half-filled forms: each row has one, and the head a list of them. */
import { digestOfRow } from '../codecs/row-digest.ts';
import type { DraftTable } from '../tables/writing.ts';

/** Columns that the list in the head covers of each form. */
export const FORM = ['form', 'body', 'changed_at'] as const satisfies readonly (keyof DraftTable)[];

export const checksumInList = (row: Pick<DraftTable, (typeof FORM)[number]>): string =>
  digestOfRow(FORM.map((column) => row[column]));

/** Checksum over a half-filled form; neither the campaign's id nor the time is covered. */
export const checksumOfDraft = ({ form, body, earlier }: Pick<DraftTable, 'form' | 'body' | 'earlier'>) =>
  digestOfRow(earlier === null ? [form, body] : [form, body, earlier]);

/** The list of half-filled forms in the form in which the head keeps it. */
export const listOfForms = (rows: readonly DraftTable[]): string =>
  JSON.stringify(Object.fromEntries(rows.map((row) => [row.form, checksumInList(row)])));
