/** Acts on the campaign as a whole: its name, its date, its dice. */
import { seedStream } from '../../core/dice.ts';
import { tell } from '../../core/play.ts';
import { type CampaignDate, compareDates, isDate } from '../calendar.ts';
import { STREAMS } from '../recruiting.ts';
import type { CampaignEvent } from '../state/campaign-events.ts';
import { byPlayer } from '../state/cause.ts';
import { type Act, done, type Now, refuse } from './act.ts';

export function* renameCampaign(now: Now, { name }: { readonly name: string }): Act {
  if (now.name === name) return refuse({ code: 'already-so', already: { what: 'name', name } });
  // Once told, the campaign has its new name.
  const from = now.name;
  yield* tell<CampaignEvent>({ type: 'campaign-renamed', from, to: name });
  return done('rename-campaign', { from, to: name });
}

/** Corrects the date; a campaign never stands before its own beginning. */
export function* setDate(
  now: Now,
  { date, why }: { readonly date: CampaignDate; readonly why: string },
): Act {
  const { division, start, now: from } = now.calendar;
  if (!isDate(division, date) || compareDates(date, start) < 0) {
    return refuse({ code: 'date-out-of-range', division, start });
  }
  if (compareDates(date, from) === 0)
    return refuse({ code: 'already-so', already: { what: 'date', name: now.name } });
  yield* tell<CampaignEvent>({ type: 'date-changed', from, to: date, why: byPlayer(why) });
  return done('set-date', {});
}

/** After an undo the same act rolls the same dice; this asks for other ones. */
export function* renewDice(now: Now): Act {
  const renewals = now.count.renewals + 1;
  const streams = Object.fromEntries(
    STREAMS.map((stream) => [stream, seedStream(`${now.seed} renewed ${renewals}`, stream)]),
  );
  yield* tell<CampaignEvent>({ type: 'dice-renewed', dice: { ...now.dice, streams } });
  return done('new-dice', {});
}
