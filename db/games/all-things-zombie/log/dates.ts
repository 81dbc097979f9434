/** Dates beside events and entries: every campaign of this game has a calendar, though not every game has. */
import type { CampaignDate } from '../../../../src/rules/all-things-zombie/calendar.ts';
import { UnfitValue } from '../../../codecs/shape.ts';

export function dated(year: number | null, period: number | null): CampaignDate {
  if (year === null || period === null) throw new UnfitValue('date', 'a year and a period', null);
  return { year, period };
}
