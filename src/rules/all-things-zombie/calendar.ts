/** The calendar of a campaign: years counted from the outbreak, parted into months or seasons, one Encounter in each; and phases. */

export const DIVISIONS = ['months', 'seasons'] as const;
export type Division = (typeof DIVISIONS)[number];

/** Names of the periods of a year, in order. The book names neither; a year begins with January or with spring. */
export const PERIODS = {
  months: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  seasons: ['Spring', 'Summer', 'Autumn', 'Winter'],
} as const satisfies Record<Division, readonly string[]>;

/** The years a calendar can show; the upper end is ours, far beyond any campaign. */
export const YEARS = { first: 0, last: 99 } as const;

/**
 * A period of the campaign: years since the outbreak, and the month it begins with, from 0; a season begins with its
 * first. So dates of months and of seasons stand in one order, whichever the calendar shows at present.
 */
export interface CampaignDate {
  readonly year: number;
  readonly period: number;
}

const MONTHS = PERIODS.months.length;

export interface Calendar {
  division: Division;
  /** The date the campaign began. */
  start: CampaignDate;
  now: CampaignDate;
}

export const PHASES = [1, 2, 3] as const;
export type Phase = (typeof PHASES)[number];

export const PACES = ['book', 'fast'] as const;
/** Speed at which the phases follow: as the text says, or as the heads of its activity tables say (house rule, ATZ-1). */
export type Pace = (typeof PACES)[number];

/** The last year of the first two phases; the third has no end (ATZ-1). */
const PHASE_ENDS = {
  book: { 1: 10, 2: 20 },
  fast: { 1: 3, 2: 9 },
} as const satisfies Record<Pace, Record<1 | 2, number>>;

/** The last years of phases 1 and 2. */
export function phaseEnds(pace: Pace): readonly [number, number] {
  return [PHASE_ENDS[pace][1], PHASE_ENDS[pace][2]];
}

export function phaseOf(year: number, pace: Pace = 'book'): Phase {
  if (year <= PHASE_ENDS[pace][1]) return 1;
  return year <= PHASE_ENDS[pace][2] ? 2 : 3;
}

/** On entering this year it is rolled for who won, once and before its first Encounter (ATZ-2). */
export const YEAR_OF_DECISION = 20;

/** The period after this one; each holds one Encounter. */
export function nextPeriod(division: Division, { year, period }: CampaignDate): CampaignDate {
  const next = period + monthsOf(division);
  return next < MONTHS ? { year, period: next } : { year: year + 1, period: 0 };
}

/**
 * The period with which another division goes on: the one that begins then, or the next that does. Changing over so
 * never goes back; from months to seasons it may pass over a month or two.
 */
export function changedOver(to: Division, { year, period }: CampaignDate): CampaignDate {
  const first = Math.ceil(period / monthsOf(to)) * monthsOf(to);
  return first < MONTHS ? { year, period: first } : { year: year + 1, period: 0 };
}

export function periodsAYear(division: Division): number {
  return PERIODS[division].length;
}

function monthsOf(division: Division): number {
  return MONTHS / periodsAYear(division);
}

/** Period of the year a date falls in, from 0, as the calendar shows them. */
export function periodIndex(division: Division, { period }: CampaignDate): number {
  return Math.floor(period / monthsOf(division));
}

/** The date of so many periods after the first of the year. */
export function dateAt(division: Division, year: number, index: number): CampaignDate {
  return { year, period: index * monthsOf(division) };
}

export function isDate(division: Division, date: CampaignDate): boolean {
  return (
    Number.isInteger(date.year) &&
    Number.isInteger(date.period) &&
    date.year >= YEARS.first &&
    date.year <= YEARS.last &&
    date.period >= 0 &&
    date.period < MONTHS &&
    date.period % monthsOf(division) === 0
  );
}

/** Negative where `a` lies before `b`, positive where after, 0 where they are the same period. */
export function compareDates(a: CampaignDate, b: CampaignDate): number {
  return a.year - b.year || a.period - b.period;
}

/** A date as it is written on a page: `October, O+4`. */
export function dateText(division: Division, date: CampaignDate): string {
  return `${PERIODS[division][periodIndex(division, date)]}, ${yearText(date.year)}`;
}

/** Span from one date to another: `March to October, O+4`. */
export function spanText(division: Division, from: CampaignDate, to: CampaignDate): string {
  const [first, last] = [dateText(division, from), dateText(division, to)];
  if (first === last) return last;
  return from.year === to.year
    ? `${PERIODS[division][periodIndex(division, from)]} to ${last}`
    : `${first} to ${last}`;
}

/** A year as the book counts it: `O+4`. */
export function yearText(year: number): string {
  return `O+${year}`;
}
