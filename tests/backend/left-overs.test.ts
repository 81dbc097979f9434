/** Half-written files of a process that was killed go with the next start; files that another process is working on stay. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { writeWhole } from '../../db/file/on-disk.ts';
import { OWN } from '../../db/file/owner.ts';
import { ask, tempDir, testBackend } from '../support/backend/backend.ts';
import { settled } from '../support/backend/party.ts';

/** Name that this machine's process of that number would have. */
const ownerOf = (pid: number | undefined) => OWN.replace(/\d+$/, String(pid));
const NAME = 'holdout-2026-03-04T05-06-07-089Z-day';

/** Half-written files that a process leaves, one of each kind there is. */
const leftBy = (owner: string) => ({
  data: [
    `backups.json.${owner}-0.part`,
    ...['waits', 'held', 'held.part', 'waits-journal'].map((kind) => `.${NAME}.7..${owner}.${kind}`),
    ...['holdout-rescue-1', 'holdout-copy-2', 'holdout-again-3', `${NAME}-4-1`].flatMap((name) =>
      ['', '-wal', '-shm', '-journal'].map((beside) => `.${name}.${owner}.unpacked${beside}`),
    ),
  ],
  backups: [
    `.${NAME}.${owner}.packing`,
    // Names that earlier versions left.
    ...['taken', 'snapshot', 'snapshot-journal'].map((kind) => `.${NAME}.${owner}.${kind}`),
    `backups.json.${owner}-1.part`,
  ],
});

function leave(dataDir: string, owner: string): readonly string[] {
  const { data, backups } = leftBy(owner);
  const paths = [
    ...data.map((name) => join(dataDir, name)),
    ...backups.map((name) => join(dataDir, 'backups', name)),
  ];
  for (const path of paths) writeFileSync(path, 'half');
  return paths;
}

it('nothing half-written outlives the next start, of whatever kind', async () => {
  const dataDir = tempDir();
  const first = await testBackend({ dataDir });
  await settled(first);
  const { name } = await ask(first, 'backup.now', {});
  await first.close();
  // A process that is over: nobody has its number.
  const dead = leave(dataDir, ownerOf(spawnSync(process.execPath, ['--version']).pid));
  const living = leave(dataDir, ownerOf(process.ppid));
  const backend = await testBackend({ dataDir });
  expect((await ask(backend, 'shelf.list', {})).campaigns).toHaveLength(1);
  await ask(backend, 'backup.settle', {});
  await backend.close();
  expect(dead.filter((path) => existsSync(path))).toEqual([]);
  expect(living.filter((path) => !existsSync(path))).toEqual([]);
  expect(
    (await ask(await testBackend({ dataDir }), 'backup.list', {})).backups.map((one) => one.name),
  ).toEqual([name]);
});

it('what can’t be written whole leaves no part of it', () => {
  const dir = tempDir();
  mkdirSync(join(dir, 'backups.json'));
  expect(() => writeWhole(join(dir, 'backups.json'), '{}')).toThrow();
  expect(readdirSync(dir)).toEqual(['backups.json']);
});
