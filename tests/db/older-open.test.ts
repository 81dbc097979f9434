/** An older Holdout has the file open when a newer one comes: it goes on writing as it knows it, so the file stays as it is until it has gone. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { keptCopies } from '../../db/backups/damaged.ts';
import { backupsIn } from '../../db/backups/manifest.ts';
import { verifyCampaign } from '../../db/games/all-things-zombie/log/campaign-log.ts';
import { openStore } from '../../db/open.ts';
import { MIGRATIONS } from '../../migrations/index.ts';
import { OLDER, olderFile, olderHoldout } from '../support/db/older-holdout.ts';
import { ID } from '../support/db/play.ts';
import { clock, fileIn, tempStore, versionIn } from '../support/db/store.ts';

const run = promisify(execFile);
const WRITER = join(import.meta.dirname, '../support/db/writer.ts');
const SINCE = '2026-03-05T13:00:00.000Z';

describe('a file that an older Holdout has open', () => {
  it('is not brought up to date before the end of that one', async () => {
    const dir = olderFile();
    const older = await olderHoldout(dir);
    await older.change('2026-03-05T12:00:00.000Z');
    await expect(openStore({ dir, now: clock })).rejects.toMatchObject({
      code: 'busy',
      message: `${fileIn(dir)} is to be brought up to date, but another Holdout, probably an older one, has it open; close it there, then try again.`,
    });
    expect(versionIn(dir)).toBe(OLDER);
    expect(backupsIn(join(dir, 'backups'))).toEqual([]);
    await older.change(SINCE);
    await older.kill();
    const { db } = await tempStore({ dir });
    expect(await db.selectFrom('campaign_head').select('changed_at').execute()).toEqual([
      { changed_at: SINCE },
    ]);
    expect((await verifyCampaign(db, ID))?.differences).toEqual([]);
    expect(versionIn(dir)).toBe(MIGRATIONS.length);
    expect(backupsIn(join(dir, 'backups'))).toHaveLength(1);
  });

  it('is brought up to date as soon as that one has gone, without being asked again', async () => {
    const dir = olderFile();
    const older = await olderHoldout(dir);
    const opening = tempStore({ dir });
    await older.change(SINCE);
    await older.close();
    const { db } = await opening;
    expect(await db.selectFrom('campaign_head').select('changed_at').execute()).toEqual([
      { changed_at: SINCE },
    ]);
    expect((await verifyCampaign(db, ID))?.differences).toEqual([]);
  });
});

describe('several starts on an older file at once', () => {
  it('have one of them bring it up to date, and none calls it damaged', async () => {
    const dir = olderFile();
    const starts = [0, 60, 120, 180].map(async (wait) => {
      await setTimeout(wait);
      return await run(process.execPath, [WRITER, dir, ID, '0']);
    });
    expect((await Promise.all(starts)).map(({ stdout }) => stdout)).toEqual(['0\n', '0\n', '0\n', '0\n']);
    expect(keptCopies(dir)).toEqual([]);
    expect(backupsIn(join(dir, 'backups'))).toHaveLength(1);
    const { db } = await tempStore({ dir });
    expect((await verifyCampaign(db, ID))?.differences).toEqual([]);
  });
});
