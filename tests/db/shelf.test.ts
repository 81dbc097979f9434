import { describe, expect, it } from 'vitest';
import { commitAct, redo, undo, verifyCampaign } from '../../db/games/all-things-zombie/log/campaign-log.ts';
import { listCampaigns, loadCampaign } from '../../db/games/all-things-zombie/log/campaigns.ts';
import { readActs, type StoredAct } from '../../db/log/acts.ts';
import type { Db } from '../../db/schema.ts';
import { binCampaign, copyCampaign, unbinCampaign } from '../../db/shelf/shelf.ts';
import { recruitGrunt } from '../../src/rules/all-things-zombie/acts/recruit.ts';
import { AT } from '../support/db/moment.ts';
import { callIt, commitAll, ID, type MakeAct, newCampaign, played } from '../support/db/play.ts';
import { tempStore } from '../support/db/store.ts';

const LATER = '2027-01-01T00:00:00.000Z';
const recruit: MakeAct = (now) => recruitGrunt(now, {});
const rename = callIt('What if');

/** Acts of a campaign without its id, to compare logs of different campaigns. */
async function wholeLog(db: Db, id: string) {
  const of = { campaign_id: '' };
  const acts: StoredAct[] = [];
  for await (const act of readActs(db, id)) {
    acts.push({ ...act, ...of, events: act.events.map((event) => ({ ...event, ...of })) });
  }
  return acts;
}

describe('a copy', () => {
  it('has the same state, log, undo and redo, and goes its own way', async () => {
    const { db } = await tempStore();
    const at = await commitAll(db, await newCampaign(db), [recruit, recruit]);
    await undo(db, ID, at.head.revision, { at: AT });
    const original = await loadCampaign(db, ID);
    const head = await copyCampaign(db, ID, { newId: 'copy', at: LATER });
    expect(head).toEqual({ ...original?.head, id: 'copy', createdAt: LATER, changedAt: LATER });
    expect((await loadCampaign(db, 'copy'))?.campaign).toEqual(original?.campaign);
    expect(await wholeLog(db, 'copy')).toEqual(await wholeLog(db, ID));
    expect(await verifyCampaign(db, 'copy')).toEqual(await verifyCampaign(db, ID));
    expect((await verifyCampaign(db, 'copy'))?.differences).toEqual([]);

    await redo(db, 'copy', 4, { at: LATER });
    const copied = await loadCampaign(db, 'copy');
    expect(copied?.campaign).toEqual(at.campaign);
    if (copied) await commitAll(db, copied, [rename]);
    expect(await loadCampaign(db, ID)).toEqual(original);
  });

  it('of a campaign in the bin stands on the shelf', async () => {
    const { db } = await tempStore();
    await newCampaign(db);
    await binCampaign(db, ID, AT);
    expect(await copyCampaign(db, ID, { newId: 'copy', at: AT })).toMatchObject({ deletedAt: null });
    expect((await listCampaigns(db)).map(({ id }) => id)).toEqual(['copy']);
  });

  it('of a campaign that is not there is none', async () => {
    const { db } = await tempStore();
    expect(await copyCampaign(db, ID, { newId: 'copy', at: AT })).toBeUndefined();
    expect(await listCampaigns(db)).toEqual([]);
  });
});

describe('the bin', () => {
  it('takes a campaign off the shelf, refuses acts on it, and gives it back whole', async () => {
    const { db } = await tempStore();
    const at = await newCampaign(db);
    expect(await binCampaign(db, ID, LATER)).toEqual({ name: 'Merrow Ford', changed: true });
    expect(await binCampaign(db, ID, AT)).toEqual({ name: 'Merrow Ford', changed: false });
    expect(await listCampaigns(db)).toEqual([]);
    expect((await listCampaigns(db, 'bin')).map(({ id, deletedAt }) => [id, deletedAt])).toEqual([
      [ID, LATER],
    ]);
    const made = played(at.campaign, rename);
    if (made === undefined) throw new Error('refused');
    const refused = { ok: false, refusal: { code: 'in-the-bin' } };
    expect(await commitAct(db, ID, 1, made.act)).toEqual(refused);
    expect(await undo(db, ID, 1, { at: AT })).toEqual(refused);
    expect(await unbinCampaign(db, ID)).toEqual({ name: 'Merrow Ford', changed: true });
    expect(await unbinCampaign(db, ID)).toEqual({ name: 'Merrow Ford', changed: false });
    expect(await loadCampaign(db, ID)).toEqual(at);
    expect(await listCampaigns(db, 'bin')).toEqual([]);
  });

  it('knows only campaigns that are there', async () => {
    const { db } = await tempStore();
    expect(await binCampaign(db, ID, AT)).toBeUndefined();
    expect(await unbinCampaign(db, ID)).toBeUndefined();
  });
});
