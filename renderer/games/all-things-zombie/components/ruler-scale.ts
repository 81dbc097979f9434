/** Places of the years, the phases and the present along the campaign’s ruler. */
import { type PhaseEnds, phasesOf } from '../text/calendar.ts';

/** Years shown beyond the last phase's first, so that the end is in sight from the start. */
const LAST_SHOWN = 21;

export interface RulerDates {
  readonly start: { readonly year: number; readonly period: number };
  readonly now: { readonly year: number; readonly period: number };
  readonly periodsAYear: number;
  readonly phaseEnds: PhaseEnds;
}

export interface RulerScale {
  readonly years: readonly number[];
  /** Pixels of a year. */
  readonly step: number;
  /** Pixels from the left to where a year begins. */
  readonly at: (year: number) => number;
  /** Pixels to the middle of the present period. */
  readonly now: number;
  readonly phases: readonly { readonly phase: number; readonly from: number; readonly to: number | null }[];
}

export function rulerScale({ start, now, periodsAYear, phaseEnds }: RulerDates, width: number): RulerScale {
  const last = Math.max(LAST_SHOWN, now.year + 1, start.year + 1);
  const years = Array.from({ length: last - start.year + 1 }, (_, index) => start.year + index);
  // Half a pixel at each end, for the outline.
  const step = (width - 1) / years.length;
  const at = (year: number) => 0.5 + (year - start.year) * step;
  const all = phasesOf(phaseEnds);
  const phases = all.flatMap(({ phase, lastYear }, index) => {
    const first = Math.max(start.year, (all[index - 1]?.lastYear ?? start.year - 1) + 1);
    const to = lastYear === null ? null : Math.min(lastYear, last);
    return (to ?? last) < first || first > last ? [] : [{ phase, from: first, to }];
  });
  return { years, step, at, now: at(now.year) + ((now.period + 0.5) / periodsAYear) * step, phases };
}

/** The years worth a label: the first, and every fifth from the tenth, where the present leaves room. */
export function labelledYears(scale: RulerScale, present: { left: number; right: number }): number[] {
  const first = scale.years[0];
  return scale.years.filter((year) => {
    if (year !== first && (year % 5 !== 0 || year < 10)) return false;
    const left = scale.at(year);
    const right = left + LABEL_WIDTH;
    const clearOfFirst = year === first || first === undefined || left > scale.at(first) + LABEL_WIDTH;
    return clearOfFirst && (right < present.left || left > present.right);
  });
}

/** Room for `O+20` at 12 px. */
const LABEL_WIDTH = 34;
