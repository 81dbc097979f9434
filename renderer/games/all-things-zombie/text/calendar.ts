/** The calendar as the screens draw it. */
import { countedInWords, upperFirst } from '../../../../src/rules/core/text/english.ts';

/** The last years of phases 1 and 2, as the campaign has them. */
export type PhaseEnds = readonly [number, number];

/** The third phase has no end. */
export const phasesOf = ([first, second]: PhaseEnds) =>
  [
    { phase: 1, lastYear: first },
    { phase: 2, lastYear: second },
    { phase: 3, lastYear: null },
  ] as const;

export const yearText = (year: number): string => `O+${year}`;

export const DIVISION_WORDS = { months: 'Months', seasons: 'Seasons' } as const;

/** `Six years of phase 1 remain.`: how long the present phase still lasts after this year. */
export function remainingText(year: number, phase: number, ends: PhaseEnds): string {
  const lastYear = phasesOf(ends).find((part) => part.phase === phase)?.lastYear ?? null;
  if (lastYear === null) return `Phase ${phase}, which has no end.`;
  const left = lastYear - year;
  if (left === 0) return `The last year of phase ${phase}.`;
  return `${upperFirst(countedInWords(left, 'year', 'years'))} of phase ${phase} ${left === 1 ? 'remains' : 'remain'}.`;
}
