import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { redo, verifyCampaign } from '../../../db/games/all-things-zombie/log/campaign-log.ts';
import { listCampaigns, loadCampaign } from '../../../db/games/all-things-zombie/log/campaigns.ts';
import { listActs } from '../../../db/games/all-things-zombie/log/events.ts';
import { timeline } from '../../../db/games/all-things-zombie/timeline.ts';
import { readSettings } from '../../../db/writing/settings.ts';
import { MIGRATIONS } from '../../../migrations/index.ts';
import { editFigure } from '../../../src/rules/all-things-zombie/acts/edit.ts';
import { AT } from '../../support/db/moment.ts';
import { callIt, commitAll, ID } from '../../support/db/play.ts';
import { fileIn, tempDir, tempStore } from '../../support/db/store.ts';
import { tamper } from '../../support/db/tamper.ts';

/**
 * Number of events that count in the file of each version; those of later versions tell more kinds of them. 7 to 9 came out with 10, 12
 * with 13.
 */
const EVENTS: Readonly<Record<number, number>> = {
  1: 62,
  2: 62,
  3: 66,
  4: 66,
  5: 68,
  6: 68,
  10: 68,
  11: 68,
  13: 76,
  14: 77,
};
const versions = Object.keys(EVENTS).map(Number);

it('there is a file of the present version, once it is released', () => {
  expect(versions.at(-1)).toBe(MIGRATIONS.length);
});

/** A store opened on the file that the dump of that version makes. */
async function released(version: number) {
  const dir = tempDir();
  const text = readFileSync(join(import.meta.dirname, `../fixtures/v${version}.sql`), 'utf8');
  tamper(fileIn(dir), (database) => database.exec(`begin;\n${text}\ncommit;`));
  return await tempStore({ dir });
}

describe.each(versions)('a file of version %i', (version) => {
  it('still opens, and its rows are still what its log adds up to', async () => {
    const { db } = await released(version);
    expect(await verifyCampaign(db, ID)).toEqual({ events: EVENTS[version], differences: [] });
    expect(await listCampaigns(db)).toMatchObject([
      { name: 'Merrow Ford', date: { year: 4, period: 9 }, star: 'Gloria', party: 3, recruiting: false },
    ]);
    const loaded = await loadCampaign(db, ID);
    expect(loaded?.campaign.figures.map(({ name, rep, status }) => [name, rep, status])).toEqual([
      ['Gloria', 5, 'ready'],
      ['Armand Fontanel', 4, 'ready'],
      ['Donal Keaveney', 3, 'ready'],
      ['Mekdes Gizaw', 3, 'captive'],
    ]);
    const { stock = [], contacts = [], encounter } = loaded?.campaign ?? {};
    expect(stock.map(({ id, kind, carrier }) => [id, kind, carrier])).toEqual([['i3', 'surplus-clip', 'f2']]);
    expect(contacts.map(({ id, standing, times }) => [id, standing, times])).toEqual([['c1', 'parted', 1]]);
    expect([encounter?.number, encounter?.table?.name]).toEqual([2, 'Merrow Quay']);
    expect(await timeline(db, ID)).toMatchObject([{ number: 1, place: 'Merrow Quay', points: 3 }]);
    expect(await readSettings(db)).toEqual({ theme: 'dark' });
  });

  it('still undoes and redoes', async () => {
    const { db } = await released(version);
    const states = (await listActs(db, ID)).map(({ state }) => state);
    expect(states).toEqual(['done', 'dropped', ...Array(11).fill('done'), 'undone']);
    const forth = await redo(db, ID, 16, { at: AT });
    expect(forth.ok && forth.campaign.figures[0]?.biography).toBe('Kept the ferry.\nSpeaks little. 🙂');
    expect((await verifyCampaign(db, ID))?.differences).toEqual([]);
  });

  it('goes on with what is done next', async () => {
    const { db } = await released(version);
    const loaded = await loadCampaign(db, ID);
    if (loaded === undefined) throw new Error('the campaign is there');
    const on = await commitAll(db, loaded, [
      callIt('Merrow Ford again'),
      (now) => editFigure(now, { figure: 'f1', why: 'Held the quay', edit: { field: 'rap', to: 4 } }),
    ]);
    expect(await loadCampaign(db, ID)).toEqual(on);
    expect((await verifyCampaign(db, ID))?.differences).toEqual([]);
  });
});
