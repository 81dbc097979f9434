/** Lists that come a page at a time, each page after the last line of the one before. */
import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';
import type { Input, Output } from '../../src/contract/contract.ts';
import { askKey, type CallFailure, call } from './api.ts';

/** Calls that take what a page comes after, and give what the next one does. */
type Paged = 'campaign.log' | 'people.page' | 'stockpile.history';

/** The pages asked for so far, kept up to date like any other query. */
export function usePages<M extends Paged>(method: M, wanted: Omit<Input<M>, 'after'>) {
  return useInfiniteQuery<
    Output<M>,
    CallFailure,
    InfiniteData<Output<M>, number | null>,
    readonly [...ReturnType<typeof askKey<M>>, 'pages'],
    number | null
  >({
    // The same call may be asked for its first page alone elsewhere, which is kept in another form.
    queryKey: [...askKey(method, wanted as Input<M>), 'pages'],
    queryFn: ({ pageParam }) => call(method, { ...wanted, after: pageParam } as Input<M>),
    initialPageParam: null,
    getNextPageParam: ({ next }) => next,
    // What was found before stays in sight until the new search has its answer.
    placeholderData: (before) => before,
  });
}
