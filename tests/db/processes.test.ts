import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { backupsIn } from '../../db/backups/manifest.ts';
import { commitAct, undo, verifyCampaign } from '../../db/games/all-things-zombie/log/campaign-log.ts';
import { listCampaigns, loadCampaign } from '../../db/games/all-things-zombie/log/campaigns.ts';
import { openStore } from '../../db/open.ts';
import { AT } from '../support/db/moment.ts';
import { callIt, commitAll, ID, newCampaign, played } from '../support/db/play.ts';
import { clock, fileIn, tempDir, tempStore } from '../support/db/store.ts';

const WRITER = join(import.meta.dirname, '../support/db/writer.ts');
const run = promisify(execFile);
const writer = (...args: string[]) => run(process.execPath, [WRITER, ...args]);

describe('two windows on one file', () => {
  it('both work; the later one sees the newer state first', async () => {
    const dir = tempDir();
    const one = await tempStore({ dir });
    const two = await tempStore({ dir });
    const start = await newCampaign(one.db);
    expect(await loadCampaign(two.db, ID)).toEqual(start);
    await commitAll(one.db, start, [callIt('B')]);
    const late = played(start.campaign, callIt('C'));
    if (late === undefined) throw new Error('refused');
    expect(await commitAct(two.db, ID, 1, late.act)).toEqual({
      ok: false,
      refusal: { code: 'stale', revision: 2 },
    });
    expect(await undo(two.db, ID, 1, { at: AT })).toEqual({
      ok: false,
      refusal: { code: 'stale', revision: 2 },
    });
    const newer = await loadCampaign(two.db, ID);
    expect(newer?.campaign.name).toBe('B');
    if (newer) await commitAll(two.db, newer, [callIt('C')]);
    expect((await loadCampaign(one.db, ID))?.campaign.name).toBe('C');
  });

  it('a lock held too long is said to be one, and can be tried again', async () => {
    const { db, file } = await tempStore();
    await newCampaign(db);
    const other = new Database(file);
    other.exec('begin immediate');
    await expect(newCampaign(db, 'second')).rejects.toMatchObject({
      code: 'busy',
      message: `Another program keeps ${file} locked; close it or try again in a moment.`,
    });
    expect(await listCampaigns(db)).toHaveLength(1);
    other.exec('rollback');
    other.close();
    await newCampaign(db, 'second');
    expect(await listCampaigns(db)).toHaveLength(2);
  });
});

describe('several processes', () => {
  it('write at once, none overwrites another, and the log adds up', async () => {
    const dir = tempDir();
    const store = await openStore({ dir, now: clock });
    await newCampaign(store.db);
    await store.close();
    await Promise.all([writer(dir, ID, '15'), writer(dir, ID, '15'), writer(dir, ID, '15')]);
    const { db } = await tempStore({ dir });
    const loaded = await loadCampaign(db, ID);
    expect(loaded?.head.revision).toBe(46);
    expect(new Set(loaded?.campaign.namesGiven).size).toBe(45);
    expect((await verifyCampaign(db, ID))?.differences).toEqual([]);
  });

  it('open a new folder at once', async () => {
    const dir = join(tempDir(), 'new');
    await Promise.all(Array.from({ length: 4 }, () => writer(dir, ID, '0')));
    expect(readdirSync(dir)).toEqual(['holdout.sqlite']);
  });

  it('bring an older file up to date at once: it is backed up and migrated a single time', async () => {
    const dir = tempDir();
    const store = await openStore({ dir, now: clock });
    await newCampaign(store.db);
    await store.close();
    await Promise.all(Array.from({ length: 3 }, () => writer(dir, ID, '2', 'newer')));
    expect(backupsIn(join(dir, 'backups'))).toMatchObject([{ why: 'migration' }]);
    const database = new Database(fileIn(dir), { readonly: true });
    expect(database.prepare('select count(*) from hat').pluck().get()).toBe(1);
    expect(database.prepare('select revision from campaign_head').pluck().get()).toBe(7);
    database.close();
  });
});
