/** Campaigns of any length, played by bots in memory and stored many acts at a time. */
import { type ActToCommit, commitActs, createCampaign } from '../db/index.ts';
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

/** Encounters that were played to their end. */
const ended = ({ count, encounter }: Now) => count.encounters - (encounter === null ? 0 : 1);

/** Stores a campaign in months that stands after so many Encounters, the same one each time. */
export async function longCampaign(context: Context, id: string, periods: number): Promise<void> {
  const seed = 'BENCH';
  const first = beginning(context, { name: id, seed, division: 'months', startYear: 2, star: {} });
  const begun = await createCampaign(context.db, id, first);
  let { revision } = begun.head;
  let acts: ActToCommit[] = [];
  const store = async () => {
    if (acts.length === 0) return;
    const committed = await commitActs(context.db, id, revision, acts);
    if (!committed.ok) throw new Error(`${id} could not be stored: ${committed.refusal.code}`);
    ({ revision } = committed.head);
    acts = [];
  };
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
    acts.push(actToCommit(context, command, finished));
    if (acts.length === BATCH) await store();
    now = finished.after;
    step = bots.next(now);
  }
  await store();
}
