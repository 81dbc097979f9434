/** Whether a file stands behind what its own backups say: by which file it is and how far each campaign has come, not by times. */
import Database from 'better-sqlite3';
import { lineageOf, progressOf } from './contents.ts';
import type { Backup, Lineage, Standing } from './manifest.ts';

export interface Stood {
  readonly lineage: Lineage | null;
  readonly shelf: readonly Pick<Standing, 'id' | 'name' | 'revision'>[];
}

export interface Behind {
  readonly backup: Backup;
  /** The campaign that has come further there; undefined where only the backups were counted further. */
  readonly campaign: string | undefined;
}

export function standingOf(file: string): Stood {
  const database = new Database(file, { readonly: true, fileMustExist: true });
  try {
    return { lineage: lineageOf(database), shelf: progressOf(database) };
  } finally {
    database.close();
  }
}

function furtherThere(here: Stood, there: Stood): Behind['campaign'] {
  for (const { id, name, revision } of there.shelf) {
    const own = here.shelf.find((one) => one.id === id);
    if (own !== undefined && own.revision < revision) return name;
  }
  return undefined;
}

function isBehind(here: Stood, there: Stood): boolean {
  const [own, other] = [here.lineage?.branches ?? [], there.lineage?.branches ?? []];
  // Another way that began elsewhere: a restore, or another file altogether.
  if (!own.every((branch, at) => other[at] === branch)) return false;
  if (own.length > 0 && other.length > own.length) return true;
  if (own.length > 0 && (here.lineage?.backups ?? 0) < (there.lineage?.backups ?? 0)) return true;
  return furtherThere(here, there) !== undefined;
}

/** The newest of these that has what the file has lost; undefined where none has. */
export function behind(here: Stood, backups: readonly Backup[]): Behind | undefined {
  const backup = backups.find((one) => isBehind(here, one));
  return backup && { backup, campaign: furtherThere(here, backup) };
}
