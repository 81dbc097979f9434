/** Keeping of a campaign beside its log: as rows. */
import type { Campaign } from '../../../../src/rules/all-things-zombie/state/campaign.ts';
import { subjectsOf } from '../../../../src/rules/all-things-zombie/state/campaign-events.ts';
import { titleFrom } from '../../../codecs/all-things-zombie/campaign-title.ts';
import { encodeRolls } from '../../../codecs/rolls.ts';
import { encodeTitle } from '../../../codecs/title.ts';
import { StoreFailure } from '../../../file/failure.ts';
import { readable } from '../../../file/readable.ts';
import type { StoredAct } from '../../../log/acts.ts';
import { followed } from '../../../log/inverse.ts';
import type { Beside, Folding, Keeping, Played, Replaying, Undoing } from '../../../log/keeping.ts';
import type { EventToStore } from '../../../log/store.ts';
import { writeDifference } from '../../../projection/rows.ts';
import { changedChecksum, checksumOfState } from '../../../projection/state-checksum.ts';
import type { Trx } from '../../../schema.ts';
import { cutEntries, lastEntry } from '../chronicle/chronicle-rows.ts';
import { applied, type Dated } from '../projection/applied.ts';
import { STATE_TABLES } from '../projection/mapping.ts';
import {
  BEFORE_ALL,
  PROJECTIONS,
  type Projecting,
  type Projection,
  projecting,
  type Standing,
  stateChange,
} from '../projection/projecting.ts';
import { goOn, writeChecksum } from '../projection/projection.ts';
import { beginCampaignIndex, indexActs } from '../search-words.ts';
import { type InCampaign, readState } from './campaigns.ts';
import { encodeEvent } from './event.ts';
import { type ActToCommit, decodeLogged, type LoggedEvent, type Told } from './events.ts';
import { type KnownCampaign, stillGood } from './known.ts';

/** Reads where the campaign stands in the file. */
async function standingIn(trx: Trx, id: string, known: KnownCampaign | undefined): Promise<Standing> {
  const { act, revision, state_checksum } = await trx
    .selectFrom('campaign_head')
    .where('id', '=', id)
    .select(['act', 'revision', 'state_checksum'])
    .executeTakeFirstOrThrow();
  if (act === null) return BEFORE_ALL;
  const campaign = (await stillGood(trx, revision, known))?.campaign ?? (await readState(trx, id));
  const checksum = state_checksum ?? checksumOfState(campaign);
  return { campaign, entry: (await lastEntry(trx, id)) ?? null, checksum };
}

function toStore({ event, rolls, date }: Dated<Told>, index: number): EventToStore {
  const at = `event ${index}`;
  return {
    ...encodeEvent(event, at),
    rolls: encodeRolls(rolls, `${at}.rolls`),
    world_year: date.year,
    world_period: date.period,
    subjects: subjectsOf(event),
  };
}

function play(id: string, from: Standing, acts: readonly ActToCommit[]): Played<InCampaign> {
  let { campaign } = from;
  const played = acts.map((act) => {
    if (act.events.length === 0) throw new Error(`an act by ${act.command} tells no event`);
    const after = applied(campaign, act.events);
    campaign = after.campaign;
    return { act, ...after };
  });
  if (campaign === null) throw new Error(`campaign ${id} has had no act`);
  return {
    state: { campaign },
    acts: played.map(({ act: { title, events: _, ...made }, events }) => ({
      ...made,
      title: encodeTitle(titleFrom(title, 'title')),
      events: events.map(toStore),
    })),
    rolled: acts.flatMap(({ events }) => events),
    write: async (trx, places) => {
      if (from.campaign === null) await beginCampaignIndex(trx, id);
      const going = projecting(id, from);
      const logged = played.map(({ act: { title, rulesVersion }, campaign: now, events }, index) => {
        const { act = 0, seq = 0 } = places[index] ?? {};
        const numbered = events.map((event, after) => ({ ...event, act, seq: seq + after, rulesVersion }));
        going.act(numbered, now);
        return { title, logged: numbered, now };
      });
      await goOn(trx, id, from, going);
      await indexActs(trx, id, logged);
    },
  };
}

/** Writes the projections as they were before the acts. */
async function takeBack(
  trx: Trx,
  id: string,
  from: Standing,
  acts: readonly Undoing[],
  since: number,
): Promise<InCampaign | undefined> {
  const { campaign: state, entry } = from;
  const to = followed(
    { state, entry },
    acts.map(({ inverse }) => inverse),
  );
  if (to === undefined || to.state === null || to.entry === null) return undefined;
  const checksum = changedChecksum(from.checksum, state, to.state);
  if (checksum !== acts.at(-1)?.state_checksum) return undefined;
  const rows = stateChange(id, state, to.state);
  await writeDifference(trx, STATE_TABLES, rows.before, rows.after);
  await cutEntries(trx, id, to.entry);
  for (const table of ['rep_ledger', 'timeline', 'chronicle_point'] as const) {
    await trx.deleteFrom(table).where('campaign_id', '=', id).where('seq', '>=', since).execute();
  }
  await writeChecksum(trx, id, checksum);
  return { campaign: to.state };
}

async function doAgain(
  trx: Trx,
  id: string,
  from: Standing,
  acts: readonly StoredAct[],
): Promise<InCampaign> {
  let { campaign } = from;
  const going = projecting(id, from);
  for (const { events } of acts) {
    const after = applied(campaign, events.map(decodeLogged));
    campaign = after.campaign;
    going.act(after.events, campaign);
  }
  await goOn(trx, id, from, going);
  if (campaign === null) throw new Error(`campaign ${id} has had no act`);
  return { campaign };
}

const beside = ({ date, rolls, event }: LoggedEvent): Beside => ({
  world_year: date.year,
  world_period: date.period,
  rolls,
  subjects: subjectsOf(event),
});

/** `left` follows what the acts leave. */
function replaying(id: string, left?: Projecting): Replaying<InCampaign> {
  let now: Campaign | null = null;
  return {
    act: ({ state, events: stored }) => {
      const logged = stored.map(decodeLogged);
      // The date of an event that doesn’t count can’t be told any more.
      if (state !== 'done' || logged.length === 0) return logged.map(beside);
      // The date beside a stored event is derived too, and not what anything else is derived from.
      const { campaign, events } = applied(now, logged, ({ seq }, work) =>
        readable(`Event ${seq} of campaign ${id}`, work),
      );
      now = campaign;
      left?.act(events, campaign);
      return events.map(beside);
    },
    replayed: () => {
      if (now === null) throw new StoreFailure('unreadable', 'The log of this campaign is empty.');
      const state_checksum = left?.standing().checksum ?? checksumOfState(now);
      return { state: { campaign: now }, head: { name: now.name, state: null, state_checksum } };
    },
  };
}

function folding(id: string): Folding<InCampaign, Projection> {
  const left = projecting(id, BEFORE_ALL);
  const { act, replayed } = replaying(id, left);
  return {
    act,
    folded: () => {
      const whole = replayed();
      const { state, rows, inverses } = left.left();
      return { ...whole, rows: { ...state.after, ...rows }, inverses };
    },
  };
}

/** The game that campaigns are of. */
export const GAME = 'all-things-zombie';

/** The keeping of a campaign with what the caller knows of it already, as far as that is still good. */
export function campaignKeeping(
  id: string,
  known?: KnownCampaign,
): Keeping<InCampaign, ActToCommit, Projection> {
  const standing = async (trx: Trx) => await standingIn(trx, id, known);
  return {
    game: GAME,
    tables: PROJECTIONS,
    nameOf: ({ campaign }) => campaign.name,
    play: async (trx, acts) => play(id, await standing(trx), acts),
    takeBack: async (trx, acts, since) => await takeBack(trx, id, await standing(trx), acts, since),
    doAgain: async (trx, acts) => await doAgain(trx, id, await standing(trx), acts),
    folding: () => folding(id),
    replaying: () => replaying(id),
  };
}
