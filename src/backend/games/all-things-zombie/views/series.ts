/** The Chronicle's curves and its graveyard as the contract shows them. */
import type {
  Graveyard as Gone,
  Grave,
  RepStep,
  Series,
} from '../../../../../db/games/all-things-zombie/index.ts';
import type { Graveyard, SeriesView } from '../../../../contract/games/all-things-zombie/journal.ts';
import {
  type CampaignDate,
  type Division,
  dateText,
  periodIndex,
  periodsAYear,
  yearText,
} from '../../../../rules/all-things-zombie/calendar.ts';
import type { FigureId } from '../../../../rules/all-things-zombie/ids.ts';
import { isBy } from '../../../../rules/all-things-zombie/state/cause.ts';
import { killerText, whyText } from '../../../../rules/all-things-zombie/text/reasons.ts';

/** Periods from the outbreak on, as the calendar counts them at present. */
export function countOf(division: Division, date: CampaignDate): number {
  return date.year * periodsAYear(division) + periodIndex(division, date);
}

export interface Drawn {
  readonly figure: FigureId;
  readonly name: string;
  readonly shortName: string | null;
  readonly steps: readonly RepStep[];
  /** Date at which the figure was gone for good; null while it isn't. */
  readonly gone: CampaignDate | null;
}

export function seriesView(
  division: Division,
  { points, earlier, later }: Series,
  figures: readonly Drawn[],
): SeriesView {
  const at = (date: CampaignDate) => countOf(division, date);
  const first = points[0];
  const last = points.at(-1);
  return {
    points: points.map(({ date, ...point }) => ({ ...point, at: at(date), date: dateText(division, date) })),
    years: first && last ? yearsBetween(division, first.date.year, last.date.year) : [],
    figures: figures.map(({ figure, name, shortName, steps, gone }) => ({
      figure,
      name,
      shortName,
      steps: steps.map(({ date, rep }) => ({ at: at(date), date: dateText(division, date), rep })),
      gone: gone === null || last === undefined || at(gone) > at(last.date) ? null : at(gone),
    })),
    earlier,
    later,
  };
}

function yearsBetween(division: Division, first: number, last: number): SeriesView['years'] {
  return Array.from({ length: last - first + 1 }, (_, index) => ({
    at: (first + index) * periodsAYear(division),
    text: yearText(first + index),
  }));
}

export function graveyardView(division: Division, { graves, ...counts }: Gone): Graveyard {
  return { ...counts, graves: graves.map((grave) => graveView(division, grave)) };
}

function graveView(division: Division, { kind, joined, since, place, why, record, ...grave }: Grave) {
  return {
    ...grave,
    why: why === null ? '' : whyText(why),
    neverRecovered: why !== null && grave.status === 'left' && isBy(why, 'never-recovered'),
    by: record === undefined ? '' : killerText(record),
    star: kind === 'star',
    joined: dateText(division, joined),
    since: dateText(division, since),
    place: place ?? '',
  };
}
