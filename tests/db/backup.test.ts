import { cpSync, existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { unpack } from '../../db/backups/make.ts';
import { backupsIn } from '../../db/backups/manifest.ts';
import { migrate } from '../../db/file/migrate.ts';
import { verifyCampaign } from '../../db/games/all-things-zombie/log/campaign-log.ts';
import { loadCampaign } from '../../db/games/all-things-zombie/log/campaigns.ts';
import { openStore } from '../../db/open.ts';
import { MIGRATIONS } from '../../migrations/index.ts';
import { flipPage } from '../support/db/flip-page.ts';
import { FAILING, NEWER, ORPHANING, REBUILDING } from '../support/db/other-schema.ts';
import { ID, newCampaign } from '../support/db/play.ts';
import { clock, fileIn, folderWithCampaign, tempDir, tempStore, versionIn } from '../support/db/store.ts';

const NAME = 'holdout-2026-03-04T05-06-07-089Z-migration';
const FILES = [`${NAME}.json`, `${NAME}.sqlite.gz`];
const filesIn = (dir: string) =>
  existsSync(join(dir, 'backups')) ? readdirSync(join(dir, 'backups')).toSorted() : [];

/** The one backup there is, as the file of another folder. */
async function unpacked(dir: string): Promise<string> {
  const other = tempDir();
  const [backup] = backupsIn(join(dir, 'backups'));
  if (backup === undefined) throw new Error('there is no backup');
  await unpack(join(dir, 'backups'), backup, fileIn(other));
  return other;
}

describe('before a migration', () => {
  it('the file is backed up whole, and the backup opens', async () => {
    const dir = await folderWithCampaign();
    const store = await tempStore({ dir, migrations: NEWER });
    expect(await verifyCampaign(store.db, ID)).toEqual({ events: 2, differences: [] });
    expect(versionIn(dir)).toBe(NEWER.length);
    expect(filesIn(dir)).toEqual(FILES);
    const restored = await tempStore({ dir: await unpacked(dir) });
    expect(await verifyCampaign(restored.db, ID)).toEqual({ events: 2, differences: [] });
    expect(await loadCampaign(restored.db, ID)).toEqual(await loadCampaign(store.db, ID));
  });

  it('the backup holds also what only the log beside the file has', async () => {
    const dir = tempDir();
    const killed = tempDir();
    const store = await tempStore({ dir });
    await newCampaign(store.db);
    cpSync(dir, killed, { recursive: true });
    await tempStore({ dir: killed, migrations: NEWER });
    expect(
      (await loadCampaign((await tempStore({ dir: await unpacked(killed) })).db, ID))?.head.revision,
    ).toBe(1);
  });

  it('there is none of a new file, nor where nothing is to be migrated', async () => {
    const dir = tempDir();
    await (await openStore({ dir, now: clock, migrations: NEWER })).close();
    await (await openStore({ dir, now: clock, migrations: NEWER })).close();
    expect(filesIn(dir)).toEqual([]);
  });

  it('a file that isn’t whole stops it, and leaves no backup', async () => {
    const dir = await folderWithCampaign();
    flipPage(fileIn(dir), 'rep_ledger');
    await expect(openStore({ dir, now: clock, migrations: NEWER })).rejects.toMatchObject({
      code: 'damaged-file',
      message: expect.stringContaining('The backup of holdout.sqlite came out wrong ('),
    });
    expect(filesIn(dir)).toEqual([]);
    expect(versionIn(dir)).toBe(MIGRATIONS.length);
  });

  it('a backup that can’t be written stops it', async () => {
    const dir = await folderWithCampaign();
    writeFileSync(join(dir, 'backups'), 'a file');
    await expect(openStore({ dir, now: clock, migrations: NEWER })).rejects.toThrow();
    expect(versionIn(dir)).toBe(MIGRATIONS.length);
  });

  it('what it holds stands beside it, and nobody else may read either', async () => {
    const dir = await folderWithCampaign();
    await tempStore({ dir, migrations: NEWER });
    const [backup] = backupsIn(join(dir, 'backups'));
    expect(backup).toMatchObject({
      name: NAME,
      at: clock().toISOString(),
      why: 'migration',
      version: MIGRATIONS.length,
      size: statSync(fileIn(await unpacked(dir))).size,
      shelf: [
        { id: ID, game: 'all-things-zombie', name: 'Merrow Ford', revision: 1, acts: 1, deleted: false },
      ],
    });
    if (process.platform === 'win32') return;
    const modeOf = (...path: string[]) => statSync(join(dir, ...path)).mode & 0o777;
    expect(modeOf('backups')).toBe(0o700);
    for (const name of FILES) expect(modeOf('backups', name)).toBe(0o600);
  });
});

describe('a migration', () => {
  it('may rebuild a table that others refer to', async () => {
    const dir = await folderWithCampaign();
    const { db } = await tempStore({ dir, migrations: REBUILDING });
    expect(await verifyCampaign(db, ID)).toEqual({ events: 2, differences: [] });
    await expect(db.deleteFrom('campaign_act').execute()).rejects.toThrow('FOREIGN KEY');
  });

  it('writes nothing where a newer Holdout was faster', async () => {
    const dir = await folderWithCampaign();
    await tempStore({ dir, migrations: NEWER });
    const database = new Database(fileIn(dir));
    const migrating = migrate(database, MIGRATIONS, { alone: true });
    await expect(migrating).rejects.toMatchObject({ code: 'newer-file' });
    expect(database.inTransaction).toBe(false);
    database.close();
    expect(versionIn(dir)).toBe(NEWER.length);
  });

  it.each([
    ['fails half-way', FAILING, 'has 1 columns but 2 values'],
    ['leaves an orphan', ORPHANING, 'a migration leaves an orphan'],
  ])('that %s leaves the file at its version, and the backup', async (_, migrations, message) => {
    const dir = await folderWithCampaign();
    await expect(openStore({ dir, now: clock, migrations })).rejects.toThrow(message);
    expect(versionIn(dir)).toBe(MIGRATIONS.length);
    expect(filesIn(dir)).toEqual(FILES);
    expect((await verifyCampaign((await tempStore({ dir })).db, ID))?.differences).toEqual([]);
  });
});
