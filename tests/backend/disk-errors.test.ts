/** A disk that gives errors in the middle of play: the call says so, nothing is lost, and it goes on once the cause is gone. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { ask, failing, tempDir, testBackend } from '../support/backend/backend.ts';
import { settled } from '../support/backend/party.ts';

/** No file of this process grows beyond it: what SQLite is told then is an error of the disk, as by a stick that was pulled. */
const noFileBeyond = (bytes: number | 'unlimited') =>
  execFileSync('prlimit', ['--pid', String(process.pid), `--fsize=${bytes}:`]);

it.runIf(process.platform === 'linux')(
  'an act that the disk doesn’t take says so, leaves nothing of itself, and can be tried again',
  async () => {
    const dataDir = tempDir();
    const file = join(dataDir, 'holdout.sqlite');
    const backend = await testBackend({ dataDir });
    const at = await settled(backend);
    const { campaign, revision } = at;
    const before = await ask(backend, 'campaign.verify', { campaign });
    onTestFinished(() => void noFileBeyond('unlimited'));
    // Enough to read with, not for what an act writes.
    noFileBeyond(32_768);
    const rename = { campaign, revision, name: 'High Ferry' };
    for (const _ of ['once', 'and again'])
      expect(await failing(backend, 'campaign.rename', rename)).toEqual({
        code: 'io-error',
        message: `The disk of ${file} gives errors, or can’t be reached, so this was not done; check the disk, then try again.`,
      });
    noFileBeyond('unlimited');
    expect(await ask(backend, 'campaign.get', { campaign })).toMatchObject({ name: 'Merrow Ford', revision });
    expect(await ask(backend, 'campaign.verify', { campaign })).toEqual(before);
    expect(await ask(backend, 'campaign.rename', rename)).toMatchObject({ revision: revision + 1 });
    expect((await ask(backend, 'campaign.get', { campaign })).name).toBe('High Ferry');
  },
);
