/** The file taken away, or another put in its place, while Holdout has it open: nothing that was acknowledged is lost, and it is said. */
import {
  copyFileSync,
  existsSync,
  readdirSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import Database from 'better-sqlite3';
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

function notesIn(dataDir: string): unknown {
  const database = new Database(fileIn(dataDir), { readonly: true });
  try {
    return database.prepare('select count(*) from writing').pluck().get();
  } finally {
    database.close();
  }
}

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

it('replaced under two that have it open, what stood there is kept once, and both name it', async () => {
  const { dataDir, backend, campaign } = await begun();
  await backend.close();
  const earlier = `${fileIn(dataDir)}.earlier`;
  copyFileSync(fileIn(dataDir), earlier);
  const [open, other] = [await testBackend({ dataDir, now }), await testBackend({ dataDir, now })];
  await ask(open, 'campaign.rename', rename(campaign, 1, 'Two'));
  expect(await shelf(other)).toEqual(['Two']);
  takeAway(dataDir, ['-wal', '-shm']);
  renameSync(earlier, fileIn(dataDir));
  // Within one thread they would wait for each other's lock.
  const replies = [await open.call('shelf.list', {}), await other.call('shelf.list', {})];
  const copies = readdirSync(dataDir).filter((name) => name.startsWith('holdout-mended-'));
  expect(copies).toHaveLength(1);
  for (const reply of replies)
    expect(reply).toMatchObject({ notice: expect.stringContaining(`is kept as ${copies[0]}:`) });
  expect(unnamed(dataDir)).toEqual([]);
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
      code: 'folder-away',
      message: `The data folder ${dataDir} isn’t there; is the disk that it is on connected? Leave Holdout open until it is back.`,
    });
  expect(existsSync(dataDir)).toBe(false);
  renameSync(elsewhere, dataDir);
  await ask(backend, 'file.open', {});
  await ask(backend, 'campaign.rename', rename(campaign, 2, 'Three'));
  expect(await shelf(backend)).toEqual(['Three']);
});

it.each([
  ['cut to nothing', (file: string) => truncateSync(file, 0)] as const,
  [
    'with an empty one in its place',
    (file: string) => {
      for (const beside of ['', '-wal', '-shm']) rmSync(`${file}${beside}`);
      writeFileSync(file, '');
    },
  ] as const,
])('%s, all that was done stands in it again with the next act', async (_, change) => {
  const { dataDir, backend, campaign } = await begun();
  const other = await testBackend({ dataDir, now });
  expect(await shelf(other)).toEqual(['The Weir']);
  await ask(backend, 'campaign.rename', rename(campaign, 1, 'Two'));
  change(fileIn(dataDir));
  const reply = await backend.call('campaign.rename', rename(campaign, 2, 'Three'));
  expect(reply).toMatchObject({ ok: true, notice: expect.stringMatching(/ emptied .* again/) });
  expect(await backend.call('shelf.list', {})).not.toHaveProperty('notice');
  expect(await shelf(other)).toEqual(['Three']);
  await ask(other, 'campaign.rename', rename(campaign, 3, 'Four'));
  expect(await shelf(backend)).toEqual(['Four']);
  await other.close();
  await backend.close();
  const again = await testBackend({ dataDir, now });
  expect(await shelf(again)).toEqual(['Four']);
  expect((await ask(again, 'campaign.verify', { campaign })).identical).toBe(true);
  expect((await ask(again, 'file.check', {})).damage).toBeNull();
  expect(unnamed(dataDir)).toEqual([]);
});

it('cut to nothing just before the end, it stands there again at the next start', async () => {
  const { dataDir, backend, campaign } = await begun();
  await ask(backend, 'campaign.rename', rename(campaign, 1, 'Two'));
  truncateSync(fileIn(dataDir), 0);
  await backend.close();
  expect(await shelf(await testBackend({ dataDir, now }))).toEqual(['Two']);
});

it('cut to nothing, with pages in it that were never read, it is made whole out of the others and a backup', async () => {
  const { dataDir, backend, campaign } = await begun();
  for (let n = 1; n <= 40; n += 1)
    await ask(backend, 'note.add', { campaign, act: 1, text: `Rain, ${n}. ${'All night. '.repeat(200)}` });
  await ask(backend, 'backup.now', {});
  await backend.close();
  const open = await testBackend({ dataDir, now });
  await ask(open, 'campaign.rename', rename(campaign, 1, 'Two'));
  truncateSync(fileIn(dataDir), 0);
  const { code, message } = await failing(open, 'shelf.list', {});
  expect([code, message]).toEqual([
    'damaged-file',
    expect.stringMatching(/is damaged .* copied to .*holdout-damaged-/),
  ]);
  expect((await failing(open, 'file.open', {})).code).toBe('damaged-file');
  expect((await ask(open, 'rescue.look', {})).campaigns).toMatchObject([{ name: 'Two', acts: 2 }]);
  expect(await ask(open, 'rescue.make', {})).toMatchObject({ said: 'The file is repaired.' });
  const { revision } = await ask(open, 'log.head', { campaign });
  await ask(open, 'campaign.rename', rename(campaign, revision, 'Three'));
  expect((await ask(open, 'campaign.verify', { campaign })).identical).toBe(true);
  await open.close();
  expect(notesIn(dataDir)).toBe(40);
});

it('cut to nothing, and then replaced by a whole one, it is gone on with in that one', async () => {
  const { dataDir, backend, campaign } = await begun();
  for (let n = 1; n <= 40; n += 1)
    await ask(backend, 'note.add', { campaign, act: 1, text: `Rain, ${n}. ${'All night. '.repeat(200)}` });
  await backend.close();
  const whole = `${fileIn(dataDir)}.whole`;
  copyFileSync(fileIn(dataDir), whole);
  const open = await testBackend({ dataDir, now });
  expect(await shelf(open)).toEqual(['The Weir']);
  truncateSync(fileIn(dataDir), 0);
  takeAway(dataDir, ['-wal', '-shm']);
  renameSync(whole, fileIn(dataDir));
  expect(await shelf(open)).toEqual(['The Weir']);
  await ask(open, 'campaign.rename', rename(campaign, 1, 'Two'));
  await open.close();
  expect(notesIn(dataDir)).toBe(40);
});

it('cut to nothing before anything was done in it, it is called empty, and the newest backup brings it back', async () => {
  const { dataDir, backend } = await begun();
  await ask(backend, 'backup.now', {});
  await ask(backend, 'file.check', {});
  await backend.close();
  const open = await testBackend({ dataDir, now });
  expect(await shelf(open)).toEqual(['The Weir']);
  truncateSync(fileIn(dataDir), 0);
  const { code, message } = await failing(open, 'shelf.list', {});
  expect([code, message]).toEqual([
    'missing-file',
    `${fileIn(dataDir)} is empty, but there is a backup of it made on 4 March 2026.`,
  ]);
  const { latest } = await ask(open, 'backup.list', {});
  await ask(open, 'backup.restore', { backup: latest ?? '' });
  expect(await shelf(open)).toEqual(['The Weir']);
});

it('empty at a start, what stood there is named before the backups, which have less', async () => {
  const { dataDir, backend, campaign } = await begun();
  await ask(backend, 'backup.now', {});
  await backend.close();
  const earlier = `${fileIn(dataDir)}.earlier`;
  copyFileSync(fileIn(dataDir), earlier);
  const open = await testBackend({ dataDir, now });
  await ask(open, 'campaign.rename', rename(campaign, 1, 'Two'));
  takeAway(dataDir, ['-wal', '-shm']);
  renameSync(earlier, fileIn(dataDir));
  await ask(open, 'shelf.list', {});
  await open.close();
  writeFileSync(fileIn(dataDir), '');
  const copy = readdirSync(dataDir).find((name) => name.startsWith('holdout-mended-'));
  const said = `${fileIn(dataDir)} is empty, but what stood there is kept as ${copy}, and there is a backup of it made on 4 March 2026.`;
  const again = await testBackend({ dataDir, now: later });
  const { code, message } = await failing(again, 'shelf.list', {});
  expect([code, message]).toEqual(['missing-file', said]);
  expect((await failing(again, 'file.open', {})).message).toBe(said);
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

it('of a file that was emptied under a host that was killed, what its log holds is kept', async () => {
  const { dataDir, backend, campaign } = await begun();
  await ask(backend, 'campaign.rename', rename(campaign, 1, 'Two'));
  const killed = tempDir();
  copyFileSync(`${fileIn(dataDir)}-wal`, `${fileIn(killed)}-wal`);
  writeFileSync(fileIn(killed), '');
  const again = await testBackend({ dataDir: killed, now });
  expect((await failing(again, 'shelf.list', {})).message).toMatch(/only its log is there/);
  const { campaigns } = await ask(again, 'rescue.look', {});
  expect(campaigns).toMatchObject([{ name: 'Two', acts: 2, told: 'whole' }]);
  const { aside } = await ask(again, 'rescue.make', {});
  expect(await shelf(again)).toEqual(['Two']);
  expect((await ask(again, 'rescue.look', { copy: aside ?? '' })).campaigns).toEqual(campaigns);
});
