/** A campaign or game that was damaged on the disk is named by the check, and made whole again (trust 5). */
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import type { Backend } from '../../src/backend/host/backend.ts';
import { ask, failing, tempDir, testBackend } from '../support/backend/backend.ts';
import { fileIn, tamper } from '../support/db/store.ts';
import { SAMPLE_GAMES } from '../support/rules/sample-games.ts';

const UNLOCKED = [
  'campaign_event_is_final',
  'campaign_event_stays',
  'campaign_act_is_final',
  'campaign_act_stays',
  'writing_is_final',
  'writing_stays',
]
  .map((trigger) => `drop trigger if exists ${trigger};`)
  .join(' ');

const begun: Readonly<Record<string, (backend: Backend) => Promise<{ readonly id: string }>>> = {
  'a game in progress': async (backend) =>
    await ask(backend, 'session.create', {
      game: 'lantern-walk',
      name: 'One night',
      seed: 'K7QF-2MWD',
      setup: { light: 10 },
    }),
  'a campaign': async (backend) =>
    await ask(backend, 'campaign.create', {
      name: 'One night',
      seed: 'K7QF-2MWD',
      division: 'months',
      startYear: 2,
      star: {},
    }),
};

async function opened(dataDir: string, day: number): Promise<Backend> {
  return await testBackend({ dataDir, games: SAMPLE_GAMES, now: () => new Date(Date.UTC(2026, 2, day, 12)) });
}

async function rename(backend: Backend, campaign: string, ...names: readonly string[]): Promise<void> {
  for (const name of names) {
    const { revision } = await ask(backend, 'log.head', { campaign });
    await ask(backend, 'campaign.rename', { campaign, revision, name });
  }
}

describe.each(Object.keys(begun))('%s', (kind) => {
  /** Acts 1 to 4 and a note are in a backup, 5 and 6 came after it. */
  async function damaged(work: (database: Database) => void) {
    const dataDir = tempDir();
    const first = await opened(dataDir, 4);
    const { id } = (await begun[kind]?.(first)) ?? { id: '' };
    await rename(first, id, 'Two nights', 'Three nights', 'Four nights');
    await ask(first, 'note.add', { campaign: id, act: 2, text: 'Rain all night.' });
    await ask(first, 'draft.put', { campaign: id, form: 'x', body: '{"a":"half"}' });
    await first.close();
    const second = await opened(dataDir, 5);
    await rename(second, id, 'Five nights', 'Six nights');
    await second.close();
    tamper(fileIn(dataDir), (database) => {
      database.pragma('foreign_keys = off');
      const kept = database.prepare("select sql from sqlite_schema where type = 'trigger'").pluck().all();
      database.exec(UNLOCKED);
      work(database);
      for (const sql of kept)
        database.exec(String(sql).replace(/^create trigger /i, 'create trigger if not exists '));
    });
    const backend = await opened(dataDir, 5);
    const check = async () => await ask(backend, 'check.campaign', { campaign: id });
    const repair = async () => {
      const { revision } = await ask(backend, 'log.head', { campaign: id });
      return await ask(backend, 'check.repair', { campaign: id, revision });
    };
    return { dataDir, backend, id, check, repair };
  }

  it('is sound where nothing has happened to it', async () => {
    const { check } = await damaged(() => undefined);
    expect(await check()).toMatchObject({ sound: true, found: [], more: 0 });
  });

  it.each([
    ['an event', "update campaign_event set payload = replace(payload, 'Three', 'Thref') where act = 3"],
    ['a missing event', 'delete from event_subject; delete from campaign_event where act = 3'],
    ['an act', "update campaign_act set command = 'x' where act = 3"],
    [
      'a checksum',
      "update campaign_act set checksum = replace(checksum, substr(checksum, 1, 1), 'x') where act = 3",
    ],
    [
      'a checksum that an act made after it goes on from',
      "update campaign_act set checksum = replace(checksum, substr(checksum, 1, 1), 'x') where act = 4",
      4,
    ],
    [
      'a missing act',
      'delete from event_subject; delete from campaign_event where act = 3; delete from act_inverse where act = 3; delete from campaign_act where act = 3',
    ],
  ])('gets %s back from the backup, and keeps what came after it', async (_, statement, act = 3) => {
    const { backend, id, check, repair } = await damaged((database) => database.exec(statement));
    const found = await check();
    expect(found.sound).toBe(false);
    expect(found.found.join(' ')).toMatch(new RegExp(`\\b${act}\\b`));
    expect((await repair()).text).toBe('Repaired: one act came from the backup of 2026-03-05.');
    expect(await check()).toMatchObject({ sound: true, found: [] });
    const { acts } = await ask(backend, 'script.log', { campaign: id });
    expect(acts.map(({ act }) => act)).toEqual([1, 2, 3, 4, 5, 6]);
    // It can be played on, and taken back through what was brought over.
    await rename(backend, id, 'Seven nights');
    for (let back = 0; back < 5; back += 1) {
      const { revision } = await ask(backend, 'log.head', { campaign: id });
      await ask(backend, 'campaign.undo', { campaign: id, revision, backTo: 6 - back });
    }
    expect((await check()).sound).toBe(true);
  });

  it.each([
    ['the words of a note', "update writing set text = 'Rain all nighu.'", /note or report \(version 1\)/],
    ['a half-filled form', `update draft set body = '{"a":"halg"}'`, /half-filled form “x”/],
    [
      'what takes an act back',
      "update act_inverse set inverse = inverse || ' ' where act = 4",
      /takes act 4 back/,
    ],
    ['how it stands', "update campaign_head set name = 'Six nightt'", /The name/],
    ['whether an act counts', "update campaign_act set state = 'undone' where act = 3", /Act 3 is marked/],
    ['where it stands', 'update campaign_head set act = 4', /marked/],
  ])('has %s named, and made whole', async (_, statement, named) => {
    const { check, repair } = await damaged((database) => database.exec(statement));
    const found = await check();
    expect([found.sound, found.found.join(' ')]).toEqual([false, expect.stringMatching(named)]);
    await repair();
    expect(await check()).toMatchObject({ sound: true, found: [] });
  });

  it('gets words back from the backup as they were written', async () => {
    const { backend, id, check, repair } = await damaged((database) =>
      database.exec("update writing set text = 'Rain all nighu.'"),
    );
    expect((await repair()).text).toBe('Repaired: what you wrote came from the backup of 2026-03-05.');
    const { versions } = await ask(backend, 'writing.versions', { campaign: id, what: 'note', number: 1 });
    expect(versions.map(({ text }) => text)).toEqual(['Rain all night.']);
    expect((await check()).sound).toBe(true);
  });

  it('is backed up before it is repaired, and isn’t repaired where that can’t be', async () => {
    const { dataDir, backend, id, check, repair } = await damaged((database) =>
      database.exec("update writing set text = 'Rain all nighu.'"),
    );
    const folder = join(dataDir, 'backups');
    const aside = join(dataDir, 'aside');
    renameSync(folder, aside);
    writeFileSync(folder, 'a file where the folder should be');
    const { revision } = await ask(backend, 'log.head', { campaign: id });
    expect(await failing(backend, 'check.repair', { campaign: id, revision })).toMatchObject({
      code: 'refused',
      message: expect.stringContaining('No backup could be made'),
    });
    expect((await check()).sound).toBe(false);
    rmSync(folder);
    renameSync(aside, folder);
    await repair();
    expect((await ask(backend, 'backup.list', {})).backups[0]?.why).toBe('restore');
  });

  it('stays as it is where no backup has what is damaged', async () => {
    const { backend, id, check } = await damaged((database) =>
      database.exec("update campaign_event set payload = replace(payload, 'Six', 'Sjx') where act = 6"),
    );
    const before = await check();
    expect(before.sound).toBe(false);
    const { revision } = await ask(backend, 'log.head', { campaign: id });
    const { code, message } = await failing(backend, 'check.repair', { campaign: id, revision });
    expect([code, message]).toEqual([
      'refused',
      expect.stringContaining('No backup has what is damaged here.'),
    ]);
    expect(await check()).toEqual(before);
    expect(await ask(backend, 'log.head', { campaign: id })).toMatchObject({ revision });
  });
});
