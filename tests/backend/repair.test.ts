/** A campaign or game that was damaged on the disk is named by the check, and made whole again (trust 5). */
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import type { Backend } from '../../src/backend/host/backend.ts';
import type { Input } from '../../src/contract/contract.ts';
import { ask, failing, tempDir, testBackend } from '../support/backend/backend.ts';
import { holdoutPlaying } from '../support/backend/cli.ts';
import { settled } from '../support/backend/party.ts';
import { playedOnce } from '../support/backend/played-once.ts';
import { fileIn } from '../support/db/store.ts';
import { tamper } from '../support/db/tamper.ts';
import { SAMPLE_GAMES } from '../support/rules/sample-games.ts';

const PLAN = {
  do: 'plan',
  kind: 'raid',
  role: 'raider',
  objective: 'loot',
  area: 'outskirts',
  goes: ['f1', 'f2'],
} as const;

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

/** Changes the file behind the triggers that keep it. */
function unlocked(dataDir: string, work: (database: Database) => void): void {
  tamper(fileIn(dataDir), (database) => {
    database.pragma('foreign_keys = off');
    const kept = database.prepare("select sql from sqlite_schema where type = 'trigger'").pluck().all();
    database.exec(UNLOCKED);
    work(database);
    for (const sql of kept)
      database.exec(String(sql).replace(/^create trigger /i, 'create trigger if not exists '));
  });
}

/** Of the only one on the shelf. */
async function nameOf(backend: Backend): Promise<string | undefined> {
  const { campaigns, games } = await ask(backend, 'shelf.list', {});
  return [...campaigns, ...games][0]?.name;
}

async function rename(backend: Backend, campaign: string, ...names: readonly string[]): Promise<void> {
  for (const name of names) {
    const { revision } = await ask(backend, 'log.head', { campaign });
    await ask(backend, 'campaign.rename', { campaign, revision, name });
  }
}

describe.each(Object.keys(begun))('%s', (kind) => {
  /** Acts 1 to 4 and a note are in a backup, 5 and 6 came after it. */
  const played = playedOnce(async () => {
    const dataDir = tempDir();
    const first = await opened(dataDir, 4);
    const { id } = (await begun[kind]?.(first)) ?? { id: '' };
    await rename(first, id, 'Two nights', 'Three nights', 'Four nights');
    await ask(first, 'note.add', { campaign: id, act: 2, text: 'Rain all night.' });
    await ask(first, 'draft.put', { campaign: id, form: 'chronicle/note/1', body: '{"a":"half"}' });
    await first.close();
    const second = await opened(dataDir, 5);
    await rename(second, id, 'Five nights', 'Six nights');
    await second.close();
    return { dataDir, id };
  });

  async function damaged(work: (database: Database) => void) {
    const { dataDir, id } = await played();
    unlocked(dataDir, work);
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
    ['the words of a note', "update writing set text = 'Rbin all nighu.'", /note or report \(version 1\)/],
    [
      'a half-filled form',
      `update draft set body = '{"a":"hblg"}'`,
      /What was half filled in for a note isn’t what was typed/,
    ],
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
      database.exec("update writing set text = 'Rbin all nighu.'"),
    );
    expect((await repair()).text).toBe('Repaired: what you wrote came from the backup of 2026-03-05.');
    const { versions } = await ask(backend, 'writing.versions', { campaign: id, what: 'note', number: 1 });
    expect(versions.map(({ text }) => text)).toEqual(['Rain all night.']);
    expect((await check()).sound).toBe(true);
  });

  it('is backed up before it is repaired, and isn’t repaired where that can’t be', async () => {
    const { dataDir, backend, id, check, repair } = await damaged((database) =>
      database.exec("update writing set text = 'Rbin all nighu.'"),
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

  /** Rain on the 4th, backed up then and on the 5th; the 5th's backup is made over what `work` has done. */
  async function damagedBeforeBackup(work: (database: Database) => void) {
    const dataDir = tempDir();
    const first = await opened(dataDir, 4);
    const { id } = (await begun[kind]?.(first)) ?? { id: '' };
    await rename(first, id, 'Two nights');
    for (const text of ['Rain all night.', 'Fog.', 'Snow.'])
      await ask(first, 'note.add', { campaign: id, act: 2, text });
    await ask(first, 'draft.put', { campaign: id, form: 'chronicle/note/1', body: '{"a":"half"}' });
    await ask(first, 'backup.now', {});
    await first.close();
    unlocked(dataDir, work);
    const backend = await opened(dataDir, 5);
    await ask(backend, 'backup.now', {});
    const repair = async () => {
      const { revision } = await ask(backend, 'log.head', { campaign: id });
      return (await ask(backend, 'check.repair', { campaign: id, revision })).text;
    };
    const note = async (number: number) =>
      (await ask(backend, 'writing.versions', { campaign: id, what: 'note', number })).versions[0]?.text;
    return { backend, dataDir, id, repair, note };
  }

  it('gets words from an older backup where the newest has them damaged too', async () => {
    const { backend, id, repair, note } = await damagedBeforeBackup((database) =>
      database.exec("update writing set text = 'Rbin all nighu.' where version = 1"),
    );
    expect(await repair()).toBe('Repaired: what you wrote came from the backup of 2026-03-04.');
    expect(await note(1)).toBe('Rain all night.');
    expect((await ask(backend, 'check.campaign', { campaign: id })).sound).toBe(true);
  });

  it('gets a version that is gone from an older backup', async () => {
    const { backend, id, repair, note } = await damagedBeforeBackup((database) =>
      database.exec('delete from writing where version = 2'),
    );
    expect(await repair()).toBe('Repaired: what you wrote came from the backup of 2026-03-04.');
    expect(await note(2)).toBe('Fog.');
    expect((await ask(backend, 'check.campaign', { campaign: id })).sound).toBe(true);
  });

  it('gets a half-filled form from an older backup', async () => {
    const { backend, id, repair } = await damagedBeforeBackup((database) =>
      database.exec(`update draft set body = '{"a":"hblg"}'`),
    );
    expect(await repair()).toBe('Repaired: what you wrote came from the backup of 2026-03-04.');
    expect(await ask(backend, 'draft.get', { campaign: id, form: 'chronicle/note/1' })).toMatchObject({
      body: '{"a":"half"}',
    });
  });

  it('takes each damaged word from the newest backup that has it, and acts from another', async () => {
    const { backend, dataDir, id } = await damagedBeforeBackup((database) =>
      database.exec("update writing set text = 'Rbin all nighu.' where version = 1"),
    );
    await ask(backend, 'note.add', { campaign: id, act: 2, text: 'Hail.' });
    await rename(backend, id, 'Three nights');
    await ask(backend, 'backup.now', {});
    await backend.close();
    unlocked(dataDir, (database) => {
      database.exec("update writing set text = 'Hbjl.' where version = 4");
      database.exec("update campaign_act set command = 'x' where act = 3");
    });
    const again = await opened(dataDir, 6);
    const { revision } = await ask(again, 'log.head', { campaign: id });
    expect((await ask(again, 'check.repair', { campaign: id, revision })).text).toBe(
      'Repaired: one act came from the backup of 2026-03-05; what you wrote came from the backups of 2026-03-05, 2026-03-04.',
    );
    for (const [number, text] of [
      [1, 'Rain all night.'],
      [4, 'Hail.'],
    ] as const) {
      const { versions } = await ask(again, 'writing.versions', { campaign: id, what: 'note', number });
      expect(versions[0]?.text).toBe(text);
    }
    expect((await ask(again, 'check.campaign', { campaign: id })).sound).toBe(true);
  });

  it('says which words no backup has, and keeps them as they can be read', async () => {
    const { backend, dataDir, id } = await damagedBeforeBackup(() => undefined);
    await ask(backend, 'note.add', { campaign: id, act: 2, text: 'Hail.' });
    await ask(backend, 'draft.put', { campaign: id, form: 'chronicle/note/2', body: '{"b":"half"}' });
    await backend.close();
    unlocked(dataDir, (database) => {
      database.exec("update writing set text = 'Hbjl.' where version = 4");
      database.exec(`update draft set body = '{"b":"hblg"}' where form = 'chronicle/note/2'`);
    });
    const again = await opened(dataDir, 5);
    const { revision } = await ask(again, 'log.head', { campaign: id });
    expect((await ask(again, 'check.repair', { campaign: id, revision })).text).toBe(
      'Repaired. No backup has version 4 of your notes and reports whole: it stays as it can be read. No backup has what was half filled in for a note whole: it stays as it can be read.',
    );
    const { versions } = await ask(again, 'writing.versions', { campaign: id, what: 'note', number: 4 });
    expect(versions[0]?.text).toBe('Hbjl.');
    expect((await ask(again, 'check.campaign', { campaign: id })).sound).toBe(true);
  });

  it('is called damaged in a backup that is made of it as it is', async () => {
    const { backend } = await damaged((database) =>
      database.exec("update campaign_event set payload = replace(payload, 'Six', 'Sjx') where act = 6"),
    );
    await ask(backend, 'backup.now', {});
    const { backups } = await ask(backend, 'backup.list', {});
    expect(backups.map(({ why, shelf }) => [why, shelf[0]?.damaged])).toEqual([
      ['by-hand', true],
      ['day', false],
    ]);
  });

  it.each([
    [
      'an event of an act',
      "update campaign_event set payload = replace(payload, 'Six', 'Sjx') where act = 6",
      '6',
    ],
    ['an event that can’t be read', "update campaign_event set payload = 'x' where act = 5", '5'],
    ['what an act did', "update campaign_act set title = 'x' where act = 5", '5'],
    [
      'two missing acts',
      'delete from event_subject; delete from act_inverse where act > 4; delete from campaign_event where act > 4; delete from campaign_act where act > 4',
      '5, 6',
    ],
    ['a missing event', 'delete from event_subject; delete from campaign_event where act = 5', '5'],
    ['an act whose parent comes later', 'update campaign_act set parent = 6 where act = 5', '5'],
    ['the first act', "update campaign_event set payload = 'x' where act = 1", '1'],
    ['numbers of events', 'update campaign_event set seq = seq + 100000 where act = 5', '5'],
    [
      'a date that is none',
      'update campaign_event set world_year = 99999999, world_period = 3 where act = 5',
      '5',
    ],
    ['where an act hangs', 'update campaign_act set parent = -3, line = 4000 where act = 5', '5'],
    [
      'most of the acts',
      'delete from event_subject; delete from act_inverse where act > 2; delete from campaign_event where act > 2; delete from campaign_act where act > 2',
      '3 to 6',
    ],
  ])('goes on from how it stands, under a new log, where no backup has %s', async (_, statement, acts) => {
    const { dataDir, backend, id } = await damaged((database) => database.exec(statement));
    await backend.close();
    rmSync(join(dataDir, 'backups'), { recursive: true });
    const again = await opened(dataDir, 6);
    const { revision } = await ask(again, 'log.head', { campaign: id });
    const stuck = await failing(again, 'check.repair', { campaign: id, revision });
    expect(stuck).toMatchObject({ code: 'refused', refusal: 'no-backup-has-it' });
    await again.close();
    const { out, err, code } = await holdoutPlaying(
      SAMPLE_GAMES,
      'repair',
      id,
      '--from-state',
      '--data',
      dataDir,
    );
    expect([code, out]).toEqual([
      0,
      expect.stringContaining(
        `No backup has ${/[, ]/.test(acts) ? 'acts' : 'act'} ${acts}: play goes on from how things stood, and the Chronicle says so.`,
      ),
    ]);
    expect(err).toBe('');
    const after = await opened(dataDir, 7);
    const found = await ask(after, 'check.campaign', { campaign: id });
    expect(found).toMatchObject({ sound: true, found: [] });
    expect(await nameOf(after)).toBe('Six nights');
    // What was given up stays within reach.
    for (const { line } of (await ask(after, 'campaign.lines', { campaign: id })).lines)
      expect((await ask(after, 'campaign.line', { campaign: id, line, after: null })).acts).not.toEqual([]);
    expect(JSON.stringify(await ask(after, 'script.log', { campaign: id }))).toContain('log-damaged');
    // It is played on, taken back, and saved like any other.
    await rename(after, id, 'Seven nights', 'Eight nights');
    const { revision: now } = await ask(after, 'log.head', { campaign: id });
    await ask(after, 'campaign.undo', { campaign: id, revision: now });
    expect(await nameOf(after)).toBe('Seven nights');
    const { transfer } = await ask(after, 'campaign-file.save', { everything: true, campaign: id });
    expect((await ask(after, 'campaign-file.look', { transfer })).same).toMatchObject({
      id,
      identical: true,
    });
    expect((await ask(after, 'check.campaign', { campaign: id })).found).toEqual([]);
    const { versions } = await ask(after, 'writing.versions', { campaign: id, what: 'note', number: 1 });
    expect(versions.map(({ text }) => text)).toEqual(['Rain all night.']);
  });

  it.each([
    ['far', 9999],
    ['further than anybody can count', 9_000_000_000_000],
    ['nowhere', -7],
  ])('is repaired from its own log where its head stands %s', async (_, act) => {
    const { dataDir, backend, id } = await damaged((database) =>
      database.exec(`update campaign_head set act = ${act}`),
    );
    await backend.close();
    rmSync(join(dataDir, 'backups'), { recursive: true });
    const again = await opened(dataDir, 6);
    expect((await ask(again, 'check.campaign', { campaign: id })).sound).toBe(false);
    const { revision } = await ask(again, 'log.head', { campaign: id });
    expect((await ask(again, 'check.repair', { campaign: id, revision })).text).toBe(
      'Repaired: everything is as it was stored.',
    );
    expect(await ask(again, 'check.campaign', { campaign: id })).toMatchObject({ found: [] });
    expect((await ask(again, 'script.log', { campaign: id })).acts).toHaveLength(6);
  });

  it('doesn’t go on from a state that isn’t what its last act has left', async () => {
    const { dataDir, backend, id, check } = await damaged((database) =>
      database.exec(
        "update campaign_event set payload = replace(payload, 'Six', 'Sjx') where act = 6; update campaign_head set name = 'x', state = replace(state, 'Six', 'Sjx')",
      ),
    );
    const before = await check();
    await backend.close();
    rmSync(join(dataDir, 'backups'), { recursive: true });
    const again = await opened(dataDir, 6);
    const { revision } = await ask(again, 'log.head', { campaign: id });
    const { message } = await failing(again, 'check.repair', { campaign: id, revision, fromState: true });
    expect(message).toContain('can’t be read either: nothing was changed');
    expect(await ask(again, 'check.campaign', { campaign: id })).toEqual(before);
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

it('goes on in the middle of an Encounter, which stays as it stood', async () => {
  const dataDir = tempDir();
  const first = await opened(dataDir, 4);
  let at = await settled(first);
  const next = async (act: object) => {
    const { revision } = (await ask(first, 'encounter.act', {
      ...at,
      act: act as Input<'encounter.act'>['act'],
      dice: 'app',
    })) as { readonly revision: number };
    at = { ...at, revision };
  };
  await next({ ...PLAN });
  await next({ do: 'set-table' });
  const { campaign } = at;
  const before = await ask(first, 'encounter.get', { campaign });
  await first.close();
  unlocked(dataDir, (database) =>
    database.exec("update campaign_event set payload = 'x' where type = 'table-set'"),
  );
  rmSync(join(dataDir, 'backups'), { recursive: true, force: true });
  const backend = await opened(dataDir, 5);
  const { revision } = await ask(backend, 'log.head', { campaign });
  const { text } = await ask(backend, 'check.repair', { campaign, revision, fromState: true });
  expect(text).toContain('play goes on from how things stood');
  expect((await ask(backend, 'check.campaign', { campaign })).found).toEqual([]);
  const after = await ask(backend, 'encounter.get', { campaign });
  expect(after.encounter).toEqual(before.encounter);
  const entry = await ask(backend, 'chronicle.entry', { campaign, act: 6 });
  expect(JSON.stringify(entry)).toContain('play goes on from how things stood');
});
