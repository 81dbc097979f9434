/** The data folder: where it is, what is in it, and elsewhere. */
import { accessSync, constants, existsSync, lstatSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { isAbsolute, join, relative, resolve } from 'node:path';
import { backupFolder, backupsIn, WrongCopy } from '../../../db/backups/index.ts';
import {
  clearMove,
  endMove,
  FILE_NAME,
  makeFolder,
  moveFolder,
  readPointer,
  StoreFailure,
  setPointerAside,
} from '../../../db/index.ts';
import type { DataFolder } from '../../contract/calls/folder.ts';
import type { Output } from '../../contract/contract.ts';
import type { BackupKeeper } from '../calls/backups.ts';
import { CallFailure, refused } from '../calls/call-failure.ts';
import type { AppContext } from '../calls/context.ts';
import type { Handlers, MethodOf } from '../calls/handler.ts';
import type { Opening } from '../calls/opening.ts';
import { clearTransfers } from '../calls/transfers.ts';

interface Parts {
  readonly store: Opening;
  readonly keeper: BackupKeeper;
  /** The system's folder for Holdout's data, in which it is said where they were moved to. */
  readonly home: string;
}

/** Without those that stand there for a moment, whose names begin with a dot. */
function filesIn(folder: string): DataFolder['files'] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => !name.startsWith('.'))
    .toSorted()
    .flatMap((name) => {
      const found = lstatSync(join(folder, name), { throwIfNoEntry: false });
      return found?.isFile() ? [{ name, size: found.size }] : [];
    });
}

/** Told by the flag or by HOLDOUT_DATA, which overrule the pointer. */
function isNamed({ dataDir }: AppContext, home: string): boolean {
  return Boolean(process.env.HOLDOUT_DATA) || resolve(dataDir) !== (readPointer(home) ?? home);
}

function standing(app: AppContext, home: string): DataFolder {
  const folder = backupFolder(app.dataDir);
  const backups = backupsIn(folder);
  return {
    folder: app.dataDir,
    usual: home,
    named: isNamed(app, home),
    missing: !existsSync(app.dataDir),
    files: filesIn(app.dataDir),
    backups: {
      folder,
      count: backups.length,
      size: backups.reduce((sum, { packed }) => sum + packed, 0),
    },
  };
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'no folder can be made there',
  ENOTDIR: 'a part of its path is a file',
  EACCES: 'it may not be written',
  EPERM: 'it may not be written',
  EROFS: 'its disk is read-only',
  ENOSPC: 'its disk is full',
  EDQUOT: 'its disk is full',
  ENAMETOOLONG: 'its name is too long',
};

/** Nothing has changed. */
function unusable(folder: string, error: unknown): Error {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const full = code.startsWith('SQLITE_FULL') ? REASONS.ENOSPC : undefined;
  const why = REASONS[code] ?? full ?? (error instanceof WrongCopy ? 'the copy came out wrong' : code);
  return Object.assign(refused(`Your campaigns stay where they are; ${folder} can’t be used: ${why}.`), {
    cause: error,
  });
}

function isWithin(folder: string, other: string): boolean {
  const way = relative(folder, other);
  return way !== '' && way !== '..' && !way.startsWith('../') && !way.startsWith('..\\') && !isAbsolute(way);
}

/** Refuses a folder that can't be used. */
async function checkedTarget({ dataDir }: AppContext, typed: string): Promise<string> {
  if (!isAbsolute(typed)) throw refused('The folder is needed whole, from the root of its disk on.');
  const wanted = resolve(typed);
  if (existsSync(wanted) && !statSync(wanted).isDirectory())
    throw refused(`${wanted} is a file; choose a folder.`);
  if (isWithin(dataDir, wanted)) throw refused('A folder can’t be moved into itself; choose another one.');
  try {
    makeFolder(wanted);
    accessSync(wanted, constants.W_OK);
    const [here, there] = [realpathSync(dataDir), realpathSync(wanted)];
    if (here === there) throw refused('Your campaigns are in this folder already.');
    if (isWithin(here, there)) throw refused('A folder can’t be moved into itself; choose another one.');
    await clearMove(wanted);
  } catch (error) {
    throw error instanceof CallFailure ? error : unusable(wanted, error);
  }
  if (existsSync(join(wanted, FILE_NAME)))
    throw refused(`${wanted} holds campaigns already; choose a folder without a ${FILE_NAME}.`);
  return wanted;
}

async function move(app: AppContext, parts: Parts, typed: string): Promise<Output<'folder.move'>> {
  const { store, keeper, home } = parts;
  if (isNamed(app, home))
    throw refused(`Holdout was started with the folder ${app.dataDir}; start it without, then move it.`);
  const folder = await checkedTarget(app, typed);
  await store.opened();
  const before = await keeper.hold('move');
  await keeper.settled();
  await store.release();
  try {
    const kept = await moveFolder({ from: app.dataDir, to: folder, home, now: app.now() });
    // Transfers under way lie where nobody looks for them any more.
    clearTransfers(app.dataDir);
    return { folder, before: before?.name ?? null, kept };
  } catch (error) {
    // Once it is pointed to, the new folder counts, whatever happens then.
    if (readPointer(home) === folder) return { folder, before: before?.name ?? null, kept: app.file };
    await endMove(home, app.now());
    if (error instanceof StoreFailure || !(error instanceof WrongCopy || 'code' in Object(error)))
      throw error;
    throw unusable(folder, error);
  }
}

async function beginInUsual(app: AppContext, { store, home }: Parts): Promise<Output<'folder.usual'>> {
  if (resolve(app.dataDir) === home) return { folder: home };
  if (existsSync(app.dataDir)) throw refused('The data folder is there; try again.');
  if (isNamed(app, home) || setPointerAside(home) === undefined)
    throw refused('The data folder was named when Holdout was started; start it with another.');
  await store.release();
  return { folder: home };
}

export const folderHandlers = (parts: Parts): Handlers<MethodOf<'folder'>, AppContext> => ({
  'folder.get': async (app) => standing(app, parts.home),
  'folder.move': async (app, { folder }) => await move(app, parts, folder),
  'folder.usual': async (app) => await beginInUsual(app, parts),
});
