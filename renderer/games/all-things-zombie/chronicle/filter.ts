/** Part of the Chronicle that is shown, as the bar above it says. */

import type { Wanted } from './use-page.ts';

export interface Filter {
  readonly what: NonNullable<Wanted['what']> | null;
  readonly search: string;
  readonly kind: NonNullable<Wanted['kind']> | null;
  readonly area: NonNullable<Wanted['area']> | null;
  readonly figure: string | null;
  readonly from: number | null;
  readonly to: number | null;
  readonly order: 'newest' | 'oldest';
}

export const EVERYTHING: Filter = {
  what: null,
  search: '',
  kind: null,
  area: null,
  figure: null,
  from: null,
  to: null,
  order: 'newest',
};

/** Counts the filters behind the button that are set. */
export function filtersSet({ kind, area, figure, from, to, order }: Filter): number {
  return [kind, area, figure, from, to, order === 'newest' ? null : order].filter((one) => one !== null)
    .length;
}

export const isNarrowed = (filter: Filter) =>
  filter.what !== null || filter.search.trim() !== '' || filtersSet({ ...filter, order: 'newest' }) > 0;

export const WHAT = [
  { value: 'all', label: 'All' },
  { value: 'encounters', label: 'Encounters' },
  { value: 'figures', label: 'Figures' },
  { value: 'finds', label: 'Finds' },
  { value: 'people', label: 'People' },
  { value: 'corrections', label: 'Corrections' },
  { value: 'notes', label: 'Notes' },
] as const;
