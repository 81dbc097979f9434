/** The data folder as the player sees it: moved, gone on in, refused, not there. */
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { dataDir as found } from '../../src/backend/host/data-dir.ts';
import { ask, failing, tempDir, testBackend } from '../support/backend/backend.ts';
import { startBuilt } from '../support/backend/in-workers.ts';
import { settled } from '../support/backend/party.ts';

/** A host over the folder that the system would give. */
async function hosted() {
  vi.stubEnv('XDG_DATA_HOME', tempDir());
  vi.stubEnv('HOLDOUT_DATA', '');
  onTestFinished(() => void vi.unstubAllEnvs());
  const home = found({});
  const backend = await startBuilt({ dataDir: home });
  onTestFinished(() => backend.close());
  return { home, backend };
}

describe.skipIf(process.platform !== 'linux')('a host whose folder is moved', () => {
  it('goes on there with both workers, and nothing asked meanwhile lands in the old file', async () => {
    const { home, backend } = await hosted();
    const { campaign, revision } = await settled(backend);
    await ask(backend, 'campaign.verify', { campaign });
    const to = join(tempDir(), 'new');
    const moving = ask(backend, 'folder.move', { folder: to });
    const renamed = ask(backend, 'campaign.rename', { campaign, revision, name: 'The Weir' });
    const { before, kept } = await moving;
    await renamed;
    expect(before).toMatch(/-move$/);
    expect(existsSync(kept)).toBe(true);
    expect(existsSync(join(home, 'holdout.sqlite'))).toBe(false);
    expect(await ask(backend, 'folder.get', {})).toMatchObject({ folder: to, usual: home, named: false });
    expect((await ask(backend, 'campaign.verify', { campaign })).identical).toBe(true);
    expect(backend.dataDir?.()).toBe(to);
    await backend.close();
    expect(found({})).toBe(to);
    const next = await testBackend({ dataDir: to, home });
    expect((await ask(next, 'campaign.get', { campaign })).name).toBe('The Weir');
  });

  it('isn’t begun anew where the folder isn’t there: tried again, or the usual one', async () => {
    const { home, backend: first } = await hosted();
    const { campaign } = await settled(first);
    const to = join(tempDir(), 'stick');
    await ask(first, 'folder.move', { folder: to });
    await first.close();
    renameSync(to, `${to}-away`);
    expect(found({})).toBe(to);
    const backend = await startBuilt({ dataDir: to });
    onTestFinished(() => backend.close());
    expect(await failing(backend, 'shelf.list', {})).toEqual({
      code: 'folder-away',
      message: `The data folder ${to} isn’t there; is the disk that it is on connected?`,
    });
    expect(await ask(backend, 'folder.get', {})).toMatchObject({ missing: true, named: false });
    expect(existsSync(to)).toBe(false);
    renameSync(`${to}-away`, to);
    await ask(backend, 'file.open', {});
    expect((await ask(backend, 'campaign.get', { campaign })).name).toBe('Merrow Ford');
    await backend.close();
    renameSync(to, `${to}-away`);
    const anew = await startBuilt({ dataDir: to });
    onTestFinished(() => anew.close());
    await failing(anew, 'shelf.list', {});
    expect(await ask(anew, 'folder.usual', {})).toEqual({ folder: home });
    // The old file was moved, and its backups are there still: that is asked in its turn.
    expect((await failing(anew, 'shelf.list', {})).code).toBe('missing-file');
    await ask(anew, 'file.open', { as: 'new' });
    expect((await ask(anew, 'shelf.list', {})).campaigns).toEqual([]);
    expect(existsSync(join(home, 'folder.before.json'))).toBe(true);
  });
});

describe('a folder that can’t be moved to', () => {
  it('is refused with one sentence, and nothing has changed', async () => {
    const dataDir = tempDir();
    const backend = await testBackend({ dataDir });
    const { campaign } = await settled(backend);
    const [file, taken] = [join(tempDir(), 'file'), tempDir()];
    writeFileSync(file, '');
    writeFileSync(join(taken, 'holdout.sqlite'), 'theirs');
    const cases: readonly (readonly [string, RegExp])[] = [
      ['elsewhere', /from the root of its disk on/],
      [file, /is a file; choose a folder/],
      [join(file, 'below'), /a part of its path is a file/],
      [dataDir, /in this folder already/],
      [join(dataDir, 'inside'), /can’t be moved into itself/],
      [taken, /holds campaigns already/],
    ];
    for (const [folder, sentence] of cases) {
      const { code, message } = await failing(backend, 'folder.move', { folder });
      expect([folder, code]).toEqual([folder, 'refused']);
      expect(message).toMatch(sentence);
    }
    expect(existsSync(join(dataDir, 'inside'))).toBe(false);
    expect((await ask(backend, 'campaign.get', { campaign })).name).toBe('Merrow Ford');
  });

  it('is any, where Holdout was started with a folder', async () => {
    const dataDir = tempDir();
    const backend = await testBackend({ dataDir, home: tempDir() });
    expect((await ask(backend, 'folder.get', {})).named).toBe(true);
    expect((await failing(backend, 'folder.move', { folder: tempDir() })).message).toMatch(
      /^Holdout was started with the folder /,
    );
    vi.stubEnv('HOLDOUT_DATA', dataDir);
    onTestFinished(() => void vi.unstubAllEnvs());
    const overruled = await testBackend({ dataDir: tempDir() });
    expect((await ask(overruled, 'folder.get', {})).named).toBe(true);
  });

  it('is no reason to make another empty file in its place', async () => {
    const [home, to] = [tempDir(), join(tempDir(), 'new')];
    mkdirSync(to);
    writeFileSync(join(home, 'folder.json'), JSON.stringify({ folder: to }));
    const backend = await testBackend({ dataDir: to, home });
    expect((await failing(backend, 'shelf.list', {})).code).toBe('missing-file');
    rmSync(to, { recursive: true });
    expect((await failing(backend, 'shelf.list', {})).code).toBe('missing-file');
  });
});
