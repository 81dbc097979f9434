/** A file that the player has named, before it is opened. */
import { statSync } from 'node:fs';

/** Throws what the system says; a folder is none, nor a pipe or a device: nobody knows whether anything ever comes out of it. */
export function admitRead(file: string): void {
  const found = statSync(file);
  if (found.isDirectory()) throw Object.assign(new Error('EISDIR'), { code: 'EISDIR' });
  if (!found.isFile()) throw Object.assign(new Error('ENOTFILE'), { code: 'ENOTFILE' });
}
