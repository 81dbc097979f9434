import { expect, it } from 'vitest';
import { dataVersion } from '../../db/file/data-version.ts';
import { commitAct } from '../../db/log/campaigns.ts';
import type { KnownBefore } from '../../db/log/known.ts';
import { redo, undo } from '../../db/log/undo.ts';
import { verifyCampaign } from '../../db/projection/verify.ts';
import { digest } from '../../src/rules/core/digest.ts';
import { actOfBot } from '../support/db/bots.ts';
import { AT } from '../support/db/moment.ts';
import { ID, newCampaign, played } from '../support/db/play.ts';
import { tempStore } from '../support/db/store.ts';
import { frozen } from '../support/frozen.ts';

/** Acts of bots, refused ones included: through two Encounters and what lies between them. */
const TRIES = 260;
const VERIFIED_EVERY = 12;

it('takes back and does again each act of bots without folding the log', async () => {
  const { db } = await tempStore();
  let at = await newCampaign(db);
  let before: KnownBefore | null = null;
  const known = async () => ({
    dataVersion: await dataVersion(db),
    revision: at.head.revision,
    campaign: frozen(at.campaign),
    before,
  });
  const differences = async () => (await verifyCampaign(db, ID))?.differences;
  for (let n = 0; n < TRIES; n++) {
    const made = played(at.campaign, actOfBot(`one act, ${n}`));
    if (made === undefined) continue;
    const was = at;
    const done = await commitAct(db, ID, at.head.revision, made.act, await known());
    if (!done.ok) throw new Error(done.refusal.code);
    at = done;
    before = { act: done.head.undo?.act ?? 0, campaign: was.campaign, before };
    if (n % 3 > 0) continue;

    const back = await undo(db, ID, at.head.revision, { at: AT }, await known());
    if (!back.ok) throw new Error(back.refusal.code);
    // The very one that was known: nothing was folded.
    expect(back.campaign).toBe(was.campaign);
    if (n % VERIFIED_EVERY === 0) expect(await differences()).toEqual([]);
    at = back;
    before = before.before;
    const forth = await redo(db, ID, at.head.revision, { at: AT }, await known());
    if (!forth.ok) throw new Error(forth.refusal.code);
    expect(digest(forth.campaign)).toBe(digest(done.campaign));
    before = { act: forth.head.undo?.act ?? 0, campaign: at.campaign, before };
    at = forth;
    if (n % VERIFIED_EVERY === 0) expect(await differences()).toEqual([]);
  }
  expect(at.campaign.count.encounters).toBeGreaterThan(2);
  expect(await differences()).toEqual([]);
}, 60_000);

it('folds the log where what is known is of another revision, or somebody else has written since', async () => {
  const { db } = await tempStore();
  const first = await newCampaign(db);
  const made = played(first.campaign, actOfBot('once'));
  if (made === undefined) throw new Error('the bot is refused');
  const done = await commitAct(db, ID, 1, made.act);
  if (!done.ok) throw new Error(done.refusal.code);
  const act = done.head.undo?.act ?? 0;
  const wrong = { ...first.campaign, name: 'Not as it was' };
  const version = await dataVersion(db);
  const known = {
    dataVersion: version + 1,
    revision: 2,
    campaign: done.campaign,
    before: { act, campaign: wrong, before: null },
  };
  const back = await undo(db, ID, 2, { at: AT }, known);
  expect(back.ok && back.campaign.name).toBe('Merrow Ford');
  const late = { ...known, dataVersion: await dataVersion(db), campaign: wrong };
  const forth = await redo(db, ID, 3, { at: AT }, late);
  expect(forth.ok && forth.campaign.name).toBe(done.campaign.name);
  expect((await verifyCampaign(db, ID))?.differences).toEqual([]);
});
