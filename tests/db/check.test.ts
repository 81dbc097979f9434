import { cpSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { keptCopies } from '../../db/backups/damaged.ts';
import { StoreFailure } from '../../db/file/failure.ts';
import { openStore, type Store } from '../../db/open.ts';
import { checkFile } from '../../db/opening/check.ts';
import { flipPage } from '../support/db/flip-page.ts';
import { killedInCommit } from '../support/db/killed-in-commit.ts';
import { newCampaign } from '../support/db/play.ts';
import { clock, fileIn, tempDir, tempStore } from '../support/db/store.ts';
import { tamper } from '../support/db/tamper.ts';

const SOUND = { checked: true, damage: null, rows: [] };
const NOT_DUE = { checked: false, damage: null, rows: [] };
const later = (hours: number) => () => new Date(clock().getTime() + hours * 3_600_000);

const check = (store: Store, now = clock) => checkFile(store.db, store.file, now);

/** A folder with a campaign in a file that was checked and closed. */
async function folderChecked(): Promise<string> {
  const dir = tempDir();
  const store = await openStore({ dir, now: clock });
  await newCampaign(store.db);
  expect(await check(store)).toEqual(SOUND);
  await store.close();
  return dir;
}

describe('the check of the whole file', () => {
  it('isn’t due again after a clean end', async () => {
    const store = await tempStore({ dir: await folderChecked() });
    expect(await check(store, later(1))).toEqual(NOT_DUE);
  });

  it('is due a day later, and again the day after', async () => {
    const store = await tempStore({ dir: await folderChecked() });
    expect(await check(store, later(23.9))).toEqual(NOT_DUE);
    expect(await check(store, later(24))).toEqual(SOUND);
    expect(await check(store, later(47))).toEqual(NOT_DUE);
    expect(await check(store, later(48))).toEqual(SOUND);
  });

  it('is due where the clock was set back', async () => {
    const store = await tempStore({ dir: await folderChecked() });
    expect(await check(store, later(-1))).toEqual(SOUND);
  });

  it('is due after a commit that was cut off, also if another start and end came between', async () => {
    const killed = killedInCommit(fileIn(await folderChecked()));
    expect(readdirSync(killed)).toContain('holdout.sqlite-journal');
    await (await openStore({ dir: killed, now: clock })).close();
    // Played back, so that the file says again that it was checked that day.
    expect(readdirSync(killed)).toEqual(['holdout.sqlite']);
    const store = await tempStore({ dir: killed });
    expect(await check(store, later(1))).toEqual(SOUND);
    expect(await check(store, later(1))).toEqual(NOT_DUE);
  });

  it('takes no log of this same process for the end of another', async () => {
    const dir = await folderChecked();
    const first = await tempStore({ dir });
    await newCampaign(first.db, 'second');
    const second = await openStore({ dir, now: clock, beside: true });
    expect(await check(second, later(1))).toEqual(NOT_DUE);
    await second.close();
  });
});

describe('a copy of a file that was called damaged', () => {
  it('is settled once the whole file is found sound, though no check was due', async () => {
    const dir = await folderChecked();
    cpSync(fileIn(dir), join(dir, 'holdout-damaged-2026-03-04T05-06-07-089Z.sqlite'));
    const store = await tempStore({ dir });
    expect(await check(store, later(1))).toEqual(SOUND);
    expect(keptCopies(dir)).toEqual(['holdout-mended-2026-03-04T05-06-07-089Z.sqlite']);
    expect(await check(store, later(1))).toEqual(NOT_DUE);
  });
});

describe('a page overwritten', () => {
  it('is found by the check, said in a sentence, and copied aside', async () => {
    const dir = await folderChecked();
    flipPage(fileIn(dir));
    const store = await openStore({ dir, now: clock });
    const { checked, damage } = await check(store, later(24));
    expect(checked).toBe(true);
    expect(damage).toMatch(/holdout\.sqlite is damaged \(.+\); .*copied to .*holdout-damaged-/);
    expect(await check(store, later(24))).toEqual({ checked, damage, rows: [] });
    await store.close();
    expect(readdirSync(dir).filter((name) => /^holdout-damaged-.*sqlite$/.test(name))).toHaveLength(1);
  });

  it('is then found before the file is opened again, until the copy is taken away', async () => {
    const dir = await folderChecked();
    flipPage(fileIn(dir));
    const store = await openStore({ dir, now: clock });
    await check(store, later(24));
    await store.close();
    await expect(openStore({ dir, now: clock })).rejects.toBeInstanceOf(StoreFailure);
    for (const name of readdirSync(dir)) if (name.includes('damaged')) rmSync(`${dir}/${name}`);
    await (await openStore({ dir, now: clock })).close();
  });
});

describe('a row that no check would have let in', () => {
  it('is told of, though it can be read', async () => {
    const dir = await folderChecked();
    tamper(fileIn(dir), (database) => database.exec('update campaign_head set what_if = 7'));
    const store = await tempStore({ dir });
    expect(await check(store, later(24))).toEqual({
      ...SOUND,
      rows: ['CHECK constraint failed in campaign_head'],
    });
  });
});
