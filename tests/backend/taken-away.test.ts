/** The file taken away, or another put in its place, while Holdout has it open: nothing that was acknowledged is lost, and it is said. */
import { copyFileSync, existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { expect, it, onTestFinished } from 'vitest';
import type { Backend } from '../../src/backend/host/backend.ts';
import { ask, failing, tempDir, testBackend } from '../support/backend/backend.ts';
import { fileIn } from '../support/db/store.ts';

const now = () => new Date(Date.UTC(2026, 2, 4, 12));

async function begun() {
  const dataDir = tempDir();
  const backend = await testBackend({ dataDir, now });
  const about = { name: 'The Weir', seed: 'K7QF-2MWD', division: 'months', startYear: 2, star: {} } as const;
  const { id: campaign } = await ask(backend, 'campaign.create', about);
  return { dataDir, backend, campaign };
}

const rename = (campaign: string, revision: number, name: string) => ({ campaign, revision, name });

const shelf = async (backend: Backend) =>
  (await ask(backend, 'shelf.list', {})).campaigns.map(({ name }) => name);

const takeAway = (dataDir: string, besides: readonly string[]) => {
  for (const beside of besides) rmSync(`${fileIn(dataDir)}${beside}`, { force: true });
};

const unnamed = (dataDir: string) => readdirSync(dataDir).filter((name) => name.startsWith('.'));

it.each([['the file alone', ['']] as const, ['with its log', ['', '-wal', '-shm']] as const])(
  '%s, taken away, stands there again with the next act, which goes in there too',
  async (_, besides) => {
    const { dataDir, backend, campaign } = await begun();
    await ask(backend, 'campaign.rename', rename(campaign, 1, 'Two'));
    takeAway(dataDir, besides);
    const reply = await backend.call('campaign.rename', rename(campaign, 2, 'Three'));
    expect(reply).toMatchObject({
      ok: true,
      notice: `Something other than Holdout took ${fileIn(dataDir)} away; it stands there again, with everything that was done.`,
    });
    expect(await backend.call('shelf.list', {})).not.toHaveProperty('notice');
    await backend.close();
    const again = await testBackend({ dataDir, now });
    expect(await shelf(again)).toEqual(['Three']);
    expect((await ask(again, 'campaign.verify', { campaign })).identical).toBe(true);
    expect(unnamed(dataDir)).toEqual([]);
  },
);

it('taken away just before the end, it stands there again at the next start', async () => {
  const { dataDir, backend, campaign } = await begun();
  await ask(backend, 'campaign.rename', rename(campaign, 1, 'Two'));
  takeAway(dataDir, ['']);
  await backend.close();
  expect(await shelf(await testBackend({ dataDir, now }))).toEqual(['Two']);
});

it('of two that have it open both go on in what stands there then', async () => {
  const { dataDir, backend, campaign } = await begun();
  const other = await testBackend({ dataDir, now });
  await ask(other, 'campaign.rename', rename(campaign, 1, 'Two'));
  takeAway(dataDir, ['']);
  await ask(backend, 'campaign.rename', rename(campaign, 2, 'Three'));
  await ask(other, 'campaign.rename', rename(campaign, 3, 'Four'));
  await ask(backend, 'campaign.rename', rename(campaign, 4, 'Five'));
  await other.close();
  await backend.close();
  expect(await shelf(await testBackend({ dataDir, now }))).toEqual(['Five']);
});

it('replaced by an earlier one, what stood there is kept, named, and can be had back', async () => {
  const { dataDir, backend, campaign } = await begun();
  await backend.close();
  const earlier = `${fileIn(dataDir)}.earlier`;
  copyFileSync(fileIn(dataDir), earlier);
  const open = await testBackend({ dataDir, now });
  await ask(open, 'campaign.rename', rename(campaign, 1, 'Two'));
  takeAway(dataDir, ['-wal', '-shm']);
  renameSync(earlier, fileIn(dataDir));
  expect((await failing(open, 'campaign.rename', rename(campaign, 2, 'Three'))).code).toBe('stale');
  const looked = await open.call('backup.list', {});
  const copy = readdirSync(dataDir).find((name) => name.startsWith('holdout-mended-'));
  expect(looked).toMatchObject({
    notice: `Something other than Holdout put another file in the place of ${fileIn(dataDir)}; what stood there is kept as ${copy}: see Settings, Backups.`,
    value: { copies: [{ name: copy }] },
  });
  expect(await shelf(open)).toEqual(['The Weir']);
  await ask(open, 'rescue.make', { copy: copy ?? '' });
  expect(await shelf(open)).toEqual(['Two']);
});

it('where it can’t be written anew nothing is done, and what is open stays until it can', async () => {
  const { dataDir, backend, campaign } = await begun();
  await ask(backend, 'campaign.rename', rename(campaign, 1, 'Two'));
  const elsewhere = `${dataDir}-elsewhere`;
  renameSync(dataDir, elsewhere);
  onTestFinished(() => rmSync(elsewhere, { recursive: true, force: true }));
  const { code, message } = await failing(backend, 'campaign.rename', rename(campaign, 2, 'Three'));
  expect([code, message]).toEqual(['missing-file', expect.stringContaining('leave Holdout open')]);
  expect(existsSync(dataDir)).toBe(false);
  renameSync(elsewhere, dataDir);
  await ask(backend, 'campaign.rename', rename(campaign, 2, 'Three'));
  expect(await shelf(backend)).toEqual(['Three']);
});
