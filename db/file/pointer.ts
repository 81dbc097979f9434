/** `folder.json` in the system's folder: where the player has moved the data folder to. Read before anything else is. */
import { readFileSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';

export const pointerIn = (home: string) => join(home, 'folder.json');

/** Undefined where nothing was moved. One that can't be read throws: what it names may hold campaigns. */
export function readPointer(home: string): string | undefined {
  const path = pointerIn(home);
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR'))
      return undefined;
    throw error;
  }
  const folder = folderIn(text);
  if (folder === undefined)
    throw Object.assign(new Error(`${path} doesn’t say where the data folder is; mend it or take it away.`), {
      code: 'EINVAL',
    });
  return folder;
}

function folderIn(text: string): string | undefined {
  try {
    const { folder } = JSON.parse(text) as { readonly folder?: unknown };
    return typeof folder === 'string' && isAbsolute(folder) ? folder : undefined;
  } catch {
    return undefined;
  }
}
