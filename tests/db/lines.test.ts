/** Acts taken back and given up: nothing goes unasked, and all of it can be had again. */
import { describe, expect, it } from 'vitest';
import {
  bringBack,
  commitAct,
  redo,
  undo,
  verifyCampaign,
} from '../../db/games/all-things-zombie/log/campaign-log.ts';
import { type LoadedCampaign, loadCampaign } from '../../db/games/all-things-zombie/log/campaigns.ts';
import { givenUpActs, givenUpLines } from '../../db/history/given-up-lines.ts';
import type { Db } from '../../db/schema.ts';
import { addNote, notesBeside, turnWriting } from '../../db/writing/journal.ts';
import { AT } from '../support/db/moment.ts';
import { callIt, commitAll, ID, newCampaign, played } from '../support/db/play.ts';
import { tempStore } from '../support/db/store.ts';

const LATER = '2027-01-01T00:00:00.000Z';
const names = (count: number, of = 'Name') => Array.from({ length: count }, (_, at) => callIt(`${of} ${at}`));

async function ok<T extends { readonly ok: boolean }>(result: Promise<T>): Promise<Extract<T, { ok: true }>> {
  const found = await result;
  if (!found.ok) throw new Error(JSON.stringify(found));
  return found as Extract<T, { ok: true }>;
}

const actsIn = async (db: Db, id: string) =>
  (await db.selectFrom('campaign_act').where('campaign_id', '=', id).select('act').execute()).length;

async function answer(db: Db, at: LoadedCampaign, name: string, giveUpLine: boolean) {
  const made = played(at.campaign, callIt(name));
  if (made === undefined) throw new Error('refused');
  return await commitAct(db, ID, { revision: at.head.revision, giveUpLine }, made.act);
}

describe('forty acts of a campaign', () => {
  it('are taken back at once, given up when asked, and brought again', async () => {
    const { db } = await tempStore();
    const far = await commitAll(db, await newCampaign(db), names(40));
    const back = await ok(undo(db, ID, 41, { at: AT, backTo: 1 }));
    const asked = await answer(db, back, 'Elsewhere', false);
    expect(asked).toMatchObject({
      ok: false,
      refusal: { code: 'gives-up-a-line', line: { acts: 40, first: { act: 2 }, last: { act: 41 } } },
    });
    expect((await loadCampaign(db, ID))?.head).toMatchObject({ revision: 42, redo: { act: 2 } });

    const other = await ok(answer(db, back, 'Elsewhere', true));
    const [line, ...more] = await givenUpLines(db, ID);
    expect(more).toEqual([]);
    expect(line).toMatchObject({
      acts: 40,
      givenUpAt: AT,
      after: { act: 1 },
      last: { act: 41 },
      instead: { acts: 1, first: { act: 42 } },
    });
    const page = await givenUpActs(db, ID, { line: 41, after: null, limit: 2 });
    expect([page?.acts.map(({ act }) => act), page?.next]).toEqual([[41, 40], 40]);

    const again = await ok(bringBack(db, ID, other.head.revision, { at: LATER, line: 41 }));
    expect(again.titles).toHaveLength(40);
    expect(again.campaign).toEqual(far.campaign);
    expect(await loadCampaign(db, ID)).toEqual({ head: again.head, campaign: again.campaign });
    expect((await verifyCampaign(db, ID))?.differences).toEqual([]);
    expect(await givenUpLines(db, ID)).toMatchObject([{ acts: 1, givenUpAt: LATER, last: { act: 42 } }]);
    expect(await actsIn(db, ID)).toBe(42);

    // Bringing one back is itself taken back by the other.
    const there = await ok(bringBack(db, ID, again.head.revision, { at: LATER, line: 42 }));
    expect(there.campaign).toEqual(other.campaign);
    expect((await verifyCampaign(db, ID))?.differences).toEqual([]);
  });
});

describe('giving up', () => {
  it('asks from the sixth act on', async () => {
    const { db } = await tempStore();
    await commitAll(db, await newCampaign(db), names(6));
    const five = await ok(undo(db, ID, 7, { at: AT, backTo: 2 }));
    expect(await answer(db, five, 'X', false)).toMatchObject({ ok: true });
    const lines = await givenUpLines(db, ID);
    expect(lines.map(({ acts }) => acts)).toEqual([5]);
  });

  it('lists a line from the act where it leaves the present one, and each end of several', async () => {
    const { db } = await tempStore();
    await commitAll(db, await newCampaign(db), names(4));
    const two = await ok(undo(db, ID, 5, { at: AT, backTo: 3 }));
    const side = await commitAll(db, two, names(2, 'Side'));
    const one = await ok(undo(db, ID, side.head.revision, { at: AT, backTo: 2 }));
    const now = await commitAll(db, one, names(1, 'Now'));
    expect((await givenUpLines(db, ID)).map((line) => [line.last.act, line.acts, line.after.act])).toEqual([
      [7, 3, 2],
      [5, 3, 2],
    ]);
    const back = await ok(bringBack(db, ID, now.head.revision, { at: AT, line: 5 }));
    expect((await givenUpLines(db, ID)).map((line) => [line.last.act, line.acts, line.after.act])).toEqual([
      [8, 1, 2],
      [7, 2, 3],
    ]);
    // The line goes on from one that was itself taken back in part.
    const start = await ok(undo(db, ID, back.head.revision, { at: AT, backTo: 1 }));
    const there = await ok(bringBack(db, ID, start.head.revision, { at: AT, line: 7 }));
    expect(there.campaign).toEqual(side.campaign);
    expect((await verifyCampaign(db, ID))?.differences).toEqual([]);
  });

  it('knows no line that isn’t given up', async () => {
    const { db } = await tempStore();
    const at = await commitAll(db, await newCampaign(db), names(2));
    for (const line of [2, 3, 9]) {
      expect(await bringBack(db, ID, at.head.revision, { at: AT, line })).toEqual({
        ok: false,
        refusal: { code: 'no-such-line' },
      });
    }
    expect(await bringBack(db, ID, 1, { at: AT, line: 3 })).toMatchObject({ refusal: { code: 'stale' } });
  });
});

describe('the player’s words', () => {
  const texts = async (db: Db) =>
    (await notesBeside(db, ID, { from: 1, before: null })).map(({ text, takenBack }) => [text, takenBack]);

  it('stay beside the acts of a line that is given up, and are in place again with it', async () => {
    const { db } = await tempStore();
    const far = await commitAll(db, await newCampaign(db), names(3));
    await ok(addNote(db, ID, { act: 4, text: 'Rain', at: AT }));
    const back = await ok(undo(db, ID, far.head.revision, { at: AT, backTo: 1 }));
    const other = await commitAll(db, back, names(1, 'Other'));
    await ok(addNote(db, ID, { act: 5, text: 'Sun', at: AT }));
    expect(await texts(db)).toEqual([
      ['Rain', true],
      ['Sun', false],
    ]);
    const again = await ok(bringBack(db, ID, other.head.revision, { at: AT, line: 4 }));
    expect((await loadCampaign(db, ID))?.head).toEqual(again.head);
    expect(await texts(db)).toEqual([
      ['Rain', false],
      ['Sun', true],
    ]);
  });

  it('that undo took back on the way are written again with the line, as redo would', async () => {
    const { db } = await tempStore();
    const far = await commitAll(db, await newCampaign(db), names(3));
    await ok(addNote(db, ID, { act: 4, text: 'Rain', at: AT }));
    await turnWriting(db, ID, far.head.revision, 'undo');
    const back = await ok(undo(db, ID, far.head.revision, { at: AT, backTo: 1 }));
    const other = await commitAll(db, back, names(1, 'Other'));
    expect(await texts(db)).toEqual([]);
    const again = await ok(bringBack(db, ID, other.head.revision, { at: AT, line: 4 }));
    expect((await loadCampaign(db, ID))?.head).toEqual(again.head);
    expect(again.head.writing.undo?.what).toBe('note');
    expect(await texts(db)).toEqual([['Rain', false]]);
    expect((await verifyCampaign(db, ID))?.differences).toEqual([]);
  });

  it('that undo took back on the way are written again by going forward past them, not before', async () => {
    const { db } = await tempStore();
    await commitAll(db, await newCampaign(db), names(2));
    await ok(addNote(db, ID, { act: 3, text: 'Rain', at: AT }));
    const at = await loadCampaign(db, ID);
    if (at === undefined) throw new Error('gone');
    const far = await commitAll(db, at, names(2, 'Later'));
    const two = await ok(undo(db, ID, far.head.revision, { at: AT, backTo: 3 }));
    await turnWriting(db, ID, two.head.revision, 'undo');
    const start = await ok(undo(db, ID, two.head.revision, { at: AT, backTo: 1 }));
    expect(await texts(db)).toEqual([]);
    const there = await ok(redo(db, ID, start.head.revision, { at: AT, upTo: 3 }));
    expect([await texts(db), there.head.writing.redo?.what]).toEqual([[], 'note']);
    await ok(redo(db, ID, there.head.revision, { at: AT, upTo: 5 }));
    expect(await texts(db)).toEqual([['Rain', false]]);
  });
});
