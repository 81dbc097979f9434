/** A file of two moments, as a program copies it that knows nothing of databases, while Holdout writes. */
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import type { Backend } from '../../../src/backend/backend.ts';
import { ask } from '../backend/ask.ts';
import { fileIn } from './store.ts';

const PAGE = 4096;
const NOTES = 40;

/**
 * Copies the file of an open backend into another folder: its first half as it stood before the last words of a campaign, the rest as
 * after them. It has the length that its beginning gives, the shelf can be read, and a tree further on names pages that aren't there.
 */
export async function putTorn(
  backend: Backend,
  { from, to, campaign }: { readonly from: string; readonly to: string; readonly campaign: string },
): Promise<Buffer> {
  const write = async (text: string) => await ask(backend, 'note.add', { campaign, act: 1, text });
  for (let n = 1; n <= NOTES; n += 1) await write(`Rain ${n}. `.repeat(20));
  const before = readFileSync(fileIn(from));
  for (let n = 1; statSync(fileIn(from)).size === before.length; n += 1) await write(`Fog ${n}.`);
  const half = Math.floor(before.length / PAGE / 2) * PAGE;
  const after = readFileSync(fileIn(from));
  const torn = Buffer.concat([before.subarray(0, half), after.subarray(half, before.length)]);
  writeFileSync(fileIn(to), torn);
  return torn;
}
