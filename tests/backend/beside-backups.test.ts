/** The small files beside the backups: what a bit of them, another file's copies, or a clock that was ahead may not hide. */
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { withoutManifest } from '../../db/backups/adopt.ts';
import { backupsIn } from '../../db/backups/manifest.ts';
import type { Backend } from '../../src/backend/host/backend.ts';
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

describe('what is said of a backup', () => {
  it('with any bit of it another leaves it listed with a time, or to be looked through anew', async () => {
    const { folder, name, manifest } = await backedUp();
    const whole = readFileSync(manifest);
    const lost: string[] = [];
    for (let bit = 0; bit < whole.length * 8; bit += 1) {
      const bytes = Buffer.from(whole);
      bytes.writeUInt8(bytes.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3);
      writeFileSync(manifest, bytes);
      const [one] = backupsIn(folder);
      const isListed = one?.name === name && !Number.isNaN(Date.parse(one.at));
      if (!isListed && !withoutManifest(folder).includes(name)) lost.push(`bit ${bit}`);
    }
    expect(lost).toEqual([]);
  });

  it.each([
    ['a time that is none', (text: string) => text.replace('"at":"2026-03', '"at":"2026-p3')],
    ['a name that is none', (text: string) => text.replace('"serial"', '"seriam"')],
    ['a reason that is none', (text: string) => text.replace('"why":"by-hand"', '"why":"by-hane"')],
  ])('%s: listed again after a start', async (_, change) => {
    const { dataDir, folder, manifest } = await backedUp();
    const changed = change(readFileSync(manifest, 'utf8'));
    expect(changed).not.toBe(readFileSync(manifest, 'utf8'));
    writeFileSync(manifest, changed);
    const backend = await opened(dataDir, at(4, 13));
    await ask(backend, 'shelf.list', {});
    expect(await ask(backend, 'backup.list', {})).toBeDefined();
    await backend.close();
    expect(backupsIn(folder)).toHaveLength(1);
    expect(withoutManifest(folder)).toEqual([]);
  });

  it.each([
    ['"at":"2026-03', '"at":"2026-p3'],
    ['"serial"', '"seriam"'],
  ])('and the file is gone: nothing is begun anew (%s)', async (was, is) => {
    const { dataDir, manifest } = await backedUp();
    writeFileSync(manifest, readFileSync(manifest, 'utf8').replace(was, is));
    withoutFile(dataDir);
    const backend = await opened(dataDir, at(4, 13));
    expect(await failing(backend, 'shelf.list', {})).toMatchObject({ code: 'missing-file' });
  });

  it('by a newer Holdout is left to it', async () => {
    const { folder, name, manifest } = await backedUp();
    writeFileSync(manifest, JSON.stringify({ format: 2, made: 'otherwise' }));
    expect(withoutManifest(folder)).toEqual([]);
    expect(backupsIn(folder)).toEqual([]);
    expect(readdirSync(folder)).toContain(`${name}.json`);
  });
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
    await created(backend, 'The Weir');
    await ask(backend, 'backup.move', { folder: far });
    await ask(backend, 'backup.now', {});
    await backend.close();
    const file = join(dataDir, 'backups.json');
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, damage(text));
    return { dataDir, file, text };
  }

  it.each(damages)(
    '%s: nothing goes on as if nothing had been chosen, until it is back',
    async (_, damage) => {
      const { dataDir, file, text } = await elsewhere(damage);
      const damaged = readFileSync(file, 'utf8');
      const backend = await opened(dataDir, at(5));
      const failure = await failing(backend, 'shelf.list', {});
      expect(failure).toMatchObject({ code: 'unreadable' });
      expect(failure.message).toContain('backups.json can’t be read, which says where backups are kept');
      expect((await failing(backend, 'backup.list', {})).code).toBe('unreadable');
      expect(readFileSync(file, 'utf8')).toBe(damaged);
      writeFileSync(file, text);
      const { campaigns } = await ask(backend, 'shelf.list', {});
      expect(campaigns).toHaveLength(1);
      expect((await ask(backend, 'backup.list', {})).backups).not.toEqual([]);
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
      await first.close();
      const next = await opened(dataDir, at(5, hour));
      await renamed(next, campaign, `${name} again`);
      await next.close();
    }
    const ofTheDay = backupsIn(far).filter((one) => one.why === 'day' && one.at.startsWith('2026-03-05'));
    expect(ofTheDay).toHaveLength(2);
  });
});

it('a file put back by something else is told, however many backups bear later dates', async () => {
  const dataDir = tempDir();
  const file = fileIn(dataDir);
  let campaign = '';
  for (let day = 1; day <= 13; day += 1) {
    const backend = await opened(dataDir, at(day, 12, 2036));
    if (campaign === '') campaign = await created(backend, 'The Weir');
    await renamed(backend, campaign, `The Weir ${day}`);
    await ask(backend, 'backup.now', {});
    await backend.close();
  }
  copyFileSync(file, `${file}.older`);
  for (const day of [20, 21, 22]) {
    const backend = await opened(dataDir, at(day));
    await renamed(backend, campaign, `Right ${day}`);
    await ask(backend, 'backup.now', {});
    await backend.close();
  }
  copyFileSync(`${file}.older`, file);
  rmSync(`${file}.older`);
  const backend = await opened(dataDir, at(23));
  expect(await failing(backend, 'shelf.list', {})).toMatchObject({ code: 'older-file' });
});
