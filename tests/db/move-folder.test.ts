/** The data folder moved: wherever it is cut off, the folder that counts holds everything, and it can be done again. */
import { existsSync, readdirSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { changePlace, readPlace } from '../../db/backups/place.ts';
import { readPointer } from '../../db/file/pointer.ts';
import { MOVE_STEPS, moveFolder } from '../../db/move-folder.ts';
import { FILE_NAME } from '../../db/open.ts';
import { AT, ask, tempDir, testBackend } from '../support/backend/backend.ts';
import { settled } from '../support/backend/party.ts';
import { straysIn } from '../support/kills/strays.ts';

const now = new Date(AT);

/** A folder with a campaign and a backup of it, closed. */
async function played() {
  const home = tempDir();
  const backend = await testBackend({ dataDir: home, home });
  const { campaign } = await settled(backend);
  await ask(backend, 'backup.now', {});
  await backend.close();
  changePlace(home, { policy: { ...readPlace(home).policy, last: 7 } });
  return { home, campaign };
}

/** Contents of the folder that counts. */
async function held(home: string, campaign: string) {
  const dataDir = readPointer(home) ?? home;
  const backend = await testBackend({ dataDir, home });
  const { figures } = await ask(backend, 'campaign.get', { campaign });
  const verified = await ask(backend, 'campaign.verify', { campaign });
  const { backups } = await ask(backend, 'backup.list', {});
  await backend.close();
  return {
    dataDir,
    figures: figures.length,
    same: verified.identical,
    backups: backups.length,
    last: readPlace(dataDir).policy.last,
  };
}

const ALL = { figures: 4, same: true, backups: 1, last: 7 };

function stoppedAfter(step: string) {
  return (done: string) => {
    if (done === step) throw new Error('killed');
  };
}

describe('a move of the data folder', () => {
  it.each(MOVE_STEPS)('cut off after “%s” leaves everything in the folder that counts', async (step) => {
    const { home, campaign } = await played();
    const to = join(tempDir(), 'a', 'b');
    await expect(moveFolder({ from: home, to, home, now, after: stoppedAfter(step) })).rejects.toThrow(
      'killed',
    );
    const moved = step === 'pointed' || step === 'kept';
    expect(await held(home, campaign)).toEqual({ ...ALL, dataDir: moved ? to : home });
    // The next start has cleared both of it.
    expect([...straysIn(home, 'campaigns'), ...straysIn(to, 'campaigns')]).toEqual([]);
    expect([existsSync(join(home, FILE_NAME)), existsSync(join(to, FILE_NAME))]).toEqual([!moved, moved]);
    if (moved) return;
    // Nothing that was cut off is in the way.
    await moveFolder({ from: home, to, home, now });
    expect(await held(home, campaign)).toEqual({ ...ALL, dataDir: to });
    expect(readdirSync(to).filter((name) => name.includes('moving'))).toEqual([]);
  });

  it('keeps the old file whole under another name, and the new one private', async () => {
    const { home, campaign } = await played();
    const to = join(tempDir(), 'new');
    const kept = await moveFolder({ from: home, to, home, now });
    expect(kept).toBe(join(home, 'holdout.moved-2026-03-04T05-06-07-089Z.sqlite'));
    const old = new Database(kept, { readonly: true });
    expect(old.prepare('select count(*) from campaign_head where id = ?').pluck().get(campaign)).toBe(1);
    old.close();
    if (process.platform !== 'win32') {
      expect(statSync(to).mode & 0o777).toBe(0o700);
      expect(statSync(join(to, 'holdout.sqlite')).mode & 0o777).toBe(0o600);
    }
  });

  it('goes back to the folder it came from', async () => {
    const { home, campaign } = await played();
    const to = join(tempDir(), 'new');
    await moveFolder({ from: home, to, home, now });
    await moveFolder({ from: to, to: home, home, now });
    expect(existsSync(join(home, 'folder.json'))).toBe(false);
    expect(await held(home, campaign)).toEqual({ ...ALL, dataDir: home });
  });

  it('waits in vain for another program that writes into the file, and changes nothing', async () => {
    const { home, campaign } = await played();
    const other = new Database(join(home, 'holdout.sqlite'));
    other.exec('begin immediate');
    const to = join(tempDir(), 'new');
    await expect(moveFolder({ from: home, to, home, now })).rejects.toMatchObject({ code: 'busy' });
    other.close();
    expect(readdirSync(to)).toEqual([]);
    expect(await held(home, campaign)).toEqual({ ...ALL, dataDir: home });
  });

  it('is told to another Holdout that has the old file open, which writes nothing more there', async () => {
    const { home, campaign } = await played();
    const other = await testBackend({ dataDir: home, home });
    await ask(other, 'campaign.get', { campaign });
    const to = join(tempDir(), 'new');
    await moveFolder({ from: home, to, home, now });
    const reply = await other.call('note.add', { campaign, act: 1, text: 'Rain.' });
    expect(reply).toMatchObject({
      ok: false,
      error: { code: 'folder-away', message: expect.stringContaining('were moved from') },
    });
    await other.close();
    expect(existsSync(join(home, 'holdout.sqlite'))).toBe(false);
    expect(await held(home, campaign)).toEqual({ ...ALL, dataDir: to });
  });

  it('is taken back where the old file can’t be renamed, as on Windows while somebody has it open', async () => {
    const { home, campaign } = await played();
    const file = join(home, 'holdout.sqlite');
    const to = join(tempDir(), 'new');
    const after = (step: string) => {
      if (step === 'pointed') renameSync(file, `${file}.held`);
    };
    await expect(moveFolder({ from: home, to, home, now, after })).rejects.toMatchObject({ code: 'busy' });
    renameSync(`${file}.held`, file);
    expect(await held(home, campaign)).toEqual({ ...ALL, dataDir: home });
    expect(existsSync(join(to, 'holdout.sqlite'))).toBe(false);
  });

  it('takes nothing away of a cut-off copy that was played on since', async () => {
    const { home } = await played();
    const to = tempDir();
    await expect(moveFolder({ from: home, to, home, now, after: stoppedAfter('named') })).rejects.toThrow(
      'killed',
    );
    const file = join(to, 'holdout.sqlite');
    const opened = new Database(file);
    opened.exec("insert into setting (key, value) values ('mine', '1')");
    opened.close();
    const before = statSync(file).size;
    await moveFolder({ from: home, to: join(tempDir(), 'other'), home, now });
    expect(statSync(file).size).toBe(before);
  });

  it('is told of a pointer that says nothing, rather than that campaigns are begun anew', () => {
    const home = tempDir();
    writeFileSync(join(home, 'folder.json'), '{');
    expect(() => readPointer(home)).toThrow(/folder\.json doesn’t say where the data folder is/);
  });
});
