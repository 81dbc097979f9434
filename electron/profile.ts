/** Chromium's own files (storage, caches, its lock) and the window's place: of this machine, so never among the campaigns, which may be synced. */
import { createHash } from 'node:crypto';
import { mkdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { pointedFolder } from '../src/backend/host/data-dir.ts';

/** Hexadecimal digits: enough that no two folders of a player's share one. */
const DIGITS = 16;
/** Word in place of a path. */
const USUAL = 'usual';

/**
 * Folder for the profile of one data folder, within the system’s folder for what programs keep; windows on different data don’t keep each
 * other out.
 */
export function profileOf(dataFolder: string, appData: string): string {
  const digest = createHash('sha256').update(keyOf(dataFolder)).digest('hex');
  return join(appData, 'Holdout Desktop', digest.slice(0, DIGITS));
}

/** Makes it; null where it can't be had: Electron then takes its usual one. */
export function makeProfile(dataFolder: string, appData: string): string | null {
  const profile = profileOf(dataFolder, appData);
  try {
    mkdirSync(profile, { recursive: true, mode: 0o700 });
    return profile;
  } catch {
    return null;
  }
}

/** The campaigns that open without a word keep their window wherever the player moves them. */
function keyOf(dataFolder: string): string {
  if (dataFolder === pointedFolder()) return USUAL;
  try {
    return realpathSync(dataFolder);
  } catch {
    return dataFolder;
  }
}
