/**
 * Campaigns of any length, played by bots in memory and stored many acts at a time: `node bench/long-campaign.ts FOLDER
 * PERIODS` makes a file with one.
 */

import { type ActToCommit, commitActs, createCampaign } from '../db/games/all-things-zombie/index.ts';
import { inMemory, openStore } from '../db/index.ts';
import { type Backend, openBackend } from '../src/backend/backend.ts';
import type { Context } from '../src/backend/calls/context.ts';
import { playsOnHere } from '../src/backend/calls/playing-on.ts';
import { beginning } from '../src/backend/games/all-things-zombie/beginning.ts';
import { tried } from '../src/backend/games/all-things-zombie/bot-act.ts';
import { actToCommit } from '../src/backend/games/all-things-zombie/campaign-act.ts';
import type { Finished } from '../src/backend/games/all-things-zombie/play-act.ts';
import { botsPlaying } from '../src/backend/games/all-things-zombie/soak.ts';
import type { BotAct } from '../src/rules/all-things-zombie/bots/act.ts';
import type { SeenCampaign } from '../src/rules/all-things-zombie/state/seen.ts';
import { diceBox } from '../src/rules/core/dice.ts';
import { filling, trimming } from './of-a-size.ts';

/** The campaign of each file. */
export const CAMPAIGN = 'benchbench';

/** More than any calendar has left; what ends the play is the number of periods. */
const YEARS = 200;
/** Acts of one transaction. */
const BATCH = 500;

/** Encounters that were played to their end. */
const ended = ({ count, encounter }: SeenCampaign) => count.encounters - (encounter === null ? 0 : 1);

/**
 * Stores a campaign in months that stands after so many Encounters, the same one each time, its party and stores as large
 * after ten as after a thousand.
 */
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
  const keep = async (command: string, finished: Finished) => {
    acts.push(actToCommit(context, command, finished));
    if (acts.length === BATCH) await store();
    now = finished.after;
  };
  const box = diceBox(`${seed} bots`);
  const keepToSize = async (next: (now: SeenCampaign) => BotAct | undefined) => {
    for (let due = next(now); due !== undefined; due = next(now)) {
      const finished = tried(now, due.act, box);
      if (finished === null) throw new Error(`${id} isn’t kept to one size: ${due.command} is refused`);
      await keep(due.command, finished);
    }
  };
  const bots = botsPlaying(now, YEARS, box);
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
    await keep(command, finished);
    await keepToSize(trimming);
    step = bots.next(now);
  }
  await keepToSize(filling);
  await store();
}

/** Makes a file with one campaign of so many periods. */
async function makeFile(dir: string, periods: number): Promise<void> {
  const store = await openStore({ dir, now: () => new Date() });
  const context: Context = {
    db: store.db,
    file: store.file,
    copied: async () => await inMemory(store),
    dataDir: dir,
    backups: { before: async () => {}, hold: async () => undefined, beforeAct: async () => {} },
    now: () => new Date(),
    random: (n) => Math.floor(Math.random() * n),
    games: [],
    playsOn: playsOnHere,
    alone: async (work) => await work(),
    seen: () => undefined,
    log: { note: () => undefined } as unknown as Context['log'],
  };
  await longCampaign(context, CAMPAIGN, periods);
  await store.close();
}

/** The backend on a file with one campaign of so many periods. */
export async function backendOf(dir: string, periods: number): Promise<Backend> {
  await makeFile(dir, periods);
  return await openBackend({ dataDir: dir });
}

if (import.meta.main) {
  const [dir = '', periods = ''] = process.argv.slice(2);
  await makeFile(dir, Number(periods));
}
