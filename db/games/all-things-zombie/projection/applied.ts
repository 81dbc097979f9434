/** An act’s events applied to the campaign, by the rules’ one fold. */
import type { CampaignDate } from '../../../../src/rules/all-things-zombie/calendar.ts';
import { apply, begin } from '../../../../src/rules/all-things-zombie/state/apply.ts';
import type { Campaign } from '../../../../src/rules/all-things-zombie/state/campaign.ts';
import { ownCopy } from '../../../../src/rules/all-things-zombie/state/own-copy.ts';
import type { Seen } from '../../../../src/rules/core/seen.ts';
import type { Told } from '../log/events.ts';

/** An event and the date in the campaign once it has happened. */
export type Dated<E> = E & { readonly date: CampaignDate };

/** The events applied to a copy of the campaign; without one, the first begins it. `one` does the work for each event. */
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
