/** `holdout folder`: shown and moved, as somebody types it. */
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { tempDir } from '../support/backend/backend.ts';
import { holdout, json } from '../support/backend/cli.ts';

it.skipIf(process.platform !== 'linux')('is shown, moved, and found by every command after', async () => {
  vi.stubEnv('XDG_DATA_HOME', tempDir());
  vi.stubEnv('HOLDOUT_DATA', '');
  onTestFinished(() => void vi.unstubAllEnvs());
  const { id } = await json('campaign', 'new', '--name', 'Merrow Ford');
  const { folder: before } = await json('folder');
  expect((await holdout('folder')).out).toMatch(/holdout\.sqlite/);
  const to = join(tempDir(), 'new');
  const moved = await json('folder', 'move', to);
  expect(moved).toMatchObject({ folder: to, before: expect.stringMatching(/-move$/) });
  expect(existsSync(moved.kept)).toBe(true);
  expect((await json('folder')).folder).toBe(to);
  expect((await json('campaign', 'list')).campaigns).toMatchObject([{ id }]);
  const back = await holdout('folder', 'move', before);
  expect(back.out).toContain(`Your campaigns are now in ${before}.`);
  await holdout('folder', 'move', join(to, 'again'));
  rmSync(join(to, 'again'), { recursive: true });
  const { err, code } = await holdout('campaign', 'list');
  expect([code, err]).toEqual([1, expect.stringMatching(/^holdout: The data folder .* isn’t there; /)]);
  expect((await holdout('folder', 'usual')).out).toBe(`Your campaigns are now kept in ${before}.\n`);
  expect((await json('folder')).folder).toBe(before);
});

it('one that was named stays', async () => {
  const data = tempDir();
  const { err, code } = await holdout('--data', data, 'folder', 'move', tempDir());
  expect([code, err]).toEqual([1, expect.stringMatching(/^holdout: Holdout was started with the folder /)]);
});

it('one without a name is refused, and nothing goes into the folder one is in', async () => {
  vi.stubEnv('XDG_DATA_HOME', tempDir());
  onTestFinished(() => void vi.unstubAllEnvs());
  for (const nowhere of ['', ' ']) {
    const { err, code } = await holdout('folder', 'move', nowhere);
    expect([code, err]).toEqual([1, 'holdout: Name the folder that the campaigns go to.\n']);
  }
  vi.stubEnv('HOLDOUT_DATA', ' ');
  expect((await json('folder')).folder).toBe(join(process.env.XDG_DATA_HOME ?? '', 'Holdout'));
});
