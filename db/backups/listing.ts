/** What lies in a folder of backups, and which of them somebody is at work on. */
import { readdirSync } from 'node:fs';

/** Nothing where there is no such folder. */
export function listed(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** Whoever is about to finish a backup has a file that says so. */
export const isUnderWay = (files: readonly string[], name: string): boolean =>
  files.some((file) => file.startsWith(`.${name}.`) && file.endsWith('.checking'));
