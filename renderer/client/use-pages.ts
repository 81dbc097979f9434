/** Lists that come a page at a time, each page after the last line of the one before. */
import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';
import type { Input, Method, Output } from '../../src/contract/contract.ts';
import { askKey, type CallFailure, call } from './api.ts';

/** Calls that give what the next page comes after, which they take. */
type Paged = { [M in Method]: 'next' extends keyof Output<M> ? M : never }[Method];
type Cursor<M extends Paged> = Output<M>['next'];

interface Options<M extends Paged> {
  /** Cursor after which the first page begins; null for the very first. */
  readonly from?: Cursor<M>;
  readonly enabled?: boolean;
}

/** The pages asked for so far, kept up to date like any other query. */
export function usePages<M extends Paged>(
  method: M,
  wanted: Omit<Input<M>, 'after'>,
  { from = null, enabled = true }: Options<M> = {},
) {
  return useInfiniteQuery<
    Output<M>,
    CallFailure,
    InfiniteData<Output<M>, Cursor<M>>,
    readonly [...ReturnType<typeof askKey<M>>, 'pages', Cursor<M>],
    Cursor<M>
  >({
    // The same call may be asked for its first page alone elsewhere, which is kept in another form.
    queryKey: [...askKey(method, wanted as Input<M>), 'pages', from],
    queryFn: ({ pageParam }) => call(method, { ...wanted, after: pageParam } as Input<M>),
    initialPageParam: from,
    enabled,
    getNextPageParam: ({ next }) => next,
    // Results found before stay in sight until the new search has its answer.
    placeholderData: (before) => before,
  });
}
