import { describe, expect, it } from 'vitest';
import {
  rebuildCampaign,
  redo,
  undo,
  verifyCampaign,
} from '../../db/games/all-things-zombie/log/campaign-log.ts';
import { timeline } from '../../db/games/all-things-zombie/timeline.ts';
import { AT } from '../support/db/moment.ts';
import { ann, commitAll, ID, newCampaign, telling } from '../support/db/play.ts';
import { tempStore } from '../support/db/store.ts';
import { ENCOUNTER_EVENTS, ENCOUNTER_LOG, PLANNED } from '../support/rules/encounter-events.ts';

const played = telling(...ENCOUNTER_LOG);
const again = telling(
  { type: 'encounter-planned', encounter: { ...PLANNED, number: 2 } },
  {
    type: 'encounter-ended',
    summary: {
      ...ENCOUNTER_EVENTS['encounter-ended'].summary,
      number: 2,
      date: { year: 2, period: 2 },
      kind: 'pursuit',
      role: 'chaser',
      objective: null,
      successful: false,
      place: '',
    },
    to: { year: 2, period: 3 },
  },
);

/** A campaign at revision 4 with two Encounters played, the second an act of its own. */
async function campaign() {
  const { db } = await tempStore();
  return { db, at: await commitAll(db, await newCampaign(db), [ann, played, again]) };
}

describe('the timeline', () => {
  it('has a line for each Encounter played to its end, oldest first', async () => {
    const { db } = await campaign();
    const line = {
      date: { year: 2, period: 1 },
      number: 1,
      kind: 'raid',
      role: 'raider',
      objective: 'loot',
      area: 'urban',
      place: 'Merrow Quay',
      // As corrected since.
      successful: false,
      party: 2,
      lost: 1,
      zombiesKilled: 4,
      points: 2,
    };
    const first = 4 + ENCOUNTER_LOG.findIndex(({ type }) => type === 'encounter-ended');
    expect(await timeline(db, ID)).toEqual([
      { ...line, seq: first },
      {
        ...line,
        zombiesKilled: 6,
        points: 3,
        // Between them the first was corrected and the campaign closed.
        seq: first + 4,
        number: 2,
        date: { year: 2, period: 2 },
        kind: 'pursuit',
        role: 'chaser',
        objective: null,
        successful: false,
        place: '',
      },
    ]);
  });

  it('is empty before the first is over, and of another campaign', async () => {
    const { db } = await campaign();
    const { 'encounter-planned': planned } = ENCOUNTER_EVENTS;
    await commitAll(db, await newCampaign(db, 'another'), [ann, telling(planned)]);
    expect(await timeline(db, 'another')).toEqual([]);
    expect(await timeline(db, 'nobody')).toEqual([]);
  });

  it('loses what is undone, and has it again when it is redone', async () => {
    const { db } = await campaign();
    const before = await timeline(db, ID);
    await undo(db, ID, 4, { at: AT });
    expect(await timeline(db, ID)).toEqual(before.slice(0, 1));
    await redo(db, ID, 5, { at: AT });
    expect(await timeline(db, ID)).toEqual(before);
  });

  it('is verified and rebuilt like every projection', async () => {
    const { db } = await campaign();
    const before = await timeline(db, ID);
    await db.updateTable('timeline').set({ points: 99 }).where('number', '=', 2).execute();
    expect((await verifyCampaign(db, ID))?.differences).toEqual([
      { table: 'timeline', key: String(before[1]?.seq), column: 'points', stored: 99, rebuilt: 3 },
    ]);
    await rebuildCampaign(db, ID, 4, AT);
    expect(await timeline(db, ID)).toEqual(before);
  });
});

describe('the Encounter under way', () => {
  it('comes back as it was, and its rows go when it is over', async () => {
    const { db, at } = await campaign();
    const tables = ['encounter', 'encounter_participant'] as const;
    const rows = async () =>
      await Promise.all(
        tables.map(async (table) => (await db.selectFrom(table).selectAll().execute()).length),
      );
    expect(await rows()).toEqual([0, 0]);
    const under = await commitAll(db, at, [
      telling({ type: 'encounter-planned', encounter: { ...PLANNED, number: 3 } }),
    ]);
    expect(under.campaign.encounter).toEqual({ ...PLANNED, number: 3 });
    expect(await rows()).toEqual([1, 2]);
    expect((await verifyCampaign(db, ID))?.differences).toEqual([]);
    await commitAll(db, under, [telling({ type: 'encounter-dropped', number: 3 })]);
    expect(await rows()).toEqual([0, 0]);
  });
});
