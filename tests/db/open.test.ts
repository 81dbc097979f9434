import {
  appendFileSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { makeBackup } from '../../db/backups/make.ts';
import { StoreFailure } from '../../db/file/failure.ts';
import { listCampaigns, loadCampaign } from '../../db/games/all-things-zombie/log/campaigns.ts';
import { openStore } from '../../db/open.ts';
import { MIGRATIONS } from '../../migrations/index.ts';
import { flipPage } from '../support/db/flip-page.ts';
import { AT } from '../support/db/moment.ts';
import { NEWER } from '../support/db/other-schema.ts';
import { ID, newCampaign } from '../support/db/play.ts';
import { clock, fileIn, folderWithCampaign, tempDir, tempStore } from '../support/db/store.ts';
import { tamper } from '../support/db/tamper.ts';
import { allow, canForbid } from '../support/foreign/programs.ts';

const STAMP = '2026-03-04T05-06-07-089Z';

async function failure(opening: Promise<unknown>): Promise<StoreFailure> {
  const error = await opening.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof StoreFailure)) throw new Error(`no StoreFailure: ${error}`);
  return error;
}

/** A folder as a killed process leaves it: everything is still in the log beside the file. */
async function folderKilled(migrations = MIGRATIONS): Promise<string> {
  const dir = tempDir();
  const killed = tempDir();
  const store = await openStore({ dir, now: clock });
  await store.close();
  const again = await tempStore({ dir, migrations });
  await newCampaign(again.db);
  cpSync(dir, killed, { recursive: true });
  return killed;
}

/** Names and bytes of all that is in a folder, leaving out what SQLite may put there to read. */
function contents(dir: string): Map<string, string> {
  const names = readdirSync(dir, { recursive: true, withFileTypes: true });
  const files = names.filter((entry) => entry.isFile() && !entry.name.endsWith('-shm'));
  return new Map(files.map((entry) => [entry.name, readFileSync(join(entry.parentPath, entry.name), 'hex')]));
}

describe('a folder with nothing in it', () => {
  it('gets a file of ours, written through to the disk, that others may read meanwhile', async () => {
    const dir = join(tempDir(), 'not', 'there', 'yet');
    const { db, file, close } = await openStore({ dir, now: clock });
    expect(file).toBe(fileIn(dir));
    const pragma = async (name: string) =>
      (await sql.raw<Record<string, unknown>>(`pragma ${name}`).execute(db)).rows[0];
    expect(await pragma('journal_mode')).toEqual({ journal_mode: 'delete' });
    expect(await pragma('synchronous')).toEqual({ synchronous: 3 });
    expect(await pragma('foreign_keys')).toEqual({ foreign_keys: 1 });
    // SQLite doesn't wait by itself: what lies beside the file is looked at before each try.
    expect(await pragma('busy_timeout')).toEqual({ timeout: 0 });
    expect(await pragma('application_id')).toEqual({ application_id: Buffer.from('HLDT').readInt32BE() });
    expect(await pragma('user_version')).toEqual({ user_version: MIGRATIONS.length });
    await close();
    expect(readdirSync(dir)).toEqual(['holdout.sqlite']);
  });

  it('is taken for one also after a start that was cut off', async () => {
    const dir = tempDir();
    writeFileSync(fileIn(dir), '');
    const store = await openStore({ dir, now: clock });
    await newCampaign(store.db);
    await store.close();
    const early = tempDir();
    tamper(fileIn(early), (database) => database.pragma('journal_mode = wal'));
    expect(await listCampaigns((await tempStore({ dir: early })).db)).toEqual([]);
  });

  it('is taken for one also if the making of the file was cut off half-way', async () => {
    const dir = tempDir();
    const half = tempDir();
    tamper(fileIn(dir), (database) => {
      database.exec('vacuum; pragma cache_size = 2; begin; create table big (text)');
      const insert = database.prepare('insert into big values (?)');
      for (let row = 0; row < 50; row++) insert.run('x'.repeat(4000));
      cpSync(dir, half, { recursive: true });
    });
    expect(readdirSync(half)).toContain('holdout.sqlite-journal');
    expect(await listCampaigns((await tempStore({ dir: half })).db)).toEqual([]);
  });
});

describe('a file of ours', () => {
  it('holds what was saved, also when the process was killed', async () => {
    for (const dir of [await folderWithCampaign(), await folderKilled()]) {
      const { db } = await tempStore({ dir });
      expect((await loadCampaign(db, ID))?.head.revision).toBe(1);
    }
  });

  it('of a newer Holdout is refused with its version, and not touched', async () => {
    const dir = await folderWithCampaign();
    await (await openStore({ dir, now: clock, migrations: NEWER })).close();
    const before = contents(dir);
    const { code, message } = await failure(openStore({ dir, now: clock }));
    expect(code).toBe('newer-file');
    expect(message).toBe(
      `${fileIn(dir)} is of version ${NEWER.length}, and this Holdout knows versions up to ${MIGRATIONS.length}; open it with a newer Holdout.`,
    );
    expect(contents(dir)).toEqual(before);
    expect(readdirSync(dir).toSorted()).toEqual(['backups', 'backups.json', 'holdout.sqlite']);
  });
});

describe('a file whose first page has changed', () => {
  it.each([
    ['user_version = 0', 'its version reads 0'],
    ['user_version = -1', 'its version reads -1'],
    ['application_id = 0', 'its mark is gone'],
    ['application_id = 7', 'its mark is gone'],
  ])('to %s is damaged: copied aside, and left as it is', async (pragma, why) => {
    const dir = await folderWithCampaign();
    tamper(fileIn(dir), (database) => database.exec(`pragma ${pragma}; pragma journal_mode = delete`));
    const before = contents(dir);
    const { code, message } = await failure(openStore({ dir, now: clock }));
    expect(code).toBe('damaged-file');
    expect(message).toContain(`is damaged (${why}); it was left as it is and copied to`);
    const after = contents(dir);
    expect(after.get('holdout.sqlite')).toBe(before.get('holdout.sqlite'));
    expect(after.get(`holdout-damaged-${STAMP}.sqlite`)).toBe(before.get('holdout.sqlite'));
  });
});

describe.skipIf(process.platform === 'win32')('what the player keeps here', () => {
  it('is for nobody else to read: folders of mode 700, files of mode 600', async () => {
    const dir = join(tempDir(), 'a', 'b');
    const { db, close } = await openStore({ dir, now: clock });
    await newCampaign(db);
    const modes = (paths: readonly string[]) =>
      paths.map((path) => (statSync(join(dir, path)).mode & 0o777).toString(8));
    expect(modes(['..', '.'])).toEqual(['700', '700']);
    expect(modes(readdirSync(dir))).toEqual(['600']);
    await close();
    const again = await openStore({ dir, now: clock, migrations: NEWER });
    await again.close();
    const [backup] = readdirSync(join(dir, 'backups'));
    expect(modes(['backups', `backups/${backup}`])).toEqual(['700', '600']);
    tamper(fileIn(dir), (database) => database.exec('pragma user_version = 0; pragma journal_mode = delete'));
    const { message } = await failure(openStore({ dir, now: clock, migrations: NEWER }));
    expect(message).toContain('copied to');
    expect(modes(readdirSync(dir).filter((name) => name.startsWith('holdout-damaged')))).toEqual(['600']);
  });
});

describe('a file of another program', () => {
  it.each([
    ['with a mark of its own', 'pragma application_id = 7'],
    ['with tables', 'create table note (text)'],
    ['with a version', 'pragma user_version = 1'],
  ])('%s is refused and not touched', async (_, statement) => {
    const dir = tempDir();
    tamper(fileIn(dir), (database) => database.exec(`${statement}; pragma encoding = 'UTF-8'; vacuum`));
    const before = contents(dir);
    const { code, message } = await failure(openStore({ dir, now: clock }));
    expect([code, message]).toEqual([
      'unreadable',
      `${fileIn(dir)} belongs to another program; choose another data folder.`,
    ]);
    expect(contents(dir)).toEqual(before);
  });
});

const DAMAGE: readonly [string, (file: string) => void][] = [
  ['cut off in the middle', (file) => truncateSync(file, 20_000)],
  ['cut off inside the header', (file) => truncateSync(file, 60)],
  [
    'without its header',
    (file) => writeFileSync(file, Buffer.concat([Buffer.alloc(100, 'x'), readFileSync(file).subarray(100)])),
  ],
];

describe('a damaged file', () => {
  it.each(DAMAGE)('%s is copied aside and left as it is', async (_, damage) => {
    const dir = await folderWithCampaign();
    damage(fileIn(dir));
    const before = contents(dir);
    const { code, message } = await failure(openStore({ dir, now: clock }));
    expect(code).toBe('damaged-file');
    expect(message).toContain(`${fileIn(dir)} is damaged`);
    expect(message).toContain(
      `copied to ${join(dir, `holdout-damaged-${STAMP}.sqlite`)}, and there is no backup.`,
    );
    const after = contents(dir);
    for (const [name, bytes] of before) {
      expect(after.get(name)).toBe(bytes);
      expect(after.get(name.replace('holdout', `holdout-damaged-${STAMP}`))).toBe(bytes);
    }
  });

  it('is copied once however often it is opened', async () => {
    const dir = await folderWithCampaign();
    const bytes = readFileSync(fileIn(dir));
    writeFileSync(fileIn(dir), Buffer.concat([Buffer.alloc(100, 'x'), bytes.subarray(100)]));
    await failure(openStore({ dir, now: clock }));
    const once = contents(dir);
    const { message } = await failure(openStore({ dir, now: () => new Date('2026-03-05') }));
    expect(message).toContain(`holdout-damaged-${STAMP}.sqlite`);
    expect(contents(dir)).toEqual(once);
    // Another damage is copied, too, but not without end.
    for (const day of [5, 6, 7, 8]) {
      appendFileSync(fileIn(dir), 'worse');
      const later = await failure(openStore({ dir, now: () => new Date(`2026-05-0${day}`) }));
      expect(later.message).toContain(
        day < 7 ? `holdout-damaged-2026-05-0${day}T` : 'not copied, since 3 copies',
      );
    }
    expect([...contents(dir).keys()].filter((name) => name.startsWith('holdout-damaged-'))).toHaveLength(3);
  });

  it('is named with the newest backup', async () => {
    const dir = await folderWithCampaign();
    for (const at of ['2026-01-02T03:04:05.000Z', '2025-12-31T03:04:05.000Z'])
      await makeBackup(fileIn(dir), { at, why: 'by-hand', acts: null });
    truncateSync(fileIn(dir), 20_000);
    const { message } = await failure(openStore({ dir, now: clock }));
    // The one made last, whatever the clock said.
    expect(message).toMatch(/the newest backup is .*holdout-2025-12-31T03-04-05-000Z-by-hand\.sqlite\.gz\.$/);
    expect(message.split('. ')).toHaveLength(1);
  });

  it('that breaks while it is open fails the command as damaged', async () => {
    const dir = await folderWithCampaign();
    const { db } = await tempStore({ dir });
    flipPage(fileIn(dir));
    const reading = db.selectFrom('campaign_event').selectAll().execute();
    expect((await failure(reading)).code).toBe('damaged-file');
  });
});

describe('a place that can’t be written', () => {
  it('is named: a file where the folder should be', async () => {
    const dir = join(tempDir(), 'data');
    writeFileSync(dir, 'a note');
    const { code, message } = await failure(openStore({ dir, now: clock }));
    expect(code).toBe('read-only');
    expect(message).toBe(
      `${fileIn(dir)} can’t be written, so it wasn’t opened, and nothing of it was changed; allow writing there or choose another data folder, then try again.`,
    );
    expect(readFileSync(dir, 'utf8')).toBe('a note');
  });

  it('is named: the folder alone, where the file itself can be written', async (context) => {
    const { db, file } = await tempStore();
    const dir = dirname(file);
    if (!(await canForbid(dir))) context.skip();
    await allow(dir, false);
    const { code, message } = await failure(newCampaign(db)).finally(() => allow(dir, true));
    expect([code, message]).toEqual([
      'read-only',
      `${dir} can’t be written; allow writing there or choose another data folder.`,
    ]);
  });

  it('is named: a folder where the file should be', async () => {
    const dir = tempDir();
    mkdirSync(fileIn(dir));
    const { code, message } = await failure(openStore({ dir, now: clock }));
    expect(code).toBe('unreadable');
    expect(message).toContain(basename(fileIn(dir)));
  });

  it('fails the command, and what was saved stays saved', async () => {
    const { db } = await tempStore();
    await newCampaign(db);
    await sql`pragma query_only = on`.execute(db);
    expect((await failure(newCampaign(db, 'second'))).code).toBe('read-only');
    await sql`pragma query_only = off`.execute(db);
    expect((await listCampaigns(db)).map(({ id }) => id)).toEqual([ID]);
  });
});

describe('a full disk', () => {
  it('fails the command with a clear sentence, and what was saved stays saved', async () => {
    const dir = tempDir();
    const { db, file } = await tempStore({ dir });
    await newCampaign(db);
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db);
    await sql.raw(`pragma max_page_count = ${rows[0]?.page_count}`).execute(db);
    const made = async () => {
      for (let more = 0; more < 50; more++) await newCampaign(db, `more${more}`);
    };
    const { code, message } = await failure(made());
    expect(code).toBe('disk-full');
    expect(message).toBe(
      `The disk of ${file} is full, so this was not done, and nothing was changed; make room there, then try again.`,
    );
    const saved = await listCampaigns(db);
    for (const { id } of saved) expect((await loadCampaign(db, id))?.head.revision).toBe(1);
    await sql`pragma max_page_count = 1000000`.execute(db);
    await newCampaign(db, 'afterwards');
    expect(await listCampaigns(db)).toHaveLength(saved.length + 1);
    expect(AT).toBe(saved[0]?.createdAt);
  });
});
