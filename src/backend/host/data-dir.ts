/** The folder in which campaigns are kept. */
import { chmodSync } from 'node:fs';
import { userInfo } from 'node:os';
import { resolve } from 'node:path';
import envPaths from 'env-paths';
// Past the database's door: a window that only starts the worker needs nothing else behind it.
import { readPointer } from '../../../db/file/pointer.ts';
import { makeFolder } from '../../../db/file/private.ts';

/** Variables that a shell adds to the environment; `HOLDOUT_DATA` is ours. */
type Environment = Readonly<Record<string, string | undefined>>;

/** The data folder, there or not. Throws an Error of one sentence where it has no name. */
export function dataFolder({ flag }: { readonly flag?: string }, env: Environment = process.env): string {
  if (flag?.trim() === '') throw failure('The data folder needs a name.', 'EINVAL');
  const named = flag ?? env.HOLDOUT_DATA ?? '';
  if (named.trim() !== '') return resolve(named);
  return readPointer(systemFolder()) ?? systemFolder();
}

/** The one the system keeps for an application's data. With HOME set to nothing it would lie wherever the command was given. */
export const systemFolder = (): string =>
  resolve(userInfo().homedir, envPaths('Holdout', { suffix: '' }).data);

/** Folder in which this machine keeps what it has seen of files, and loses nothing by losing it. */
export const memoryFolder = (): string =>
  resolve(userInfo().homedir, envPaths('Holdout', { suffix: '' }).cache);

/** Folder the campaigns are said to be in, even if whoever started Holdout has named another. */
export const pointedFolder = (): string => readPointer(systemFolder()) ?? systemFolder();

/**
 * The data folder, made if it isn't there: the flag's, else HOLDOUT_DATA's, else the one it was moved to, which is never
 * made (it may be on a disk that isn't connected), else the one the operating system keeps for an application's data. Throws an Error of one sentence, with the system's `code`, where no folder can be had.
 */
export function dataDir(wanted: { readonly flag?: string }, env: Environment = process.env): string {
  const folder = dataFolder(wanted, env);
  if (folder === readPointer(systemFolder())) return folder;
  try {
    makeFolder(folder);
    // Made by an earlier Holdout, it may be open to others; one that the player has named is left as it is.
    if (folder === systemFolder()) chmodSync(folder, 0o700);
  } catch (error) {
    throw failure(`The data folder ${folder} can’t be used: ${reasonOf(error)}.`, codeOf(error));
  }
  return folder;
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'no folder can be made there',
  EEXIST: 'there is a file of that name',
  ENOTDIR: 'a part of its path is a file',
  EACCES: 'this user may not make it',
  EPERM: 'this user may not make it',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  ENAMETOOLONG: 'its name is too long',
};

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'EUNKNOWN';
}

function reasonOf(error: unknown): string {
  return REASONS[codeOf(error)] ?? codeOf(error);
}

function failure(message: string, code: string): Error {
  return Object.assign(new Error(message), { code });
}
