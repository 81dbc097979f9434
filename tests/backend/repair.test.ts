/** A log that was damaged within a sound file is named by the check, and made whole out of what is left of it and the newest backup. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import type { Backend } from '../../src/backend/backend.ts';
import { ask, failing, tempDir, testBackend } from '../support/backend/backend.ts';
import { BEGUN } from '../support/backend/begun-logs.ts';
import { holdoutPlaying } from '../support/backend/cli.ts';
import { playedOnce } from '../support/backend/played-once.ts';
import { fileIn } from '../support/db/store.ts';
import { tamperRows } from '../support/db/tamper.ts';
import { SAMPLE_GAMES } from '../support/rules/sample-games.ts';

const FORM = 'chronicle/note/1';

const opened = async (dataDir: string, day: number): Promise<Backend> =>
  await testBackend({ dataDir, games: SAMPLE_GAMES, now: () => new Date(Date.UTC(2026, 2, day, 12)) });

async function rename(backend: Backend, campaign: string, ...names: readonly string[]): Promise<void> {
  for (const name of names) {
    const { revision } = await ask(backend, 'log.head', { campaign });
    await ask(backend, 'campaign.rename', { campaign, revision, name });
  }
}

describe.each(Object.keys(BEGUN))('%s', (kind) => {
  /** Acts 1 to 4, a note and a form are in a backup of the 5th; acts 5 and 6, and another note, came after it. */
  const played = playedOnce(async () => {
    const dataDir = tempDir();
    const first = await opened(dataDir, 4);
    const { id } = (await BEGUN[kind]?.(first)) ?? { id: '' };
    await rename(first, id, 'Two nights', 'Three nights', 'Four nights');
    await ask(first, 'note.add', { campaign: id, act: 2, text: 'Rain all night.' });
    await ask(first, 'draft.put', { campaign: id, form: FORM, body: '{"a":"half"}' });
    await first.close();
    const second = await opened(dataDir, 5);
    await rename(second, id, 'Five nights', 'Six nights');
    await ask(second, 'note.add', { campaign: id, act: 5, text: 'Fog.' });
    await second.close();
    return { dataDir, id };
  });

  async function damaged(work: string | ((database: Database, id: string) => void), backups = true) {
    const { dataDir, id } = await played();
    tamperRows(fileIn(dataDir), (database) =>
      typeof work === 'string' ? database.exec(work) : work(database, id),
    );
    if (!backups) rmSync(join(dataDir, 'backups'), { recursive: true });
    const backend = await opened(dataDir, 5);
    const check = async () => await ask(backend, 'campaign.verify', { campaign: id });
    const at = async () => ({
      campaign: id,
      revision: (await ask(backend, 'log.head', { campaign: id })).revision,
    });
    const repair = async (losing = false) => {
      const { campaigns, said } = await ask(backend, 'rescue.make', { losing });
      return { said, told: campaigns.find((one) => one.id === id)?.told };
    };
    const notes = async () => {
      const texts: unknown[] = [];
      for (const number of [1, 2])
        texts.push(
          ...(await ask(backend, 'writing.versions', { campaign: id, what: 'note', number })).versions.map(
            ({ text }) => text,
          ),
        );
      return texts;
    };
    const acts = async () => (await ask(backend, 'script.log', { campaign: id })).acts.map(({ act }) => act);
    return { dataDir, backend, id, at, check, repair, notes, acts };
  }

  it('is sound where nothing has happened to it, and a repair changes nothing', async () => {
    const { backend, check, at } = await damaged(() => undefined);
    expect(await check()).toMatchObject({ identical: true, found: [] });
    const before = await at();
    expect((await failing(backend, 'rescue.make', {})).message).toBe(
      'The file is whole; nothing was changed.',
    );
    expect(await at()).toEqual(before);
  });

  it.each([
    ['an event', "update campaign_event set payload = replace(payload, 'Three', 'Thref') where act = 3"],
    ['a missing event', 'delete from event_subject; delete from campaign_event where act = 3'],
    ['an event that is no JSON', "update campaign_event set payload = 'x' || payload where act = 3"],
    ['an act', "update campaign_act set command = 'x' where act = 3"],
    [
      'a checksum',
      "update campaign_act set checksum = replace(checksum, substr(checksum, 1, 1), 'x') where act = 3",
    ],
    [
      'a missing act',
      'delete from event_subject; delete from campaign_event where act = 3; delete from act_inverse where act = 3; delete from campaign_act where act = 3',
    ],
  ])('gets %s back from the backup, and keeps what came after it', async (_, statement) => {
    const { backend, id, check, repair, acts, notes } = await damaged(statement);
    const found = await check();
    expect([found.identical, found.found.join(' ')]).toEqual([false, expect.stringMatching(/\b3\b/)]);
    expect(await repair()).toEqual({
      said: 'The file is repaired: everything is as it was.',
      told: 'with what was damaged from the backup of 5 March 2026',
    });
    expect(await check()).toMatchObject({ identical: true, found: [] });
    expect([await acts(), await notes()]).toEqual([
      [1, 2, 3, 4, 5, 6],
      ['Rain all night.', 'Fog.'],
    ]);
    // The repaired campaign can be played on, and taken back through the acts that were brought over.
    await rename(backend, id, 'Seven nights');
    for (let back = 0; back < 5; back += 1) {
      const { revision } = await ask(backend, 'log.head', { campaign: id });
      await ask(backend, 'campaign.undo', { campaign: id, revision, backTo: 6 - back });
    }
    expect((await check()).identical).toBe(true);
  });

  it.each([
    [
      'what takes an act back',
      "update act_inverse set inverse = inverse || ' ' where act = 4",
      /worked out from the log/,
    ],
    ['whether an act counts', "update campaign_act set state = 'undone' where act = 3", /Act 3 isn’t/],
    ['how it is called', "update campaign_head set name = 'Six nightt'", /How it lies/],
    ['where it stands', 'update campaign_head set act = 4', /Act 5 isn’t/],
    ['how far it has come', 'update campaign_head set act = 1000000', /How it lies/],
    ['how often it was changed', 'update campaign_head set revision = revision + 64', /How it lies/],
  ])('has %s named, and made out of its log', async (_, statement, named) => {
    const { check, repair, acts, notes } = await damaged(statement, false);
    const found = await check();
    expect([found.identical, found.found.join(' ')]).toEqual([false, expect.stringMatching(named)]);
    await repair();
    expect(await check()).toMatchObject({ identical: true, found: [] });
    expect([(await acts()).length, await notes()]).toEqual([6, ['Rain all night.', 'Fog.']]);
  });

  it('gets words back from the backup as they were written, and a form as it was left', async () => {
    const { backend, id, check, repair, notes } = await damaged(
      `update writing set text = 'Rbin all nighu.' where version = 1; update draft set body = '{"a":"hblg"}'`,
    );
    expect((await check()).found.join(' ')).toMatch(/half filled in for a note.*version 1/);
    expect((await repair()).told).toBe('with what was damaged from the backup of 5 March 2026');
    expect(await notes()).toEqual(['Rain all night.', 'Fog.']);
    expect((await ask(backend, 'draft.get', { campaign: id, form: FORM })).body).toBe('{"a":"half"}');
    expect((await check()).identical).toBe(true);
  });

  it('says which words no backup has as they were, keeps them as they can be read, and goes on from there', async () => {
    const { backend, id, check, repair, notes } = await damaged(
      "update writing set text = 'Fug.' where version = 2",
    );
    expect((await repair()).told).toMatch(/the rest as far as it can be read$/);
    expect(await notes()).toEqual(['Rain all night.', 'Fug.']);
    await ask(backend, 'note.add', { campaign: id, act: 3, text: 'Snow.' });
    expect((await check()).found).toEqual([]);
  });

  it('names words and forms that nothing has, and goes without them only when told to', async () => {
    const { check, repair, notes, backend } = await damaged(
      'delete from writing where version = 2; delete from draft',
      false,
    );
    const { code, message } = await failing(backend, 'rescue.make', {});
    expect([code, message]).toEqual([
      'refused',
      expect.stringMatching(
        /^Of Six nights, this is nowhere: version 2 of your notes and reports and what was half filled in for a note\. Say --losing to repair it without that/,
      ),
    ]);
    expect((await check()).identical).toBe(false);
    await repair(true);
    expect([await notes(), (await check()).found]).toEqual([['Rain all night.'], []]);
  });

  it('names the acts that nothing has, and goes on from those before them only when told to', async () => {
    const { backend, id, check, repair, acts, notes, at } = await damaged(
      "update campaign_event set payload = replace(payload, 'Five', 'Fivf') where act = 5",
    );
    const { message } = await failing(backend, 'rescue.make', {});
    expect(message).toMatch(
      /^Of Four nights, this is nowhere: acts 5 to 6, done since 4 March 2026 and version 2 of your notes and reports\./,
    );
    expect((await acts()).length).toBe(6);
    const before = await at();
    expect((await repair(true)).told).toMatch(/^without acts 5 to 6, done since 4 March 2026 and version 2/);
    expect((await at()).revision).toBeGreaterThan(before.revision);
    expect([await acts(), await notes(), await check()]).toMatchObject([
      [1, 2, 3, 4],
      ['Rain all night.'],
      { found: [] },
    ]);
    await rename(backend, id, 'Another night');
    expect((await check()).identical).toBe(true);
  });

  it('is told of by the command line, which goes without anything only when told to', async () => {
    const { dataDir, backend } = await damaged('delete from writing where version = 2', false);
    await backend.close();
    const holdout = async (...told: readonly string[]) => await holdoutPlaying(SAMPLE_GAMES, ...told);
    const refused = await holdout('rescue', '--make', '--data', dataDir);
    expect([refused.code === 0, refused.err]).toEqual([
      false,
      expect.stringContaining('version 2 of your notes'),
    ]);
    const done = await holdout('rescue', '--make', '--losing', '--data', dataDir);
    expect([done.code, done.out]).toEqual([0, expect.stringMatching(/^The file can be opened again/)]);
  });

  it('takes no more acts once a check has found it, until it is repaired', async () => {
    const { backend, check, repair, at } = await damaged(
      "update campaign_act set command = 'x' where act = 3",
    );
    await check();
    const refused = await failing(backend, 'campaign.rename', { ...(await at()), name: 'Home' });
    expect([refused.code, refused.message]).toEqual([
      'unreadable',
      expect.stringContaining('Settings, Backups'),
    ]);
    await repair();
    await ask(backend, 'campaign.rename', { ...(await at()), name: 'Home' });
  });
});

it.each([
  ['the head', 'update campaign_head set line_end = 1'],
  ['the state', 'update calendar set phase = 3'],
])('before any check a campaign takes no act where %s isn’t what was stored', async (_, statement) => {
  const dataDir = tempDir();
  const first = await opened(dataDir, 4);
  const { id } = (await BEGUN['a campaign']?.(first)) ?? { id: '' };
  await rename(first, id, 'Two nights');
  await first.close();
  tamperRows(fileIn(dataDir), (database) => database.exec(statement));
  const backend = await opened(dataDir, 4);
  const act = { campaign: id, revision: 2, name: 'Three nights' };
  expect((await failing(backend, 'campaign.rename', act)).code).toBe('unreadable');
});

it('the newest backup that has a log sound gives what is damaged, also where a newer one was made of the damage', async () => {
  const dataDir = tempDir();
  const first = await opened(dataDir, 4);
  const { id } = (await BEGUN['a campaign']?.(first)) ?? { id: '' };
  await rename(first, id, 'Two nights');
  await ask(first, 'note.add', { campaign: id, act: 2, text: 'Rain all night.' });
  await ask(first, 'backup.now', {});
  await first.close();
  tamperRows(fileIn(dataDir), (database) => database.exec("update writing set text = 'Rbin.'"));
  const backend = await opened(dataDir, 5);
  await ask(backend, 'backup.now', {});
  expect((await ask(backend, 'rescue.make', {})).campaigns[0]?.told).toContain('the backup of 4 March 2026');
  const { versions } = await ask(backend, 'writing.versions', { campaign: id, what: 'note', number: 1 });
  expect(versions.map(({ text }) => text)).toEqual(['Rain all night.']);
});

it('a line that was given up, and what can be redone, come through a repair', async () => {
  const dataDir = tempDir();
  const backend = await opened(dataDir, 4);
  const { id: campaign } = (await BEGUN['a campaign']?.(backend)) ?? { id: '' };
  await rename(backend, campaign, 'Two', 'Three');
  const undo = async () =>
    await ask(backend, 'campaign.undo', {
      campaign,
      revision: (await ask(backend, 'log.head', { campaign })).revision,
    });
  await undo();
  await rename(backend, campaign, 'Four', 'Five');
  await undo();
  await backend.close();
  tamperRows(fileIn(dataDir), (database) => database.exec("update act_inverse set inverse = inverse || ' '"));
  const again = await opened(dataDir, 4);
  await ask(again, 'rescue.make', {});
  const { acts } = await ask(again, 'script.log', { campaign });
  expect(acts.map(({ state }) => state)).toEqual(['done', 'done', 'dropped', 'done', 'undone']);
  expect((await ask(again, 'campaign.verify', { campaign })).found).toEqual([]);
  await ask(again, 'campaign.redo', {
    campaign,
    revision: (await ask(again, 'log.head', { campaign })).revision,
  });
  const { lines } = await ask(again, 'campaign.lines', { campaign });
  expect(lines).toHaveLength(1);
  expect((await ask(again, 'campaign.get', { campaign })).name).toBe('Five');
});

describe('a setting', () => {
  const set = playedOnce(async () => {
    const dataDir = tempDir();
    const backend = await opened(dataDir, 4);
    await BEGUN['a campaign']?.(backend);
    await ask(backend, 'settings.set', { theme: 'dark', dice: 'own' });
    await ask(backend, 'backup.now', {});
    await backend.close();
    return { dataDir };
  });

  it('that was damaged is as nobody had set it, is named, and comes back from the backup', async () => {
    const { dataDir } = await set();
    tamperRows(fileIn(dataDir), (database) =>
      database.exec("update setting set value = '\"davk\"' where key = 'theme'"),
    );
    const backend = await opened(dataDir, 5);
    expect(await ask(backend, 'settings.get', {})).toMatchObject({ theme: 'system', dice: 'own' });
    expect((await ask(backend, 'file.check', {})).damage).toContain('A setting was damaged on the disk');
    expect((await ask(backend, 'rescue.look', {})).damage).toContain('A setting was damaged on the disk');
    expect((await ask(backend, 'rescue.make', {})).settings).toBe(
      'Settings that were damaged are as in the backup of 4 March 2026.',
    );
    expect(await ask(backend, 'settings.get', {})).toMatchObject({ theme: 'dark', dice: 'own' });
    expect((await ask(backend, 'file.check', {})).damage).toBeNull();
  });

  it('that no backup has is named, and as in the beginning', async () => {
    const { dataDir } = await set();
    rmSync(join(dataDir, 'backups'), { recursive: true });
    tamperRows(fileIn(dataDir), (database) =>
      database.exec("update setting set value = '\"davk\"' where key = 'theme'"),
    );
    const backend = await opened(dataDir, 5);
    expect((await ask(backend, 'rescue.make', {})).settings).toContain('as in the beginning');
    expect(await ask(backend, 'settings.get', {})).toMatchObject({ theme: 'system', dice: 'own' });
  });
});
