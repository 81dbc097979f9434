/** Backups as what a damaged campaign is mended from. */
import { attached, SOURCE } from '../file/attached.ts';
import type { Db } from '../schema.ts';
import { allFound, damagedWords, findWords, noWords, someDamaged, type WholeWords } from '../writing/mend.ts';
import { dropUnpacked, unpack, unpackedFile } from './make.ts';
import { type Backup, backupsIn } from './manifest.ts';
import { backupFolder } from './place.ts';

/** Logs and words stand in it as they stand today. */
const OLDEST_VERSION = 8;
/** `from`: a file of ours. `words`: what all backups have of damaged words; without it none may be damaged. */
export interface Source {
  readonly from: string | undefined;
  readonly words: WholeWords | undefined;
  /** The last attempt: play goes on from the present state. */
  readonly goOn: boolean;
}

/** What is mended, and where; `before` is the backup that was made for this, which has the same damage. */
interface ToMend {
  readonly dir: string;
  readonly id: string;
  readonly before: string | undefined;
  /** Where no backup has it, play goes on from the present state. */
  readonly fromState?: boolean;
}

/** Gives each backup, unpacked, the newest first, until one gives something. */
async function fromEach<T>(
  { dir, id, before }: ToMend,
  attempt: (path: string, backup: Backup) => Promise<T | undefined>,
): Promise<T | undefined> {
  const folder = backupFolder(dir);
  // A name of its own: another process may be mending beside this one.
  const path = unpackedFile(dir, 'holdout-mending');
  const having = backupsIn(folder).filter(
    ({ name, version, shelf }) =>
      name !== before && version >= OLDEST_VERSION && shelf.some((standing) => standing.id === id),
  );
  for (const backup of having) {
    try {
      dropUnpacked(path);
      await unpack(folder, backup, path);
      const done = await attempt(path, backup);
      if (done !== undefined) return done;
    } catch {
      // This one is damaged itself, or gone; an older one may be whole.
    } finally {
      dropUnpacked(path);
    }
  }
  return undefined;
}

/** Each of the damaged words as the newest backup has it that has it whole. */
async function wholeWords(db: Db, of: ToMend): Promise<WholeWords> {
  const { id } = of;
  const wanted = await damagedWords(db, id);
  const found = noWords();
  if (!someDamaged(wanted)) return found;
  await fromEach(of, async (path, { at }) => {
    await attached(
      db,
      path,
      async () => await findWords(db, db.withSchema(SOURCE), id, { wanted, at, found }),
    );
    return allFound(wanted, found) ? true : undefined;
  });
  return found;
}

/** Tries without a backup, then with each that has the campaign, the newest first, until one attempt gives something. */
export async function mendedFrom<T>(
  db: Db,
  of: ToMend,
  attempt: (source: Source) => Promise<T | undefined>,
): Promise<{ readonly done: T; readonly backup: Backup | null } | undefined> {
  const alone = await attempt({ from: undefined, words: undefined, goOn: false });
  if (alone !== undefined) return { done: alone, backup: null };
  const words = await wholeWords(db, of);
  const inPlace = await attempt({ from: undefined, words, goOn: false });
  if (inPlace !== undefined) return { done: inPlace, backup: null };
  const brought = await fromEach(of, async (from, backup) => {
    const done = await attempt({ from, words, goOn: false });
    return done === undefined ? undefined : { done, backup };
  });
  if (brought !== undefined || of.fromState !== true) return brought;
  const wentOn = await attempt({ from: undefined, words, goOn: true });
  return wentOn === undefined ? undefined : { done: wentOn, backup: null };
}
