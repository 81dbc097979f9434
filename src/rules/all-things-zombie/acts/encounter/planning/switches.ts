/** Agreements for the campaign as a whole: house rules, its last year, months or seasons. */
import { choice, flag, nullable } from '../../../../core/fields.ts';
import { changedOver, DIVISIONS, isDate, YEARS } from '../../../calendar.ts';
import { HOUSE_RULE_IDS, isOn, turned } from '../../../state/house-rules.ts';
import type { SeenCampaign } from '../../../state/seen.ts';
import { type ActOf, declared, done, type InputOf, refuse } from '../../act.ts';
import { YEAR } from '../../fields.ts';
import { no, tell } from '../act.ts';

export const HOUSE_RULE = declared({
  fields: { rule: choice(HOUSE_RULE_IDS), on: flag },
  stages: null,
  refusals: ['already-so'],
});

/** Switches a single house rule, so that the history says which. */
export function* setHouseRule(
  now: SeenCampaign,
  { rule, on }: InputOf<typeof HOUSE_RULE>,
): ActOf<typeof HOUSE_RULE> {
  if (isOn(now.houseRules, rule) === on)
    return refuse({ code: 'already-so', already: { what: 'house-rule', rule, on } });
  const from = { ...now.houseRules };
  yield* tell({ type: 'house-rules-set', from, to: turned(from, rule, on) });
  return done('house-rule', { rule, on });
}

export const LAST_YEAR = declared({
  ofCampaigns: true,
  /** Counted from the outbreak; null for no end. */
  fields: { year: nullable(YEAR) },
  stages: null,
  refusals: ['no-such-year'],
});

/** Agrees on the number of years played, which is settled beforehand (section: How Do You Win). */
export function* agreeLastYear(
  now: SeenCampaign,
  { year }: InputOf<typeof LAST_YEAR>,
): ActOf<typeof LAST_YEAR> {
  const beyond = (last: number) => last < now.calendar.now.year || last > YEARS.last;
  if (year !== null && beyond(year)) return no('no-such-year');
  yield* tell({ type: 'last-year-set', from: now.lastYear, to: year });
  return done('last-year', { year });
}

export const DIVISION = declared({
  ofCampaigns: true,
  fields: { to: choice(DIVISIONS) },
  stages: null,
  refusals: ['same-division', 'already-planned', 'calendar-full'],
});

/** Months and seasons may be changed over between two Encounters (section: Time in the Campaign). */
export function* changeDivision(now: SeenCampaign, { to }: InputOf<typeof DIVISION>): ActOf<typeof DIVISION> {
  const { division, now: date } = now.calendar;
  if (division === to) return no('same-division');
  if (now.encounter !== null) return no('already-planned');
  const next = changedOver(to, date);
  if (!isDate(to, next)) return no('calendar-full');
  yield* tell({ type: 'division-changed', from: division, to, now: next });
  return done('change-division', { to });
}
