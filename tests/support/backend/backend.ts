/** A real backend on a folder of its own, with the clock and chance held still. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { type Backend, type BackendOptions, openBackend } from '../../../src/backend/backend.ts';
import type { Output } from '../../../src/contract/contract.ts';
import type { Failure } from '../../../src/contract/failure.ts';
import { putEmptyFile } from '../empty-file.ts';

export { ask } from './ask.ts';

export const AT = '2026-03-04T05:06:07.089Z';

/** Answer of `shelf.list` where nothing stands on the shelf. */
export const EMPTY_SHELF: Output<'shelf.list'> = {
  campaigns: [],
  deleted: [],
  games: [],
  deletedGames: [],
};

/** A folder that goes when the test is over. */
export function tempDir(): string {
  const dir = mkdtempSync(join(tmpdir(), 'holdout-backend-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  return dir;
}

/** A sequence without short cycles, so that no id comes twice, and the same in every run. */
export function repeatable(): (n: number) => number {
  let state = 1;
  return (n) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff;
    return (state >> 8) % n;
  };
}

export async function testBackend(options: Partial<BackendOptions> = {}): Promise<Backend> {
  const dataDir = options.dataDir ?? tempDir();
  if (options.dataDir === undefined) await putEmptyFile(dataDir);
  const backend = await openBackend({
    dataDir,
    home: dataDir,
    now: () => new Date(AT),
    random: repeatable(),
    ...options,
  });
  onTestFinished(() => backend.close());
  return backend;
}

interface Shared {
  readonly backend: Backend;
  readonly dataDir: string;
}

/** Makes one backend for all tests of the file or group it is asked for in: they see what those before them have left. */
export function sharedBackend(options: Partial<BackendOptions> = {}): Shared {
  let dataDir = '';
  let backend: Backend | undefined;
  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'holdout-backend-'));
    await putEmptyFile(dataDir);
    backend = await openBackend({
      dataDir,
      home: dataDir,
      now: () => new Date(AT),
      random: repeatable(),
      ...options,
    });
  });
  afterAll(async () => {
    await backend?.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  return {
    get backend() {
      if (backend === undefined) throw new Error('expected a test to ask for it');
      return backend;
    },
    get dataDir() {
      return dataDir;
    },
  };
}

/** The call's failure, whatever was put in; throws if it goes through. */
export async function failing(backend: Backend, method: string, input: unknown): Promise<Failure> {
  const reply = await backend.call(method, input);
  if (reply.ok) throw new Error(`${method} went through: ${JSON.stringify(reply.value)}`);
  return reply.error;
}

export function logged(dataDir: string): { what: string; method: string; detail: string }[] {
  const lines = readFileSync(join(dataDir, 'holdout.log'), 'utf8').trimEnd().split('\n');
  return lines.map((line) => JSON.parse(line));
}
