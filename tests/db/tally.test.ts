import { describe, expect, it } from 'vitest';
import {
  commitAct,
  rebuildCampaign,
  redo,
  undo,
  verifyCampaign,
} from '../../db/games/all-things-zombie/log/campaign-log.ts';
import { type LoadedCampaign, loadCampaign } from '../../db/games/all-things-zombie/log/campaigns.ts';
import { openStore } from '../../db/open.ts';
import type { Db } from '../../db/schema.ts';
import { copyCampaign } from '../../db/shelf/shelf.ts';
import { readTally } from '../../db/tally/tally.ts';
import { renewDice } from '../../src/rules/all-things-zombie/acts/campaign.ts';
import { recruitGrunt } from '../../src/rules/all-things-zombie/acts/recruit.ts';
import type { Reply, Transcript } from '../../src/rules/core/transcript.ts';
import { countedLog } from '../support/db/counted-log.ts';
import { AT } from '../support/db/moment.ts';
import { callIt, commitAll, ID, type MakeAct, newCampaign, played } from '../support/db/play.ts';
import { clock, fileIn, tempDir, tempStore } from '../support/db/store.ts';
import { tamper } from '../support/db/tamper.ts';

const recruit: MakeAct = (now) => recruitGrunt(now, {});

const reply = (rule: string, answer: Reply['answer'], by: Reply['by']): Reply => ({
  rule,
  fingerprint: 'x',
  answer,
  by,
});

/** An act that these rolls led to, whatever the rules would have to say. */
async function rolled(db: Db, at: LoadedCampaign, rolls: Transcript): Promise<LoadedCampaign> {
  const made = played(at.campaign, callIt(`After ${at.head.revision}`));
  if (made === undefined) throw new Error('refused');
  const events = made.act.events.map((told, index) => (index === 0 ? { ...told, rolls } : told));
  const committed = await commitAct(db, at.head.id, at.head.revision, { ...made.act, events });
  if (!committed.ok) throw new Error(committed.refusal.code);
  return committed;
}

async function sound(db: Db, id = ID): Promise<void> {
  expect(await readTally(db, id)).toEqual(await countedLog(db, id));
  expect((await verifyCampaign(db, id))?.differences).toEqual([]);
}

describe('the tally', () => {
  it('of a campaign without rolls is empty', async () => {
    const { db } = await tempStore();
    await newCampaign(db);
    expect(await readTally(db, ID)).toEqual({ dice: [], cards: [] });
  });

  it('counts faces by rule and owner, cards by owner, and no other answer', async () => {
    const { db } = await tempStore();
    const at = await rolled(db, await newCampaign(db), [
      reply('a', [1, 6, 6], 'own'),
      reply('a', [3], 'app'),
      reply('a', [3, 4], 'bot'),
      reply('b', [], 'app'),
      reply('c', 'JK', 'own'),
      reply('c', '10H', 'bot'),
      reply('d', 'urban', 'player'),
      reply('e', { x: 10, y: 20 }, 'app'),
    ]);
    await rolled(db, at, [reply('a', [6], 'own'), reply('c', 'JK', 'own'), reply('f', [2], 'own')]);
    expect(await readTally(db, ID)).toEqual({
      dice: [
        { rule: 'a', by: 'app', faces: [0, 0, 2, 1, 0, 0] },
        { rule: 'a', by: 'own', faces: [1, 0, 0, 0, 0, 3] },
        { rule: 'f', by: 'own', faces: [0, 1, 0, 0, 0, 0] },
      ],
      cards: [
        { by: 'app', card: '10H', times: 1 },
        { by: 'own', card: 'JK', times: 2 },
      ],
    });
    await sound(db);
  });

  it('follows undo, redo and an act made instead', async () => {
    const { db } = await tempStore();
    const start = await commitAll(db, await newCampaign(db), [recruit]);
    const one = await readTally(db, ID);
    const at = await commitAll(db, start, [recruit]);
    const two = await readTally(db, ID);
    expect(two).not.toEqual(one);
    await undo(db, ID, at.head.revision, { at: AT });
    expect(await readTally(db, ID)).toEqual(one);
    await redo(db, ID, at.head.revision + 1, { at: AT });
    expect(await readTally(db, ID)).toEqual(two);
    await undo(db, ID, at.head.revision + 2, { at: AT, backTo: 1 });
    expect(await readTally(db, ID)).toEqual({ dice: [], cards: [] });
    const back = await loadCampaign(db, ID);
    if (back) await commitAll(db, back, [renewDice, recruit, recruit]);
    await sound(db);
  });

  it('goes with a copy, each counting on by itself', async () => {
    const { db } = await tempStore();
    await commitAll(db, await newCampaign(db), [recruit]);
    const original = await readTally(db, ID);
    await copyCampaign(db, ID, { newId: 'copy', at: AT });
    expect(await readTally(db, 'copy')).toEqual(original);
    const copy = await loadCampaign(db, 'copy');
    if (copy) await commitAll(db, copy, [recruit]);
    expect(await readTally(db, ID)).toEqual(original);
    expect(await readTally(db, 'copy')).not.toEqual(original);
    await sound(db, 'copy');
  });

  it.each([
    ['a die too many', 'update dice_tally set sixes = sixes + 1', 'dice_tally', 'sixes'],
    ['a card too many', 'update card_tally set times = times + 1', 'card_tally', 'times'],
    ['a line missing', 'delete from dice_tally', 'dice_tally', null],
  ])('that has %s is found, and a rebuild mends it', async (_, statement, table, column) => {
    const dir = tempDir();
    const store = await openStore({ dir, now: clock });
    await commitAll(store.db, await newCampaign(store.db), [recruit]);
    await store.close();
    tamper(fileIn(dir), (database) => database.exec(statement));
    const { db } = await tempStore({ dir });
    const found = (await verifyCampaign(db, ID))?.differences ?? [];
    expect(found.length).toBeGreaterThan(0);
    expect(found.every((one) => one.table === table && one.column === column)).toBe(true);
    await rebuildCampaign(db, ID, 2, AT);
    await sound(db);
  });
});
