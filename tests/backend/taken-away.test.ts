/** The file taken away, or another put in its place, while Holdout has it open: nothing that was acknowledged is lost, and it is said. */
import { copyFileSync, existsSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { expect, it, onTestFinished } from 'vitest';
import type { Backend } from '../../src/backend/host/backend.ts';
import { ask, failing, tempDir, testBackend } from '../support/backend/backend.ts';
import { fileIn } from '../support/db/store.ts';

/** A minute goes by with each look at it. */
let minutes = 0;
const clockOf = (day: number) => () => {
  minutes += 1;
  return new Date(Date.UTC(2026, 2, day, 12, minutes));
};
const now = clockOf(4);
const later = clockOf(5);

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
  // Also asked to try again, as long as the cause stands.
  for (const [method, input] of [
    ['campaign.rename', rename(campaign, 2, 'Three')],
    ['file.open', {}],
  ] as const)
    expect(await failing(backend, method, input)).toEqual({
      code: 'missing-file',
      message: `The data folder ${dataDir} isn’t there; is the disk that it is on connected? Leave Holdout open until it is back.`,
    });
  expect(existsSync(dataDir)).toBe(false);
  renameSync(elsewhere, dataDir);
  await ask(backend, 'file.open', {});
  await ask(backend, 'campaign.rename', rename(campaign, 2, 'Three'));
  expect(await shelf(backend)).toEqual(['Three']);
});

it('with an empty file in its place, what stood there is named before the backups, which have less', async () => {
  const { dataDir, backend, campaign } = await begun();
  await ask(backend, 'backup.now', {});
  await ask(backend, 'campaign.rename', rename(campaign, 1, 'Two'));
  takeAway(dataDir, ['', '-wal', '-shm']);
  writeFileSync(fileIn(dataDir), '');
  const { code, message } = await failing(backend, 'shelf.list', {});
  const copy = readdirSync(dataDir).find((name) => name.startsWith('holdout-mended-'));
  const said = `${fileIn(dataDir)} is empty, but what stood there is kept as ${copy}, and there is a backup of it made on 4 March 2026.`;
  expect([code, message]).toEqual(['missing-file', said]);
  expect((await failing(backend, 'file.open', {})).message).toBe(said);
  await backend.close();
  const again = await testBackend({ dataDir, now: later });
  expect((await failing(again, 'shelf.list', {})).message).toBe(said);
  await ask(again, 'rescue.make', { copy: copy ?? '' });
  expect(await shelf(again)).toEqual(['Two']);
  // Of the file as it is by then the newest is a backup.
  await ask(again, 'backup.now', {});
  await again.close();
  rmSync(fileIn(dataDir));
  expect((await failing(await testBackend({ dataDir, now: later }), 'shelf.list', {})).message).toMatch(
    /is gone, but there are \w+ backups of it, the newest made on 5 March 2026\.$/,
  );
});
