/** Reasons for which a file can’t be written or read, in a few words. */

/** Reasons for which the system wouldn’t read or write a file, by its code. */
const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  ENOTDIR: 'a part of its path is a file',
  EEXIST: 'there is a file of that name; --force takes its place',
  EISDIR: 'it is a folder',
  ENOTFILE: 'it is a pipe or a device, not a file',
  EOWN: 'it is a file of Holdout’s own',
  EOWNNAME: 'only files of Holdout’s own are called that',
  EACCES: 'this user may not use it',
  EPERM: 'this user may not use it',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
};

export function diskReason(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'EUNKNOWN';
  return REASONS[code] ?? code;
}
