/** The checksum over when a line was given up, which its acts don't say. */
import { digestOfRow } from '../codecs/row-digest.ts';
import type { GivenUpLineTable } from '../tables/log.ts';

export const LINE = ['act', 'given_up_at'] as const satisfies readonly (keyof GivenUpLineTable)[];

export const checksumOfLine = (row: Pick<GivenUpLineTable, (typeof LINE)[number]>): string =>
  digestOfRow(LINE.map((column) => row[column]));
