/** Why a file can’t be written or read, in a few words. */
import { words as said } from './text/disk-reason.ts';

/** Why the system wouldn't read or write a file, in words. */
const REASONS: Readonly<Record<string, string>> = {
  ENOENT: said.thereIsNoSuchFile,
  ENOTDIR: said.aPartOfItsPath,
  EEXIST: said.thereIsAFile,
  EISDIR: said.itIsAFolder,
  ENOTFILE: said.itIsAPipe,
  EOWN: said.itIsAFile,
  EOWNNAME: said.onlyFilesOfHoldoutsOwn,
  EACCES: said.thisUserMayNotUse,
  EPERM: said.thisUserMayNotUse,
  EROFS: said.theDiskIsReadOnly,
  ENOSPC: said.theDiskIsFull,
  EDQUOT: said.theDiskIsFull,
};

export function diskReason(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'EUNKNOWN';
  return REASONS[code] ?? code;
}
