/** The checksum over a setting. */
import { digestOfRow } from '../codecs/row-digest.ts';
import type { SettingTable } from '../tables/writing.ts';

export const SETTING = ['key', 'value'] as const satisfies readonly (keyof SettingTable)[];

export const checksumOfSetting = (row: Pick<SettingTable, (typeof SETTING)[number]>): string =>
  digestOfRow(SETTING.map((column) => row[column]));

export const isSettingSound = (row: SettingTable): boolean => row.checksum === checksumOfSetting(row);
