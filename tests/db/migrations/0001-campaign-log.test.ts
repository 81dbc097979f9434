import Database from 'better-sqlite3';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openStore } from '../../../db/open.ts';
import { addGrunt } from '../../../src/rules/all-things-zombie/acts/recruit.ts';
import { figureId } from '../../../src/rules/all-things-zombie/ids.ts';
import { stockId } from '../../../src/rules/all-things-zombie/what-you-gain/stock.ts';
import { commitAll, newCampaign, telling } from '../../support/db/play.ts';
import { clock, tempDir } from '../../support/db/store.ts';
import { ENCOUNTER_EVENTS, ENCOUNTER_LOG, PLANNED, TABLE } from '../../support/rules/encounter-events.ts';

/** An Encounter played to its end, with a group met in it; another one under way, and two things in the stockpile. */
const encounters = telling(
  ...ENCOUNTER_LOG,
  { type: 'encounter-planned', encounter: { ...PLANNED, number: 2, table: TABLE } },
  ...[3, 4].map((number) => {
    const item = { ...ENCOUNTER_EVENTS['stock-gained'].item, id: stockId(number), carrier: figureId(2) };
    return { type: 'stock-gained', item } as const;
  }),
);

/** The tables of later versions, children first. */
const LATER = [
  'act_inverse',
  'battlefield',
  'writing',
  'draft',
  'chronicle_entry',
  'chronicle_point',
  'chronicle_index',
  'chronicle_text',
  'dice_tally',
  'card_tally',
  'projection_due',
];
const LATER_INDEXES = [
  'campaign_event_of_stock',
  'campaign_event_of_meeting',
  'campaign_event_of_dealing',
  'campaign_event_of_agreement',
];

/** The bytes of a file of this version with a Star and a Grunt. */
async function written(): Promise<Buffer> {
  const { db, file, close } = await openStore({ dir: tempDir(), now: clock });
  const picked = {
    name: 'Ann',
    rep: 3,
    attributes: ['slow'],
    protected: false,
    weapons: ['pistol'],
  } as const;
  await commitAll(db, await newCampaign(db), [(now) => addGrunt(now, picked), encounters]);
  await close();
  const database = new Database(file);
  // The rows are written with the schema of today, and what is younger is taken out again.
  database.exec(LATER_INDEXES.map((index) => `drop index ${index};`).join(''));
  database.exec('drop view journal_note; drop view encounter_report;');
  database.exec(LATER.map((table) => `drop table ${table};`).join(''));
  database.pragma('user_version = 1');
  // A database in memory has no write-ahead log.
  database.pragma('journal_mode = delete');
  const bytes = database.serialize();
  database.close();
  return bytes;
}
let bytes: Promise<Buffer> | undefined;

/** Opens the file of version 1, without the app between it and the test; each test has its own. */
async function version1(): Promise<Database.Database> {
  bytes ??= written();
  const database = new Database(await bytes);
  database.pragma('foreign_keys = on');
  onTestFinished(() => void database.close());
  return database;
}

const bare = 'delete from figure_attribute; delete from figure_advantage; delete from figure_weapon;';

describe('the schema of version 1', () => {
  it('has strict tables only', async () => {
    const database = await version1();
    const tables = database
      .prepare('select name, strict from pragma_table_list where schema = ?')
      .all('main');
    const loose = tables.filter((table) => (table as { strict: number }).strict === 0);
    expect(loose).toEqual([{ name: 'sqlite_schema', strict: 0 }]);
    expect(tables.length).toBeGreaterThan(15);
  });

  it.each([
    ['campaign_head', 'revision = -1'],
    ['campaign_act', "state = 'undone' where act = 1"],
    ['campaign_act', "state = 'lost' where act = 2"],
    ['campaign', "dice = '{'"],
    ['campaign', "deck = '['"],
    ['campaign', "names_given = ']'"],
    ['campaign', 'recruiting = 2'],
    ['campaign', 'figures_counted = -1'],
    ['campaign', 'weapons_counted = -1'],
    ['campaign', 'renewals_counted = -1'],
    ['campaign', 'encounters_counted = -1'],
    ['campaign', 'stock_counted = -1'],
    ['campaign', 'contacts_counted = -1'],
    ['campaign', "house_rules = '{'"],
    ['campaign', 'last_year = 100'],
    ['campaign', "winner = 'nobody'"],
    ['campaign', 'points = -1'],
    ['campaign', "before = '{'"],
    ['calendar', "division = 'weeks'"],
    ['calendar', 'year = 100'],
    ['calendar', 'start_year = -1'],
    ['calendar', 'period = 12'],
    ['calendar', "division = 'seasons', period = 4"],
    ['calendar', 'start_period = 12'],
    ['calendar', 'phase = 4'],
    ['figure', "figure_id = 'g1' where position = 1"],
    ['figure', 'position = -1 where position = 1'],
    ['figure', "kind = 'hero'"],
    ['figure', "name = ''"],
    ['figure', 'rep = 0'],
    ['figure', 'rep = 8'],
    ['figure', 'rap = -1'],
    ['figure', 'protected = 2'],
    ['figure', "leadership = 'all'"],
    ['figure', "status = 'lost'"],
    ['figure', 'since_year = 100'],
    ['figure', 'since_period = 12'],
    ['figure', 'joined_year = 100'],
    ['figure', 'joined_period = 12'],
    ['figure', "origin_table = 'third', origin_card = '3S'"],
    ['figure', "origin_table = 'odd'"],
    ['figure', "origin_table = 'odd', origin_card = '1S'"],
    ['figure', "origin_table = 'odd', origin_card = '3X'"],
    ['figure', 'seen_zombie_death = 2'],
    ['figure', "status = 'captive', held_in = 'moon'"],
    ['figure', "held_in = 'rural'"],
    ['figure', 'outings = -1'],
    ['figure', 'zombies = -1'],
    ['figure', 'people = -1'],
    ['figure_attribute', "attribute = 'tall'"],
    ['figure_advantage', "advantage = 'luck'"],
    ['figure_weapon', "weapon = 'shotgun'"],
    ['figure_weapon', 'clips = -1'],
    ['figure_weapon', 'loaded = 2'],
    ['figure_weapon', "weapon_id = '1' where weapon_id = 'w1'"],
    ['stock_item', "item_id = '3' where item_id = 'i3'"],
    ['stock_item', 'position = -1 where position = 1'],
    ['stock_item', "kind = 'hat'"],
    ['stock_item', "kind = 'weapon', weapon = 'shotgun'"],
    ['stock_item', "kind = 'weapon'"],
    ['stock_item', "weapon = 'pistol'"],
    ['stock_item', 'fits_machine_gun = 2'],
    ['stock_item', 'found_year = 100'],
    ['stock_item', 'found_period = 12'],
    ['contact', "contact_id = '1'"],
    ['contact', 'position = -1'],
    ['contact', "members = '['"],
    ['contact', "area = 'moon'"],
    ['contact', 'met_year = 100'],
    ['contact', 'met_period = 12'],
    ['contact', 'seen_year = 100'],
    ['contact', 'seen_period = 12'],
    ['contact', 'times = -1'],
    ['contact', "standing = 'friends'"],
    ['contact', "whereabouts = 'lost'"],
    ['encounter', 'number = 0'],
    ['encounter', "kind = 'siege'"],
    ['encounter', "kind = 'escape', objective = null"],
    ['encounter', "role = 'captor'"],
    ['encounter', 'objective = null'],
    ['encounter', "objective = 'rest'"],
    ['encounter', "area = 'moon'"],
    ['encounter', 'phase = 4'],
    ['encounter', "stage = 'over'"],
    ['encounter', "state = '{'"],
    ['encounter_participant', 'position = -1 where position = 1'],
    ['timeline', 'number = 0'],
    ['timeline', 'year = 100'],
    ['timeline', 'period = 12'],
    ['timeline', "kind = 'pursuit', objective = null"],
    ['timeline', 'objective = null'],
    ['timeline', "area = 'moon'"],
    ['timeline', 'successful = 2'],
    ['timeline', 'party = -1'],
    ['timeline', 'lost = -1'],
    ['timeline', 'zombies = -1'],
    ['timeline', 'points = -1'],
    ['rep_ledger', "counted = 'gold'"],
    ['rep_ledger', 'from_value = -1'],
    ['rep_ledger', 'to_value = -1'],
  ])('refuses in %s: %s', async (table, change) => {
    const database = await version1();
    expect(() => database.exec(`update ${table} set ${change}`)).toThrow('CHECK constraint failed');
  });

  it.each(['odd', 'even'])('takes every card of the %s table', async (table) => {
    const database = await version1();
    const update = database.prepare('update figure set origin_table = ?, origin_card = ?');
    for (const rank of ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A']) {
      for (const suit of ['D', 'H', 'C', 'S']) expect(update.run(table, rank + suit).changes).toBe(2);
    }
    expect(update.run(table, 'JK').changes).toBe(2);
  });

  it.each([
    ['raid', 'raider', 'destroy'],
    ['raid', 'defender', 'recover'],
    ['escape', 'captive', null],
    ['escape', 'captor', null],
    ['pursuit', 'runner', null],
    ['pursuit', 'chaser', null],
  ])('takes a %s as %s', async (kind, role, objective) => {
    const database = await version1();
    for (const table of ['encounter', 'timeline']) {
      const update = database.prepare(`update ${table} set kind = ?, role = ?, objective = ?`);
      expect(update.run(kind, role, objective).changes).toBe(1);
    }
  });

  it('refuses a second row for one place', async () => {
    const database = await version1();
    expect(() => database.exec('update figure set position = 0')).toThrow('UNIQUE constraint failed');
    const given = "update figure_weapon set figure_id = 'f1'";
    expect(() => database.exec(given)).toThrow('UNIQUE constraint failed');
    for (const table of ['stock_item', 'encounter_participant']) {
      expect(() => database.exec(`update ${table} set position = 0`)).toThrow('UNIQUE constraint failed');
    }
  });

  it.each([
    ['a figure that has weapons', "delete from figure where figure_id = 'f2'"],
    ['a figure that goes along', `${bare} delete from figure where figure_id = 'f1'`],
    ['a figure that carries something', "update stock_item set carrier = 'f9'"],
    ['an Encounter that somebody goes on', 'delete from encounter'],
    ['an event that stands in the timeline', 'update timeline set seq = 999'],
    ['a campaign that has figures', 'delete from campaign'],
    ['a head that has a log', 'delete from campaign_head'],
  ])('keeps %s', async (_, statement) => {
    const database = await version1();
    expect(() => database.exec(statement)).toThrow('FOREIGN KEY constraint failed');
  });

  it('lets a row be taken out and put in again within a transaction', async () => {
    const database = await version1();
    database.exec(`begin;
      create temp table kept as select * from figure;
      delete from figure;
      insert into figure select * from kept;
      commit`);
    expect(database.prepare('select count(*) from figure').pluck().get()).toBe(2);
  });

  it('keeps events as they were told', async () => {
    const database = await version1();
    expect(() => database.exec("update campaign_event set payload = '{}'")).toThrow(
      'an event is never changed',
    );
    expect(() => database.exec('delete from campaign_event where seq = 3')).toThrow(
      'an event is never deleted',
    );
    const told = (seq: number, payload: string, rolls: string) =>
      database
        .prepare("insert into campaign_event values ('abcdefghij', ?, 2, 'x', ?, ?, 2, 0, '1')")
        .run(seq, payload, rolls);
    expect(() => told(99, '{', '[]')).toThrow('CHECK constraint failed');
    expect(() => told(99, '{}', '[')).toThrow('CHECK constraint failed');
    expect(() => told(0, '{}', '[]')).toThrow('CHECK constraint failed');
    expect(() => told(3, '{}', '[]')).toThrow('UNIQUE constraint failed');
    expect(told(99, '{}', '[]').changes).toBe(1);
  });
});
