/** The small files beside the backups: what a bit of them, another file's copies, or a clock that was ahead may not hide. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { backupsIn, thinBackups } from '../../db/backups/manifest.ts';
import type { Backend } from '../../src/backend/backend.ts';
import { ask, failing, tempDir, testBackend } from '../support/backend/backend.ts';
import { fileIn } from '../support/db/store.ts';

const ABOUT = { seed: 'K7QF-2MWD', division: 'months', startYear: 2, star: {} } as const;
const at = (day: number, hour = 12, year = 2026) => new Date(Date.UTC(year, 2, day, hour));
const opened = async (dataDir: string, now: Date) => await testBackend({ dataDir, now: () => now });
const created = async (backend: Backend, name: string) =>
  (await ask(backend, 'campaign.create', { name, ...ABOUT })).id;

async function renamed(backend: Backend, campaign: string, name: string): Promise<void> {
  const { revision } = await ask(backend, 'log.head', { campaign });
  await ask(backend, 'campaign.rename', { campaign, revision, name });
}

function withoutFile(dataDir: string): void {
  for (const end of ['', '-wal', '-shm']) rmSync(`${fileIn(dataDir)}${end}`, { force: true });
}

/** A campaign and one backup. */
async function backedUp() {
  const dataDir = tempDir();
  const backend = await opened(dataDir, at(4));
  const campaign = await created(backend, 'The Weir');
  const { name } = await ask(backend, 'backup.now', {});
  await backend.close();
  const folder = join(dataDir, 'backups');
  return { dataDir, folder, name, campaign, manifest: join(folder, `${name}.json`) };
}

it('a backup of a newer Holdout is left to it', async () => {
  const { folder, name, manifest } = await backedUp();
  writeFileSync(manifest, JSON.stringify({ format: 3, made: 'otherwise' }));
  expect(backupsIn(folder)).toEqual([]);
  thinBackups(dirname(folder));
  expect(readdirSync(folder).toSorted()).toEqual([`${name}.json`, `${name}.sqlite.gz`]);
});

it('one of an older Holdout, which says less of itself, is listed, and of the file whose campaigns it has', async () => {
  const { dataDir, folder, name, manifest } = await backedUp();
  const { generations: _, content: __, ...said } = JSON.parse(readFileSync(manifest, 'utf8'));
  writeFileSync(manifest, JSON.stringify({ ...said, format: 1, lineage: { branches: ['x'], backups: 1 } }));
  const backend = await opened(dataDir, at(5));
  const { latest, backups } = await ask(backend, 'backup.list', {});
  expect([latest, backups.map((one) => one.name)]).toEqual([name, [name]]);
  await ask(backend, 'backup.now', {});
  expect(backupsIn(folder).map(({ format }) => format)).toEqual([2, 1]);
});

describe('where backups are kept', () => {
  const damages = [
    ['cut off', (text: string) => text.slice(0, 40)],
    ['empty', () => ''],
    ['zeros', (text: string) => '\0'.repeat(text.length)],
    ['a bit off', (text: string) => text.replace('"folder"', '"foldar"').replace('{', '{{')],
  ] as const;

  async function elsewhere(damage: (text: string) => string) {
    const dataDir = tempDir();
    const far = tempDir();
    const backend = await opened(dataDir, at(4));
    const campaign = await created(backend, 'The Weir');
    await ask(backend, 'backup.move', { folder: far });
    await ask(backend, 'backup.now', {});
    await backend.close();
    const file = join(dataDir, 'backups.json');
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, damage(text));
    return { dataDir, file, text, campaign, far };
  }

  it.each(damages)(
    '%s: play goes on, and no backup is made elsewhere, until it is back',
    async (_, damage) => {
      const { dataDir, file, text, campaign, far } = await elsewhere(damage);
      const damaged = readFileSync(file, 'utf8');
      const said = 'backups.json can’t be read, which says where backups are kept';
      const backend = await opened(dataDir, at(5));
      expect(await failing(backend, 'backup.list', {})).toMatchObject({
        code: 'unreadable',
        message: expect.stringContaining(said),
      });
      const { revision } = await ask(backend, 'log.head', { campaign });
      expect(await backend.call('campaign.rename', { campaign, revision, name: 'The Ford' })).toMatchObject({
        ok: true,
        notice: expect.stringContaining(said),
      });
      await ask(backend, 'campaign.delete', { campaign });
      expect((await failing(backend, 'campaign.delete-for-good', { campaign })).message).toContain(said);
      expect([readFileSync(file, 'utf8'), existsSync(join(dataDir, 'backups'))]).toEqual([damaged, false]);
      writeFileSync(file, text);
      await ask(backend, 'campaign.delete-for-good', { campaign });
      expect(backupsIn(far).map(({ why }) => why)).toEqual(['delete-for-good', 'by-hand']);
    },
  );

  it('and the file is gone: nothing is begun anew', async () => {
    const { dataDir } = await elsewhere(() => '');
    withoutFile(dataDir);
    const backend = await opened(dataDir, at(5));
    expect((await failing(backend, 'shelf.list', {})).code).toBe('unreadable');
  });
});

describe('two Holdouts with one folder for their backups', () => {
  const DAYS = [5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15];

  it('drop none of each other’s, back up each for itself, and stand in each for its own file', async () => {
    const far = join(tempDir(), 'far');
    mkdirSync(far);
    const [desk, lap] = [tempDir(), tempDir()];
    const begun = async (dataDir: string, name: string, hour: number) => {
      const backend = await opened(dataDir, at(4, hour));
      const campaign = await created(backend, name);
      await ask(backend, 'backup.move', { folder: far });
      await ask(backend, 'backup.now', {});
      await backend.close();
      return campaign;
    };
    await begun(lap, 'Lap', 8);
    const campaign = await begun(desk, 'Desk', 9);
    for (const day of DAYS) {
      const backend = await opened(desk, at(day));
      await renamed(backend, campaign, `Desk ${day}`);
      await ask(backend, 'backup.now', {});
      await backend.close();
    }
    withoutFile(lap);
    const backend = await opened(lap, at(16));
    expect((await failing(backend, 'shelf.list', {})).message).toMatch(
      /there is a backup of it made on 4 March/,
    );
    const { latest, backups } = await ask(backend, 'backup.list', {});
    const newest = backups.find(({ name }) => name === latest);
    expect(newest?.shelf.map(({ name }) => name)).toEqual(['Lap']);
    writeFileSync(fileIn(lap), 'no SQLite file'.repeat(100));
    expect((await failing(backend, 'shelf.list', {})).message).toContain(
      `the newest backup is ${join(far, latest ?? '')}`,
    );
  });

  it('have each a backup of the day', async () => {
    const far = tempDir();
    for (const [name, hour] of [
      ['Lap', 8],
      ['Desk', 9],
    ] as const) {
      const dataDir = tempDir();
      const first = await opened(dataDir, at(4, hour));
      const campaign = await created(first, name);
      await ask(first, 'backup.move', { folder: far });
      await ask(first, 'backup.now', {});
      await renamed(first, campaign, `${name} on`);
      await first.close();
      const next = await opened(dataDir, at(5, hour));
      await renamed(next, campaign, `${name} again`);
      await next.close();
    }
    const ofTheDay = backupsIn(far).filter((one) => one.why === 'day' && one.at.startsWith('2026-03-05'));
    expect(ofTheDay).toHaveLength(2);
  });
});
