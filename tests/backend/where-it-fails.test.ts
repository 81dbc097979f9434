/** A full disk, a folder that can't be written, a pipe in a file's place: said of what it is, at once, and nothing is changed. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ask, failing, tempDir, testBackend } from '../support/backend/backend.ts';
import { holdout } from '../support/backend/cli.ts';

/** Error code of the system for everything that is written; null where it writes. */
const disk = vi.hoisted((): { code: string | null } => ({ code: null }));
const refusal = (code: string) => Object.assign(new Error(`${code}: write`), { code, syscall: 'write' });
vi.mock('node:fs/promises', async (original) => {
  const fs = await original<typeof import('node:fs/promises')>();
  const writeFile: typeof fs.writeFile = async (...written) => {
    if (disk.code !== null) throw refusal(disk.code);
    await fs.writeFile(...written);
  };
  return { ...fs, writeFile };
});
vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>();
  const createWriteStream: typeof fs.createWriteStream = (path, options) => {
    const { code } = disk;
    if (code === null) return fs.createWriteStream(path, options);
    return new Writable({ write: (_part, _encoding, done) => done(refusal(code)) }) as ReturnType<
      typeof fs.createWriteStream
    >;
  };
  return { ...fs, createWriteStream };
});

beforeEach(() => {
  disk.code = null;
});

it('a full disk at a restore is called that, and not a backup that can’t be read', async () => {
  const dataDir = tempDir();
  const backend = await testBackend({ dataDir });
  const about = { name: 'The Weir', seed: 'K7QF-2MWD', division: 'months', startYear: 2, star: {} } as const;
  await ask(backend, 'campaign.create', about);
  const { name: backup } = await ask(backend, 'backup.now', {});
  disk.code = 'ENOSPC';
  const full = `The backup can’t be unpacked: the disk of ${dataDir} is full. Nothing was changed; make room or allow writing there, then try again.`;
  expect((await failing(backend, 'backup.restore', { backup })).message).toBe(full);
  expect((await failing(backend, 'backup.goes', { backup })).message).toBe(full);
  disk.code = null;
  await ask(backend, 'backup.restore', { backup });
});

describe('a campaign’s file brought in by the command line', () => {
  it.each([
    ['ENOSPC', 'the disk is full'],
    ['EROFS', 'the disk is read-only'],
  ])('into a folder that gives %s is not called a file that can’t be opened', async (code, why) => {
    const [dataDir, file] = [tempDir(), join(tempDir(), 'merrow.holdout')];
    writeFileSync(file, 'a campaign');
    disk.code = code;
    const { err } = await holdout('--data', dataDir, 'open', file);
    expect(err).toBe(`holdout: ${file} wasn’t brought in: nothing can be written to ${dataDir} (${why}).\n`);
    expect(readdirSync(join(dataDir, 'transfer'))).toEqual([]);
  });

  it('is named where it is to blame itself', async () => {
    const [dataDir, folder] = [tempDir(), tempDir()];
    expect((await holdout('--data', dataDir, 'open', folder)).err).toBe(
      `holdout: ${folder} can’t be opened: it is a folder.\n`,
    );
    const nowhere = join(folder, 'nowhere.holdout');
    expect((await holdout('--data', dataDir, 'open', nowhere)).err).toBe(
      `holdout: ${nowhere} can’t be opened: there is no such file or folder.\n`,
    );
  });

  it.skipIf(process.platform === 'win32')('that is a pipe is refused without waiting for it', async () => {
    const [dataDir, pipe] = [tempDir(), join(tempDir(), 'pipe.holdout')];
    spawnSync('mkfifo', [pipe]);
    expect(existsSync(pipe)).toBe(true);
    const told = `holdout: ${pipe} can’t be opened: it is a pipe or a device, not a file.\n`;
    expect((await holdout('--data', dataDir, 'open', pipe)).err).toBe(told);
    expect((await holdout('--data', dataDir, 'figure', 'open', 'x', pipe)).err).toBe(told);
  });
});
