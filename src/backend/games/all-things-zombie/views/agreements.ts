/** Agreements of a campaign, and since when each holds. */

import { type Agreed, agreementsMade } from '../../../../../db/games/all-things-zombie/index.ts';
import type { Db } from '../../../../../db/index.ts';
import type { Agreements } from '../../../../contract/games/all-things-zombie/agreements.ts';
import { refusalText } from '../../../../rules/all-things-zombie/acts/refusals.ts';
import {
  changedOver,
  DIVISIONS,
  dateText,
  isDate,
  YEARS,
} from '../../../../rules/all-things-zombie/calendar.ts';
import { HOUSE_RULE_IDS, isOn } from '../../../../rules/all-things-zombie/state/house-rules.ts';
import type { SeenCampaign } from '../../../../rules/all-things-zombie/state/seen.ts';
import { HOUSE_RULES } from '../../../../rules/all-things-zombie/text/house-rules.ts';

export async function agreements(db: Db, id: string, now: SeenCampaign): Promise<Agreements> {
  const changes = await agreementsMade(db, id);
  const since = (is: (change: Agreed['event']) => boolean): string | null => {
    const last = changes.find(({ event }) => is(event));
    return last === undefined ? null : dateText(now.calendar.division, last.date);
  };
  return {
    houseRules: HOUSE_RULE_IDS.map((rule) => ({
      id: rule,
      ...HOUSE_RULES[rule],
      on: isOn(now.houseRules, rule),
      since: since((event) => event.type === 'house-rules-set' && event.from[rule] !== event.to[rule]),
    })),
    lastYear: {
      year: now.lastYear,
      since: since(({ type }) => type === 'last-year-set'),
      least: now.calendar.now.year,
      most: YEARS.last,
    },
    division: {
      now: now.calendar.division,
      since: since(({ type }) => type === 'division-changed'),
      ...changeOver(now),
    },
  };
}

/** The same two obstacles as `changeDivision` knows. */
function changeOver({ calendar, encounter }: SeenCampaign): Pick<Agreements['division'], 'changed' | 'why'> {
  const no = (why: 'already-planned' | 'calendar-full') => ({
    changed: null,
    why: refusalText({ code: 'encounter', why }),
  });
  if (encounter !== null) return no('already-planned');
  const [to = calendar.division] = DIVISIONS.filter((division) => division !== calendar.division);
  const next = changedOver(to, calendar.now);
  return isDate(to, next) ? { changed: dateText(to, next), why: null } : no('calendar-full');
}
