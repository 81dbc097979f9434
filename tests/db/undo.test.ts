import { describe, expect, it } from 'vitest';
import { commitAct, redo, undo, verifyCampaign } from '../../db/games/all-things-zombie/log/campaign-log.ts';
import { loadCampaign } from '../../db/games/all-things-zombie/log/campaigns.ts';
import { listActs } from '../../db/games/all-things-zombie/log/events.ts';
import { listLines } from '../../db/log/tree.ts';
import { titleOf } from '../../src/backend/games/all-things-zombie/title.ts';
import { renewDice } from '../../src/rules/all-things-zombie/acts/campaign.ts';
import { recruitGrunt } from '../../src/rules/all-things-zombie/acts/recruit.ts';
import { AT } from '../support/db/moment.ts';
import { callIt, commitAll, ID, type MakeAct, newCampaign, played, went } from '../support/db/play.ts';
import { tempStore } from '../support/db/store.ts';
import { titled } from '../support/rules/title.ts';

const LATER = '2027-01-01T00:00:00.000Z';
const recruit: MakeAct = (now) => recruitGrunt(now, {});

describe('undo', () => {
  it('takes back the last act, names it, and offers the one before', async () => {
    const { db } = await tempStore();
    await commitAll(db, await newCampaign(db), [callIt('B'), callIt('C')]);
    const back = went(await undo(db, ID, 3, { at: LATER }));
    expect(back.titles.map(titleOf)).toEqual(['Call it C']);
    expect(back.campaign.name).toBe('B');
    expect(back.head).toMatchObject({
      revision: 4,
      changedAt: LATER,
      undo: { act: 2, title: titled('Call it B') },
      redo: { act: 3, title: titled('Call it C') },
    });
    expect(await loadCampaign(db, ID)).toEqual({ head: back.head, campaign: back.campaign });
  });

  it('goes back to an act, newest first, and forth again, oldest first', async () => {
    const { db } = await tempStore();
    const at = await commitAll(db, await newCampaign(db), [callIt('B'), callIt('C'), callIt('D')]);
    const back = went(await undo(db, ID, 4, { at: AT, backTo: 2 }));
    expect(back.titles.map(titleOf)).toEqual(['Call it D', 'Call it C']);
    expect(back.campaign.name).toBe('B');
    expect(went(await redo(db, ID, 5, { at: AT, upTo: 3 })).titles.map(titleOf)).toEqual(['Call it C']);
    went(await undo(db, ID, 6, { at: AT }));
    const forth = went(await redo(db, ID, 7, { at: AT, upTo: 4 }));
    expect(forth.titles.map(titleOf)).toEqual(['Call it C', 'Call it D']);
    expect(forth.campaign).toEqual(at.campaign);
  });

  it('stops at the beginning, and redo at the end', async () => {
    const { db } = await tempStore();
    const { campaign } = await newCampaign(db);
    expect(await undo(db, ID, 1, { at: AT })).toEqual({ ok: false, refusal: { code: 'nothing-to-undo' } });
    expect(await undo(db, ID, 1, { at: AT, backTo: 0 })).toEqual({
      ok: false,
      refusal: { code: 'nothing-to-undo' },
    });
    expect(await redo(db, ID, 1, { at: AT })).toEqual({ ok: false, refusal: { code: 'nothing-to-redo' } });
    const made = played(campaign, callIt('B'));
    if (made) await commitAct(db, ID, 1, made.act);
    expect(await undo(db, ID, 2, { at: AT, backTo: 2 })).toEqual({
      ok: false,
      refusal: { code: 'nothing-to-undo' },
    });
    expect((await loadCampaign(db, ID))?.head.revision).toBe(2);
  });

  it('is stale like any command', async () => {
    const { db } = await tempStore();
    await commitAll(db, await newCampaign(db), [callIt('B')]);
    const stale = { ok: false, refusal: { code: 'stale', revision: 2 } };
    expect(await undo(db, ID, 1, { at: AT })).toEqual(stale);
    expect(await redo(db, ID, 3, { at: AT })).toEqual(stale);
  });

  it('leaves an act that follows it no way to redo, and keeps the one dropped', async () => {
    const { db } = await tempStore();
    await commitAll(db, await newCampaign(db), [callIt('B'), callIt('C')]);
    went(await undo(db, ID, 3, { at: AT }));
    const at = await loadCampaign(db, ID);
    if (at === undefined) throw new Error('gone');
    const after = await commitAll(db, at, [callIt('D')]);
    expect(after.head).toMatchObject({ undo: { act: 4 }, redo: null });
    expect(await redo(db, ID, 5, { at: AT })).toEqual({ ok: false, refusal: { code: 'nothing-to-redo' } });
    expect((await listActs(db, ID)).map(({ act, state }) => [act, state])).toEqual([
      [1, 'done'],
      [2, 'done'],
      [3, 'dropped'],
      [4, 'done'],
    ]);
    const back = went(await undo(db, ID, 5, { at: AT, backTo: 1 }));
    expect(back.titles.map(titleOf)).toEqual(['Call it D', 'Call it B']);
    expect(went(await redo(db, ID, 6, { at: AT, upTo: 9 })).campaign.name).toBe('D');
  });

  it('begins a new line with the act that follows it, and keeps the line that was given up', async () => {
    const { db } = await tempStore();
    await commitAll(db, await newCampaign(db), [callIt('B'), callIt('C'), callIt('D')]);
    const back = went(await undo(db, ID, 4, { at: AT, backTo: 2 }));
    const other = await commitAll(db, back, [callIt('E'), callIt('F')]);
    const acts = await db
      .selectFrom('campaign_act')
      .orderBy('act')
      .select(['act', 'parent', 'line'])
      .execute();
    expect(acts.map(({ act, parent, line }) => [act, parent, line])).toEqual([
      [1, null, 1],
      [2, 1, 1],
      [3, 2, 1],
      [4, 3, 1],
      [5, 2, 2],
      [6, 5, 2],
    ]);
    // Back over where the lines part, and on along the one that was left last.
    const start = went(await undo(db, ID, other.head.revision, { at: AT, backTo: 1 }));
    expect(start.head).toMatchObject({ act: 1, redo: { act: 2 } });
    const forth = went(await redo(db, ID, start.head.revision, { at: AT, upTo: 5 }));
    expect(forth.head).toMatchObject({ act: 5, redo: { act: 6 } });
    expect(forth.campaign.name).toBe('E');
    expect(await listLines(db, ID)).toEqual([
      { line: 1, from: null, first: 1, last: 4, acts: { done: 2, undone: 0, dropped: 2 } },
      { line: 2, from: 2, first: 5, last: 6, acts: { done: 1, undone: 1, dropped: 0 } },
    ]);
    const third = await commitAll(db, forth, [callIt('G')]);
    expect((await listLines(db, ID)).at(-1)).toMatchObject({ line: 3, from: 5, first: 7 });
    expect(third.head).toMatchObject({ act: 7, undo: { act: 7 }, redo: null });
    expect((await verifyCampaign(db, ID))?.differences).toEqual([]);
  });

  it('gives the same dice and cards again, unless new dice are asked for', async () => {
    const { db } = await tempStore();
    const start = await newCampaign(db);
    const first = await commitAll(db, start, [recruit]);
    const back = went(await undo(db, ID, 2, { at: AT }));
    expect(back.campaign).toEqual(start.campaign);
    const again = await commitAll(db, back, [recruit]);
    expect(again.campaign).toEqual(first.campaign);
    const backAgain = went(await undo(db, ID, 4, { at: AT }));
    const other = await commitAll(db, backAgain, [renewDice, recruit]);
    expect(other.campaign.figures[1]).not.toEqual(first.campaign.figures[1]);
  });
});
