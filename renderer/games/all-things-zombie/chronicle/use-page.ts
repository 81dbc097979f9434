/** The Chronicle’s pages of entries asked for so far, kept up to date like any other query. */
import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';
import type { Input, Output } from '../../../../src/contract/contract.ts';
import { askKey, type CallFailure, call } from '../../../client/api.ts';

export type Wanted = Omit<Input<'chronicle.page'>, 'after'>;
type Page = Output<'chronicle.page'>;

export function useEntries(wanted: Wanted, enabled: boolean) {
  return useInfiniteQuery<
    Page,
    CallFailure,
    InfiniteData<Page, number | null>,
    ReturnType<typeof askKey<'chronicle.page'>>,
    number | null
  >({
    queryKey: askKey('chronicle.page', wanted),
    enabled,
    queryFn: ({ pageParam }) => call('chronicle.page', { ...wanted, after: pageParam }),
    initialPageParam: null,
    getNextPageParam: ({ next }) => next,
    // Earlier finds stay in sight until the new search has its answer.
    placeholderData: (before) => before,
  });
}
