/** Another version of the file, put in place by some other program while Holdout has it open, or between two starts: nothing is mixed, and it is said. */
import {
  closeSync,
  copyFileSync,
  cpSync,
  existsSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import Database from 'better-sqlite3';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { writerOf } from '../../db/file/generation.ts';
import { type Backend, openBackend } from '../../src/backend/backend.ts';
import { transferPath } from '../../src/backend/calls/transfers.ts';
import { ask, failing, logged, tempDir, testBackend } from '../support/backend/backend.ts';
import { flipPage } from '../support/db/flip-page.ts';
import { killedInCommit } from '../support/db/killed-in-commit.ts';
import { fileIn } from '../support/db/store.ts';

/** A minute goes by with each look at it. */
let minutes = 0;
/** Act of another program, done at the next look at the clock, when a call has looked at the file already. */
let meanwhile: (() => void) | undefined;
const now = () => {
  minutes += 1;
  const does = meanwhile;
  meanwhile = undefined;
  does?.();
  return new Date(Date.UTC(2026, 2, 4, 12, minutes));
};

async function begun() {
  const dataDir = tempDir();
  const backend = await testBackend({ dataDir, now });
  const about = { name: 'The Weir', seed: 'K7QF-2MWD', division: 'months', startYear: 2, star: {} } as const;
  const { id: campaign } = await ask(backend, 'campaign.create', about);
  return { dataDir, backend, campaign, file: fileIn(dataDir) };
}

/** The same folder on another machine, where the campaign has come so many acts further. */
async function onAnotherMachine(from: string, campaign: string, acts: number) {
  const dataDir = tempDir();
  copyFileSync(from, fileIn(dataDir));
  const backend = await testBackend({ dataDir, now });
  await renamed(backend, campaign, acts, 'There');
  await backend.close();
  return fileIn(dataDir);
}

async function renamed(backend: Backend, campaign: string, times: number, name = 'Here') {
  for (let time = 1; time <= times; time += 1) {
    const { revision } = await ask(backend, 'log.head', { campaign });
    await ask(backend, 'campaign.rename', { campaign, revision, name: `${name} ${time}` });
  }
}

const shelf = async (backend: Backend) =>
  (await ask(backend, 'shelf.list', {})).campaigns.map(({ name }) => name);

function pageOf(file: string, table: string): number {
  const database = new Database(file, { readonly: true });
  const page = database.prepare('select rootpage from sqlite_schema where name = ?').pluck().get(table);
  database.close();
  return Number(page);
}

const keptIn = (dataDir: string) => readdirSync(dataDir).filter((name) => name.startsWith('holdout-kept-'));
const unnamed = (dataDir: string) => readdirSync(dataDir).filter((name) => name.startsWith('.'));

async function soundAt(dataDir: string, campaign: string, name: string) {
  const again = await testBackend({ dataDir, now });
  expect(await shelf(again)).toContain(name);
  expect((await ask(again, 'campaign.verify', { campaign })).identical).toBe(true);
  expect((await ask(again, 'file.check', {})).damage).toBeNull();
  await again.close();
}

describe('taken away', () => {
  it('it stands there again with the next act, which goes in there too', async () => {
    const { dataDir, backend, campaign, file } = await begun();
    await renamed(backend, campaign, 1);
    rmSync(file);
    const reply = await backend.call('campaign.rename', { campaign, revision: 2, name: 'Three' });
    expect(reply).toMatchObject({
      ok: true,
      notice: `Another program took ${file} away; it stands there again, with everything that was done.`,
    });
    expect(await backend.call('shelf.list', {})).not.toHaveProperty('notice');
    await backend.close();
    await soundAt(dataDir, campaign, 'Three');
    expect(unnamed(dataDir)).toEqual([]);
  });

  it('just before the end, it stands there again at the next start', async () => {
    const { dataDir, backend, campaign, file } = await begun();
    await renamed(backend, campaign, 1);
    rmSync(file);
    await backend.close();
    await soundAt(dataDir, campaign, 'Here 1');
  });

  it('under two that have it open, both go on in what stands there then', async () => {
    const { dataDir, backend, campaign, file } = await begun();
    const other = await testBackend({ dataDir, now });
    await renamed(other, campaign, 1);
    expect(await shelf(backend)).toEqual(['Here 1']);
    rmSync(file);
    await renamed(backend, campaign, 1, 'Second');
    await renamed(other, campaign, 1, 'Third');
    await renamed(backend, campaign, 1, 'Fourth');
    await other.close();
    await backend.close();
    await soundAt(dataDir, campaign, 'Fourth 1');
    expect(keptIn(dataDir)).toEqual([]);
  });

  it('with its folder, nothing is done until that is back', async () => {
    const { dataDir, backend, campaign } = await begun();
    await renamed(backend, campaign, 1);
    const elsewhere = `${dataDir}-elsewhere`;
    renameSync(dataDir, elsewhere);
    onTestFinished(() => rmSync(elsewhere, { recursive: true, force: true }));
    for (const [method, input] of [
      ['campaign.rename', { campaign, revision: 2, name: 'Three' }],
      ['file.open', {}],
    ] as const)
      expect(await failing(backend, method, input)).toEqual({
        code: 'folder-away',
        message: `The data folder ${dataDir} isn’t there; is the disk that it is on connected? Leave Holdout open until it is back.`,
      });
    expect(existsSync(dataDir)).toBe(false);
    renameSync(elsewhere, dataDir);
    await ask(backend, 'file.open', {});
    await ask(backend, 'campaign.rename', { campaign, revision: 2, name: 'Three' });
    expect(await shelf(backend)).toEqual(['Three']);
  });
});

describe('renamed over by another machine’s', () => {
  it.each([0, 1, 3, 20])(
    'which went another way, after %i acts here: both are whole, each alone',
    async (acts) => {
      const { dataDir, backend, campaign, file } = await begun();
      const there = await onAnotherMachine(file, campaign, 2);
      await renamed(backend, campaign, acts);
      renameSync(there, file);
      const reply = await backend.call('shelf.list', {});
      expect(await shelf(backend)).toEqual(['There 2']);
      await renamed(backend, campaign, 1, 'Then');
      const kept = keptIn(dataDir);
      if (acts === 0) {
        expect(reply).not.toHaveProperty('notice');
        expect(kept).toEqual([]);
      } else {
        const lost = { 1: 'one act', 3: 'three acts' }[acts] ?? `${acts} acts`;
        expect(reply).toMatchObject({
          notice: `Another program put another version in the place of ${file}, which is open now. With that one, “Here ${acts}” (called “There 2” there) loses ${lost}. Yours is kept whole as ${kept[0]}: look at it in Settings, Backups. Half-filled forms and settings are those of the version that is open now.`,
        });
        expect(kept).toHaveLength(1);
      }
      await backend.close();
      await soundAt(dataDir, campaign, 'Then 1');
      if (acts > 0) {
        const ours = tempDir();
        copyFileSync(`${dataDir}/${kept[0]}`, fileIn(ours));
        await soundAt(ours, campaign, `Here ${acts}`);
      }
      expect(unnamed(dataDir)).toEqual([]);
    },
  );

  it('where a copy of the same bytes was kept as damaged, it isn’t called whole', async () => {
    const { dataDir, backend, campaign, file } = await begun();
    const there = await onAnotherMachine(file, campaign, 2);
    await renamed(backend, campaign, 1);
    const copy = 'holdout-damaged-2026-03-04T05-06-07-089Z.sqlite';
    copyFileSync(file, `${dataDir}/${copy}`);
    renameSync(there, file);
    expect(await backend.call('shelf.list', {})).toMatchObject({
      notice: expect.stringMatching(
        new RegExp(` Yours, which is damaged, is kept as ${copy}: repair it in Settings, Backups\\.`),
      ),
    });
    expect(keptIn(dataDir)).toEqual([]);
  });

  it('which went on from here, it is gone on with, and nothing is to be said', async () => {
    const { dataDir, backend, campaign, file } = await begun();
    await renamed(backend, campaign, 2);
    const there = await onAnotherMachine(file, campaign, 3);
    renameSync(there, file);
    const reply = await backend.call('shelf.list', {});
    expect(reply).toMatchObject({ ok: true, value: { campaigns: [{ name: 'There 3' }] } });
    expect(reply).not.toHaveProperty('notice');
    expect(keptIn(dataDir)).toEqual([]);
  });

  it('under two that have it open: what stood there is kept once, and both name it', async () => {
    const { dataDir, backend, campaign, file } = await begun();
    const there = await onAnotherMachine(file, campaign, 2);
    const other = await testBackend({ dataDir, now });
    await renamed(backend, campaign, 1);
    expect(await shelf(other)).toEqual(['Here 1']);
    renameSync(there, file);
    const replies = [await backend.call('shelf.list', {}), await other.call('shelf.list', {})];
    const copies = keptIn(dataDir);
    expect(copies).toHaveLength(1);
    for (const reply of replies)
      expect(reply).toMatchObject({ notice: expect.stringContaining(`kept whole as ${copies[0]}:`) });
    expect(unnamed(dataDir)).toEqual([]);
  });

  it.each([
    ['renamed over it', renameSync],
    ['written over it', copyFileSync],
  ] as const)(
    '%s under two threads of one process, one of them tells of it, whichever looks first',
    async (_, put) => {
      const { dataDir, backend, campaign, file } = await begun();
      const there = await onAnotherMachine(file, campaign, 2);
      const beside = await testBackend({ dataDir, now, beside: true });
      await renamed(backend, campaign, 1);
      expect(await shelf(beside)).toEqual(['Here 1']);
      put(there, file);
      for (const [one, told] of [
        [beside, []],
        [backend, [expect.stringContaining('Another program')]],
        [beside, []],
      ] as const) {
        const reply = await one.call('shelf.list', {});
        expect(reply).toMatchObject({ ok: true, value: { campaigns: [{ name: 'There 2' }] } });
        expect([reply.notice].flatMap((notice) => notice ?? [])).toEqual(told);
      }
    },
  );

  it('when a call has looked already, the call is done in that one', async () => {
    const { dataDir, backend, campaign, file } = await begun();
    const there = await onAnotherMachine(file, campaign, 2);
    await renamed(backend, campaign, 1);
    meanwhile = () => renameSync(there, file);
    expect(await backend.call('note.add', { campaign, act: 1, text: 'Rain.' })).toMatchObject({ ok: true });
    expect(meanwhile).toBeUndefined();
    expect(await shelf(backend)).toEqual(['There 2']);
    await backend.close();
    await soundAt(dataDir, campaign, 'There 2');
    expect(keptIn(dataDir)).toHaveLength(1);
  });

  it('while a journal of ours lies there, which is never played into that one', async () => {
    const { dataDir, backend, campaign, file } = await begun();
    const there = await onAnotherMachine(file, campaign, 2);
    await renamed(backend, campaign, 1);
    const whole = fileIn(tempDir());
    copyFileSync(file, whole);
    copyFileSync(`${fileIn(killedInCommit(whole))}-journal`, `${file}-journal`);
    renameSync(there, file);
    expect(await shelf(backend)).toEqual(['There 2']);
    await renamed(backend, campaign, 1, 'Then');
    await backend.close();
    await soundAt(dataDir, campaign, 'Then 1');
  });

  it('an act asked of what was open is refused as made from an older state, also if both have come as far', async () => {
    const { backend, campaign, file } = await begun();
    const there = await onAnotherMachine(file, campaign, 2);
    await renamed(backend, campaign, 2);
    const { revision } = await ask(backend, 'log.head', { campaign });
    renameSync(there, file);
    expect((await failing(backend, 'campaign.undo', { campaign, revision })).code).toBe('stale');
    expect(await shelf(backend)).toEqual(['There 2']);
    // While the campaign wasn't looked at, the revision is that of the other version.
    const { code, message } = await failing(backend, 'campaign.undo', { campaign, revision });
    expect([code, message]).toEqual([
      'stale',
      'This was changed elsewhere; look at it as it stands now and try again.',
    ]);
    expect((await ask(backend, 'log.head', { campaign })).revision).toBe(revision);
    await ask(backend, 'campaign.undo', { campaign, revision });
    expect(await shelf(backend)).toEqual(['There 1']);
  });

  it('is told to whoever has a window open', async () => {
    const { backend, campaign, file } = await begun();
    const there = await onAnotherMachine(file, campaign, 2);
    await renamed(backend, campaign, 1);
    const told: unknown[] = [];
    backend.happened((what) => told.push(what));
    await setTimeout(300);
    renameSync(there, file);
    await shelf(backend);
    await vi.waitFor(() => expect(told).not.toEqual([]), { timeout: 60_000 });
  });

  it('at once with an act: the act is refused as made from an older state, or done there, and is in no third place', async () => {
    const { backend, campaign, file } = await begun();
    const there = await onAnotherMachine(file, campaign, 2);
    await renamed(backend, campaign, 1);
    renameSync(there, file);
    expect(await backend.call('campaign.rename', { campaign, revision: 2, name: 'Third' })).toMatchObject({
      ok: false,
      error: { code: 'stale' },
      notice: expect.stringContaining('“Here 1” (called “There 2” there) loses one act'),
    });
    expect(await shelf(backend)).toEqual(['There 2']);
  });
});

describe('what nobody was told', () => {
  it('since it was found at the end, is told at the next start, once', async () => {
    const { dataDir, backend, campaign, file } = await begun();
    const memory = tempDir();
    await backend.close();
    const there = await onAnotherMachine(file, campaign, 2);
    const first = await testBackend({ dataDir, now, memory });
    await renamed(first, campaign, 1);
    renameSync(there, file);
    await first.close();
    const again = await testBackend({ dataDir, now, memory });
    // A host asks that for itself.
    expect(await again.call('backup.settle', {})).not.toHaveProperty('notice');
    expect(await again.call('log.head', { campaign: 'none' })).toMatchObject({
      ok: false,
      notice: `Another program put another version in the place of ${file}, which is open now. With that one, “Here 1” (called “There 2” there) loses one act. Yours is kept whole as ${keptIn(dataDir)[0]}: look at it in Settings, Backups. Half-filled forms and settings are those of the version that is open now.`,
    });
    expect(await again.call('shelf.list', {})).not.toHaveProperty('notice');
    await again.close();
    const third = await testBackend({ dataDir, now, memory });
    expect(await third.call('shelf.list', {})).not.toHaveProperty('notice');
  });
});

it('what is told stands in the log of trouble, and in a report without the names of campaigns', async () => {
  const { dataDir, backend, file } = await begun();
  copyFileSync(file, `${file}.older`);
  const about = { name: 'Saltmarsh', seed: 'K7QF-2MWD', division: 'months', startYear: 2, star: {} } as const;
  await ask(backend, 'campaign.create', about);
  renameSync(`${file}.older`, file);
  const reply = await backend.call('shelf.list', {});
  expect(reply).toMatchObject({
    notice: expect.stringContaining('“Saltmarsh” goes with all there is of it'),
  });
  expect(logged(dataDir).map(({ detail }) => detail)).toEqual([reply.notice]);
  const { transfer } = await ask(backend, 'campaign-file.report', { names: 'replaced' });
  const report = gunzipSync(readFileSync(transferPath(dataDir, transfer))).toString();
  expect(report).toContain('With that one, “…” goes with all there is of it');
  expect(report).not.toContain('Saltmarsh');
});

describe('notes that another version lacks', () => {
  const noted = async (backend: Backend, campaign: string, many: number) => {
    for (let n = 1; n <= many; n += 1)
      await ask(backend, 'note.add', { campaign, act: 1, text: `Rain ${n}.` });
  };

  it('are named where it is renamed over the file that is open', async () => {
    const { dataDir, backend, campaign, file } = await begun();
    copyFileSync(file, `${file}.older`);
    await noted(backend, campaign, 2);
    renameSync(`${file}.older`, file);
    const reply = await backend.call('shelf.list', {});
    const [kept] = keptIn(dataDir);
    expect(reply).toMatchObject({
      notice: expect.stringMatching(/With that one, “[^”]*” loses .*two versions of your notes and reports/),
    });
    expect(kept).toBeDefined();
  });

  it('are named where it is put there between two starts', async () => {
    const { dataDir, backend, campaign, file } = await begun();
    const memory = tempDir();
    await backend.close();
    copyFileSync(file, `${file}.older`);
    const first = await testBackend({ dataDir, now, memory });
    await noted(first, campaign, 2);
    await first.close();
    renameSync(`${file}.older`, file);
    const again = await testBackend({ dataDir, now, memory });
    expect(await again.call('shelf.list', {})).toMatchObject({
      notice: expect.stringContaining('lacks 2 versions of your notes and reports'),
    });
  });

  it.each([
    [5, 0, '“Here 1” (called “There 5” there) lacks 1 act and 1 version of your notes and reports.'],
    [5, 3, '“Here 1” (called “There 5” there) lacks 1 act and 1 version of your notes and reports.'],
    [0, 3, '“Here 1” (called “The Weir” there) lacks 1 act and 1 version of your notes and reports.'],
  ])('are named beside acts, where it has %i other acts and %i other notes', async (acts, notes, said) => {
    const { backend, campaign, file } = await begun();
    const [dataDir, memory] = [tempDir(), tempDir()];
    copyFileSync(file, fileIn(dataDir));
    await renamed(backend, campaign, acts, 'There');
    await noted(backend, campaign, notes);
    await backend.close();
    const first = await testBackend({ dataDir, now, memory });
    await renamed(first, campaign, 1);
    await ask(first, 'note.add', { campaign, act: 1, text: 'Ours.' });
    await first.close();
    renameSync(file, fileIn(dataDir));
    const again = await testBackend({ dataDir, now, memory });
    expect(await again.call('shelf.list', {})).toMatchObject({ notice: expect.stringContaining(said) });
  });
});

it('another way that was gone for more openings than a file remembers isn’t taken for a version that went on', async () => {
  const { dataDir, backend, campaign, file } = await begun();
  const there = fileIn(tempDir());
  copyFileSync(file, there);
  await renamed(backend, campaign, 2);
  for (let n = 0; n < 60; n += 1) {
    const database = new Database(there);
    database.exec('begin immediate');
    writerOf(database).enter();
    database.exec('commit');
    database.close();
  }
  renameSync(there, file);
  expect(await backend.call('shelf.list', {})).toMatchObject({
    notice: expect.stringContaining('loses two acts'),
  });
  expect(keptIn(dataDir)).toHaveLength(1);
});

it('what another program wrote under the page of the openings, and another Holdout has gone on from, is told of', async () => {
  const { backend, campaign, file } = await begun();
  const older = readFileSync(file);
  const other = await testBackend({ dataDir: dirname(file), now });
  await ask(backend, 'note.add', { campaign, act: 1, text: 'Hail.' });
  const openings = (pageOf(file, 'generation') - 1) * 4096;
  readFileSync(file).copy(older, openings, openings, openings + 4096);
  writeFileSync(file, older);
  await ask(other, 'note.add', { campaign, act: 1, text: 'Rain.' });
  expect(await backend.call('shelf.list', {})).toMatchObject({
    notice: `Another program wrote another version over ${file}, which is open now. In that one, “The Weir” lacks 1 version of your notes and reports. What it lacks may be in a backup, if there is one: see Settings, Backups. Half-filled forms and settings are those of the version that is open now.`,
  });
  expect(await backend.call('shelf.list', {})).not.toHaveProperty('notice');
  await renamed(backend, campaign, 1, 'Then');
});

describe('written over in place', () => {
  const over = (from: string, file: string) => writeFileSync(file, readFileSync(from), { flag: 'r+' });

  it.each([1, 2, 20])(
    'by another machine’s, after %i acts here: that one is whole, and what it lacks is named',
    async (acts) => {
      const { dataDir, backend, campaign, file } = await begun();
      const there = await onAnotherMachine(file, campaign, 2);
      await renamed(backend, campaign, acts);
      truncateSync(file, 0);
      over(there, file);
      const reply = await backend.call('shelf.list', {});
      const lacks = `“Here ${acts}” (called “There 2” there) lacks ${acts === 1 ? '1 act' : `${acts} acts`}`;
      expect(reply).toMatchObject({
        notice: `Another program wrote another version over ${file}, which is open now. In that one, ${lacks}. What it lacks may be in a backup, if there is one: see Settings, Backups. Half-filled forms and settings are those of the version that is open now.`,
      });
      expect(await shelf(backend)).toEqual(['There 2']);
      await renamed(backend, campaign, 1, 'Then');
      await backend.close();
      await soundAt(dataDir, campaign, 'Then 1');
    },
  );

  it('by an earlier one, which is more than a hundred acts behind: at least a hundred are named', async () => {
    const { backend, campaign, file } = await begun();
    const earlier = readFileSync(file);
    await renamed(backend, campaign, 110);
    writeFileSync(file, earlier);
    expect(await backend.call('shelf.list', {})).toMatchObject({
      notice: expect.stringContaining('“Here 110” (called “The Weir” there) lacks at least 100 acts.'),
    });
  });

  it('by an earlier one that has every act and word: no loss is told', async () => {
    const { backend, campaign, file } = await begun();
    await renamed(backend, campaign, 2);
    const earlier = readFileSync(file);
    const { revision } = await ask(backend, 'log.head', { campaign });
    await ask(backend, 'campaign.undo', { campaign, revision });
    writeFileSync(file, earlier, { flag: 'r+' });
    expect(await backend.call('shelf.list', {})).toMatchObject({
      notice: `Another program wrote another version over ${file}, which is open now. Every act, note and report is in it; what was undone may be otherwise. Half-filled forms and settings are those of the version that is open now.`,
    });
    expect(await shelf(backend)).toEqual(['Here 2']);
  });

  it('by an earlier one of this machine, of the same length, in the middle of play', async () => {
    const { dataDir, backend, campaign, file } = await begun();
    await renamed(backend, campaign, 1);
    const earlier = readFileSync(file);
    await renamed(backend, campaign, 1, 'Later');
    writeFileSync(file, earlier, { flag: 'r+' });
    const { revision } = await ask(backend, 'log.head', { campaign });
    expect(revision).toBe(2);
    await renamed(backend, campaign, 1, 'Then');
    await backend.close();
    await soundAt(dataDir, campaign, 'Then 1');
  });

  it('by the same version once more, in which nothing but an opening is missing: that nothing is lost', async () => {
    const { dataDir, backend, campaign, file } = await begun();
    await renamed(backend, campaign, 1);
    const there = fileIn(tempDir());
    copyFileSync(file, there);
    await ask(backend, 'settings.set', { theme: 'dark' });
    over(there, file);
    expect(await backend.call('shelf.list', {})).toMatchObject({
      notice: `Another program wrote another version over ${file}, which is open now. Every act, note and report is in it; what was undone may be otherwise. Half-filled forms and settings are those of the version that is open now.`,
    });
    await backend.close();
    await soundAt(dataDir, campaign, 'Here 1');
  });

  it('with nothing, after a copy was kept and gone on from: that copy is of another version, and isn’t taken for the latest', async () => {
    const { dataDir, backend: first, campaign, file } = await begun();
    const { name: backup } = await ask(first, 'backup.now', {});
    await first.close();
    const memory = tempDir();
    const backend = await testBackend({ dataDir, now, memory });
    const there = await onAnotherMachine(file, campaign, 2);
    await renamed(backend, campaign, 1);
    renameSync(there, file);
    await renamed(backend, campaign, 1, 'Then');
    const [kept] = keptIn(dataDir);
    truncateSync(file, 0);
    const { message } = await failing(backend, 'shelf.list', {});
    const said = new RegExp(
      String.raw`^Another program emptied ${file} while it was open, but there is a copy of another version of it, ${kept}, of [45] March 2026 at \d\d:\d\d, and there is a backup of it made on [45] March 2026\. It held “Then 1” up to act 4\.$`,
    );
    expect(message).toMatch(said);
    expect((await ask(backend, 'backup.list', {})).latest).toBe(backup);
    await backend.close();
    const again = await testBackend({ dataDir, now, memory });
    expect((await failing(again, 'shelf.list', {})).message).toMatch(
      /holdout\.sqlite is empty, but there is a copy of another version .* When it was last open, it held “Then 1” up to act 4\.$/,
    );
  });

  it('with nothing: it is called empty, and isn’t begun anew unasked', async () => {
    const { dataDir, backend, campaign, file } = await begun();
    await renamed(backend, campaign, 20);
    await ask(backend, 'backup.now', {});
    truncateSync(file, 0);
    const { code, message } = await failing(backend, 'shelf.list', {});
    expect(code).toBe('missing-file');
    expect(message).toContain(`Another program emptied ${file} while it was open, but there `);
    expect(message).toContain(' It held “Here 20” up to act 21.');
    expect(readdirSync(dataDir)).toContain('backups');
    expect(existsSync(file)).toBe(true);
  });
});

describe('where another program writes one page', () => {
  async function opened() {
    const { dataDir, backend, campaign, file } = await begun();
    await renamed(backend, campaign, 1);
    await backend.close();
    const again = await testBackend({ dataDir, now, memory: tempDir() });
    await ask(again, 'file.check', {});
    return { dataDir, again, campaign, file };
  }

  it('of nothing, no act is taken until it is repaired', async () => {
    const { dataDir, again, campaign, file } = await opened();
    // A page is damaged that the act doesn't read.
    flipPage(file, 'timeline');
    const act = { campaign, revision: 2, name: 'On' };
    expect((await failing(again, 'campaign.rename', act)).code).toBe('damaged-file');
    expect((await failing(again, 'campaign.rename', act)).code).toBe('damaged-file');
    expect(readdirSync(dataDir).filter((name) => name.startsWith('holdout-damaged-'))).toHaveLength(1);
  });

  it('as it was before, the campaign is found damaged, and whole once the page is as it was', async () => {
    const { again, campaign, file } = await opened();
    const number = pageOf(file, 'campaign_head');
    const before = readFileSync(file);
    await renamed(again, campaign, 1, 'Later');
    const later = readFileSync(file);
    const put = (from: Buffer) => {
      const now = openSync(file, 'r+');
      writeSync(now, from, (number - 1) * 4096, 4096, (number - 1) * 4096);
      closeSync(now);
    };
    put(before);
    expect((await failing(again, 'campaign.rename', { campaign, revision: 2, name: 'On' })).code).toBe(
      'unreadable',
    );
    put(later);
    await renamed(again, campaign, 1, 'Then');
    expect(await shelf(again)).toEqual(['Then 1']);
  });

  it('anew, as it is, nothing is said, and all goes on', async () => {
    const { again, campaign, file } = await opened();
    utimesSync(file, new Date(), new Date(0));
    expect(await again.call('shelf.list', {})).not.toHaveProperty('notice');
    await renamed(again, campaign, 1, 'Then');
    expect((await ask(again, 'file.check', {})).checked).toBe(true);
  });
});

it('a journal of another version that comes beside the open file is set aside, and play goes on', async () => {
  const { dataDir, backend, campaign, file } = await begun();
  const there = await onAnotherMachine(file, campaign, 2);
  await renamed(backend, campaign, 3);
  renameSync(`${fileIn(killedInCommit(there))}-journal`, `${file}-journal`);
  await renamed(backend, campaign, 1, 'Then');
  await backend.close();
  expect(readdirSync(dataDir)).toContain('holdout.sqlite-journal.left-1');
  await soundAt(dataDir, campaign, 'Then 1');
});

it('a damaged version takes no act, though the one before it was looked at and found sound', async () => {
  const { backend, campaign, file } = await begun();
  await renamed(backend, campaign, 1);
  const there = await onAnotherMachine(file, campaign, 2);
  const database = new Database(there);
  database.exec("update figure set name = 'Nobody named them so'");
  database.close();
  renameSync(there, file);
  await shelf(backend);
  const { revision } = await ask(backend, 'log.head', { campaign });
  expect((await failing(backend, 'campaign.rename', { campaign, revision, name: 'On' })).code).toBe(
    'unreadable',
  );
});

describe('while another program writes it', () => {
  it('a file that was looked through before it was whole is looked at anew', async () => {
    const { backend, campaign, file } = await begun();
    const whole = readFileSync(file);
    await renamed(backend, campaign, 1);
    writeFileSync(file, whole);
    flipPage(file, 'timeline');
    const serialize = Database.prototype.serialize;
    // All of it is read by then, and nothing said of it yet.
    const spied = vi.spyOn(Database.prototype, 'serialize').mockImplementation(function (
      this: Database.Database,
      options,
    ) {
      const image = serialize.call(this, options);
      writeFileSync(file, whole);
      return image;
    });
    expect((await failing(backend, 'shelf.list', {})).code).toBe('damaged-file');
    spied.mockRestore();
    expect(await shelf(backend)).toEqual(['The Weir']);
    await renamed(backend, campaign, 1, 'Then');
  });

  /** Each look whether the campaign was damaged fails, as of an empty file, until `isWhole`; the file is written by another program then. */
  function failsIn(file: string, isWhole: () => boolean) {
    const bytes = readFileSync(file);
    let writes = 0;
    const prepare = Database.prototype.prepare;
    vi.spyOn(Database.prototype, 'prepare').mockImplementation(function (
      this: Database.Database,
      source: string,
    ) {
      if (source.startsWith('select "key" from "setting"') && !isWhole()) {
        // Two writes within a tick of the system’s clock look as one.
        writeFileSync(file, bytes);
        writes += 1;
        utimesSync(file, new Date(), new Date(writes));
        throw new Database.SqliteError('no such table: setting', 'SQLITE_ERROR');
      }
      return prepare.call(this, source);
    } as typeof prepare);
    onTestFinished(() => void vi.restoreAllMocks());
  }

  it('an act that fails of it again and again is done once it is whole', async () => {
    const { backend, campaign, file } = await begun();
    let tries = 0;
    failsIn(file, () => {
      tries += 1;
      return tries > 4;
    });
    await ask(backend, 'campaign.rename', { campaign, revision: 1, name: 'On' });
    expect(await shelf(backend)).toEqual(['On']);
  });

  it.each([2_000, 6_000])(
    'and takes longer than a call waits, %i ms a try, the call says that it was not done, and why',
    async (ms) => {
      const { backend, campaign, file } = await begun();
      let late = 0;
      const clock = performance.now.bind(performance);
      vi.spyOn(performance, 'now').mockImplementation(() => clock() + late);
      failsIn(file, () => {
        late += ms;
        return false;
      });
      expect(await failing(backend, 'campaign.rename', { campaign, revision: 1, name: 'On' })).toEqual({
        code: 'busy',
        message: `Another program has put another version in the place of ${file}, so this was not done; try again.`,
      });
      vi.restoreAllMocks();
      expect(await shelf(backend)).toEqual(['The Weir']);
    },
  );
});

describe('where it was only looked at', () => {
  it('what is open is kept, too', async () => {
    const { dataDir, backend, campaign, file } = await begun();
    copyFileSync(file, `${file}.older`);
    await renamed(backend, campaign, 2);
    await backend.close();
    const again = await testBackend({ dataDir, now });
    await shelf(again);
    renameSync(`${file}.older`, file);
    expect(await again.call('shelf.list', {})).toMatchObject({
      notice: expect.stringContaining('loses two acts'),
    });
    expect(keptIn(dataDir)).toHaveLength(1);
  });
});

describe('between two starts', () => {
  async function remembering(dataDir: string, memory: string): Promise<Backend> {
    const backend = await openBackend({ dataDir, home: dataDir, now, memory });
    onTestFinished(() => backend.close());
    return backend;
  }

  it.each([
    ['an older version', 0, '(called “The Weir” there) lacks 3 acts'],
    ['another machine’s', 1, '(called “There 1” there) lacks 3 acts'],
    ['another machine’s, further', 5, '(called “There 5” there) lacks 3 acts'],
  ] as const)('%s is opened as it is, and what it lacks is named', async (_, acts, lacks) => {
    const { dataDir, backend, campaign, file } = await begun();
    const memory = tempDir();
    const there = acts === 0 ? `${file}.older` : await onAnotherMachine(file, campaign, acts);
    if (acts === 0) copyFileSync(file, there);
    await backend.close();
    const first = await remembering(dataDir, memory);
    await renamed(first, campaign, 3);
    await first.close();
    renameSync(there, file);
    const again = await remembering(dataDir, memory);
    expect(await again.call('shelf.list', {})).toMatchObject({
      ok: true,
      notice: `Since Holdout last had ${file} open, another program has put another version in its place. In that one, “Here 3” ${lacks}. What it lacks may be in a backup, if there is one: see Settings, Backups. Half-filled forms and settings are those of the version that is open now.`,
    });
    await renamed(again, campaign, 1, 'Then');
    expect((await ask(again, 'campaign.verify', { campaign })).identical).toBe(true);
    await again.close();
    // Told once: what is there now is what was seen last.
    const third = await remembering(dataDir, memory);
    expect(await third.call('shelf.list', {})).not.toHaveProperty('notice');
  });

  it('an older version whose openings alone are current, as put back block by block, is one that lacks something', async () => {
    const { dataDir, backend, campaign, file } = await begun();
    const memory = tempDir();
    await backend.close();
    const first = await remembering(dataDir, memory);
    await renamed(first, campaign, 1);
    const older = readFileSync(file);
    await renamed(first, campaign, 2, 'Then');
    await ask(first, 'note.add', { campaign, act: 1, text: 'Rain.' });
    await first.close();
    const newer = readFileSync(file);
    const page = 4096 * Math.floor(newer.indexOf('holdout:') / 4096);
    newer.copy(older, page, page, page + 4096);
    writeFileSync(file, older);
    const again = await remembering(dataDir, memory);
    expect(await again.call('shelf.list', {})).toMatchObject({
      ok: true,
      notice: expect.stringContaining(
        '“Then 2” (called “Here 1” there) lacks 2 acts and 1 version of your notes and reports.',
      ),
    });
  });

  it('is told of, too, where Holdout was ended within a moment of its first act', async () => {
    const { dataDir, backend, campaign, file } = await begun();
    const memory = tempDir();
    copyFileSync(file, `${file}.older`);
    await backend.close();
    const first = await remembering(dataDir, memory);
    await renamed(first, campaign, 1);
    // A process that is killed writes nothing at its end.
    const seen = tempDir();
    cpSync(memory, seen, { recursive: true });
    await first.close();
    renameSync(`${file}.older`, file);
    const again = await remembering(dataDir, seen);
    expect(await again.call('shelf.list', {})).toMatchObject({
      notice: expect.stringContaining('another program has put another version in its place'),
    });
  });

  it('one that went on from here is opened, and nothing is to be said', async () => {
    const { dataDir, backend, campaign, file } = await begun();
    await backend.close();
    const memory = tempDir();
    const first = await remembering(dataDir, memory);
    await renamed(first, campaign, 1);
    await first.close();
    renameSync(await onAnotherMachine(file, campaign, 2), file);
    const again = await remembering(dataDir, memory);
    expect(await again.call('shelf.list', {})).not.toHaveProperty('notice');
    expect(await shelf(again)).toEqual(['There 2']);
  });
});

describe('a copy that another program made of two moments', () => {
  it('is refused where it doesn’t hang together, also if it was checked that day, and its bytes are kept', async () => {
    const { backend, campaign, file } = await begun();
    await ask(backend, 'file.check', {});
    const before = readFileSync(file);
    for (let n = 0; n < 60; n += 1)
      await ask(backend, 'note.add', { campaign, act: 1, text: `Rain ${n}. `.repeat(60) });
    const after = readFileSync(file);
    await backend.close();
    const torn = tempDir();
    // The first half as it was, the rest as it is, cut off where the earlier one ended.
    const half = Math.floor(before.length / 8192) * 4096;
    writeFileSync(
      fileIn(torn),
      Buffer.concat([before.subarray(0, half), after.subarray(half, before.length)]),
    );
    const open = await openBackend({ dataDir: torn, home: torn, now, memory: tempDir() });
    onTestFinished(() => open.close());
    expect((await failing(open, 'shelf.list', {})).code).toBe('damaged-file');
    expect(readdirSync(torn).filter((name) => name.startsWith('holdout-damaged-'))).toHaveLength(1);
  });

  it('is checked at once where this machine hasn’t seen it', async () => {
    const { backend, file } = await begun();
    await ask(backend, 'file.check', {});
    await backend.close();
    const dir = tempDir();
    copyFileSync(file, fileIn(dir));
    const memory = tempDir();
    const first = await openBackend({ dataDir: dir, home: dir, now, memory });
    expect((await ask(first, 'file.check', {})).checked).toBe(true);
    await first.close();
    const second = await openBackend({ dataDir: dir, home: dir, now, memory });
    onTestFinished(() => second.close());
    expect((await ask(second, 'file.check', {})).checked).toBe(false);
  });
});
