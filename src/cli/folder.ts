/** `holdout folder`: where the campaigns are, and elsewhere. */
import { resolve } from 'node:path';
import { countedInWords, upperFirst } from '../rules/core/text/english.ts';
import { ask } from './ask.ts';
import { Complaint } from './complaint.ts';
import type { Printed, Session } from './session.ts';
import { columns } from './text.ts';

const kilobytes = (bytes: number) => `${Math.ceil(bytes / 1000)} kB`;

export async function showFolder({ backend, json }: Session): Promise<Printed> {
  const found = await ask(backend, 'folder.get', {});
  if (json) return { text: JSON.stringify(found) };
  const { folder, missing, files, backups } = found;
  if (missing) return { text: `${folder}\nThis folder isn’t there.` };
  const rows = files.map(({ name, size }) => [name, kilobytes(size)]);
  return {
    text: [
      folder,
      columns([['File', 'Size'], ...rows]),
      `${upperFirst(countedInWords(backups.count, 'backup', 'backups'))} in ${backups.folder}, ${kilobytes(backups.size)}`,
    ].join('\n'),
  };
}

export async function moveDataFolder({ backend, json }: Session, path: string): Promise<Printed> {
  // An unset variable leaves an empty path, which would be the folder one is in.
  if (path.trim() === '') throw new Complaint('Name the folder that the campaigns go to.');
  const moved = await ask(backend, 'folder.move', { folder: resolve(path) });
  if (json) return { text: JSON.stringify(moved) };
  return {
    text: `Your campaigns are now in ${moved.folder}.\nThe file they were in stays as ${moved.kept}.`,
  };
}

/** Begins anew in the usual folder, in place of one that isn't there. */
export async function beginInUsualFolder({ backend, json }: Session): Promise<Printed> {
  const begun = await ask(backend, 'folder.usual', {});
  return { text: json ? JSON.stringify(begun) : `Your campaigns are now kept in ${begun.folder}.` };
}
