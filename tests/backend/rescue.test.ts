/** A damaged file made whole: what can still be read of it is kept, and nothing the newest backup has is lost. */
import { cpSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import type { Backend } from '../../src/backend/backend.ts';
import { ask, failing, tempDir, testBackend } from '../support/backend/backend.ts';
import { holdout, spawnHoldout } from '../support/backend/cli.ts';
import { settled } from '../support/backend/party.ts';
import { playedOnce } from '../support/backend/played-once.ts';
import { flipPage } from '../support/db/flip-page.ts';
import { fileIn } from '../support/db/store.ts';
import { tamper, tamperRows } from '../support/db/tamper.ts';
import { SAMPLE_GAMES } from '../support/rules/sample-games.ts';

const on = (day: number) => () => new Date(Date.UTC(2026, 2, day, 12));
const opened = async (dataDir: string, day: number) =>
  await testBackend({ dataDir, games: SAMPLE_GAMES, now: on(day) });
const leftIn = (dir: string) =>
  readdirSync(dir).filter(
    (name) => !/^(backups|backups\.json|holdout\.sqlite|holdout\.log|holdout-mended-.*)$/.test(name),
  );

async function renamed(backend: Backend, campaign: string, ...names: readonly string[]): Promise<void> {
  for (const name of names) {
    const { revision } = await ask(backend, 'log.head', { campaign });
    await ask(backend, 'campaign.rename', { campaign, revision, name });
  }
}

/** Two campaigns and a game in a backup of the 4th; acts, a note and a form since. */
const played = playedOnce(async (before: number = 0) => {
  const dataDir = tempDir();
  const first = await opened(dataDir, 4);
  const create = async (name: string) =>
    (
      await ask(first, 'campaign.create', {
        name,
        seed: 'K7QF-2MWD',
        division: 'months',
        startYear: 2,
        star: {},
      })
    ).id;
  const ids = { weir: await create('The Weir'), ford: await create('The Ford') };
  const { id: game } = await ask(first, 'session.create', {
    game: 'lantern-walk',
    name: 'One night',
    seed: 'K7QF-2MWD',
    setup: { light: 10 },
  });
  await ask(first, 'campaign.delete', { campaign: ids.ford });
  await renamed(first, ids.weir, ...Array.from({ length: before }, (_, n) => `The Weir ${n}`));
  await ask(first, 'backup.now', {});
  await renamed(first, ids.weir, 'Two', 'Three');
  await renamed(first, game, 'Two nights');
  await ask(first, 'note.add', { campaign: ids.weir, act: 2, text: 'Rain all night.' });
  await ask(first, 'draft.put', { campaign: ids.weir, form: 'x', body: '{"a":"half"}' });
  await first.close();
  return { dataDir, ...ids, game };
});

/** Overwrites the whole leaf that this row stands on. */
function flipLeafOf(file: string, table: string): void {
  const database = new Database(file);
  const size = Number(database.pragma('page_size', { simple: true }));
  const [longest] = database
    .prepare<[], { text: string }>(
      `select payload as text from ${table} order by length(payload) desc limit 1`,
    )
    .all();
  database.close();
  const bytes = readFileSync(file);
  const text = Buffer.from((longest?.text ?? '').slice(0, 200));
  let from = -size;
  // On an inner page it stands from before that became one.
  for (let at = bytes.indexOf(text); from < 0 || bytes[from] !== 13; at = bytes.indexOf(text, at + 1)) {
    expect(at).toBeGreaterThan(0);
    from = Math.floor(at / size) * size;
  }
  bytes.fill(0xa5, from, from + size);
  writeFileSync(file, bytes);
}

async function shelf(backend: Backend) {
  const { campaigns, games, deleted } = await ask(backend, 'shelf.list', {});
  return [campaigns, games, deleted].map((listed) => listed.map(({ name }) => name));
}

describe('a file with a bad page', () => {
  it.each([
    'dice_tally',
    'figure',
    'act_inverse',
    'chronicle_entry',
    'event_subject',
    'campaign_event_by_act',
  ])('in %s, which a log adds up to, loses nothing by it', async (table) => {
    const { dataDir, weir } = await played();
    flipPage(fileIn(dataDir), table);
    const backend = await opened(dataDir, 5);
    expect(JSON.stringify(await backend.call('file.check', {}))).toContain('is damaged');
    const looked = await ask(backend, 'rescue.look', {});
    expect(looked.campaigns.map(({ name, told, acts }) => [name, told, acts]).toSorted()).toEqual([
      ['The Ford', 'whole', 1],
      ['Three', 'whole', 3],
      ['Two nights', 'whole', 2],
    ]);
    const { aside } = await ask(backend, 'rescue.make', {});
    expect(aside).toMatch(/^holdout-mended-/);
    expect(await shelf(backend)).toEqual([['Three'], ['Two nights'], ['The Ford']]);
    const { versions } = await ask(backend, 'writing.versions', { campaign: weir, what: 'note', number: 1 });
    expect(versions.map(({ text }) => text)).toEqual(['Rain all night.']);
    expect(await ask(backend, 'draft.get', { campaign: weir, form: 'x' })).toMatchObject({
      body: '{"a":"half"}',
    });
    expect((await ask(backend, 'campaign.verify', { campaign: weir })).found).toEqual([]);
    await renamed(backend, weir, 'Four');
    await backend.close();
    expect(leftIn(dataDir)).toEqual([]);
    const again = await opened(dataDir, 6);
    expect(await ask(again, 'file.check', {})).toMatchObject({ damage: null });
    expect((await ask(again, 'rescue.look', {})).damage).toBe(null);
    expect((await failing(again, 'rescue.make', {})).code).toBe('refused');
  });

  it('among what it says of itself isn’t taken for another program’s once it is made whole', async () => {
    const { dataDir } = await played();
    const memory = tempDir();
    const open = async () => await testBackend({ dataDir, memory, games: SAMPLE_GAMES, now: on(5) });
    const first = await open();
    await ask(first, 'backup.now', {});
    await first.close();
    flipPage(fileIn(dataDir), 'generation');
    const damaged = await open();
    await ask(damaged, 'rescue.make', { losing: true });
    const list = async (backend: Backend) => await backend.call('shelf.list', {});
    expect(await list(damaged)).not.toHaveProperty('notice');
    await damaged.close();
    const again = await open();
    expect(await list(again)).not.toHaveProperty('notice');
    expect(await shelf(again)).toEqual([['Three'], ['Two nights'], ['The Ford']]);
  });

  it('is made whole by one of two processes that are at it at once, however they come together', async () => {
    const { dataDir } = await played();
    flipPage(fileIn(dataDir), 'dice_tally');
    const found = await opened(dataDir, 5);
    await ask(found, 'file.check', {});
    await found.close();
    rmSync(join(dataDir, 'backups'), { recursive: true });
    const told = ['--data', dataDir, '--json'];
    const both = await Promise.all([
      spawnHoldout('rescue', '--make', ...told),
      spawnHoldout('rescue', ...told),
    ]);
    expect(both.map(({ code }) => code)).toContain(0);
    const backend = await opened(dataDir, 5);
    expect(await shelf(backend)).toEqual([['Three'], ['Two nights'], ['The Ford']]);
    await backend.close();
    expect(leftIn(dataDir)).toEqual([]);
  });

  it('is refused at the start once it was found, and made whole from there', async () => {
    const { dataDir, weir } = await played();
    flipPage(fileIn(dataDir), 'dice_tally');
    const first = await opened(dataDir, 5);
    await ask(first, 'file.check', {});
    await first.close();
    const backend = await opened(dataDir, 5);
    expect((await failing(backend, 'shelf.list', {})).code).toBe('damaged-file');
    expect((await ask(backend, 'rescue.look', {})).campaigns).toHaveLength(3);
    await ask(backend, 'rescue.make', {});
    expect(await shelf(backend)).toEqual([['Three'], ['Two nights'], ['The Ford']]);
    expect((await ask(backend, 'campaign.verify', { campaign: weir })).identical).toBe(true);
  });

  it('in the log has what the backup has brought from there, and keeps the rest', async () => {
    const { dataDir, weir } = await played(90);
    flipLeafOf(fileIn(dataDir), 'campaign_event');
    const { out, code } = await holdout('rescue', '--data', dataDir);
    expect(code).toBe(1);
    expect(out).toMatch(/is damaged \(.*Repaired, it would hold:/s);
    const made = await holdout('rescue', '--make', '--data', dataDir, '--json');
    expect(made.code).toBe(0);
    const { campaigns } = JSON.parse(made.out) as { campaigns: { id: string; told: string; acts: number }[] };
    const one = campaigns.find(({ id }) => id === weir);
    expect([one?.told, one?.acts]).toEqual(['with what was damaged from the backup of 4 March 2026', 93]);
    const backend = await opened(dataDir, 6);
    for (const { id } of campaigns)
      if (id !== '') expect((await ask(backend, 'campaign.verify', { campaign: id })).found).toEqual([]);
  });

  it('in the acts, where all that was done stands on it, comes from the backup with all that it has', async () => {
    const { dataDir, weir } = await played(3);
    flipPage(fileIn(dataDir), 'campaign_act');
    const backend = await opened(dataDir, 5);
    const { campaigns } = await ask(backend, 'rescue.look', {});
    expect(campaigns.find(({ id }) => id === weir)).toMatchObject({
      acts: 4,
      told: expect.stringContaining('without acts 5 to 6, done since'),
    });
    await ask(backend, 'rescue.make', { losing: true });
    expect(await shelf(backend)).toEqual([['The Weir 2'], ['One night'], ['The Ford']]);
    for (const { id } of campaigns)
      expect((await ask(backend, 'campaign.verify', { campaign: id })).found).toEqual([]);
  });

  it('at the end of the log keeps what comes before, and says what is lost', async () => {
    const { dataDir, weir } = await played(3);
    const database = new Database(fileIn(dataDir));
    database.pragma('foreign_keys = off');
    database.exec(`drop trigger campaign_act_stays; drop table dice_tally;
      delete from campaign_act where campaign_id = '${weir}' and act = 6`);
    database.close();
    const backend = await opened(dataDir, 5);
    const { campaigns } = await ask(backend, 'rescue.look', {});
    expect(campaigns.find(({ id }) => id === weir)).toMatchObject({
      name: 'Two',
      acts: 5,
      told: 'without act 6, done since 4 March 2026',
    });
  });

  it('in the list of campaigns has them named by their backup', async () => {
    const { dataDir, weir } = await played();
    flipPage(fileIn(dataDir), 'campaign_head');
    const backend = await opened(dataDir, 5);
    expect((await failing(backend, 'shelf.list', {})).code).toBe('damaged-file');
    const mayLack = 'Campaigns and games begun since the newest backup may be missing.';
    expect((await ask(backend, 'rescue.look', {})).mayLack).toBe(mayLack);
    const { out } = await holdout('rescue', '--data', dataDir);
    expect(out).toContain(mayLack);
    expect(out).toContain('holdout rescue --make --losing does so.');
    expect(await failing(backend, 'rescue.make', {})).toMatchObject({
      code: 'refused',
      message: expect.stringContaining('Campaigns and games begun since the newest backup may be missing.'),
    });
    await ask(backend, 'rescue.make', { losing: true });
    expect(await shelf(backend)).toEqual([['Three'], ['Two nights'], ['The Ford']]);
    expect((await ask(backend, 'campaign.verify', { campaign: weir })).found).toEqual([]);
  });

  it('before all others comes from the newest backup', async () => {
    const { dataDir } = await played();
    writeFileSync(fileIn(dataDir), 'a shopping list, by mistake'.repeat(400));
    const backend = await opened(dataDir, 5);
    const { campaigns } = await ask(backend, 'rescue.look', {});
    expect(campaigns.map(({ name, told }) => [name, told]).toSorted()).toEqual([
      ['One night', expect.stringContaining('from the backup of 4 March 2026')],
      ['The Ford', expect.stringContaining('from the backup of 4 March 2026')],
      ['The Weir', expect.stringContaining('from the backup of 4 March 2026')],
    ]);
    expect((await failing(backend, 'rescue.make', {})).message).toContain(
      'Of The Weir, whatever was done since the backup of 4 March 2026 may be missing',
    );
    await ask(backend, 'rescue.make', { losing: true });
    expect(await shelf(backend)).toEqual([['The Weir'], ['One night'], ['The Ford']]);
    expect(readdirSync(join(dataDir)).some((name) => name.startsWith('holdout-mended-'))).toBe(true);
  });

  it('before all others, on the machine that had it open: what came after the newest backup is named by number', async () => {
    const { dataDir } = await played();
    const memory = tempDir();
    const open = async () => await testBackend({ dataDir, memory, games: SAMPLE_GAMES, now: on(5) });
    await (await open()).close();
    writeFileSync(fileIn(dataDir), 'a shopping list, by mistake'.repeat(400));
    const backend = await open();
    const { campaigns, mayLack } = await ask(backend, 'rescue.look', {});
    expect(campaigns.map(({ name, told }) => [name, told]).toSorted()).toEqual([
      ['One night', expect.stringContaining(' without act 2, done since 4 March 2026, ')],
      ['The Ford', expect.not.stringContaining('without')],
      [
        'The Weir',
        expect.stringContaining(' without acts 2 to 3, done since 4 March 2026 and version 1 of your'),
      ],
    ]);
    expect(mayLack).toBeNull();
    rmSync(join(dataDir, 'backups'), { recursive: true });
    const without = await ask(backend, 'rescue.look', {});
    expect(without.campaigns.map(({ name, told }) => [name, told]).toSorted()).toEqual(
      ['The Ford', 'Three', 'Two nights'].map((name) => [
        name,
        'nothing of it can be read, and no backup has it',
      ]),
    );
  });

  it('that is cut off gives what still stands in it', async () => {
    const { dataDir, weir } = await played(3);
    const before = statSync(fileIn(dataDir)).size;
    truncateSync(fileIn(dataDir), before - 3 * 4_096);
    rmSync(join(dataDir, 'backups'), { recursive: true });
    const backend = await opened(dataDir, 5);
    expect((await failing(backend, 'shelf.list', {})).message).toContain('is damaged');
    const { campaigns } = await ask(backend, 'rescue.look', {});
    expect(campaigns.map(({ name }) => name).toSorted()).toEqual(['The Ford', 'Three', 'Two nights']);
    expect(campaigns.find(({ id }) => id === weir)?.acts).toBeGreaterThan(0);
    await ask(backend, 'rescue.make', { losing: true });
    expect((await shelf(backend)).flat().toSorted()).toEqual(['The Ford', 'Three', 'Two nights']);
  });

  it('of an earlier version keeps a campaign whose last act is gone', async () => {
    const dataDir = tempDir();
    const dump = readFileSync(join(import.meta.dirname, '../db/fixtures/v10-games.sql'), 'utf8');
    tamper(fileIn(dataDir), (database) => database.exec(`begin;\n${dump}\ncommit;`));
    const heads = () => {
      const database = new Database(fileIn(dataDir), { readonly: true });
      const ids = database.prepare('select id from campaign_head order by id').pluck().all();
      database.close();
      return ids;
    };
    const before = heads();
    tamperRows(fileIn(dataDir), (database) =>
      database.exec(`delete from campaign_act where (campaign_id, act) in (select id, act from campaign_head);
        pragma application_id = 7`),
    );
    const made = await holdout('rescue', '--make', '--losing', '--data', dataDir);
    expect([made.code, made.err]).toEqual([0, '']);
    // Games whose rules aren't known here can't be shortened; the damaged file is kept.
    expect(heads()).toEqual(before.filter((id) => id === 'm3l3qdsaus'));
    expect(made.out.match(/nothing of it can be read/g)).toHaveLength(before.length - 1);
  });

  it('of which nothing can be read, and no backup has anything, is never called whole', async () => {
    const { dataDir } = await played();
    writeFileSync(fileIn(dataDir), 'a shopping list, by mistake'.repeat(400));
    rmSync(join(dataDir, 'backups'), { recursive: true });
    const looked = await holdout('rescue', '--data', dataDir);
    expect(looked.code).toBe(1);
    expect(looked.out).toContain('it can’t be repaired');
    expect(looked.out).not.toContain('--make');
    const bytes = readFileSync(fileIn(dataDir));
    const made = await holdout('rescue', '--make', '--data', dataDir);
    expect([made.code === 0, made.err]).toEqual([false, expect.stringContaining('nothing was changed')]);
    expect(readFileSync(fileIn(dataDir)).equals(bytes)).toBe(true);
  });

  it('that held no campaign is made whole, and holds none', async () => {
    const dataDir = tempDir();
    await (await opened(dataDir, 4)).close();
    flipPage(fileIn(dataDir), 'dice_tally');
    const backend = await opened(dataDir, 5);
    expect(await ask(backend, 'rescue.look', {})).toMatchObject({ campaigns: [], nothing: false });
    await ask(backend, 'rescue.make', {});
    expect((await ask(backend, 'rescue.look', {})).damage).toBe(null);
  });

  it('that is gone, with nothing but a copy of it as it was damaged, is not begun anew unasked', async () => {
    const { dataDir } = await played();
    flipPage(fileIn(dataDir), 'dice_tally');
    const first = await opened(dataDir, 5);
    await ask(first, 'file.check', {});
    await first.close();
    rmSync(join(dataDir, 'backups'), { recursive: true });
    rmSync(fileIn(dataDir));
    const backend = await opened(dataDir, 5);
    const { code, message } = await failing(backend, 'shelf.list', {});
    expect(code).toBe('missing-file');
    expect(message).toMatch(/but there is a copy of it as it was damaged, holdout-damaged-/);
  });

  it('with a row that nobody wrote so is named by the check beside the first screen, and is repaired', async () => {
    const { dataDir, weir } = await played();
    tamperRows(fileIn(dataDir), (database) =>
      database.prepare('update campaign_head set revision = -5 where id = ?').run(weir),
    );
    const backend = await opened(dataDir, 5);
    expect((await ask(backend, 'file.check', {})).damage).not.toBeNull();
    await ask(backend, 'rescue.make', { losing: true });
    expect(await shelf(backend)).toEqual([['Three'], ['Two nights'], ['The Ford']]);
    expect((await ask(backend, 'log.head', { campaign: weir })).revision).toBeGreaterThan(0);
  });
});

/** Damage of a disk that loses a bit of the first page. */
function damageSchema(file: string, statement: string): void {
  tamper(file, (database) => {
    database.unsafeMode(true);
    database.pragma('writable_schema = on');
    database.exec(statement);
  });
}

describe('a file whose schema is damaged', () => {
  it.each([
    [
      'in what it says of a table',
      "update sqlite_schema set sql = substr(sql, 2) where name = 'campaign_event'",
    ],
    [
      'in the name of a table',
      "update sqlite_schema set name = 'campaign_evenu' where name = 'campaign_event'",
    ],
    [
      'in both names of a table',
      "update sqlite_schema set name = 'writinh', tbl_name = 'writinh' where name = 'writing' and type = 'table'",
    ],
    [
      'in what it says of an index',
      "update sqlite_schema set sql = substr(sql, 2) where name = 'campaign_event_by_act'",
    ],
    ['in the number of its version', 'pragma user_version = 9'],
    ['in its mark', 'pragma application_id = 7'],
  ])('%s, without a backup, loses nothing by it', async (_, statement) => {
    const { dataDir, weir } = await played();
    rmSync(join(dataDir, 'backups'), { recursive: true });
    damageSchema(fileIn(dataDir), statement);
    const backend = await opened(dataDir, 5);
    expect((await failing(backend, 'shelf.list', {})).code).toBe('damaged-file');
    const { campaigns } = await ask(backend, 'rescue.look', {});
    expect(campaigns.map(({ name, told, acts }) => [name, told, acts]).toSorted()).toEqual([
      ['The Ford', 'whole', 1],
      ['Three', 'whole', 3],
      ['Two nights', 'whole', 2],
    ]);
    await ask(backend, 'rescue.make', {});
    const { versions } = await ask(backend, 'writing.versions', { campaign: weir, what: 'note', number: 1 });
    expect(versions.map(({ text }) => text)).toEqual(['Rain all night.']);
    expect((await ask(backend, 'campaign.verify', { campaign: weir })).found).toEqual([]);
  });
});

it.each([
  ['wherever it stands', "replace(sql, 'division', 'livision')"],
  ['where its check has the right one', "replace(sql, 'division text', 'livision text')"],
])(
  'a file whose schema has another name for a column by which backups are compared, %s, is made whole',
  async (_, sql) => {
    const { dataDir, weir } = await played();
    damageSchema(fileIn(dataDir), `update sqlite_schema set sql = ${sql} where name = 'calendar'`);
    const backend = await opened(dataDir, 5);
    expect((await failing(backend, 'shelf.list', {})).code).toBe('damaged-file');
    expect((await ask(backend, 'rescue.look', {})).campaigns).toHaveLength(3);
    await ask(backend, 'rescue.make', {});
    expect((await ask(backend, 'campaign.verify', { campaign: weir })).found).toEqual([]);
  },
);

it.each(['encounter.state', 'campaign.episodes'])(
  'a row whose JSON in %s is none keeps no other campaign from the shelf',
  async (place) => {
    const dataDir = tempDir();
    const first = await opened(dataDir, 4);
    const at = await settled(first);
    const plan = {
      do: 'plan',
      kind: 'raid',
      role: 'raider',
      objective: 'loot',
      area: 'outskirts',
      goes: ['f1'],
    } as const;
    await ask(first, 'encounter.act', { ...at, act: plan, dice: 'app' });
    await ask(first, 'campaign.create', {
      name: 'The Weir',
      seed: 'S',
      division: 'months',
      startYear: 2,
      star: {},
    });
    await first.close();
    const [table, column] = place.split('.');
    tamper(fileIn(dataDir), (database) =>
      database
        .prepare(`update ${table} set ${column} = substr(${column}, 2) where campaign_id = ?`)
        .run(at.campaign),
    );
    const backend = await opened(dataDir, 5);
    expect((await shelf(backend))[0]?.toSorted()).toEqual(['Merrow Ford', 'The Weir']);
    expect((await ask(backend, 'campaign.verify', { campaign: at.campaign })).found).not.toEqual([]);
    await ask(backend, 'rescue.make', {});
    expect((await ask(backend, 'campaign.verify', { campaign: at.campaign })).found).toEqual([]);
  },
);

describe('settings on a bad page', () => {
  /** Set before the backup. */
  async function set() {
    const { dataDir } = await played();
    const backend = await opened(dataDir, 5);
    await ask(backend, 'settings.set', { theme: 'dark' });
    await ask(backend, 'backup.now', {});
    await backend.close();
    flipPage(fileIn(dataDir), 'setting');
    return dataDir;
  }

  it('come from the newest backup, which is said before and after', async () => {
    const backend = await opened(await set(), 6);
    const said = 'Settings that were damaged are as in the backup of 5 March 2026.';
    expect((await ask(backend, 'rescue.look', {})).settings).toBe(said);
    expect(await ask(backend, 'rescue.make', {})).toMatchObject({
      settings: said,
      said: 'The file is repaired: everything is as it was.',
    });
    expect((await ask(backend, 'settings.get', {})).theme).toBe('dark');
  });

  it('are as in the beginning without one, which is said', async () => {
    const { dataDir } = await played();
    rmSync(join(dataDir, 'backups'), { recursive: true });
    flipPage(fileIn(dataDir), 'setting');
    const { out } = await holdout('rescue', '--make', '--data', dataDir);
    expect(out).toContain('Settings that were damaged are as in the beginning: look at Settings.');
  });

  it('aren’t spoken of where they can be read', async () => {
    const { dataDir } = await played();
    flipPage(fileIn(dataDir), 'dice_tally');
    expect((await ask(await opened(dataDir, 5), 'rescue.make', {})).settings).toBe(null);
  });
});

describe('what the player wrote', () => {
  const told = (campaigns: readonly { readonly id: string; readonly told: string }[], campaign: string) =>
    campaigns.find(({ id }) => id === campaign)?.told;

  it.each([
    ['writing', 'without version 1 of your notes and reports'],
    ['draft', 'without what was half filled in for something else'],
  ])('on a bad page of %s, which no backup has, is told of, before and after', async (table, expected) => {
    const { dataDir, weir, game } = await played();
    flipPage(fileIn(dataDir), table);
    const backend = await opened(dataDir, 5);
    const looked = await ask(backend, 'rescue.look', {});
    expect([told(looked.campaigns, weir), told(looked.campaigns, game)]).toEqual([expected, 'whole']);
    const made = await ask(backend, 'rescue.make', { losing: true });
    expect([told(made.campaigns, weir), told(made.campaigns, game)]).toEqual([expected, 'whole']);
  });

  it('and a backup has comes from there, and that is told beside what was written since', async () => {
    const { dataDir, weir } = await played();
    const before = await opened(dataDir, 5);
    await ask(before, 'backup.now', {});
    await ask(before, 'note.add', { campaign: weir, act: 2, text: 'Fog.' });
    await before.close();
    flipPage(fileIn(dataDir), 'writing');
    const backend = await opened(dataDir, 6);
    const expected =
      'with what was damaged from the backup of 5 March 2026, without version 2 of your notes and reports, the rest as far as it can be read';
    expect(told((await ask(backend, 'rescue.look', {})).campaigns, weir)).toBe(expected);
    expect(told((await ask(backend, 'rescue.make', { losing: true })).campaigns, weir)).toBe(expected);
    const { versions } = await ask(backend, 'writing.versions', { campaign: weir, what: 'note', number: 1 });
    expect(versions.map(({ text }) => text)).toEqual(['Rain all night.']);
  });
});

describe('a campaign whose row on the shelf', () => {
  it('is gone is found, and made whole out of its log, with its words', async () => {
    const { dataDir, weir } = await played();
    rmSync(join(dataDir, 'backups'), { recursive: true });
    tamperRows(fileIn(dataDir), (database) =>
      database.prepare('delete from campaign_head where id = ?').run(weir),
    );
    const backend = await opened(dataDir, 5);
    expect((await ask(backend, 'file.check', {})).damage).toContain(
      'a row is of a campaign or game that isn’t on the shelf',
    );
    await ask(backend, 'rescue.make', {});
    expect(await shelf(backend)).toEqual([['Three'], ['Two nights'], ['The Ford']]);
    const { versions } = await ask(backend, 'writing.versions', { campaign: weir, what: 'note', number: 1 });
    expect(versions.map(({ text }) => text)).toEqual(['Rain all night.']);
    expect((await ask(backend, 'campaign.verify', { campaign: weir })).found).toEqual([]);
  });
});

describe('a copy that is kept of a damaged file', () => {
  /** Made whole since, and gone back to the backup. */
  async function restored() {
    const set = await played();
    flipPage(fileIn(set.dataDir), 'dice_tally');
    const backend = await opened(set.dataDir, 5);
    const { backups } = await ask(backend, 'backup.list', {});
    await ask(backend, 'backup.restore', { backup: backups[0]?.name ?? '' });
    const copies = (await ask(backend, 'backup.list', {})).backups.filter(({ why }) => why === 'damaged');
    return { ...set, backend, copy: copies[0]?.name ?? '', count: copies.length };
  }

  it('is listed, and holds what it held', async () => {
    const { dataDir, backend, copy, count } = await restored();
    expect([count, copy]).toEqual([1, expect.stringMatching(/^holdout-mended-/)]);
    expect(await shelf(backend)).toEqual([['The Weir'], ['One night'], ['The Ford']]);
    const { damage, campaigns } = await ask(backend, 'rescue.look', { copy });
    expect(damage).toBe(null);
    expect(campaigns.map(({ name, told }) => [name, told]).toSorted()).toEqual([
      ['The Ford', 'whole'],
      ['Three', 'whole'],
      ['Two nights', 'whole'],
    ]);
    expect(leftIn(dataDir).filter((name) => name.startsWith('.'))).toEqual([]);
    // The backup that could not be made of the damaged file is no trouble any more.
    expect((await ask(backend, 'backup.list', {})).failed).toBe(null);
  });

  it('can be gone on with, and what stands there is kept', async () => {
    const { backend, copy } = await restored();
    const { aside } = await ask(backend, 'rescue.make', { copy });
    expect(await shelf(backend)).toEqual([['Three'], ['Two nights'], ['The Ford']]);
    await ask(backend, 'rescue.make', { copy: aside ?? '' });
    expect(await shelf(backend)).toEqual([['The Weir'], ['One night'], ['The Ford']]);
  });

  it('is the way back where the file is gone, and no backup is there', async () => {
    const { dataDir, backend, copy } = await restored();
    await backend.close();
    rmSync(fileIn(dataDir));
    rmSync(join(dataDir, 'backups'), { recursive: true });
    const told = await holdout('rescue', '--copy', copy, '--data', dataDir);
    expect([told.code, told.out]).toEqual([
      0,
      expect.stringContaining(`holdout rescue --copy ${copy} --make`),
    ]);
    const again = await opened(dataDir, 6);
    expect((await failing(again, 'shelf.list', {})).code).toBe('missing-file');
    await ask(again, 'rescue.make', { copy });
    expect(await shelf(again)).toEqual([['Three'], ['Two nights'], ['The Ford']]);
  });

  it('is named by the command line among the backups, and no other file is taken for one', async () => {
    const { dataDir, backend, copy } = await restored();
    expect((await holdout('backup', 'list', '--data', dataDir)).out).toContain(copy);
    expect((await failing(backend, 'rescue.look', { copy: 'holdout.sqlite' })).code).toBe('bad-input');
    expect((await failing(backend, 'rescue.make', { copy: copy.replace('2026', '2027') })).code).toBe(
      'not-found',
    );
  });
});

it('another machine’s newer file, put in its place, is whole: looked at, checked and rescued, nothing of it changes', async () => {
  const here = await played();
  const there = await played();
  const away = await opened(there.dataDir, 6);
  await renamed(away, there.weir, 'Four', 'Five');
  await away.close();
  cpSync(fileIn(there.dataDir), fileIn(here.dataDir));
  const backend = await opened(here.dataDir, 7);
  expect(await shelf(backend)).toEqual([['Five'], ['Two nights'], ['The Ford']]);
  const bytes = readFileSync(fileIn(here.dataDir));
  expect((await ask(backend, 'campaign.verify', { campaign: there.weir })).identical).toBe(true);
  expect((await ask(backend, 'rescue.look', {})).damage).toBe(null);
  expect((await failing(backend, 'rescue.make', {})).message).toBe('The file is whole; nothing was changed.');
  expect(await shelf(backend)).toEqual([['Five'], ['Two nights'], ['The Ford']]);
  await backend.close();
  const now = new Database(fileIn(here.dataDir), { readonly: true });
  const before = new Database(bytes);
  for (const table of ['campaign_head', 'campaign_act', 'campaign_event', 'writing', 'draft'])
    expect(now.prepare(`select * from ${table}`).all()).toEqual(
      before.prepare(`select * from ${table}`).all(),
    );
  now.close();
  before.close();
});
