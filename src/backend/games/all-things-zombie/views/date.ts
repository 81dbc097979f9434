/** A campaign's date as a list of campaigns says it, from what stands in a file of any version. */
import { type Division, dateText, PERIODS } from '../../../../rules/all-things-zombie/calendar.ts';

const isDivision = (word: string): word is Division => Object.hasOwn(PERIODS, word);

export function dateOf({
  division,
  year,
  period,
}: {
  readonly division: string;
  readonly year: number;
  readonly period: number;
}): string {
  return isDivision(division) ? dateText(division, { year, period }) : '';
}
