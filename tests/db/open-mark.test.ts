/** A process that was killed in the middle of a commit, and whose journal another program has taken away: pages of two states are in the file. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { keptCopies } from '../../db/backups/damaged.ts';
import { memoryIn } from '../../db/file/memory.ts';
import { leftMarks } from '../../db/file/open-mark.ts';
import { openStore } from '../../db/open.ts';
import { ask, testBackend } from '../support/backend/backend.ts';
import { clock, fileIn, tempDir } from '../support/db/store.ts';

const OPEN = `
import { openStore } from '${resolve('db/open.ts')}';
const [dir, memory] = process.argv.slice(1);
await openStore({ dir, memory, now: () => new Date() });
console.log('open');
setInterval(() => undefined, 1000);`;

async function killedWithItOpen(dir: string, memory: string): Promise<void> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', OPEN, dir, memory], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = once(child, 'exit');
  await Promise.race([once(child.stdout, 'data'), gone]);
  child.kill('SIGKILL');
  await gone;
}

const PAGE = 4096;

/** The file as so many of the pages that a commit changes were written, which SQLite does from the first to the last. */
function halfWritten(before: Buffer, after: Buffer): readonly Buffer[] {
  const changed: number[] = [];
  for (let at = 0; at < after.length; at += PAGE)
    if (!after.subarray(at, at + PAGE).equals(before.subarray(at, at + PAGE))) changed.push(at);
  return changed.slice(0, -1).map((last) => {
    const bytes = Buffer.alloc(Math.max(before.length, last + PAGE));
    before.copy(bytes);
    for (const at of changed.filter((one) => one <= last)) after.copy(bytes, at, at, at + PAGE);
    return bytes;
  });
}

it('is looked through before it is opened, and takes no act where it isn’t whole', async () => {
  const dir = tempDir();
  const memory = tempDir();
  const first = await testBackend({ dataDir: dir });
  const about = { name: 'The Weir', seed: 'K7QF-2MWD', division: 'months', startYear: 2, star: {} } as const;
  const { id: campaign } = await ask(first, 'campaign.create', about);
  await ask(first, 'note.add', { campaign, act: 1, text: 'Fog.' });
  await first.call('file.check', {});
  const before = readFileSync(fileIn(dir));
  await ask(first, 'note.add', { campaign, act: 1, text: 'Rain. '.repeat(200) });
  const after = readFileSync(fileIn(dir));
  await first.close();
  writeFileSync(fileIn(dir), before);
  await killedWithItOpen(dir, memory);
  expect(leftMarks(memoryIn(memory, dir))).toHaveLength(1);

  const states = halfWritten(before, after);
  expect(states.length).toBeGreaterThan(5);
  const wrong: string[] = [];
  for (const [n, bytes] of states.entries()) {
    writeFileSync(fileIn(dir), bytes);
    // A copy beside it would have all looked through anyway.
    for (const copy of keptCopies(dir)) rmSync(join(dir, copy));
    const remembered = tempDir();
    cpSync(memory, remembered, { recursive: true });
    const backend = await testBackend({ dataDir: dir, memory: remembered });
    const head = await backend.call('log.head', { campaign });
    const { revision } = head.ok ? (head.value as { readonly revision: number }) : { revision: 0 };
    const act = await backend.call('campaign.rename', { campaign, revision, name: 'Then' });
    if (act.ok && !(await ask(backend, 'campaign.verify', { campaign })).identical)
      wrong.push(`${n + 1} of ${states.length + 1} pages`);
    await backend.close();
  }
  expect(wrong).toEqual([]);
});

it('one that ends in order leaves no mark, nor does the next one look closer', async () => {
  const dir = tempDir();
  const memory = tempDir();
  await killedWithItOpen(dir, memory);
  const store = await openStore({ dir, memory, now: clock });
  expect(leftMarks(memoryIn(memory, dir))).toEqual([]);
  await store.close();
  expect(leftMarks(memoryIn(memory, dir))).toEqual([]);
});
