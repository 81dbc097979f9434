/** Long work that a screen waits for. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Input, Output } from '../../src/contract/contract.ts';
import type { LongCall } from '../../src/contract/long-calls.ts';
import { askKey, type CallFailure, call } from './api.ts';

/** Milliseconds between two questions how far it has come. */
const EVERY = 250;

export interface LongWork<M extends LongCall = LongCall> {
  readonly isDone: boolean;
  readonly data: Output<M> | undefined;
  /** From 0 to 1; undefined before it is known, and while nothing is done. */
  readonly share: number | undefined;
  /** Reason for which the work ended before it was done. */
  readonly error: CallFailure | null;
  /** Forgets the work; wanted again, it begins anew. */
  readonly cancel: () => void;
  readonly again: () => void;
}

const newName = () => `w-${Math.random().toString(36).slice(2)}`;

interface WorkOptions {
  /** Asked for again only where something that was done may have changed it. */
  readonly kept?: boolean;
}

/** Has the work done while it is wanted, once. */
export function useWork<M extends LongCall>(
  method: M,
  input: Input<M>,
  wanted: boolean,
  { kept = false }: WorkOptions = {},
): LongWork<M> {
  const client = useQueryClient();
  const [name, setName] = useState(newName);
  const queryKey = askKey(method, input);
  const doing = useQuery<Output<M>, CallFailure>({
    queryKey,
    queryFn: () => call(method, { ...input, work: name }),
    enabled: wanted,
    retry: false,
    ...(kept ? { staleTime: Number.POSITIVE_INFINITY } : {}),
  });
  const asked = { work: name };
  const far = useQuery({
    queryKey: askKey('work.get', asked),
    queryFn: async () => (await call('work.get', asked)).progress,
    enabled: wanted && doing.isPending && doing.isFetching,
    refetchInterval: EVERY,
    gcTime: 0,
  }).data;
  return {
    isDone: doing.isSuccess,
    data: doing.data,
    share: doing.isFetching && far ? far.done / far.of : undefined,
    error: doing.error,
    cancel: () => {
      void call('work.cancel', asked).catch(() => undefined);
      // Wanted again before that is answered, it is other work, which must neither share the answer nor be called off.
      setName(newName());
      void client.cancelQueries({ queryKey, exact: true });
    },
    again: () => void doing.refetch(),
  };
}
