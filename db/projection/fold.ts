/** Folding a whole log, chunk by chunk: a long one is never held in memory at once. */
import type { CampaignDate } from '../../src/rules/all-things-zombie/calendar.ts';
import { apply, begin } from '../../src/rules/all-things-zombie/state/apply.ts';
import type { Campaign } from '../../src/rules/all-things-zombie/state/campaign.ts';
import { ownCopy } from '../../src/rules/all-things-zombie/state/own-copy.ts';
import type { Seen } from '../../src/rules/core/seen.ts';
import { StoreFailure } from '../file/failure.ts';
import { readable } from '../file/readable.ts';
import { type ReadAct, readActs, type Told } from '../log/log.ts';
import type { Db } from '../schema.ts';
import { BEFORE_ALL, type Projecting, projecting } from './projecting.ts';

/** An event and the date in the campaign once it has happened. */
export type Dated<E> = E & { readonly date: CampaignDate };

/**
 * An act's events applied to a copy of the campaign, by the rules' one fold; without a campaign, the first begins one.
 * `one` does the work for each event.
 */
export function applied<E extends Pick<Told, 'event'>>(
  before: Seen<Campaign> | null,
  events: readonly E[],
  one: (event: E, work: () => Campaign) => Campaign = (_, work) => work(),
): { readonly campaign: Campaign; readonly events: readonly Dated<E>[] } {
  let campaign = before === null ? undefined : ownCopy(before);
  const dated = events.map((told) => {
    const now = one(told, () => {
      if (campaign === undefined) return begin(told.event);
      apply(campaign, told.event);
      return campaign;
    });
    campaign = now;
    return { ...told, date: now.calendar.now };
  });
  if (campaign === undefined) throw new Error('a campaign begins with an event');
  return { campaign, events: dated };
}

interface Watching {
  readonly see?: (act: ReadAct) => void;
  /** Called before each act, by its number. */
  readonly step?: (act: number) => Promise<void>;
}

/**
 * All that the acts that count leave, from the first on; `see` is shown every act, and those that count with the dates
 * they come to. Fails as `unreadable` at what can't be read or doesn't fit.
 */
export async function folded(
  db: Db,
  id: string,
  { see = () => {}, step = async () => undefined }: Watching = {},
): Promise<Projecting> {
  const going = projecting(id, BEFORE_ALL);
  for await (const read of readActs(db, id)) {
    await step(read.act);
    if (read.state !== 'done' || read.events.length === 0) {
      see(read);
      continue;
    }
    const before = going.standing().campaign;
    // The date beside a stored event is derived too, and not what anything else is derived from.
    const { campaign, events } = applied(before, read.events, ({ seq }, work) =>
      readable(`Event ${seq} of campaign ${id}`, work),
    );
    going.act(events, campaign);
    see({ ...read, events });
  }
  if (going.standing().campaign === null)
    throw new StoreFailure('unreadable', `The log of campaign ${id} is empty.`);
  return going;
}
