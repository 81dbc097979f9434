/** Damage on the disk below the logs: in an index, in the schema, in what an act did; each is called what it is. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { ask, failing, tempDir, testBackend } from '../support/backend/backend.ts';
import { holdout } from '../support/backend/cli.ts';
import { flipPage } from '../support/db/flip-page.ts';
import { fileIn } from '../support/db/store.ts';
import { tamper } from '../support/db/tamper.ts';

const NEW = { name: 'Merrow Ford', seed: 'K7QF-2MWD', division: 'months', startYear: 2, star: {} } as const;

async function closed() {
  const dataDir = tempDir();
  const backend = await testBackend({ dataDir });
  const { id } = await ask(backend, 'campaign.create', NEW);
  await ask(backend, 'campaign.rename', { campaign: id, revision: 1, name: 'The Weir' });
  await ask(backend, 'backup.now', {});
  await backend.close();
  return { dataDir, id, open: async () => await testBackend({ dataDir }) };
}

/** Flips a bit of the last byte of the page that the index begins with: of the row that was entered first. */
function flipInIndex(file: string, index: string): void {
  const database = new Database(file);
  const root = Number(
    database.prepare('select rootpage from sqlite_schema where name = ?').pluck().get(index),
  );
  const size = Number(database.pragma('page_size', { simple: true }));
  database.close();
  const bytes = readFileSync(file);
  const at = root * size - 1;
  bytes[at] = (bytes[at] ?? 0) ^ 4;
  writeFileSync(file, bytes);
}

const asideIn = (dir: string) =>
  readdirSync(dir).flatMap((name) => /^holdout-(damaged|mended)-.*sqlite$/.exec(name)?.[1] ?? []);

/** Writes over a schema, as a bit flipped there does. */
function rewritten(dataDir: string, name: string, from: string, to: string): void {
  tamper(fileIn(dataDir), (database) => {
    database.unsafeMode();
    database.pragma('writable_schema = on');
    database.prepare('update sqlite_schema set sql = replace(sql, ?, ?) where name = ?').run(from, to, name);
  });
}

describe('what holds nothing of its own', () => {
  it.each([
    ['an index that isn’t as its table', (dir: string) => flipInIndex(fileIn(dir), 'campaign_event_by_act')],
    [
      'a trigger that is gone',
      (dir: string) =>
        tamper(fileIn(dir), (database) => database.exec('drop trigger campaign_event_is_final')),
    ],
  ])('%s is damage like any other, and right in the repaired file', async (_, spoil) => {
    const { dataDir, id, open } = await closed();
    spoil(dataDir);
    const backend = await open();
    expect((await ask(backend, 'file.check', {})).damage).toContain('is damaged');
    expect(asideIn(dataDir)).toEqual(['damaged']);
    expect((await ask(backend, 'campaign.verify', { campaign: id })).identical).toBe(false);
    expect((await ask(backend, 'rescue.make', {})).said).toBe(
      'The file is repaired: everything is as it was.',
    );
    expect(await ask(backend, 'campaign.verify', { campaign: id })).toMatchObject({ identical: true });
    await ask(backend, 'campaign.undo', { campaign: id, revision: 2 });
    expect((await ask(backend, 'campaign.verify', { campaign: id })).identical).toBe(true);
    expect(asideIn(dataDir)).not.toContain('damaged');
  });
});

describe('the schema', () => {
  it('is compared with ours, and a call that fails over it says so', async () => {
    const { dataDir, id, open } = await closed();
    rewritten(dataDir, 'calendar', 'start_period', 'start_pesiod');
    const backend = await open();
    const { code, message } = await failing(backend, 'shelf.list', {}).catch(() => ({
      code: '',
      message: '',
    }));
    const screen = await failing(backend, 'campaign.get', { campaign: id });
    expect(screen.code).toBe('damaged-file');
    expect(screen.message).toMatch(
      /is damaged \(its tables aren’t laid out as Holdout lays them out\); .* Settings, Backups/,
    );
    expect(['', 'damaged-file']).toContain(code);
    expect(message).not.toContain('Something went wrong');
    expect((await ask(backend, 'file.check', {})).damage).toContain('its tables aren’t laid out');
    const found = await ask(backend, 'campaign.verify', { campaign: id });
    expect([found.identical, found.found[0]]).toEqual([
      false,
      expect.stringContaining('its tables aren’t laid out'),
    ]);
  });
});

describe('what the check of the file says', () => {
  /** Words that the player is never told: SQLite's own, names of our tables, and ids. */
  const UNTOLD = /Tree|btree|page \d|rowid|index sqlite|malformed|campaign_|disk image/;

  it.each([
    ['a page is bad', (dataDir: string) => flipPage(fileIn(dataDir)), /\(a part of it can’t be read\)/],
    [
      'a table is written otherwise',
      (dataDir: string) => rewritten(dataDir, 'calendar', 'start_period', 'start_pesiod'),
      /\(its tables aren’t laid out as Holdout lays them out\)/,
    ],
    [
      'a log is there without its campaign',
      (dataDir: string) =>
        tamper(fileIn(dataDir), (database) => {
          database.pragma('foreign_keys = off');
          database.exec('delete from campaign_head');
        }),
      /\(a row is of a campaign or game that isn’t on the shelf\)/,
    ],
  ])('is a sentence without ids or words of SQLite’s where %s', async (_, spoil, told) => {
    const { dataDir, id, open } = await closed();
    spoil(dataDir);
    const backend = await open();
    const { damage } = await ask(backend, 'file.check', {});
    expect(damage).toMatch(told);
    expect(damage).not.toMatch(UNTOLD);
    expect(damage).not.toContain(id);
    const { damage: looked } = await ask(backend, 'rescue.look', {});
    expect(looked).toMatch(told);
    expect(looked).not.toContain(id);
  });
});

describe('a page that can’t be read', () => {
  it('is the disk’s fault in every call that needs it', async () => {
    const { dataDir, id, open } = await closed();
    flipPage(fileIn(dataDir), 'campaign_event');
    const backend = await open();
    const codes = new Set<string>();
    for (const [method, input] of [
      ['chronicle.page', { campaign: id }],
      ['script.log', { campaign: id }],
      ['campaign.undo', { campaign: id, revision: 2 }],
    ] as const)
      codes.add((await failing(backend, method, input)).code);
    expect([...codes]).toEqual(['damaged-file']);
    // A mark that Holdout has left in it meanwhile makes other bytes of it.
    expect([...new Set(asideIn(dataDir))]).toEqual(['damaged']);
  });

  it('is told of by the check of a campaign in words of its own, which don’t name the copy that was looked at', async () => {
    const { dataDir, id, open } = await closed();
    flipPage(fileIn(dataDir), 'campaign_event');
    const { found } = await ask(await open(), 'campaign.verify', { campaign: id });
    expect(found).toContain('A part of it can’t be read.');
    expect(found.join(' ')).not.toContain(':memory:');
  });
});

describe('what an act did', () => {
  /** `since`: acts done after the one that is spoilt. */
  const spoiled = async (since = 0) => {
    const one = await closed();
    if (since > 0) {
      const backend = await one.open();
      for (let n = 0; n < since; n += 1)
        await ask(backend, 'campaign.newDice', { campaign: one.id, revision: 2 + n });
      await backend.close();
    }
    tamper(fileIn(one.dataDir), (database) => {
      const sql = database
        .prepare("select sql from sqlite_schema where name = 'campaign_act_is_final'")
        .pluck();
      const trigger = String(sql.get());
      database.exec('drop trigger campaign_act_is_final');
      database.exec("update campaign_act set title = replace(title, '{', 'z') where act = 2");
      database.exec(trigger);
    });
    return one;
  };

  it('leaves the screens of its campaign as they are where it can’t be read, and is repaired', async () => {
    const { id, open } = await spoiled();
    const backend = await open();
    expect((await ask(backend, 'campaign.get', { campaign: id })).name).toBe('The Weir');
    expect((await ask(backend, 'shelf.list', {})).campaigns[0]?.last).toBe('What this act did can’t be read');
    await ask(backend, 'chronicle.page', { campaign: id });
    await ask(backend, 'script.log', { campaign: id });
    expect((await ask(backend, 'file.check', {})).damage).toBe(
      'The Weir was damaged on the disk. Act 2 isn’t what was stored.',
    );
    await ask(backend, 'rescue.make', {});
    expect((await ask(backend, 'shelf.list', {})).campaigns[0]?.last).not.toContain('can’t be read');
    expect(await ask(backend, 'campaign.verify', { campaign: id })).toMatchObject({ identical: true });
  });

  it('has acts refused once a check has found it, in a later start too, until it is repaired', async () => {
    const since = 3;
    const { dataDir, id, open } = await spoiled(since);
    const first = await open();
    await ask(first, 'campaign.newDice', { campaign: id, revision: 2 + since });
    await ask(first, 'file.check', {});
    await first.close();
    const backend = await open();
    const act = { campaign: id, revision: 3 + since, name: 'Home' };
    const { code, message } = await failing(backend, 'campaign.rename', act);
    expect([code, message]).toEqual(['unreadable', expect.stringContaining('Settings, Backups')]);
    await backend.close();
    const repaired = await holdout('rescue', '--make', '--data', dataDir);
    expect([repaired.code, repaired.out]).toEqual([0, expect.stringContaining('is repaired')]);
    const again = await open();
    const { revision } = await ask(again, 'log.head', { campaign: id });
    await ask(again, 'campaign.rename', { ...act, revision });
  });

  it('is looked for once more before acts are refused, as what is marked may have been torn for a moment', async () => {
    const { dataDir, id, open } = await closed();
    const backend = await open();
    await ask(backend, 'campaign.rename', { campaign: id, revision: 2, name: 'Home' });
    const marks = (database: Database.Database) =>
      database.prepare('select count(*) from setting where key = ?').pluck().get(`damaged.${id}`);
    tamper(fileIn(dataDir), (database) => {
      database.prepare('insert into setting (key, value) values (?, ?)').run(`damaged.${id}`, 'true');
      expect(marks(database)).toBe(1);
    });
    const { revision } = await ask(backend, 'log.head', { campaign: id });
    await ask(backend, 'campaign.rename', { campaign: id, revision, name: 'The Weir' });
    tamper(fileIn(dataDir), (database) => expect(marks(database)).toBe(0));
  });
});
