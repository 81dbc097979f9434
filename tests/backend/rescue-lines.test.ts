/** A damaged file made whole where its backups went several ways: each campaign comes from the newest of the file's own way that has it whole (trust 5). */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { rescue } from '../../db/index.ts';
import type { Backend } from '../../src/backend/host/backend.ts';
import { ask, tempDir, testBackend } from '../support/backend/backend.ts';
import { holdout } from '../support/backend/cli.ts';
import { flipPage } from '../support/db/flip-page.ts';
import { fileIn } from '../support/db/store.ts';
import { tamperRows } from '../support/db/tamper.ts';

const on = (day: number) => () => new Date(Date.UTC(2026, 2, day, 12));
const opened = async (dataDir: string, day: number) => await testBackend({ dataDir, now: on(day) });

async function create(backend: Backend, name: string): Promise<string> {
  const about = { name, seed: 'K7QF-2MWD', division: 'months', startYear: 2, star: {} } as const;
  return (await ask(backend, 'campaign.create', about)).id;
}

async function renamed(backend: Backend, campaign: string, ...names: readonly string[]): Promise<void> {
  for (const name of names) {
    const { revision } = await ask(backend, 'log.head', { campaign });
    await ask(backend, 'campaign.rename', { campaign, revision, name });
  }
}

const backUp = async (backend: Backend) => (await ask(backend, 'backup.now', {})).name;

async function shelf(backend: Backend): Promise<readonly string[]> {
  const { campaigns } = await ask(backend, 'shelf.list', {});
  return campaigns.map(({ name }) => name).toSorted();
}

/** What a file made whole tells of each campaign. */
const told = (campaigns: readonly { readonly name: string; readonly told: string }[]) =>
  Object.fromEntries(campaigns.map((one) => [one.name, one.told]));

const overwrite = (dataDir: string) =>
  writeFileSync(fileIn(dataDir), 'a shopping list, by mistake'.repeat(400));

/** An earlier backup put back, and that taken back: the newest backup is of what was there in between. */
async function takenBack() {
  const dataDir = tempDir();
  const first = await opened(dataDir, 4);
  const weir = await create(first, 'The Weir');
  const earlier = await backUp(first);
  await renamed(first, weir, 'Two', 'Three');
  const ford = await create(first, 'The Ford');
  const { before } = await ask(first, 'backup.restore', { backup: earlier });
  await ask(first, 'backup.restore', { backup: before ?? '' });
  expect(await shelf(first)).toEqual(['The Ford', 'Three']);
  await first.close();
  return { dataDir, weir, ford };
}

describe('after a restore that was taken back', () => {
  it('a file of which nothing can be read has what stood in it, not what stood there in between', async () => {
    const { dataDir } = await takenBack();
    overwrite(dataDir);
    const backend = await opened(dataDir, 5);
    const { campaigns, besides } = await ask(backend, 'rescue.make', {});
    const backup = 'as in the backup of 4 March 2026';
    expect([told(campaigns), besides]).toEqual([{ 'The Ford': backup, Three: backup }, []]);
    expect(await shelf(backend)).toEqual(['The Ford', 'Three']);
  });

  it('a file without its list of campaigns keeps them too', async () => {
    const { dataDir } = await takenBack();
    flipPage(fileIn(dataDir), 'campaign_head');
    flipPage(fileIn(dataDir), 'campaign_act');
    const backend = await opened(dataDir, 5);
    await ask(backend, 'rescue.make', {});
    expect(await shelf(backend)).toEqual(['The Ford', 'Three']);
  });

  it('where nothing says which way the file went, no campaign is left out that was the last of its way', async () => {
    const { dataDir } = await takenBack();
    overwrite(dataDir);
    rmSync(join(dataDir, 'backups.json'));
    const backend = await opened(dataDir, 5);
    const { said, besides } = await ask(backend, 'rescue.make', {});
    expect(await shelf(backend)).toEqual(['The Ford', 'The Weir']);
    expect(said).toBe('The file can be opened again, though not all of it is as it was.');
    expect(besides.map((one) => [one.name, one.told])).toEqual([
      ['Three', '3 acts in the backup of 4 March 2026, 1 in the file'],
    ]);
  });
});

it('what was given up by a restore stays so, and is named where the list can’t be read', async () => {
  const dataDir = tempDir();
  const first = await opened(dataDir, 4);
  const weir = await create(first, 'The Weir');
  const earlier = await backUp(first);
  await renamed(first, weir, 'Two', 'Three');
  await create(first, 'The Ford');
  await ask(first, 'backup.restore', { backup: earlier });
  await renamed(first, weir, 'Another way');
  await first.close();
  overwrite(dataDir);
  const { out } = await holdout('rescue', '--data', dataDir);
  expect(out).toMatch(/The Weir +1 act +as in the backup of 4 March 2026/);
  expect(out).toMatch(/Backups hold more than that:\n.*\n.*The Ford.*1 act in the backup of 4 March 2026/s);
  expect(out).toMatch(/Three.*3 acts in the backup of 4 March 2026, 1 in the file/);
});

it('of one that can’t be read, though the list of campaigns can, it is named too that another way had more of it', async () => {
  const dataDir = tempDir();
  const first = await opened(dataDir, 4);
  const weir = await create(first, 'The Weir');
  const earlier = await backUp(first);
  await renamed(first, weir, 'Two', 'Three');
  await ask(first, 'backup.restore', { backup: earlier });
  await renamed(first, weir, 'Another way');
  await first.close();
  flipPage(fileIn(dataDir), 'campaign_act');
  const { campaigns, besides } = await ask(await opened(dataDir, 5), 'rescue.look', {});
  expect(told(campaigns)).toEqual({
    'The Weir': 'all but the last act, with 1 act from the backup of 4 March 2026',
  });
  expect(besides.map((one) => [one.name, one.told])).toEqual([
    ['Three', '3 acts in the backup of 4 March 2026, 1 in the file'],
  ]);
});

/** One letter of what was done there, as a disk loses it before SQLite's own copy is made. */
const changeAct = (dataDir: string, campaign: string, act: number) =>
  tamperRows(fileIn(dataDir), (database) =>
    database
      .prepare("update campaign_act set command = command || 'x' where act = ? and campaign_id = ?")
      .run(act, campaign),
  );

describe('a campaign that the newest backup has damaged', () => {
  async function damagedBackedUp() {
    const dataDir = tempDir();
    const first = await opened(dataDir, 4);
    const weir = await create(first, 'The Weir');
    await create(first, 'The Ford');
    await renamed(first, weir, 'Two', 'Three');
    await backUp(first);
    await first.close();
    changeAct(dataDir, weir, 2);
    const second = await opened(dataDir, 6);
    await backUp(second);
    await second.close();
    overwrite(dataDir);
    return { dataDir, weir };
  }

  it('comes from an earlier one that has it whole, the other from the newest', async () => {
    const { dataDir, weir } = await damagedBackedUp();
    const backend = await opened(dataDir, 7);
    const { campaigns } = await ask(backend, 'rescue.make', {});
    expect(told(campaigns)).toEqual({
      Three: 'as in the backup of 4 March 2026',
      'The Ford': 'as in the backup of 6 March 2026',
    });
    expect((await ask(backend, 'check.campaign', { campaign: weir })).found).toEqual([]);
  });

  it('isn’t called whole, nor to be in no backup, where that is the only one', async () => {
    const { dataDir } = await damagedBackedUp();
    const folder = join(dataDir, 'backups');
    const [oldest = ''] = readdirSync(folder).toSorted();
    const name = oldest.replace(/\..*$/, '');
    for (const file of readdirSync(folder)) if (file.startsWith(`${name}.`)) rmSync(join(folder, file));
    const backend = await opened(dataDir, 7);
    const { said, campaigns } = await ask(backend, 'rescue.make', {});
    expect(told(campaigns).Three).toBe(
      'as far as the backup of 6 March 2026 can be read: no backup has it whole',
    );
    expect(said).toBe('The file can be opened again, though not all of it is as it was.');
  });
});

it('a newest backup whose bytes are damaged stands in the way of none before it', async () => {
  const dataDir = tempDir();
  const first = await opened(dataDir, 4);
  await create(first, 'The Weir');
  await backUp(first);
  const newest = await backUp(first);
  await first.close();
  const packed = join(dataDir, 'backups', `${newest}.sqlite.gz`);
  const bytes = gunzipSync(readFileSync(packed));
  bytes[9000] = (bytes[9000] ?? 0) ^ 1;
  const changed = gzipSync(bytes, { level: 4 });
  writeFileSync(packed, changed);
  // Of another size it would be no backup at all.
  const manifest = join(dataDir, 'backups', `${newest}.json`);
  const said: unknown = JSON.parse(readFileSync(manifest, 'utf8'));
  writeFileSync(manifest, JSON.stringify({ ...Object(said), packed: changed.length }));
  overwrite(dataDir);
  const backend = await opened(dataDir, 5);
  await ask(backend, 'rescue.make', {});
  expect(await shelf(backend)).toEqual(['The Weir']);
});

it('two that are made at once of the same file share none', async () => {
  const { dataDir } = await takenBack();
  overwrite(dataDir);
  const making = { dir: dataDir, file: fileIn(dataDir), games: [], at: on(5)().toISOString() };
  const both = await Promise.all([rescue(making), rescue(making)]);
  expect(new Set(both.map(({ store }) => store.file)).size).toBe(2);
  for (const { campaigns, drop } of both) {
    expect(campaigns.map(({ name, from }) => [name, from]).toSorted()).toEqual([
      ['The Ford', 'backup'],
      ['Three', 'backup'],
    ]);
    await drop();
  }
  expect(readdirSync(dataDir).filter((name) => name.startsWith('.'))).toEqual([]);
});
