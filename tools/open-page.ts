/** Hands the browser the app's address without naming it: what a program is started with, every user of the machine can read. */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Name of the file, of which each data folder has one; a file that a killed start has left is written over by the next. */
const FILE = 'open-holdout.html';

const pageFor = (url: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="referrer" content="no-referrer">
<meta http-equiv="refresh" content="0;url=${url}">
<title>Holdout</title>
</head>
<body>
<p><a href="${url}">Open Holdout</a></p>
</body>
</html>
`;

export interface RedirectFile {
  readonly path: string;
  readonly remove: () => void;
}

/** A page that only this user can read, and that goes on to the address. */
export function redirectFile(folder: string, url: string): RedirectFile {
  const path = join(folder, FILE);
  const remove = () => rmSync(path, { force: true });
  // A file that is there keeps its own mode, and whoever has it open.
  remove();
  writeFileSync(path, pageFor(url), { mode: 0o600, flag: 'wx' });
  return { path, remove };
}
