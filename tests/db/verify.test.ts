import type { Database } from 'better-sqlite3';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { rebuildCampaign, undo, verifyCampaign } from '../../db/games/all-things-zombie/log/campaign-log.ts';
import { loadCampaign } from '../../db/games/all-things-zombie/log/campaigns.ts';
import { openStore } from '../../db/open.ts';
import { setDate } from '../../src/rules/all-things-zombie/acts/campaign.ts';
import { AT } from '../support/db/moment.ts';
import { ann, commitAll, ID, type MakeAct, newCampaign } from '../support/db/play.ts';
import { clock, fileIn, tempDir, tempStore } from '../support/db/store.ts';
import { tamper } from '../support/db/tamper.ts';

const date: MakeAct = (now) => setDate(now, { date: { year: 3, period: 1 }, why: 'later' });

/** A campaign with a Star and Ann in the file, something done to it behind the app's back, and the file opened again. */
async function tampered(work: (database: Database) => void) {
  const dir = tempDir();
  const store = await openStore({ dir, now: clock });
  const at = await commitAll(store.db, await newCampaign(store.db), [date, ann]);
  await newCampaign(store.db, 'another');
  await store.close();
  tamper(fileIn(dir), work);
  return { ...(await tempStore({ dir })), at };
}

const unlocked = ['campaign_event_is_final', 'campaign_event_stays', 'campaign_act_is_final']
  .map((trigger) => `drop trigger ${trigger};`)
  .join(' ');

describe('verification', () => {
  it('finds nothing in a sound campaign, and no campaign where there is none', async () => {
    const { db } = await tempStore();
    await commitAll(db, await newCampaign(db), [date, ann]);
    expect(await verifyCampaign(db, ID)).toEqual({ events: 4, differences: [] });
    expect(await verifyCampaign(db, 'other')).toBeUndefined();
  });

  it.each([
    [
      'a changed number',
      "update figure set rep = 6 where figure_id = 'f2'",
      { table: 'figure', key: 'f2', column: 'rep', stored: 6, rebuilt: 3 },
    ],
    [
      'a row too many',
      "insert into figure_attribute values ('abcdefghij', 'f2', 1, 'medic')",
      {
        table: 'figure_attribute',
        key: 'f2 1',
        column: null,
        stored: expect.stringContaining('medic'),
        rebuilt: null,
      },
    ],
    [
      'a row missing',
      "delete from figure_weapon where figure_id = 'f2'",
      {
        table: 'figure_weapon',
        key: 'w2',
        column: null,
        stored: null,
        rebuilt: expect.stringContaining('pistol'),
      },
    ],
    [
      'a changed ledger',
      "update rep_ledger set why = 'bribed' where figure_id = 'f2'",
      {
        table: 'rep_ledger',
        key: '4',
        column: 'why',
        stored: 'bribed',
        rebuilt: '{"by":"rule","reason":"joined"}',
      },
    ],
    [
      'a changed calendar',
      'update calendar set phase = 3',
      { table: 'calendar', key: '', column: 'phase', stored: 3, rebuilt: 1 },
    ],
    [
      'a history with a line missing',
      "delete from event_subject where subject = 'f2'",
      { table: 'event_subject', key: '4 f2', column: null, stored: null, rebuilt: expect.anything() },
    ],
  ])('finds %s, and a rebuild mends what is a projection', async (_, statement, difference) => {
    const { db, at } = await tampered((database) => database.exec(statement));
    const found = await verifyCampaign(db, ID);
    expect(found?.differences).toEqual([difference]);
    const rebuilt = await rebuildCampaign(db, ID, 3, AT);
    expect(rebuilt).toMatchObject({ ok: true, campaign: at.campaign, head: { revision: 4 } });
    const projection = difference.table !== 'event_subject';
    expect((await verifyCampaign(db, ID))?.differences).toHaveLength(projection ? 0 : 1);
  });

  it.each([
    ['an event of another date', 'update campaign_event set world_period = 5 where seq = 3', 2],
    ['an event told otherwise', "update campaign_event set payload = replace(payload, 'later', 'lately')", 2],
    [
      'other dice',
      `update campaign_event set rolls = '[{"rule":"a","fingerprint":"b","answer":[3],"by":"own"}]' where seq = 3`,
      2,
    ],
    ['another title', 'update campaign_act set title = \'"Nothing"\' where act = 3', 3],
    ['another command', "update campaign_act set command = 'other' where act = 2", 2],
    ['another time', "update campaign_act set made_at = '2020-01-01' where act = 3", 3],
    ['another parent', 'update campaign_act set parent = 1 where act = 3', 3],
    ['another line', 'update campaign_act set line = 2 where act = 2', 2],
    [
      'another checksum',
      'update campaign_act set checksum = substr(checksum, 2) || substr(checksum, 1, 1) where act = 3',
      3,
    ],
  ])('names the act where the log has %s', async (_, statement, act) => {
    const { db } = await tampered((database) =>
      database.exec(`${unlocked} ${statement.includes(' where ') ? `${statement} and` : `${statement} where`}
        campaign_id = '${ID}'`),
    );
    expect((await verifyCampaign(db, ID))?.differences[0]).toEqual({
      table: 'campaign_act',
      key: String(act),
      column: 'checksum',
      stored: expect.stringMatching(/^[0-9a-f]{32}$/),
      rebuilt: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
    expect((await verifyCampaign(db, 'another'))?.differences).toEqual([]);
  });

  it('finds a checksum put right after the act was changed by the act that goes on from it', async () => {
    const { db } = await tampered((database) => {
      database.exec(`${unlocked} update campaign_act set command = 'other' where act = 2`);
    });
    const [first] = (await verifyCampaign(db, ID))?.differences ?? [];
    await sql`update campaign_act set checksum = ${first?.rebuilt} where campaign_id = ${ID} and act = 2`.execute(
      db,
    );
    expect((await verifyCampaign(db, ID))?.differences).toMatchObject([
      { table: 'campaign_act', key: '3', column: 'checksum' },
    ]);
  });

  it.each([
    ['an act that counts and should not', "campaign_act set state = 'undone' where act = 2", '2', 'state'],
    ['a name of its own', "campaign_head set name = 'Elsewhere'", '', 'name'],
  ])('finds %s', async (_, change, key, column) => {
    const { db } = await tampered((database) =>
      database.exec(`update ${change.replace(' where', ` where campaign_id = '${ID}' and`)}`),
    );
    expect((await verifyCampaign(db, ID))?.differences[0]).toMatchObject({ key, column });
  });

  it('finds an event taken out of the log', async () => {
    const { db } = await tampered((database) => {
      database.exec(
        `${unlocked} delete from event_subject where seq = 3; delete from campaign_event where seq = 3`,
      );
    });
    const found = await verifyCampaign(db, ID);
    expect(found?.differences).toContainEqual({
      table: 'campaign_event',
      key: '3',
      column: null,
      stored: null,
      rebuilt: expect.anything(),
    });
  });

  it('is stale like any command when it rebuilds', async () => {
    const { db } = await tempStore();
    await newCampaign(db);
    expect(await rebuildCampaign(db, ID, 2, AT)).toEqual({
      ok: false,
      refusal: { code: 'stale', revision: 1 },
    });
  });
});

describe('what can’t be read', () => {
  it.each([
    [
      'an unknown type',
      "type = 'rained-frogs'",
      'event.type should be a known type of event, not "rained-frogs"',
    ],
    ['a payload that is none', "payload = '{}'", 'event.figure should be a record, not missing'],
    [
      'a roll of seven',
      `rolls = '[{"rule":"a","fingerprint":"b","answer":[7],"by":"own"}]'`,
      'rolls[0].answer[0] should be at most 6, not 7',
    ],
  ])('in the log, %s, is named by campaign and number; other campaigns open', async (_, change, why) => {
    const { db } = await tampered((database) =>
      database.exec(
        `${unlocked} update campaign_event set ${change} where seq = 4 and campaign_id = '${ID}'`,
      ),
    );
    const failure = { code: 'unreadable', message: expect.stringContaining(why) };
    await expect(verifyCampaign(db, ID)).rejects.toMatchObject(failure);
    await expect(verifyCampaign(db, ID)).rejects.toThrow(`Event 4 of campaign ${ID} can't be read`);
    expect((await verifyCampaign(db, 'another'))?.differences).toEqual([]);
    expect((await loadCampaign(db, 'another'))?.head.id).toBe('another');
  });

  it('in the log, an event that does not fit those before it, is named too', async () => {
    const { db } = await tampered((database) => {
      const payload = JSON.stringify({ figure: 'f9', from: 'A', to: 'B' });
      database.exec(unlocked);
      database
        .prepare(
          "update campaign_event set type = 'figure-renamed', payload = ? where seq = 4 and campaign_id = ?",
        )
        .run(payload, ID);
    });
    await expect(undo(db, ID, 3, { at: AT, backTo: 2 })).resolves.toMatchObject({ ok: true });
    await expect(verifyCampaign(db, 'another')).resolves.toBeDefined();
    await expect(rebuildCampaign(db, ID, 4, AT)).resolves.toMatchObject({ ok: true });
  });

  it('in the rows is named by table and column', async () => {
    const { db } = await tampered((database) =>
      database.exec("update figure set rep = 9 where figure_id = 'f2'"),
    );
    const message = `Campaign ${ID} can't be read: figure f2.rep should be one of 1, 2, 3, 4, 5, 6, 7, not 9.`;
    await expect(loadCampaign(db, ID)).rejects.toMatchObject({ code: 'unreadable', message });
    expect((await verifyCampaign(db, ID))?.differences).toHaveLength(1);
  });
});

describe('the log', () => {
  it('lets no event be changed or deleted', async () => {
    const { db } = await tempStore();
    await newCampaign(db);
    await expect(db.deleteFrom('campaign_event').execute()).rejects.toThrow('an event is never deleted');
    await expect(db.updateTable('campaign_event').set({ type: 'x' }).execute()).rejects.toThrow(
      'an event is never changed',
    );
  });

  it('lets of an act only its state be changed', async () => {
    const { db } = await tempStore();
    await newCampaign(db);
    const change = (values: object) => db.updateTable('campaign_act').set(values).execute();
    const changes = [{ title: '"x"' }, { command: 'x' }, { made_at: 'x' }, { line: 2 }, { checksum: null }];
    for (const values of changes) {
      await expect(change(values)).rejects.toThrow('of an act only its state is ever changed');
    }
    await expect(change({ state: 'done' })).resolves.toBeDefined();
    await expect(db.deleteFrom('campaign_act').execute()).rejects.toThrow('an act is never deleted');
  });
});
