/** Files that nobody would take away any more. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { backupsIn } from '../../../db/backups/manifest.ts';

/** Files that lie in a data folder, one that was moved away from too. */
const FILES = /^(holdout\.sqlite|holdout\.log|backups\.json|folder\.json|holdout\.moved-[\dTZ-]+\.sqlite)$/;

/** Copies of a damaged file, of which the player is told, with the journal that lay beside it. */
const COPIES = /^holdout-(damaged|mended)-[\dTZ-]+\.sqlite(-journal)?$/;

function inBackups(folder: string): readonly string[] {
  const expected = new Set(backupsIn(folder).flatMap(({ name }) => [`${name}.json`, `${name}.sqlite.gz`]));
  return readdirSync(folder)
    .filter((name) => !expected.has(name))
    .map((name) => join(folder, name));
}

/** Strays in a folder that holds or has held campaigns, or in one for backups alone. */
export function straysIn(
  folder: string,
  holds: 'campaigns' | 'backups',
  { copies = false } = {},
): readonly string[] {
  if (!existsSync(folder)) return [];
  if (holds === 'backups') return inBackups(folder);
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (!statSync(path).isDirectory()) return FILES.test(name) || (copies && COPIES.test(name)) ? [] : [path];
    if (name === 'backups') return inBackups(path);
    return name === 'transfer' ? readdirSync(path).map((one) => join(path, one)) : [path];
  });
}
