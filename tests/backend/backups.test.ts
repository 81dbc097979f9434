/** Backups that make themselves: when, how what is done waits for them, and what is said where they fail. */
import { copyFileSync, readdirSync, renameSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { copyToSettle } from '../../db/backups/make.ts';
import { backupsIn } from '../../db/backups/manifest.ts';
import { openStore } from '../../db/open.ts';
import type { Backend } from '../../src/backend/backend.ts';
import { keepBackups } from '../../src/backend/calls/backups.ts';
import { systemRandom } from '../../src/backend/calls/seed.ts';
import { openLog } from '../../src/backend/calls/trouble-log.ts';
import { AT, ask, failing, logged, tempDir, testBackend } from '../support/backend/backend.ts';
import { settled } from '../support/backend/party.ts';
import { fileIn } from '../support/db/store.ts';

const HOUR = 60 * 60 * 1000;
const later = (hours: number) => () => new Date(Date.parse(AT) + hours * HOUR);
const folderOf = (dir: string) => join(dir, 'backups');
const whysIn = (dir: string) => backupsIn(folderOf(dir)).map(({ why }) => why);

/** A folder with a campaign, closed. */
async function played() {
  const dataDir = tempDir();
  const backend = await testBackend({ dataDir });
  const at = await settled(backend);
  await backend.close();
  return { dataDir, ...at };
}

describe('the first act of a day', () => {
  it('is preceded by a backup, the others aren’t', async () => {
    const { dataDir, campaign, revision } = await played();
    expect(whysIn(dataDir)).toEqual([]);
    let now = later(24);
    const backend = await testBackend({ dataDir, now: () => now() });
    await ask(backend, 'campaign.rename', { campaign, revision, name: 'The Weir' });
    now = later(25);
    await ask(backend, 'campaign.rename', { campaign, revision: revision + 1, name: 'Ansley Cross' });
    now = later(48);
    await ask(backend, 'campaign.get', { campaign });
    await ask(backend, 'settings.set', { dice: 'own' });
    await ask(backend, 'campaign.rename', { campaign, revision: revision + 2, name: 'Home' });
    await backend.close();
    const standing = backupsIn(folderOf(dataDir)).map(({ why, shelf }) => [why, shelf[0]?.name]);
    expect(standing).toEqual([
      ['day', 'Ansley Cross'],
      ['day', 'Merrow Ford'],
    ]);
    expect(readdirSync(folderOf(dataDir))).toHaveLength(4);
  });

  it('is made on the first day of a file too, once there is something to lose', async () => {
    const dataDir = tempDir();
    const backend = await testBackend({ dataDir });
    let { campaign, revision } = await settled(backend);
    const rename = async (name: string) => {
      ({ revision } = await ask(backend, 'campaign.rename', { campaign, revision, name }));
    };
    await rename('The Weir');
    await ask(backend, 'backup.settle', {});
    expect(whysIn(dataDir)).toEqual([]);
    for (let more = 0; more < 20; more += 1) await rename(`Ansley Cross ${more}`);
    await backend.close();
    expect(whysIn(dataDir)).toEqual(['day']);
    const [made] = backupsIn(folderOf(dataDir));
    expect(made?.shelf[0]?.acts).toBe(20);
  });

  it('isn’t where there is nothing to lose, nor again in the next start of the same day', async () => {
    const { dataDir, campaign, revision } = await played();
    for (const name of ['The Weir', 'Ansley Cross']) {
      const backend = await testBackend({ dataDir, now: later(24) });
      const { revision: now } = await ask(backend, 'campaign.get', { campaign });
      await ask(backend, 'campaign.rename', { campaign, revision: now, name });
      await backend.close();
    }
    expect(whysIn(dataDir)).toEqual(['day']);
    expect(revision).toBeGreaterThan(0);
  });
});

describe('a day on which nothing was done since the last backup', () => {
  it('has none, whatever is refused on it; words, what was undone, and settings are something', async () => {
    const { dataDir, campaign, revision } = await played();
    let day = 0;
    const on = async (act: (backend: Backend) => Promise<unknown>) => {
      day += 1;
      const backend = await testBackend({ dataDir, now: later(24 * day) });
      await act(backend);
      await backend.close();
      return whysIn(dataDir).length;
    };
    const refusedOne = async (backend: Backend) =>
      await failing(backend, 'campaign.rename', { campaign, revision: 1, name: 'Late' });
    expect([await on(refusedOne), await on(refusedOne), await on(refusedOne)]).toEqual([1, 1, 1]);
    // Successful calls come after the day's backup.
    const since = [
      async (backend: Backend) => await ask(backend, 'note.add', { campaign, act: 1, text: 'Rain.' }),
      async (backend: Backend) => await ask(backend, 'campaign.undo', { campaign, revision }),
      async (backend: Backend) =>
        await ask(backend, 'campaign.rename', { campaign, revision, name: 'The Weir' }),
      async (backend: Backend) => await ask(backend, 'settings.set', { dice: 'own' }),
    ];
    for (const [before, act] of since.entries()) {
      await on(act);
      expect([await on(refusedOne), await on(refusedOne)]).toEqual([before + 2, before + 2]);
    }
  });
});

describe('a backup of the day that another worker has taken', () => {
  it('is the one of that day before it is checked, too', async () => {
    const { dataDir, campaign, revision } = await played();
    const now = later(24);
    const backend = await testBackend({ dataDir, now });
    copyToSettle(fileIn(dataDir), { at: now().toISOString(), why: 'day', acts: null });
    await ask(backend, 'campaign.rename', { campaign, revision, name: 'The Weir' });
    await ask(backend, 'backup.settle', {});
    await backend.close();
    expect(whysIn(dataDir)).toEqual(['day']);
  });
});

describe('a copy of which a process that was killed has made no backup', () => {
  /** A copy that a process seems to have left which is there no more: no system counts so far. */
  function copyLeft(dataDir: string): string {
    copyToSettle(fileIn(dataDir), { at: later(24)().toISOString(), why: 'day', acts: null });
    const [copy = ''] = readdirSync(dataDir).filter((name) => name.endsWith('.copy'));
    const left = join(dataDir, copy.replace(`-${process.pid}.`, '-999999999.'));
    renameSync(join(dataDir, copy), left);
    return left;
  }
  const copiesIn = (dataDir: string) => readdirSync(dataDir).filter((name) => name.endsWith('.copy'));

  it('becomes one at the next start', async () => {
    const { dataDir } = await played();
    copyLeft(dataDir);
    const backend = await testBackend({ dataDir, now: later(25) });
    await backend.close();
    expect([whysIn(dataDir), copiesIn(dataDir)]).toEqual([['day'], []]);
  });

  it.each([
    ['gone', (file: string) => rmSync(file)],
    ['empty', (file: string) => truncateSync(file)],
  ])('becomes one before anything is said of a file that is %s', async (how, take) => {
    const { dataDir } = await played();
    copyLeft(dataDir);
    take(fileIn(dataDir));
    const backend = await testBackend({ dataDir, now: later(25) });
    expect(await failing(backend, 'shelf.list', {})).toMatchObject({
      code: 'missing-file',
      message: expect.stringMatching(new RegExp(`is ${how}, but there is a backup of it made on `)),
    });
    await backend.close();
    expect([whysIn(dataDir), copiesIn(dataDir)]).toEqual([['day'], []]);
  });

  it('stays until one can be made, and no new file is begun beside it', async () => {
    const { dataDir, campaign, revision } = await played();
    const left = copyLeft(dataDir);
    rmSync(fileIn(dataDir));
    rmSync(folderOf(dataDir), { recursive: true });
    writeFileSync(folderOf(dataDir), 'a file where the folder should be');
    const backend = await testBackend({ dataDir, now: later(25) });
    expect(await failing(backend, 'shelf.list', {})).toMatchObject({
      code: 'missing-file',
      message: `${fileIn(dataDir)} is gone, but there is a copy of it of which no backup could be made yet.`,
    });
    await backend.close();
    expect(copiesIn(dataDir)).toHaveLength(1);
    // There again, as the disk may be: what fails is tried again an hour later.
    copyFileSync(left, fileIn(dataDir));
    let now = later(26);
    const again = await testBackend({ dataDir, now: () => now() });
    await ask(again, 'campaign.rename', { campaign, revision, name: 'The Weir' });
    rmSync(folderOf(dataDir));
    now = later(28);
    await ask(again, 'campaign.rename', { campaign, revision: revision + 1, name: 'Home' });
    await again.close();
    expect([whysIn(dataDir), copiesIn(dataDir)]).toEqual([['day'], []]);
  });
});

describe('a backup of the day whose check fails', () => {
  it('is tried again at the next act, an hour later', async () => {
    const { dataDir, campaign, revision } = await played();
    let checks = 0;
    const settleBackups = async () => {
      checks += 1;
      for (const name of readdirSync(dataDir)) if (name.endsWith('.copy')) rmSync(join(dataDir, name));
      return 'It came out wrong.';
    };
    let now = later(24);
    const backend = await testBackend({ dataDir, now: () => now(), settleBackups });
    const asked: number[] = [];
    for (const [acts, hours] of [24, 24.5, 25.5, 26, 27].entries()) {
      now = later(hours);
      await ask(backend, 'campaign.rename', { campaign, revision: revision + acts, name: `Night ${acts}` });
      asked.push(checks);
    }
    expect(asked).toEqual([1, 1, 2, 2, 3]);
    await backend.close();
  });
});

describe('a backup that can’t be made', () => {
  it('stops no act, and is said once', async () => {
    const { dataDir, campaign, revision } = await played();
    writeFileSync(folderOf(dataDir), 'a file where the folder should be');
    let now = later(24);
    const backend = await testBackend({ dataDir, now: () => now() });
    const rename = (of: number, name: string) =>
      backend.call('campaign.rename', { campaign, revision: of, name });
    expect(await rename(revision, 'The Weir')).toMatchObject({
      ok: true,
      notice: `No backup could be made: ${folderOf(dataDir)} can’t be written.`,
    });
    expect(await rename(revision + 1, 'Ansley Cross')).not.toHaveProperty('notice');
    now = later(26);
    expect(await rename(revision + 2, 'Home')).not.toHaveProperty('notice');
    expect(logged(dataDir).filter(({ what }) => what === 'backup')).toHaveLength(2);
  });

  it('stops what destroys', async () => {
    const { dataDir } = await played();
    writeFileSync(folderOf(dataDir), 'a file');
    const store = await openStore({ dir: dataDir, now: later(0) });
    const keeper = keepBackups({
      dataDir,
      file: store.file,
      now: later(0),
      log: openLog(dataDir, later(0)),
    });
    await keeper.before('take-back', { acts: 24 });
    for (const why of ['restore', 'replace', 'delete-for-good'] as const)
      await expect(keeper.before(why)).rejects.toMatchObject({
        code: 'refused',
        message: `Nothing was changed. No backup could be made: ${folderOf(dataDir)} can’t be written.`,
      });
    await store.close();
  });
});

describe('before something is done', () => {
  it('one is made by the calls that take back more than twenty acts or bring such a line back, bring in a file, or delete for good', async () => {
    const { dataDir, campaign, revision: settledAt } = await played();
    let hours = 0;
    const now = () => {
      hours += 0.001;
      return later(hours)();
    };
    // New ids differ from all that were given before.
    const backend = await testBackend({ dataDir, now, random: systemRandom });
    let revision = settledAt;
    /** Taken, if not yet checked. */
    const made = (why: string) => {
      const files = [...readdirSync(dataDir), ...readdirSync(folderOf(dataDir))];
      const names = files.map((name) => /holdout-[^.]+/.exec(name)?.[0] ?? '');
      return new Set(names.filter((name) => name.endsWith(`Z-${why}`))).size;
    };
    const rename = async (name: string, giveUpLine = false) => {
      ({ revision } = await ask(backend, 'campaign.rename', { campaign, revision, name, giveUpLine }));
    };
    const back = async (backTo: number) => {
      ({ revision } = await ask(backend, 'campaign.undo', { campaign, revision, backTo }));
    };
    const { acts } = await ask(backend, 'campaign.log', { campaign, state: 'done' });
    const here = acts[0]?.act ?? 0;
    for (let more = 1; more <= 21; more += 1) await rename(`Name ${more}`);
    await back(here + 1);
    expect(made('take-back')).toBe(0);
    ({ revision } = await ask(backend, 'campaign.redo', { campaign, revision, upTo: here + 21 }));
    await back(here);
    expect(made('take-back')).toBe(1);

    for (let more = 1; more <= 21; more += 1) await rename(`Other ${more}`, true);
    const { lines } = await ask(backend, 'campaign.lines', { campaign });
    const line = lines[0]?.line ?? 0;
    ({ revision } = await ask(backend, 'campaign.bring-back', { campaign, revision, line }));
    expect(made('take-back')).toBe(2);

    const { transfer } = await ask(backend, 'campaign-file.save', { campaign });
    const { id } = await ask(backend, 'campaign-file.open', { transfer });
    expect(made('import')).toBe(1);
    await ask(backend, 'campaign.delete', { campaign: id });
    await ask(backend, 'campaign.delete-for-good', { campaign: id });
    expect(made('delete-for-good')).toBe(1);
    await backend.close();
    const stood = backupsIn(folderOf(dataDir)).map(({ why, acts: taken, shelf }) => [
      why,
      taken,
      shelf[0]?.name,
    ]);
    expect(stood).toContainEqual(['take-back', 21, 'Name 21']);
    expect(stood).toContainEqual(['take-back', 21, 'Other 21']);
  });

  it('the copy is of that moment, and is checked behind it', async () => {
    const { dataDir } = await played();
    const store = await openStore({ dir: dataDir, now: later(0) });
    const keeper = keepBackups({ dataDir, file: store.file, now: later(0), log: openLog(dataDir, later(0)) });
    await keeper.before('take-back', { acts: 24 });
    await store.db.updateTable('campaign_head').set({ name: 'Afterwards' }).execute();
    await keeper.settled();
    await keeper.before('delete-for-good');
    expect(backupsIn(folderOf(dataDir)).map(({ why, acts, shelf }) => [why, acts, shelf[0]?.name])).toEqual([
      ['delete-for-good', null, 'Afterwards'],
      ['take-back', 24, 'Merrow Ford'],
    ]);
    await store.close();
  });
});

it('where another program deletes what says in which folder they are kept, that is said, once', async () => {
  const { dataDir } = await played();
  const [memory, chosen] = [tempDir(), tempDir()];
  const first = await testBackend({ dataDir, memory });
  await ask(first, 'backup.move', { folder: chosen });
  await first.close();
  const second = await testBackend({ dataDir, memory });
  expect(await second.call('shelf.list', {})).not.toHaveProperty('notice');
  await second.close();
  rmSync(join(dataDir, 'backups.json'));
  const third = await testBackend({ dataDir, memory });
  expect(await third.call('shelf.list', {})).toMatchObject({
    notice: `Which folder backups are kept in is no longer said in ${dataDir}, as where backups.json was deleted: it was ${chosen}, and is ${folderOf(dataDir)} from now on. Those made before are still there: choose that folder again in Settings, Backups.`,
  });
  await third.close();
  const fourth = await testBackend({ dataDir, memory });
  expect(await fourth.call('shelf.list', {})).not.toHaveProperty('notice');
});
