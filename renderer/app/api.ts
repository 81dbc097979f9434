/** The one way from the screens to the backend: `call`, and the hooks that ask and do. */
import {
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import {
  CONTRACT,
  type Input,
  type Method,
  type MethodOfKind,
  type Output,
} from '../../src/contract/contract.ts';
import type { Failure, Reply } from '../../src/contract/failure.ts';
import { STALE_NOTICE } from '../text/failures.ts';
import { notify } from './notify.ts';
import { refresh } from './refresh.ts';
import { send } from './transport.ts';

/** A call that was refused or couldn't be made; `message` is one sentence for the player. */
export class CallFailure extends Error {
  readonly code: Failure['code'] | 'unreachable';
  /** The field to blame, where one is. */
  readonly field: string | undefined;

  constructor(failure: { code: CallFailure['code']; message: string; field?: string | undefined }) {
    super(failure.message);
    this.name = 'CallFailure';
    this.code = failure.code;
    this.field = failure.field;
  }
}

/** Asks the backend; throws `CallFailure` and nothing else. */
export async function call<M extends Method>(method: M, input: Input<M>): Promise<Output<M>> {
  let reply: Reply<unknown>;
  try {
    reply = await send(method, input);
  } catch (error) {
    throw new CallFailure({ code: 'unreachable', message: error instanceof Error ? error.message : '' });
  }
  if (!reply.ok) throw new CallFailure(reply.error);
  const parsed = CONTRACT[method].output.safeParse(reply.value);
  if (!parsed.success) {
    console.error(`${method} answered what its contract does not know`, parsed.error);
    throw new CallFailure({ code: 'internal', message: 'The answer could not be read; nothing was shown.' });
  }
  return parsed.data as Output<M>;
}

/** What a query is kept under: the method and its input, so that one campaign's can be found again. */
export const askKey = <M extends Method>(method: M, input: Input<M>) => [method, input] as const;

/** Asks, keeps the answer, and asks again when something that was done may have changed it. */
export function useAsk<M extends MethodOfKind<'query'>>(
  method: M,
  input: Input<M>,
  options: { readonly enabled?: boolean } = {},
): UseQueryResult<Output<M>, CallFailure> {
  return useQuery<Output<M>, CallFailure>({
    queryKey: askKey(method, input),
    queryFn: () => call(method, input),
    enabled: options.enabled ?? true,
  });
}

interface DoOptions {
  /** Gives true for a failure the caller shows itself, e.g. beside a field; the others are shown as a notification. */
  readonly handles?: (failure: CallFailure) => boolean;
}

/** A table that waits for the player's next die has changed nothing yet. */
const isWaiting = (output: unknown): boolean =>
  typeof output === 'object' && output !== null && 'state' in output && output.state === 'waiting';

interface Then<M extends Method> {
  readonly onSuccess?: (output: Output<M>) => void;
  readonly onError?: (failure: CallFailure) => void;
}

type Doing<M extends Method> = Omit<UseMutationResult<Output<M>, CallFailure, Input<M>>, 'mutate'> & {
  /** Unlike the library's own, it calls back also when the row or panel that asked has gone from the screen since. */
  readonly mutate: (input: Input<M>, then?: Then<M>) => void;
};

/** Does something, then brings up to date what it may have changed. `stale` is always handled here. */
export function useDo<M extends MethodOfKind<'command'>>(method: M, options: DoOptions = {}): Doing<M> {
  const client = useQueryClient();
  const mutation = useMutation<Output<M>, CallFailure, Input<M>>({
    mutationKey: [method],
    mutationFn: (input) => call(method, input),
    // Waits for what is on the screen, so that the next thing done carries the new revision.
    onSuccess: (output, input) => (isWaiting(output) ? undefined : refresh(client, input)),
    onError: async (failure, input) => {
      if (failure.code === 'stale') {
        await refresh(client, input);
        notify({ message: STALE_NOTICE });
        return;
      }
      if (!options.handles?.(failure)) notify({ message: failure.message, kind: 'failure' });
    },
  });
  const { mutateAsync } = mutation;
  const mutate = (input: Input<M>, then: Then<M> = {}) =>
    void mutateAsync(input).then(
      (output) => then.onSuccess?.(output),
      (failure: CallFailure) => then.onError?.(failure),
    );
  return { ...mutation, mutate };
}
