import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, it, onTestFinished } from 'vitest';
import { verifyCampaign } from '../../../db/games/all-things-zombie/log/campaign-log.ts';
import { loadCampaign } from '../../../db/games/all-things-zombie/log/campaigns.ts';
import { listActs } from '../../../db/games/all-things-zombie/log/events.ts';
import { listLines } from '../../../db/log/tree.ts';
import { ID } from '../../support/db/play.ts';
import { fileIn, tempDir, tempStore } from '../../support/db/store.ts';
import { tamper } from '../../support/db/tamper.ts';

/** A folder with a file of version 4, and something done to it before it is opened. */
function older(work: (database: Database.Database) => void = () => undefined): string {
  const fixture = readFileSync(join(import.meta.dirname, '../fixtures/v4.sql'), 'utf8');
  const dir = tempDir();
  tamper(fileIn(dir), (database) => {
    database.exec(`begin;\n${fixture}\ncommit;`);
    work(database);
  });
  return dir;
}

/** A second campaign whose acts ended up like this, one after another. */
function withActs(states: readonly string[]) {
  return (database: Database.Database) => {
    database.exec(`
      insert into campaign_head select 'other', module, 9, created_at, changed_at, null from campaign_head;
      create temp table kept as select * from campaign;
      update kept set campaign_id = 'other';
      insert into campaign select * from kept;`);
    const insert = database.prepare("insert into campaign_act values ('other', ?, 'x', 'test', 'then', ?)");
    for (const [index, state] of states.entries()) insert.run(index + 1, state);
  };
}

/** The migrated file itself. */
async function database(dir: string): Promise<Database.Database> {
  const { file, close } = await tempStore({ dir });
  await close();
  const opened = new Database(file);
  opened.pragma('foreign_keys = on');
  onTestFinished(() => void opened.close());
  return opened;
}

describe('an older file', () => {
  it('reads as before, and adds up', async () => {
    const { db } = await tempStore({ dir: older() });
    const loaded = await loadCampaign(db, ID);
    expect(loaded?.head).toMatchObject({ name: 'Merrow Ford', revision: 16, act: 13, redo: { act: 14 } });
    expect(loaded?.campaign.encounter?.table?.name).toBe('Merrow Quay');
    expect((await listActs(db, ID)).map(({ title }) => title)).toContain('Recruit Armand Fontanel');
    expect((await verifyCampaign(db, ID))?.differences).toEqual([]);
    expect(await db.selectFrom('projection_due').selectAll().execute()).toEqual([]);
  });

  it('has a checksum for every act, of which the same file has the same', async () => {
    const checksums = async () => {
      const { db } = await tempStore({ dir: older() });
      const acts = await db.selectFrom('campaign_act').orderBy('act').select('checksum').execute();
      return acts.map(({ checksum }) => checksum);
    };
    const [first, second] = [await checksums(), await checksums()];
    expect(first).toHaveLength(14);
    expect(new Set(first).size).toBe(14);
    expect(first).toEqual(second);
    expect(first).not.toContain(null);
  });

  it('has its acts in lines: those made after an undo go on from where it led', async () => {
    const dir = older(
      withActs(['done', 'dropped', 'dropped', 'done', 'dropped', 'done', 'undone', 'undone']),
    );
    const { db } = await tempStore({ dir });
    const acts = db.selectFrom('campaign_act').where('campaign_id', '=', 'other').orderBy('act');
    const tree = await acts.select(['act', 'parent', 'line']).execute();
    expect(tree.map(({ act, parent, line }) => [act, parent, line])).toEqual([
      [1, null, 1],
      [2, 1, 1],
      [3, 2, 1],
      [4, 1, 2],
      [5, 4, 2],
      [6, 4, 3],
      [7, 6, 3],
      [8, 7, 3],
    ]);
    expect(await listLines(db, 'other')).toEqual([
      { line: 1, from: null, first: 1, last: 3, acts: { done: 1, undone: 0, dropped: 2 } },
      { line: 2, from: 1, first: 4, last: 5, acts: { done: 1, undone: 0, dropped: 1 } },
      { line: 3, from: 4, first: 6, last: 8, acts: { done: 1, undone: 2, dropped: 0 } },
    ]);
  });

  it('has checksums also where an event can’t be read', async () => {
    const dir = older((database) => {
      database.exec(`drop trigger campaign_event_is_final;
        update campaign_event set type = 'rained-frogs' where seq = 4`);
    });
    const { db } = await tempStore({ dir });
    const without = db.selectFrom('campaign_act').where('checksum', 'is', null).select('act');
    expect(await without.execute()).toEqual([]);
    expect(await db.selectFrom('projection_due').selectAll().execute()).toEqual([{ campaign_id: ID }]);
  });
});

describe('the schema', () => {
  it('takes a campaign of any game, without rows of its own', async () => {
    const opened = await database(older());
    opened.exec(`
      insert into campaign_head (id, module, name, revision, act, state, state_checksum, created_at, changed_at, deleted_at)
        values ('another', 'awful-green-things', 'Ship', 1, null, '{"turn":1}', null, 'then', 'then', null);
      insert into campaign_act values ('another', 1, null, 1, '"x"', 'begin', 'then', null, 'done');
      insert into campaign_event values ('another', 1, 1, 'begun', '{}', '[]', null, null, '1');
      insert into event_subject values ('another', 1, 'anything');
      update campaign_head set act = 1 where id = 'another'`);
    expect(opened.prepare('select count(*) from campaign_head').pluck().get()).toBe(2);
  });

  it.each([
    ['campaign_head', "module = 'Chess'"],
    ['campaign_head', "module = '-'"],
    ['campaign_head', "module = ''"],
    ['campaign_head', "name = ''"],
    ['campaign_head', "state = '{'"],
    ['campaign_head', "state_checksum = ''"],
    ['campaign_head', 'revision = -1'],
    ['battlefield', "state = '{'"],
  ])('refuses in %s: %s', async (table, change) => {
    const opened = await database(older());
    expect(() => opened.exec(`update ${table} set ${change}`)).toThrow('CHECK constraint failed');
  });

  it.each([
    ['a title that is no JSON', 15, 1, 'x', 1],
    ['an act that goes on from a later one', 15, 16, '"x"', 1],
    ['a second first act', 15, null, '"x"', 1],
    ['a line before the first', 15, 14, '"x"', 0],
    ['more lines than acts', 15, 14, '"x"', 16],
  ])('refuses %s', async (_, act, parent, title, line) => {
    const opened = await database(older());
    const insert = opened.prepare(
      "insert into campaign_act values (?, ?, ?, ?, ?, 'test', 'then', null, 'done')",
    );
    expect(() => insert.run(ID, act, parent, line, title)).toThrow('CHECK constraint failed');
    expect(insert.run(ID, 15, 14, 4, '"x"').changes).toBe(1);
  });

  it.each([
    ['a head at no act', "update campaign_head set act = 99 where id = 'abcdefghij'"],
    ['a laid table without an Encounter', "update battlefield set campaign_id = 'none'"],
  ])('refuses %s', async (_, statement) => {
    const opened = await database(older());
    expect(() => opened.exec(statement)).toThrow('FOREIGN KEY constraint failed');
  });

  it.each([
    ['half a date', 'update campaign_event set world_year = null'],
    ['half a date of an entry', 'update chronicle_entry set year = null'],
  ])('refuses %s', async (_, statement) => {
    const opened = await database(older());
    opened.exec('drop trigger campaign_event_is_final');
    expect(() => opened.exec(statement)).toThrow('CHECK constraint failed');
  });
});
