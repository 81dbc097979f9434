/** Processes that are killed at a moment of chance, and what they have said before. */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import fc from 'fast-check';
import type { Place } from './place.ts';
import { missingOf, type Standing } from './standing.ts';
import type { Coming, Said } from './target.ts';

const PROCESS = join(import.meta.dirname, 'process.ts');

/** Folder of compiled code, so that no process has to compile it again: a killed one leaves nothing of it. */
function compiledIn(): string {
  const folder = mkdtempSync(join(tmpdir(), 'holdout-compiled-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  spawnSync(process.execPath, [PROCESS], { env: { ...process.env, NODE_COMPILE_CACHE: folder } });
  return folder;
}

let compiled: string | undefined;

/** Moment at which a process is killed: so many milliseconds after so many lines, or after it has begun. */
export interface Moment {
  readonly lines: number;
  readonly ms: number;
}

/** Milliseconds within which a process begins and opens the file. */
const OPENING = 500;

/** By chance; one of five as it begins. */
export const momentOf = ({ lines, ms }: Moment): fc.Arbitrary<Moment> =>
  fc.oneof(
    { arbitrary: fc.record({ lines: fc.constant(0), ms: fc.nat(OPENING) }), weight: 1 },
    { arbitrary: fc.record({ lines: fc.nat(lines), ms: fc.nat(ms) }), weight: 4 },
  );

/** Gives what a process has said until it was killed. */
export async function killed(target: string, place: Place, { lines, ms }: Moment): Promise<readonly Said[]> {
  compiled ??= compiledIn();
  const child = spawn(process.execPath, [PROCESS, target, place.root, `${place.day}`], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_COMPILE_CACHE: compiled },
  });
  const due = Promise.withResolvers<void>();
  const gone = new Promise((resolve) => child.once('close', resolve));
  let said = '';
  let wrong = '';
  child.stdout.setEncoding('utf8').on('data', (part: string) => {
    said += part;
    // The first says that it has begun.
    if (said.split('\n').length - 2 >= lines) due.resolve();
  });
  child.stderr.setEncoding('utf8').on('data', (part: string) => {
    wrong += part;
  });
  await Promise.race([due.promise, gone]);
  await Promise.race([pause(ms), gone]);
  child.kill('SIGKILL');
  await gone;
  if (wrong !== '') throw new Error(wrong);
  // The last line may have been cut off.
  return said
    .split('\n')
    .slice(1, -1)
    .map((line): Said => JSON.parse(line));
}

const comingTo = (from: Standing, coming: Coming): Standing =>
  'on' in coming ? { ...from, ...coming.on } : coming.instead;

/** Standings that may be found after all that was said: a deed under way may be done and not be said. */
export function maybe(before: Standing, said: readonly Said[]): readonly Standing[] {
  let at = before;
  let underWay: Coming | undefined;
  for (const one of said) {
    if ('did' in one) at = one.did;
    underWay = 'will' in one ? one.will : undefined;
  }
  return underWay === undefined ? [at] : [at, comingTo(at, underWay)];
}

/** Nothing where one of them stands there; else what is missing of the first. */
export function lost(candidates: readonly Standing[], found: Standing, mended: boolean): readonly string[] {
  const missing = candidates.map((one) => missingOf(one, found, mended));
  return missing.some((one) => one.length === 0) ? [] : (missing[0] ?? []);
}
