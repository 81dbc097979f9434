/** The calendar as the screens draw it. */
import { capitalised, count } from './number.ts';

/** Historical Timeline: the years in which the first two phases end; the third has no end (ATZ-1). */
export const PHASES = [
  { phase: 1, lastYear: 10 },
  { phase: 2, lastYear: 20 },
  { phase: 3, lastYear: null },
] as const;

export const yearText = (year: number): string => `O+${year}`;

export const DIVISION_WORDS = { months: 'Months', seasons: 'Seasons' } as const;

/** `Six years of phase 1 remain.`: how long the present phase still lasts after this year. */
export function remainingText(year: number, phase: number): string {
  const lastYear = PHASES.find((part) => part.phase === phase)?.lastYear ?? null;
  if (lastYear === null) return `Phase ${phase}, which has no end.`;
  const left = lastYear - year;
  if (left === 0) return `The last year of phase ${phase}.`;
  return `${capitalised(count(left, 'year'))} of phase ${phase} ${left === 1 ? 'remains' : 'remain'}.`;
}
