/** Inputs of calls that name folders of the disk, kept to folders of the test, whatever was made by chance. */
import { isAbsolute, join, relative, resolve, sep } from 'node:path';

function isInside(root: string, path: string): boolean {
  const way = relative(root, path);
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}

/** A path that leads out leads to a place within; what is no whole path is refused anyway, and stays. */
function within(root: string, folder: string): string {
  const typed = folder.trim();
  if (!isAbsolute(typed) || isInside(root, resolve(typed))) return folder;
  return join(root, 'led-out', typed.replaceAll('..', ''));
}

/** Leads an input into the sandbox wherever it names a folder. */
export function sandboxed(root: string, input: unknown): unknown {
  if (typeof input !== 'object' || input === null || !Object.hasOwn(input, 'folder')) return input;
  const { folder } = input as { readonly folder: unknown };
  return typeof folder === 'string' ? { ...input, folder: within(root, folder) } : input;
}
