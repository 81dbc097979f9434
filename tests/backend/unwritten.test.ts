/** A disk that takes nothing more: everything can be read, nothing is done, and all goes on once there is room. */
import { execFileSync } from 'node:child_process';
import { copyFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { keptCopies } from '../../db/backups/damaged.ts';
import { ask, failing, tempDir, testBackend } from '../support/backend/backend.ts';
import { settled } from '../support/backend/party.ts';

/** A small disk of its own, in memory. */
function smallDisk(): string {
  const dir = tempDir();
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=3m', 'tmpfs', dir]);
  onTestFinished(() => void execFileSync('umount', ['-l', dir]));
  return dir;
}

function canMount(): boolean {
  try {
    const dir = execFileSync('mktemp', ['-d'], { encoding: 'utf8' }).trim();
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', dir], { stdio: 'ignore' });
    execFileSync('umount', [dir]);
    return true;
  } catch {
    return false;
  }
}

function fill(dir: string): string {
  const file = join(dir, 'others');
  for (let bytes = 4_000_000; bytes >= 512; bytes = Math.floor(bytes / 2))
    try {
      writeFileSync(file, Buffer.alloc(bytes), { flag: 'a' });
    } catch {
      // The file takes what there is room for.
    }
  return file;
}

describe.runIf(process.platform === 'linux' && canMount())('a disk that takes nothing more', () => {
  it.each([
    [
      'a full one',
      'disk-full',
      (dir: string) => {
        const others = fill(dir);
        return () => rmSync(others);
      },
    ],
    [
      'one that became read-only',
      'read-only',
      (dir: string) => {
        execFileSync('mount', ['-o', 'remount,ro', dir]);
        return () => void execFileSync('mount', ['-o', 'remount,rw', dir]);
      },
    ],
  ] as const)('%s', async (_, code, spoil) => {
    const [playedIn, dataDir] = [tempDir(), smallDisk()];
    const playing = await testBackend({ dataDir: playedIn });
    const { campaign, revision } = await settled(playing);
    await ask(playing, 'note.add', { campaign, act: 1, text: 'Rain.' });
    const stood = await ask(playing, 'campaign.get', { campaign });
    const { digest } = await ask(playing, 'campaign.verify', { campaign });
    await playing.close();
    copyFileSync(join(playedIn, 'holdout.sqlite'), join(dataDir, 'holdout.sqlite'));

    const mend = spoil(dataDir);
    const backend = await testBackend({ dataDir });
    expect((await ask(backend, 'shelf.list', {})).campaigns).toMatchObject([{ id: campaign }]);
    expect(await backend.call('campaign.get', { campaign })).toEqual({ ok: true, value: stood });
    expect((await ask(backend, 'campaign.verify', { campaign })).digest).toBe(digest);
    const rename = { campaign, revision, name: 'High Ferry' };
    const failed = await failing(backend, 'campaign.rename', rename);
    expect([failed.code, failed.message]).toEqual([
      code,
      expect.stringContaining(join(dataDir, 'holdout.sqlite')),
    ]);

    mend();
    await ask(backend, 'campaign.rename', rename);
    expect((await ask(backend, 'campaign.get', { campaign })).name).toBe('High Ferry');
    expect((await ask(backend, 'campaign.verify', { campaign })).identical).toBe(true);
  });

  it('a full one with a damaged file has no half copy of that, and a whole one once there is room', async () => {
    const [playedIn, dataDir] = [tempDir(), smallDisk()];
    const playing = await testBackend({ dataDir: playedIn });
    await settled(playing);
    await playing.close();
    const file = join(dataDir, 'holdout.sqlite');
    copyFileSync(join(playedIn, 'holdout.sqlite'), file);
    writeFileSync(file, Buffer.alloc(3 * 4096, 65), { flag: 'r+' });
    const others = fill(dataDir);
    const backend = await testBackend({ dataDir });
    expect(await failing(backend, 'shelf.list', {})).toMatchObject({
      code: 'damaged-file',
      message: expect.stringContaining(
        `but could not be copied (the disk of ${dataDir} is full), and there is no backup.`,
      ),
    });
    expect((await failing(backend, 'rescue.look', {})).code).toBe('disk-full');
    expect(keptCopies(dataDir)).toEqual([]);
    rmSync(others);
    const { message } = await failing(backend, 'file.open', {});
    const [copy] = keptCopies(dataDir);
    expect(message).toContain(`and copied to ${join(dataDir, copy ?? '')}`);
  });
});
