/** Campaigns of any length, played by bots in memory and then stored as a whole: act by act it would take an hour. */
import { type ActToCommit, createCampaign, type Db, rebuildCampaign } from '../db/index.ts';
import { appendAct, type Dated } from '../db/log/log.ts';
import { actToCommit } from '../src/backend/campaign/campaign-act.ts';
import { beginning } from '../src/backend/games/all-things-zombie/beginning.ts';
import { botsPlaying } from '../src/backend/games/all-things-zombie/soak.ts';
import type { Context } from '../src/backend/host/context.ts';
import type { Now } from '../src/rules/all-things-zombie/acts/act.ts';
import { diceBox } from '../src/rules/core/dice.ts';

/** More than any calendar has left; what ends the play is the number of periods. */
const YEARS = 200;
/** Acts of one transaction. */
const BATCH = 500;

interface Stored {
  readonly act: ActToCommit;
  readonly events: readonly Dated[];
}

async function append(db: Db, id: string, acts: readonly Stored[]): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const { act, events } of acts) await appendAct(trx, id, act, events);
  });
}

/** Encounters that were played to their end. */
const ended = ({ count, encounter }: Now) => count.encounters - (encounter === null ? 0 : 1);

/** Stores a campaign in months that stands after so many Encounters, the same one each time. */
export async function longCampaign(context: Context, id: string, periods: number): Promise<void> {
  const seed = 'BENCH';
  const first = beginning(context, { name: id, seed, division: 'months', startYear: 2, star: {} });
  const begun = await createCampaign(context.db, id, first);
  let acts: Stored[] = [];
  let now = begun.campaign;
  const bots = botsPlaying(now, YEARS, diceBox(`${seed} bots`));
  let step = bots.next();
  while (!step.done && ended(now) < periods) {
    const { command, finished } = step.value;
    // In seasons a thousand periods would run off the calendar.
    const stays = finished?.told.every(
      ({ event }) => event.type !== 'division-changed' && event.type !== 'last-year-set',
    );
    if (finished === null || stays !== true) {
      step = bots.next(now);
      continue;
    }
    const act = actToCommit(context, command, finished);
    acts.push({ act, events: finished.told.map((told) => ({ ...told, date: finished.after.calendar.now })) });
    if (acts.length === BATCH) {
      await append(context.db, id, acts);
      acts = [];
    }
    now = finished.after;
    step = bots.next(now);
  }
  await append(context.db, id, acts);
  const rebuilt = await rebuildCampaign(context.db, id, begun.head.revision, context.now().toISOString());
  if (!rebuilt.ok) throw new Error(`${id} could not be stored: ${rebuilt.refusal.code}`);
}
