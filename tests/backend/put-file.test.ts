/** Writes that reach the disk before and after a file of the player's gets its name. */
import { copyFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { copyAside } from '../../db/backups/damaged.ts';
import { transferPath } from '../../src/backend/calls/transfers.ts';
import { putFile, putText } from '../../src/backend/host/put-file.ts';
import { ask, tempDir, testBackend } from '../support/backend/backend.ts';

const steps = vi.hoisted((): string[] => []);
vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>();
  return {
    ...fs,
    fsyncSync: (descriptor: number) => {
      steps.push(fs.fstatSync(descriptor).isDirectory() ? 'folder' : 'file');
      fs.fsyncSync(descriptor);
    },
    renameSync: (from: string, to: string) => {
      steps.push('named');
      fs.renameSync(from, to);
    },
  };
});

it('the file is on the disk before it is named, and its name after', () => {
  const folder = tempDir();
  const from = join(tempDir(), 'from');
  writeFileSync(from, 'a campaign');
  putFile(from, join(folder, 'merrow.holdout'), { force: false, dataDir: tempDir() });
  expect(steps).toEqual(['file', 'named', 'folder']);
  expect(readdirSync(folder)).toEqual(['merrow.holdout']);
  expect(readFileSync(join(folder, 'merrow.holdout'), 'utf8')).toBe('a campaign');
});

it('a figure’s file and the copy of a damaged file reach the disk too', () => {
  const dataDir = tempDir();
  steps.length = 0;
  putText('a figure', join(tempDir(), 'ann.json'), { force: false, dataDir });
  expect(steps).toEqual(['file', 'named', 'folder']);
  steps.length = 0;
  writeFileSync(join(dataDir, 'holdout.sqlite'), 'damaged');
  copyAside(dataDir, join(dataDir, 'holdout.sqlite'), new Date());
  expect(steps).toEqual(['file', 'folder']);
});

it('leaves what stands beside it alone, whatever that is called', () => {
  const folder = tempDir();
  const [from, beside] = [join(tempDir(), 'from'), join(folder, 'merrow.holdout.part')];
  writeFileSync(from, 'a campaign');
  writeFileSync(beside, 'somebody’s');
  putFile(from, join(folder, 'merrow.holdout'), { force: false, dataDir: tempDir() });
  expect(readFileSync(beside, 'utf8')).toBe('somebody’s');
  expect(readdirSync(folder).toSorted()).toEqual(['merrow.holdout', 'merrow.holdout.part']);
});

it('takes the place of another only by force, of one of Holdout’s own and of a device never', () => {
  const [folder, dataDir] = [tempDir(), tempDir()];
  const from = join(tempDir(), 'from');
  writeFileSync(from, 'a campaign');
  const put = (file: string, force: boolean) => {
    try {
      putFile(from, file, { force, dataDir });
      return readFileSync(file, 'utf8');
    } catch (error) {
      return error;
    }
  };
  const theirs = join(folder, 'notes.txt');
  writeFileSync(theirs, 'notes');
  expect(put(theirs, false)).toMatchObject({ code: 'EEXIST' });
  expect(put(theirs, true)).toBe('a campaign');
  const own = join(dataDir, 'holdout.sqlite');
  writeFileSync(own, 'ten years');
  expect(put(own, true)).toMatchObject({ code: 'EOWN' });
  expect(put(join(folder, '..', basename(dataDir), 'holdout.sqlite'), true)).toMatchObject({ code: 'EOWN' });
  expect(readFileSync(own, 'utf8')).toBe('ten years');
  for (const name of ['holdout.sqlite', 'holdout-2026-day.sqlite.gz', 'holdout-2026-day.json']) {
    const elsewhere = join(folder, name);
    writeFileSync(elsewhere, 'of another folder');
    expect(put(elsewhere, true), name).toMatchObject({ code: 'EOWN' });
  }
  // Other files beside the app's own are refused as well.
  const beside = join(folder, 'backups.json');
  writeFileSync(beside, 'where they are');
  expect(put(beside, true)).toMatchObject({ code: 'EOWN' });
  const nowhere = tempDir();
  for (const beside of ['', '-journal', '-wal', '-shm', '-replacing', '-journal.left-1'])
    expect(put(join(nowhere, `holdout.sqlite${beside}`), false)).toMatchObject({ code: 'EOWNNAME' });
  expect(readdirSync(nowhere)).toEqual([]);
  expect(put(folder, true)).toMatchObject({ code: 'EISDIR' });
  if (existsSync('/dev/null')) expect(put('/dev/null', true)).toMatchObject({ code: 'ENOTFILE' });
});

it('takes no database’s place under whatever name, and no backup’s', async () => {
  const dataDir = tempDir();
  const backend = await testBackend({ dataDir });
  const { id: campaign } = await ask(backend, 'campaign.create', {
    name: 'Merrow Ford',
    seed: 'K7QF-2MWD',
    division: 'months',
    startYear: 2,
    star: {},
  });
  const { name } = await ask(backend, 'backup.now', {});
  const { transfer } = await ask(backend, 'campaign-file.save', { campaign });
  const folder = tempDir();
  const [database, backup, saved] = ['old.db', 'old.bak', 'merrow.holdout'].map((one) =>
    join(folder, one),
  ) as [string, string, string];
  copyFileSync(transferPath(dataDir, transfer), saved);
  copyFileSync(join(dataDir, 'backups', `${name}.sqlite.gz`), backup);
  await backend.close();
  copyFileSync(join(dataDir, 'holdout.sqlite'), database);
  const from = join(tempDir(), 'from');
  writeFileSync(from, 'a campaign');
  const options = { force: true, dataDir: tempDir() };
  for (const file of [database, backup]) {
    const was = readFileSync(file);
    expect(() => putFile(from, file, options)).toThrow('EOWN');
    expect(readFileSync(file).equals(was)).toBe(true);
  }
  putFile(from, saved, options);
  expect(readFileSync(saved, 'utf8')).toBe('a campaign');
});
