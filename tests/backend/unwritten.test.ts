/** A file beside which nothing can be written can still be read: on a full disk, or one that is read-only. */
import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { ask, failing, tempDir, testBackend } from '../support/backend/backend.ts';
import { settled } from '../support/backend/party.ts';

/** No file of this process grows beyond it: to SQLite, which begins a file of 32 kB to open ours, it is a full disk. */
const noFileBeyond = (bytes: number | 'unlimited') =>
  execFileSync('prlimit', ['--pid', String(process.pid), `--fsize=${bytes}:`]);

it.runIf(process.platform === 'linux')(
  'on a full disk everything can be read, with what only the log holds; nothing is done, and once there is room all goes on',
  async () => {
    const [playedIn, dataDir] = [tempDir(), tempDir()];
    const file = join(dataDir, 'holdout.sqlite');
    const playing = await testBackend({ dataDir: playedIn });
    const { campaign, revision } = await settled(playing);
    await ask(playing, 'note.add', { campaign, act: 1, text: 'Rain.' });
    // As it stands where the process was killed: the last acts are in the log beside it.
    for (const beside of ['', '-wal'])
      copyFileSync(join(playedIn, `holdout.sqlite${beside}`), `${file}${beside}`);
    expect(readFileSync(`${file}-wal`).length).toBeGreaterThan(0);
    const stood = await ask(playing, 'campaign.get', { campaign });
    const digest = (await ask(playing, 'campaign.verify', { campaign })).digest;

    onTestFinished(() => void noFileBeyond('unlimited'));
    noFileBeyond(16_384);
    const backend = await testBackend({ dataDir });
    expect((await ask(backend, 'shelf.list', {})).campaigns).toMatchObject([{ id: campaign }]);
    expect(await backend.call('campaign.get', { campaign })).toEqual({ ok: true, value: stood });
    expect((await ask(backend, 'campaign.verify', { campaign })).digest).toBe(digest);
    const rename = { campaign, revision, name: 'High Ferry' };
    // Beside the first screen of each window, and of whatever would change something.
    for (const [method, input] of [
      ['file.check', {}],
      ['campaign.rename', rename],
    ] as const)
      expect(await failing(backend, method, input)).toEqual({
        code: 'disk-full',
        message: `The disk of ${file} is full: your campaigns can be read, and nothing can be saved until there is room.`,
        refusal: 'read-alone',
      });

    noFileBeyond('unlimited');
    await ask(backend, 'campaign.rename', rename);
    expect((await ask(backend, 'campaign.get', { campaign })).name).toBe('High Ferry');
    expect(existsSync(`${file}-wal`)).toBe(true);
  },
);
