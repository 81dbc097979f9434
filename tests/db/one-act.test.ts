/** Acts taken back and done again at the cost of what they change: the log behind them isn't gone through. */
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { dataVersion } from '../../db/file/transaction.ts';
import {
  commitAct,
  commitActs,
  redo,
  undo,
  verifyCampaign,
} from '../../db/games/all-things-zombie/log/campaign-log.ts';
import { type LoadedCampaign, loadCampaign } from '../../db/games/all-things-zombie/log/campaigns.ts';
import type { ActToCommit } from '../../db/games/all-things-zombie/log/events.ts';
import type { Db } from '../../db/schema.ts';
import { renewDice } from '../../src/rules/all-things-zombie/acts/campaign.ts';
import { digest } from '../../src/rules/core/digest.ts';
import { actOfBot } from '../support/db/bots.ts';
import { AT } from '../support/db/moment.ts';
import { callIt, commitAll, ID, newCampaign, played, went } from '../support/db/play.ts';
import { tempStore } from '../support/db/store.ts';
import { frozen } from '../support/frozen.ts';

/** Acts of bots, refused ones included: through two Encounters and what lies between them. */
const TRIES = 260;
const VERIFIED_EVERY = 12;

/** A campaign of some acts by bots. */
async function botted(db: Db, acts: number): Promise<LoadedCampaign> {
  let at = await newCampaign(db);
  for (let n = 0; n < acts; n++) {
    const made = played(at.campaign, actOfBot(`some acts, ${n}`));
    if (made === undefined) continue;
    const done = await commitAct(db, ID, at.head.revision, made.act);
    if (!done.ok) throw new Error(done.refusal.code);
    at = done;
  }
  return at;
}

it('takes back and does again each act of bots', async () => {
  const { db } = await tempStore();
  let at = await newCampaign(db);
  const known = async () => ({
    dataVersion: await dataVersion(db),
    revision: at.head.revision,
    campaign: frozen(at.campaign),
  });
  const differences = async () => (await verifyCampaign(db, ID))?.differences;
  for (let n = 0; n < TRIES; n++) {
    const made = played(at.campaign, actOfBot(`an act, ${n}`));
    if (made === undefined) continue;
    const was = at;
    const done = await commitAct(db, ID, at.head.revision, made.act, await known());
    if (!done.ok) throw new Error(done.refusal.code);
    at = done;
    if (n % 3 > 0) continue;

    at = went(await undo(db, ID, at.head.revision, { at: AT }, await known()));
    expect(digest(at.campaign)).toBe(digest(was.campaign));
    if (n % VERIFIED_EVERY === 0) expect(await differences()).toEqual([]);
    at = went(await redo(db, ID, at.head.revision, { at: AT }, await known()));
    expect(digest(at.campaign)).toBe(digest(done.campaign));
    if (n % VERIFIED_EVERY === 0) expect(await differences()).toEqual([]);
  }
  expect(at.campaign.count.encounters).toBeGreaterThan(2);
  expect(await differences()).toEqual([]);
  // All of it at once, too: the end of two Encounters among it.
  const start = went(await undo(db, ID, at.head.revision, { at: AT, backTo: 1 }));
  expect(digest(start.campaign)).toBe(digest((await newCampaign(db, 'another')).campaign));
  expect(await differences()).toEqual([]);
  const end = went(await redo(db, ID, start.head.revision, { at: AT, upTo: Number.MAX_SAFE_INTEGER }));
  expect(digest(end.campaign)).toBe(digest(at.campaign));
  expect(await differences()).toEqual([]);
});

it('stores many acts at once as it does one after another', async () => {
  const { db } = await tempStore();
  const one = await botted(db, 90);
  let { head, campaign } = await newCampaign(db, 'at-once');
  const acts: ActToCommit[] = [];
  for (let n = 0; n < 90; n++) {
    const made = played(campaign, actOfBot(`some acts, ${n}`));
    if (made === undefined) continue;
    acts.push(made.act);
    campaign = made.after;
  }
  for (const part of [acts.slice(0, 40), acts.slice(40)]) {
    const done = await commitActs(db, 'at-once', head.revision, part);
    if (!done.ok) throw new Error(done.refusal.code);
    ({ head, campaign } = done);
  }
  expect(head.revision).toBe(one.head.revision);
  expect(campaign).toEqual(one.campaign);
  for (const table of [
    'campaign_act',
    'campaign_event',
    'act_inverse',
    'chronicle_entry',
    'dice_tally',
  ] as const) {
    const { rows: both } =
      await sql<object>`select * from ${sql.table(table)} where campaign_id = ${ID}`.execute(db);
    const { rows } =
      await sql<object>`select * from ${sql.table(table)} where campaign_id = 'at-once'`.execute(db);
    expect(rows.length, table).toBeGreaterThan(0);
    expect(rows).toEqual(both.map((row) => ({ ...row, campaign_id: 'at-once' })));
  }
});

it('reads nothing of the log but the acts themselves', async () => {
  const { db } = await tempStore();
  const at = await commitAll(db, await botted(db, 30), [callIt('B'), callIt('C')]);
  await sql`drop trigger campaign_event_is_final`.execute(db);
  await sql`update campaign_event set payload = '{}' where act = 2`.execute(db);
  await expect(verifyCampaign(db, ID)).rejects.toThrow(`of campaign ${ID} can't be read`);
  const back = went(await undo(db, ID, at.head.revision, { at: AT }));
  expect(back.campaign.name).toBe('B');
  const forth = went(await redo(db, ID, back.head.revision, { at: AT }));
  expect(forth.campaign).toEqual(at.campaign);
  expect(await loadCampaign(db, ID)).toEqual({ head: forth.head, campaign: at.campaign });
});

it('writes of the campaign’s row what it changes: the names ever given are long', async () => {
  const { db } = await tempStore();
  const at = await botted(db, 30);
  for (const what of ['update of names_given', 'delete'])
    await sql`create temp trigger ${sql.ref(what)} before ${sql.raw(what)} on campaign
      begin select raise(abort, 'written again'); end`.execute(db);
  const done = await commitAll(db, at, [renewDice]);
  const back = went(await undo(db, ID, done.head.revision, { at: AT }));
  const forth = went(await redo(db, ID, back.head.revision, { at: AT }));
  expect(await loadCampaign(db, ID)).toEqual({ head: forth.head, campaign: done.campaign });
});

it.each([
  ['is missing', sql`delete from act_inverse`],
  ['is none', sql`update act_inverse set inverse = '{}'`],
  [
    'changes what isn’t there',
    sql`update act_inverse set inverse = '{"state":[{"at":["a","b"],"to":1}],"entry":[]}'`,
  ],
  [
    'leads elsewhere',
    sql`update act_inverse set inverse = '{"state":[{"at":["name"],"to":"X"}],"entry":[]}'`,
  ],
  ['is of another state', sql`update act_inverse set state_checksum = '00000000000000000000000000000000'`],
])('folds the log where what takes an act back %s, and has it again afterwards', async (_, change) => {
  const { db } = await tempStore();
  const before = await botted(db, 12);
  const at = await commitAll(db, before, [callIt('B'), callIt('C')]);
  await change.execute(db);
  const found = (await verifyCampaign(db, ID))?.differences ?? [];
  expect(new Set(found.map(({ table }) => table))).toEqual(new Set(['act_inverse']));
  const back = went(await undo(db, ID, at.head.revision, { at: AT }));
  expect(back.campaign.name).toBe('B');
  expect((await verifyCampaign(db, ID))?.differences).toEqual([]);
  const twice = went(await undo(db, ID, back.head.revision, { at: AT }));
  expect(twice.campaign).toEqual(before.campaign);
  expect((await verifyCampaign(db, ID))?.differences).toEqual([]);
});

it('looks at the file where what is known is of another revision, or somebody else has written since', async () => {
  const { db } = await tempStore();
  const first = await newCampaign(db);
  const at = await commitAll(db, first, [callIt('B')]);
  const campaign = { ...at.campaign, name: 'Not as it was' };
  const version = await dataVersion(db);
  const back = await undo(db, ID, 2, { at: AT }, { dataVersion: version + 1, revision: 2, campaign });
  expect(went(back).campaign).toEqual(first.campaign);
  const late = { dataVersion: await dataVersion(db), revision: 2, campaign };
  expect(went(await redo(db, ID, 3, { at: AT }, late)).campaign).toEqual(at.campaign);
  expect((await verifyCampaign(db, ID))?.differences).toEqual([]);
});
