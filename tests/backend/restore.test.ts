/** The way back: whole, one campaign, looked at; and where the file isn't what it was at the start. */
import { spawn, spawnSync } from 'node:child_process';
import {
  appendFileSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { POLICY } from '../../db/backups/keeping.ts';
import { backupsIn } from '../../db/backups/manifest.ts';
import { changePlace } from '../../db/backups/place.ts';
import type { Backend } from '../../src/backend/backend.ts';
import { systemRandom } from '../../src/backend/calls/seed.ts';
import type { Output } from '../../src/contract/contract.ts';
import { AT, ask, EMPTY_SHELF, failing, tempDir, testBackend } from '../support/backend/backend.ts';
import { holdout } from '../support/backend/cli.ts';
import { begun, settled } from '../support/backend/party.ts';
import { flipPage } from '../support/db/flip-page.ts';
import { breakJson } from '../support/db/no-json.ts';

const folderOf = (dir: string) => join(dir, 'backups');
const fileOf = (dir: string) => join(dir, 'holdout.sqlite');
const leftIn = (dir: string) => readdirSync(dir).filter((name) => name.startsWith('.'));
const names = async (backend: Backend) =>
  (await ask(backend, 'shelf.list', {})).campaigns.map(({ name }) => name).toSorted();
const clock = () => {
  let at = Date.parse(AT);
  return () => {
    at += 60_000;
    return new Date(at);
  };
};

/** A campaign, a backup of it, and an act since. */
async function playedOn(dataDir = tempDir(), memory?: string) {
  const backend = await testBackend({ dataDir, now: clock(), ...(memory !== undefined && { memory }) });
  const at = await settled(backend);
  const { name: backup } = await ask(backend, 'backup.now', {});
  const { revision } = await ask(backend, 'campaign.rename', { ...at, name: 'The Weir' });
  return { dataDir, backend, backup, campaign: at.campaign, was: at.revision, revision };
}

describe('while others write', () => {
  it('a restore waits for whoever has the file locked, and isn’t said to be done before', async () => {
    const { backend, dataDir, backup, campaign, was } = await playedOn();
    const child = spawn(process.execPath, [
      '-e',
      `const db = new (require('better-sqlite3'))(process.argv[1]);
       db.exec('begin immediate'); console.log('locked'); setTimeout(() => { console.log('ended'); db.exec('rollback'); }, 600)`,
      fileOf(dataDir),
    ]);
    const said = async () => String(await new Promise((resolve) => child.stdout.once('data', resolve)));
    expect(await said()).toBe('locked\n');
    const restored = ask(backend, 'backup.restore', { backup });
    expect(await Promise.race([restored, said()])).toBe('ended\n');
    await restored;
    expect(await ask(backend, 'campaign.get', { campaign })).toMatchObject({
      name: 'Merrow Ford',
      revision: was,
    });
  });

  it('what another program does while the backup of now is made is in a later one, which alone stays', async () => {
    const { dataDir, backup, backend, campaign } = await playedOn();
    const other = await testBackend({ dataDir, now: clock() });
    const { revision } = await ask(other, 'campaign.get', { campaign });
    const isPacking = () =>
      readdirSync(folderOf(dataDir)).some((file) => /-restore\..*\.packing$/.test(file));
    const restored = ask(backend, 'backup.restore', { backup });
    while (!isPacking()) await setImmediate();
    await ask(other, 'campaign.rename', { campaign, revision, name: 'Meanwhile' });
    const { before } = await restored;
    const made = backupsIn(folderOf(dataDir)).filter(({ why }) => why === 'restore');
    expect(made.map(({ name, shelf }) => [name, shelf[0]?.name])).toEqual([[before, 'Meanwhile']]);
    // Every backend that has the file open goes on with what was put there.
    for (const one of [backend, other]) expect(await names(one)).toEqual(['Merrow Ford']);
    await ask(other, 'backup.restore', { backup: before ?? '' });
    for (const one of [backend, other]) expect(await names(one)).toEqual(['Meanwhile']);
  });
});

describe('a restore that is refused', () => {
  it.runIf(process.platform === 'linux')('where the folder of backups is away says that it is', async () => {
    const { dataDir, backup, backend, campaign } = await playedOn();
    const folder = join(tempDir(), 'stick');
    mkdirSync(folder);
    await ask(backend, 'backup.move', { folder });
    renameSync(folder, `${folder}-away`);
    for (const [method, input] of [
      ['backup.restore', { backup }],
      ['backup.goes', { backup }],
      ['backup.restore-campaign', { backup, campaign }],
    ] as const)
      expect((await failing(backend, method, input)).message).toBe(
        `Nothing was restored: ${folder} isn’t there. Connect the disk that it is on, then try again.`,
      );
    expect(existsSync(join(dataDir, 'backups', `${backup}.json`))).toBe(false);
  });
});

describe('what takes the last restore back', () => {
  it('is the newest backup made before one, whatever was made since for something else, until the next act', async () => {
    const { backup, backend, campaign } = await playedOn();
    const takesBack = async () => (await ask(backend, 'backup.list', {})).takesBack;
    await ask(backend, 'backup.restore-campaign', { backup, campaign });
    expect(await takesBack()).toBeNull();
    const { before } = await ask(backend, 'backup.restore', { backup });
    await ask(backend, 'backup.now', {});
    expect(await takesBack()).toBe(before);
    const back = await ask(backend, 'backup.restore', { backup: before ?? '' });
    expect(await takesBack()).toBe(back.before);
    const { revision } = await ask(backend, 'log.head', { campaign });
    await ask(backend, 'campaign.rename', { campaign, revision, name: 'The Ford' });
    expect(await takesBack()).toBeNull();
  });
});

describe('backups of which nothing says what is in them', () => {
  it('aren’t listed, stay, and keep a file that is gone from being begun anew', async () => {
    const { dataDir, backend, backup } = await playedOn();
    await backend.close();
    rmSync(join(folderOf(dataDir), `${backup}.json`));
    rmSync(fileOf(dataDir));
    const again = await testBackend({ dataDir, now: clock() });
    expect(await failing(again, 'shelf.list', {})).toMatchObject({
      code: 'missing-file',
      message: expect.stringContaining(`what lies in ${folderOf(dataDir)} can’t be read as backups of it`),
    });
    expect((await ask(again, 'backup.list', {})).backups).toEqual([]);
    expect(readdirSync(folderOf(dataDir))).toEqual([`${backup}.sqlite.gz`]);
  });
});

describe('a whole file restored', () => {
  it('stands as it stood, and the restore is taken back from its own backup', async () => {
    const { backend, backup, campaign, was, revision } = await playedOn();
    const { before, aside } = await ask(backend, 'backup.restore', { backup });
    expect(aside).toBe(null);
    expect(await ask(backend, 'campaign.get', { campaign })).toMatchObject({
      name: 'Merrow Ford',
      revision: was,
    });
    expect((await ask(backend, 'campaign.verify', { campaign })).identical).toBe(true);
    const list = await ask(backend, 'backup.list', {});
    expect(list.backups.map(({ name, why }) => [name, why])).toEqual([
      [before, 'restore'],
      [backup, 'by-hand'],
    ]);
    if (before === null) throw new Error('no backup was made first');
    await ask(backend, 'backup.restore', { backup: before });
    expect(await ask(backend, 'campaign.get', { campaign })).toMatchObject({ name: 'The Weir', revision });
    // Play goes on, and the next start finds nothing wrong.
    await ask(backend, 'campaign.rename', { campaign, revision, name: 'Home' });
  });

  it('takes the place of one in which a campaign is damaged, and the backup before it says which', async () => {
    const { dataDir, backend, backup, campaign } = await playedOn();
    await backend.close();
    breakJson(fileOf(dataDir), campaign, 'figure-joined');
    const again = await testBackend({ dataDir, now: clock() });
    const { before } = await ask(again, 'backup.restore', { backup });
    expect((await ask(again, 'campaign.verify', { campaign })).identical).toBe(true);
    const { backups } = await ask(again, 'backup.list', {});
    expect(backups.map(({ why }) => why).toSorted()).toEqual(['by-hand', 'restore']);
    const [made] = backups.filter(({ name }) => name === before);
    expect(made?.shelf.map(({ id, damaged }) => [id, damaged])).toEqual([[campaign, true]]);
  });

  it('leaves nothing beside, and isn’t taken for a file that fell behind', async () => {
    const { dataDir, backend, backup, campaign, was } = await playedOn();
    await ask(backend, 'backup.restore', { backup });
    await backend.close();
    expect(leftIn(folderOf(dataDir))).toEqual([]);
    expect(readdirSync(dataDir).toSorted()).toEqual(['backups', 'backups.json', 'holdout.sqlite']);
    const again = await testBackend({ dataDir });
    expect((await ask(again, 'campaign.get', { campaign })).revision).toBe(was);
  });

  it('is refused where no backup could be made first, and where there is none of that name', async () => {
    const { dataDir, backend, backup, campaign, revision } = await playedOn();
    expect((await failing(backend, 'backup.restore', { backup: 'holdout-other' })).code).toBe('not-found');
    const other = join(dataDir, 'elsewhere');
    cpSync(folderOf(dataDir), other, { recursive: true });
    await ask(backend, 'backup.move', { folder: other });
    rmSync(join(other, `${backup}.sqlite.gz`));
    appendFileSync(join(other, `${backup}.sqlite.gz`), 'cut off');
    expect((await failing(backend, 'backup.restore', { backup })).code).toBe('not-found');
    expect((await ask(backend, 'campaign.get', { campaign })).revision).toBe(revision);
  });

  it('is refused where the backup has rotted since, and nothing is changed', async () => {
    const { dataDir, backend, backup, campaign, revision } = await playedOn();
    const packed = join(folderOf(dataDir), `${backup}.sqlite.gz`);
    writeFileSync(packed, Buffer.alloc(statSync(packed).size, 'x'));
    const { code, message } = await failing(backend, 'backup.restore', { backup });
    expect(code).toBe('refused');
    expect(message).toContain(`The backup ${backup} can’t be read (`);
    expect((await ask(backend, 'campaign.get', { campaign })).revision).toBe(revision);
    expect(backupsIn(folderOf(dataDir))).toHaveLength(1);
    expect(leftIn(dataDir)).toEqual([]);
  });
});

describe('one campaign restored', () => {
  it('comes as a copy, called by when it was, beside one that is called so', async () => {
    const { backend, backup, campaign, revision } = await playedOn();
    await begun(backend);
    const made = await ask(backend, 'backup.restore-campaign', { backup, campaign });
    expect(made).toMatchObject({ kind: 'campaign', name: 'Merrow Ford (backup of 4 March 2026)' });
    expect(made.id).not.toBe(campaign);
    expect(await names(backend)).toEqual(['Merrow Ford', 'Merrow Ford (backup of 4 March 2026)', 'The Weir']);
    expect((await ask(backend, 'campaign.get', { campaign })).revision).toBe(revision);
    const verified = await ask(backend, 'campaign.verify', { campaign: made.id });
    expect(verified.differences).toEqual([]);
  });

  it('keeps its name where nothing on the shelf is called so', async () => {
    const { backend, backup, campaign, was } = await playedOn();
    const made = await ask(backend, 'backup.restore-campaign', { backup, campaign });
    expect(made).toMatchObject({ name: 'Merrow Ford', revision: was });
    expect(await names(backend)).toEqual(['Merrow Ford', 'The Weir']);
  });

  it('also where it was deleted since', async () => {
    const { backend, backup, campaign } = await playedOn();
    await ask(backend, 'campaign.delete', { campaign });
    await ask(backend, 'backup.restore-campaign', { backup, campaign });
    expect(await names(backend)).toEqual(['Merrow Ford']);
  });

  it('also where it lay among the deleted ones as the backup was made, and is deleted for good since', async () => {
    const { backend, campaign } = await playedOn();
    await ask(backend, 'campaign.delete', { campaign });
    await ask(backend, 'campaign.delete-for-good', { campaign });
    const [before] = (await ask(backend, 'backup.list', {})).backups;
    const made = await ask(backend, 'backup.restore-campaign', { backup: before?.name ?? '', campaign });
    expect(await names(backend)).toEqual(['The Weir']);
    expect((await ask(backend, 'campaign.verify', { campaign: made.id })).differences).toEqual([]);
  });
});

describe('a backup looked at', () => {
  it('can be read like any campaign, and not be changed', async () => {
    const { dataDir, backend, backup } = await playedOn();
    const { shelf } = await ask(backend, 'backup.look', { backup });
    const [one] = shelf;
    if (one === undefined) throw new Error('nothing in it');
    // Nothing of it stands beside the campaigns meanwhile.
    expect([...leftIn(dataDir), ...leftIn(folderOf(dataDir))]).toEqual([]);
    const view = await ask(backend, 'campaign.get', { campaign: one.lookedAt });
    expect(view.name).toBe('Merrow Ford');
    expect((await ask(backend, 'chronicle.page', { campaign: one.lookedAt })).entries.length).toBeGreaterThan(
      0,
    );
    const { code, message } = await failing(backend, 'campaign.rename', {
      campaign: one.lookedAt,
      revision: view.revision,
      name: 'Other',
    });
    expect([code, message]).toEqual(['refused', 'This is a backup. Restore it to play on.']);
    expect(await names(backend)).toEqual(['The Weir']);
    await backend.close();
    expect(leftIn(folderOf(dataDir))).toEqual([]);
  });
});

describe('where backups lie', () => {
  it('another folder takes them all along, and back', async () => {
    const { dataDir, backend, backup } = await playedOn();
    const other = join(tempDir(), 'far', 'away');
    const moved = await ask(backend, 'backup.move', { folder: other });
    expect(moved).toMatchObject({ folder: other, usual: false });
    expect(moved.backups.map(({ name }) => name)).toEqual([backup]);
    expect(readdirSync(folderOf(dataDir))).toEqual([]);
    const back = await ask(backend, 'backup.move', { folder: null });
    expect(back).toMatchObject({ folder: folderOf(dataDir), usual: true });
    expect(back.backups).toHaveLength(1);
    expect(readdirSync(other)).toEqual([]);
  });

  it('a file there that is another isn’t taken for one of them', async () => {
    const { dataDir, backend, backup } = await playedOn();
    const [{ sha256 } = { sha256: '' }] = backupsIn(folderOf(dataDir));
    const other = tempDir();
    writeFileSync(join(other, `${backup}.sqlite.gz`), 'cut off');
    const moved = await ask(backend, 'backup.move', { folder: other });
    expect(moved.backups.map(({ name }) => name)).toEqual([`${backup}-2`]);
    expect(backupsIn(other).map((one) => one.sha256)).toEqual([sha256]);
    await ask(backend, 'backup.restore', { backup: `${backup}-2` });
    expect(await names(backend)).toEqual(['Merrow Ford']);
  });

  it('the same folder by another path takes none of them away', async () => {
    const { dataDir, backend, backup } = await playedOn();
    const link = join(tempDir(), 'link');
    symlinkSync(folderOf(dataDir), link);
    const moved = await ask(backend, 'backup.move', { folder: link });
    expect(moved.backups.map(({ name }) => name)).toEqual([backup]);
  });

  it('one that is made meanwhile goes after the others', async () => {
    const { backend } = await playedOn();
    const [first, second] = [tempDir(), tempDir()];
    await Promise.all([
      ask(backend, 'backup.move', { folder: first }),
      ask(backend, 'backup.now', {}),
      ask(backend, 'backup.move', { folder: second }),
    ]);
    expect((await ask(backend, 'backup.list', {})).backups).toHaveLength(2);
    expect(readdirSync(first)).toEqual([]);
  });

  it('a folder that can’t be had is refused, and they stay', async () => {
    const { dataDir, backend } = await playedOn();
    const file = join(dataDir, 'file');
    writeFileSync(file, 'a file');
    const below = join(file, 'below');
    const transfer = join(dataDir, 'transfer');
    for (const [folder, why] of [
      ['relative/path', 'The folder is needed whole, from the root of its disk on.'],
      [file, `${file} is a file; choose a folder.`],
      [below, `The backups stay where they are: ${below} can’t be written.`],
      ['/tmp/\0x', 'No folder has such a name; choose another.'],
      ...[dataDir, transfer].map((own) => [
        own,
        `${own} is where Holdout keeps other files; choose a folder of the backups’ own.`,
      ]),
    ])
      expect(await failing(backend, 'backup.move', { folder: folder ?? '' })).toMatchObject({
        code: 'refused',
        message: why,
      });
    expect((await ask(backend, 'backup.list', {})).backups).toHaveLength(1);
  });

  it('a folder that was chosen and isn’t there is said so, and not made anew', async () => {
    const { dataDir, backend, campaign, revision } = await playedOn();
    const disk = join(tempDir(), 'disk');
    const away = `${disk}.away`;
    await ask(backend, 'backup.move', { folder: disk });
    expect((await ask(backend, 'backup.list', {})).away).toBe(false);
    renameSync(disk, away);
    expect(await ask(backend, 'backup.list', {})).toMatchObject({ folder: disk, away: true, backups: [] });
    expect((await holdout('backup', 'list', '--data', dataDir)).out).toBe(
      `${disk} isn’t there: connect the disk that it is on, or choose another folder.\n`,
    );
    const said = `No backup could be made: ${disk} isn’t there. Connect the disk that it is on, or choose another folder in Settings, Backups.`;
    expect(await failing(backend, 'backup.now', {})).toMatchObject({
      code: 'refused',
      message: `Nothing was changed. ${said}`,
    });
    // Play goes on; what destroys doesn't.
    await ask(backend, 'campaign.rename', { campaign, revision, name: 'The Ford' });
    await ask(backend, 'campaign.delete', { campaign });
    expect(await failing(backend, 'campaign.delete-for-good', { campaign })).toMatchObject({
      message: `Nothing was changed. ${said}`,
    });
    expect(existsSync(disk)).toBe(false);
    renameSync(away, disk);
    await ask(backend, 'backup.now', {});
    expect(await ask(backend, 'backup.list', {})).toMatchObject({ away: false, failed: null });
    expect((await ask(backend, 'backup.list', {})).backups).toHaveLength(2);
    // Gone for good, another one is chosen.
    rmSync(disk, { recursive: true });
    await ask(backend, 'backup.move', { folder: null });
    await ask(backend, 'backup.now', {});
    expect((await ask(backend, 'backup.list', {})).backups).toHaveLength(1);
  });

  it('a folder in the place of the file is said to be one, and a backup comes there once it is away', async () => {
    const { dataDir, backend, backup } = await playedOn();
    await backend.close();
    rmSync(fileOf(dataDir));
    mkdirSync(fileOf(dataDir));
    const again = await testBackend({ dataDir });
    for (const method of ['shelf.list', 'backup.restore'] as const)
      expect((await failing(again, method, method === 'shelf.list' ? {} : { backup })).message).toBe(
        `${fileOf(dataDir)} is a folder, where the file should be; take it away, then try again.`,
      );
    rmSync(fileOf(dataDir), { recursive: true });
    expect((await failing(again, 'shelf.list', {})).code).toBe('missing-file');
    await ask(again, 'backup.restore', { backup });
    expect(await names(again)).toHaveLength(1);
  });

  it.skipIf(process.platform === 'win32').each([
    ['to a file that is gone', (file: string) => symlinkSync(`${file}.gone/holdout.sqlite`, file)],
    ['to itself', (file: string) => symlinkSync(file, file)],
  ])('so is a link %s', async (_, link) => {
    const { dataDir, backend, backup } = await playedOn();
    await backend.close();
    rmSync(fileOf(dataDir));
    link(fileOf(dataDir));
    const again = await testBackend({ dataDir });
    for (const method of ['shelf.list', 'backup.restore'] as const)
      expect(await failing(again, method, method === 'shelf.list' ? {} : { backup })).toEqual({
        code: 'unreadable',
        message: `${fileOf(dataDir)} is a link that leads to no file, where the file should be; take it away, then try again.`,
      });
    rmSync(fileOf(dataDir));
    expect((await failing(again, 'file.open', {})).code).toBe('missing-file');
    await ask(again, 'backup.restore', { backup });
    expect(await names(again)).toEqual(['Merrow Ford']);
  });

  it.skipIf(process.platform === 'win32')(
    'so is a pipe, which nobody waits for, and which is no disk that fails',
    async () => {
      const { dataDir, backend, backup } = await playedOn();
      await backend.close();
      rmSync(fileOf(dataDir));
      spawnSync('mkfifo', [fileOf(dataDir)]);
      const again = await testBackend({ dataDir });
      for (const method of ['shelf.list', 'backup.restore'] as const)
        expect(await failing(again, method, method === 'shelf.list' ? {} : { backup })).toEqual({
          code: 'unreadable',
          message: `${fileOf(dataDir)} is a pipe, where the file should be; take it away, then try again.`,
        });
      rmSync(fileOf(dataDir));
      expect((await failing(again, 'shelf.list', {})).code).toBe('missing-file');
      await ask(again, 'backup.restore', { backup });
      expect(await names(again)).toEqual(['Merrow Ford']);
    },
  );

  it('what is beyond keeping goes with the next one, never at once', async () => {
    const { backend, dataDir } = await playedOn();
    await ask(backend, 'backup.now', {});
    expect(await ask(backend, 'backup.list', {})).toMatchObject({ mostMegabytes: 500 });
    changePlace(dataDir, { policy: { ...POLICY, last: 1 } });
    const set = await ask(backend, 'backup.keep', { mostMegabytes: 400 });
    expect(set.mostMegabytes).toBe(400);
    expect(set.backups.map(({ goesNext }) => goesNext)).toEqual([false, true]);
    const { name } = await ask(backend, 'backup.now', {});
    const { backups } = await ask(backend, 'backup.list', {});
    expect(backups.map((one) => one.name)).toEqual([name]);
  });
});

/** A closed folder with a backup of one campaign, which has gone on since. */
async function closed() {
  const { dataDir, backend, backup, campaign } = await playedOn();
  await backend.close();
  return { dataDir, backup, campaign };
}

it.each([
  ['is gone', (file: string) => rmSync(file)],
  ['is empty', (file: string) => truncateSync(file, 0)],
] as const)(
  'what is restored where the file %s is the player’s own doing, and no other program’s',
  async (_, spoil) => {
    const { dataDir, backend, backup } = await playedOn();
    const memory = tempDir();
    await backend.close();
    const open = async () => await testBackend({ dataDir, now: clock(), memory });
    const first = await open();
    await names(first);
    await first.close();
    spoil(fileOf(dataDir));
    const asked = await open();
    expect((await failing(asked, 'shelf.list', {})).code).toBe('missing-file');
    await ask(asked, 'backup.restore', { backup });
    expect(await asked.call('shelf.list', {})).not.toHaveProperty('notice');
    await asked.close();
    expect(await (await open()).call('shelf.list', {})).not.toHaveProperty('notice');
  },
);

describe('at the start, a file that is gone or empty beside its backups', () => {
  it.each([
    ['is gone', (file: string) => rmSync(file)],
    ['is empty', (file: string) => truncateSync(file, 0)],
  ])('that %s isn’t begun anew unasked; a backup is restored', async (how, spoil) => {
    const { dataDir, backup, campaign } = await closed();
    spoil(fileOf(dataDir));
    const backend = await testBackend({ dataDir });
    const { code, message } = await failing(backend, 'shelf.list', {});
    expect(code).toBe('missing-file');
    expect(message).toBe(`${fileOf(dataDir)} ${how}, but there is a backup of it made on 4 March 2026.`);
    const list = await ask(backend, 'backup.list', {});
    expect(list.backups.map(({ name }) => name)).toEqual([backup]);
    expect(await ask(backend, 'backup.restore', { backup })).toEqual({ before: null, aside: null });
    expect((await ask(backend, 'campaign.get', { campaign })).name).toBe('Merrow Ford');
  });

  it('is begun anew where that is chosen, and the backups stay', async () => {
    const { dataDir, backup } = await closed();
    rmSync(fileOf(dataDir));
    const backend = await testBackend({ dataDir });
    await ask(backend, 'file.open', { as: 'new' });
    expect(await ask(backend, 'shelf.list', {})).toEqual(EMPTY_SHELF);
    expect((await ask(backend, 'backup.list', {})).backups.map(({ name }) => name)).toEqual([backup]);
    await backend.close();
    expect(await ask(await testBackend({ dataDir }), 'shelf.list', {})).toEqual(EMPTY_SHELF);
  });

  it('without any backup it is a new one', async () => {
    const dataDir = tempDir();
    writeFileSync(fileOf(dataDir), '');
    expect(await ask(await testBackend({ dataDir }), 'shelf.list', {})).toEqual(EMPTY_SHELF);
  });
});

describe('a damaged file', () => {
  it('is copied aside once a backup takes its place, and opens', async () => {
    const { dataDir, backup, campaign } = await closed();
    truncateSync(fileOf(dataDir), 20_000);
    const backend = await testBackend({ dataDir });
    expect((await failing(backend, 'shelf.list', {})).code).toBe('damaged-file');
    const { aside } = await ask(backend, 'backup.restore', { backup });
    expect(aside).toMatch(/^holdout-mended-.*\.sqlite$/);
    expect((await ask(backend, 'campaign.get', { campaign })).name).toBe('Merrow Ford');
    await backend.close();
    expect(existsSync(join(dataDir, aside ?? ''))).toBe(true);
  });

  it('is opened by the next call once a sound one stands in its place', async () => {
    const { dataDir } = await closed();
    const sound = join(tempDir(), 'sound');
    copyFileSync(fileOf(dataDir), sound);
    truncateSync(fileOf(dataDir), 20_000);
    const backend = await testBackend({ dataDir });
    expect((await failing(backend, 'shelf.list', {})).code).toBe('damaged-file');
    copyFileSync(sound, fileOf(dataDir));
    expect(await names(backend)).toEqual(['The Weir']);
  });

  it('that was opened before it was found out is copied aside too', async () => {
    const { dataDir, backup, campaign } = await closed();
    flipPage(fileOf(dataDir));
    const backend = await testBackend({ dataDir });
    expect((await ask(backend, 'shelf.list', {})).campaigns).toHaveLength(1);
    const reply = await backend.call('backup.restore', { backup });
    // No backup of the damaged file came out right, and nobody misses one.
    expect(reply).not.toHaveProperty('notice');
    expect(reply).toMatchObject({ ok: true, value: { before: null } });
    const { aside } = (reply as { readonly value: Output<'backup.restore'> }).value;
    expect(existsSync(join(dataDir, aside ?? ''))).toBe(true);
    expect((await ask(backend, 'campaign.verify', { campaign })).identical).toBe(true);
  });

  it('can be gone on from by trying again', async () => {
    const { dataDir } = await closed();
    truncateSync(fileOf(dataDir), 20_000);
    const backend = await testBackend({ dataDir });
    expect((await failing(backend, 'file.open', {})).code).toBe('damaged-file');
    rmSync(fileOf(dataDir));
    expect((await failing(backend, 'file.open', {})).code).toBe('missing-file');
  });
});

describe('a file that is older than its backups', () => {
  /** The file as it was copied before an act that a backup has. */
  async function putBackBySomethingElse() {
    const { dataDir, backend, campaign, revision } = await playedOn();
    await backend.close();
    const old = join(tempDir(), 'old');
    copyFileSync(fileOf(dataDir), old);
    const again = await testBackend({ dataDir, now: clock() });
    await ask(again, 'campaign.rename', { campaign, revision, name: 'Home' });
    const { name: backup } = await ask(again, 'backup.now', {});
    await again.close();
    copyFileSync(old, fileOf(dataDir));
    return { dataDir, backup, campaign };
  }
  const noticed = async (backend: Backend) =>
    (await backend.call('shelf.list', {})) as { readonly notice?: string };

  it('is opened as it is, and what its newest backup has besides is said', async () => {
    const { dataDir, backup, campaign } = await putBackBySomethingElse();
    const backend = await testBackend({ dataDir, now: clock() });
    expect((await noticed(backend)).notice).toBe(
      `${fileOf(dataDir)} is older than its backup of 4 March 2026, which also has one act of “Home”: another program has put it there. Settings, Backups restores that backup.`,
    );
    expect(await names(backend)).toEqual(['The Weir']);
    const { before } = await ask(backend, 'backup.restore', { backup });
    expect(await names(backend)).toEqual(['Home']);
    expect(backupsIn(folderOf(dataDir))[0]).toMatchObject({ name: before, shelf: [{ name: 'The Weir' }] });
    const { revision } = await ask(backend, 'campaign.get', { campaign });
    await ask(backend, 'campaign.rename', { campaign, revision, name: 'Anew' });
    await backend.close();
    expect(await noticed(await testBackend({ dataDir, now: clock() }))).not.toHaveProperty('notice');
  });

  it('is gone on with, and not told of again once it has a backup of its own', async () => {
    const { dataDir, campaign } = await putBackBySomethingElse();
    const backend = await testBackend({ dataDir, now: clock() });
    const { revision } = await ask(backend, 'campaign.get', { campaign });
    await ask(backend, 'campaign.rename', { campaign, revision, name: 'Anew' });
    await ask(backend, 'backup.now', {});
    await backend.close();
    expect(await noticed(await testBackend({ dataDir, now: clock() }))).not.toHaveProperty('notice');
  });

  it('isn’t one where the player has chosen an older backup in place of a file that is gone', async () => {
    const { dataDir, backend, backup } = await playedOn();
    await ask(backend, 'backup.now', {});
    await backend.close();
    rmSync(fileOf(dataDir));
    const again = await testBackend({ dataDir, now: clock() });
    await ask(again, 'backup.restore', { backup });
    await again.close();
    const then = await testBackend({ dataDir, now: clock() });
    expect(await noticed(then)).not.toHaveProperty('notice');
    expect(await names(then)).toEqual(['Merrow Ford']);
  });
});

it.each([
  ['a restore of one that was emptied', 'missing-file', (file: string) => truncateSync(file, 0)],
  [
    'a repair of one that can’t be read',
    'damaged-file',
    (file: string) => writeFileSync(file, Buffer.alloc(3 * 4096, 65), { flag: 'r+' }),
  ],
] as const)('%s by a thread puts no other version in place for the other thread', async (_, code, spoil) => {
  const [dataDir, memory] = [tempDir(), tempDir()];
  const { backend, backup, campaign, revision } = await playedOn(dataDir, memory);
  const beside = await testBackend({ dataDir, memory, now: clock(), beside: true });
  await ask(beside, 'file.check', {});
  await ask(backend, 'campaign.rename', { campaign, revision, name: 'The Ford' });
  spoil(fileOf(dataDir));
  expect((await failing(backend, 'shelf.list', {})).code).toBe(code);
  if (code === 'missing-file') await ask(beside, 'backup.restore', { backup });
  else await ask(beside, 'rescue.make', { losing: true });
  const reply = await backend.call('shelf.list', {});
  expect(reply).toMatchObject({ ok: true, value: { campaigns: [{ name: 'Merrow Ford' }] } });
  expect(reply).not.toHaveProperty('notice');
});

describe('a copy of the file that is kept', () => {
  /** Another file was put in place of the one that was open. */
  async function replaced() {
    const { dataDir, backend, campaign } = await playedOn();
    const other = tempDir();
    const elsewhere = await testBackend({ dataDir: other, now: clock(), random: systemRandom });
    await settled(elsewhere, { name: 'Ansley Cross' });
    await elsewhere.close();
    renameSync(fileOf(other), fileOf(dataDir));
    expect(await names(backend)).toEqual(['Ansley Cross']);
    const copy = (await ask(backend, 'backup.list', {})).backups.find(({ why }) => why === 'kept');
    if (copy === undefined) throw new Error('nothing was kept');
    return { dataDir, backend, campaign, copy };
  }

  it('is listed, looked into, copied from and restored like a backup, and deleted', async () => {
    const { dataDir, backend, campaign, copy } = await replaced();
    expect(copy).toMatchObject({
      name: expect.stringMatching(/^holdout-kept-.*\.sqlite$/),
      at: expect.stringMatching(/^2026-03-04T/),
      size: statSync(join(dataDir, copy.name)).size,
      shelf: [expect.objectContaining({ name: 'The Weir', kind: 'campaign' })],
    });
    const { shelf } = await ask(backend, 'backup.look', { backup: copy.name });
    expect(shelf.map(({ name }) => name)).toEqual(['The Weir']);
    expect((await ask(backend, 'campaign.get', { campaign: shelf[0]?.lookedAt ?? '' })).name).toBe(
      'The Weir',
    );
    const { goes } = await ask(backend, 'backup.goes', { backup: copy.name });
    expect(goes).toContainEqual(
      expect.objectContaining({ name: 'The Weir', told: 'comes back', loses: false }),
    );
    await ask(backend, 'backup.restore-campaign', { backup: copy.name, campaign });
    expect(await names(backend)).toEqual(['Ansley Cross', 'The Weir']);
    await ask(backend, 'backup.restore', { backup: copy.name });
    expect(await names(backend)).toEqual(['The Weir']);
    const { backups } = await ask(backend, 'backup.drop-copy', { copy: copy.name });
    expect(backups.map(({ name }) => name)).not.toContain(copy.name);
    expect(existsSync(join(dataDir, copy.name))).toBe(false);
    expect((await failing(backend, 'backup.drop-copy', { copy: copy.name })).code).toBe('not-found');
  });

  it('that is damaged says so, and puts nothing in the file’s place', async () => {
    const { dataDir, backend, copy } = await replaced();
    truncateSync(join(dataDir, copy.name), 20_000);
    for (const method of ['backup.look', 'backup.restore'] as const)
      expect((await failing(backend, method, { backup: copy.name })).message).toContain('can’t be read');
    expect(await names(backend)).toEqual(['Ansley Cross']);
    expect(leftIn(dataDir)).toEqual([]);
  });
});
