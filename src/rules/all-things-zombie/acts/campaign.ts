/** Acts on the campaign as a whole: its name, its date, its dice. */
import { seedStream } from '../../core/dice.ts';
import { group, number } from '../../core/fields.ts';
import { tell } from '../../core/play.ts';
import { NAME } from '../../core/setup.ts';
import { compareDates, dateAt, isDate } from '../calendar.ts';
import type { CampaignEvent } from '../state/campaign-events.ts';
import { byPlayer } from '../state/cause.ts';
import type { SeenCampaign } from '../state/seen.ts';
import { type ActOf, declared, done, type InputOf, refuse } from './act.ts';
import { REASON, YEAR } from './fields.ts';
import { STREAMS } from './recruiting.ts';

export const RENAME_CAMPAIGN = declared({ fields: { name: NAME }, stages: null, refusals: ['already-so'] });

export function* renameCampaign(
  now: SeenCampaign,
  { name }: InputOf<typeof RENAME_CAMPAIGN>,
): ActOf<typeof RENAME_CAMPAIGN> {
  if (now.name === name) return refuse({ code: 'already-so', already: { what: 'name', name } });
  // Once told, the campaign has its new name.
  const from = now.name;
  yield* tell<CampaignEvent>({ type: 'campaign-renamed', from, to: name });
  return done('rename-campaign', { from, to: name });
}

/** Names a copy of a campaign as it is made; the copy’s log says what it was copied from. */
export function* nameCopy(
  now: SeenCampaign,
  called: InputOf<typeof RENAME_CAMPAIGN>,
): ActOf<typeof RENAME_CAMPAIGN> {
  const from = now.name;
  const named = yield* renameCampaign(now, called);
  return named.ok ? done('copy-campaign', { from }) : named;
}

export const SET_DATE = declared({
  ofCampaigns: true,
  fields: {
    /** The period counts from 0 in its year, as the calendar shows them. */
    date: group({ year: YEAR, period: number(0, 11) }),
    why: REASON,
  },
  stages: null,
  refusals: ['date-out-of-range', 'already-so'],
});

/** Corrects the date; a campaign never stands before its own beginning. */
export function* setDate(
  now: SeenCampaign,
  { date: { year, period }, why }: InputOf<typeof SET_DATE>,
): ActOf<typeof SET_DATE> {
  const { division, start, now: from } = now.calendar;
  const date = dateAt(division, year, period);
  if (!isDate(division, date) || compareDates(date, start) < 0) {
    return refuse({ code: 'date-out-of-range', division, start });
  }
  if (compareDates(date, from) === 0)
    return refuse({ code: 'already-so', already: { what: 'date', name: now.name } });
  yield* tell<CampaignEvent>({ type: 'date-changed', from, to: date, why: byPlayer(why) });
  return done('set-date', {});
}

export const NEW_DICE = declared({ fields: {}, stages: null, refusals: [] });

/** After an undo the same act rolls the same dice; this asks for other ones. */
export function* renewDice(now: SeenCampaign): ActOf<typeof NEW_DICE> {
  const renewals = now.count.renewals + 1;
  const streams = Object.fromEntries(
    STREAMS.map((stream) => [stream, seedStream(`${now.seed} renewed ${renewals}`, stream)]),
  );
  yield* tell<CampaignEvent>({ type: 'dice-renewed', dice: { ...now.dice, streams } });
  return done('new-dice', {});
}
