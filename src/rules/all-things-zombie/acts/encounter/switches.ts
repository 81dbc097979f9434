/** What is agreed for the campaign as a whole: house rules, its last year, months or seasons. */
import { changedOver, type Division, isDate, YEARS } from '../../calendar.ts';
import type { HouseRules } from '../../state/house-rules.ts';
import { type Act, done, type Now, refuse } from '../act.ts';
import { no, tell } from './act.ts';

export function* setHouseRules(now: Now, { to }: { readonly to: HouseRules }): Act {
  yield* tell({ type: 'house-rules-set', from: { ...now.houseRules }, to });
  return done('house-rules', {});
}

/** One house rule, so that the history says which. */
export function* setHouseRule(
  now: Now,
  { rule, on }: { readonly rule: keyof HouseRules; readonly on: boolean },
): Act {
  if (now.houseRules[rule] === on)
    return refuse({ code: 'already-so', already: { what: 'house-rule', rule, on } });
  const from = { ...now.houseRules };
  yield* tell({ type: 'house-rules-set', from, to: { ...from, [rule]: on } });
  return done('house-rule', { rule, on });
}

/** How many years are played, agreed beforehand (section: How Do You Win); null for no end. */
export function* agreeLastYear(now: Now, { year }: { readonly year: number | null }): Act {
  const beyond = (last: number) => last < now.calendar.now.year || last > YEARS.last;
  if (year !== null && beyond(year)) return no('no-such-year');
  yield* tell({ type: 'last-year-set', from: now.lastYear, to: year });
  return done('last-year', { year });
}

/** Months and seasons may be changed over between two Encounters (section: Time in the Campaign). */
export function* changeDivision(now: Now, { to }: { readonly to: Division }): Act {
  const { division, now: date } = now.calendar;
  if (division === to) return no('same-division');
  if (now.encounter !== null) return no('already-planned');
  const next = changedOver(to, date);
  if (!isDate(to, next)) return no('calendar-full');
  yield* tell({ type: 'division-changed', from: division, to, now: next });
  return done('change-division', { to });
}
