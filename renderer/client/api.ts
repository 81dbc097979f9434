/** The one way from the screens to the backend: `call`, and the hooks that ask and do. */
import {
  keepPreviousData,
  type QueryClient,
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useRef } from 'react';
import type { Input, Method, MethodOfKind, Output } from '../../src/contract/contract.ts';
import type { Failure, Reply } from '../../src/contract/failure.ts';
import { GIVES_UP_A_LINE } from '../../src/contract/gives-up.ts';
import { droppedNotice, NOT_DONE, STALE_NOTICE, UNDER_WAY } from '../text/failures.ts';
import { askKey } from './ask-key.ts';
import { type CommandQueue, commandQueue, Dropped } from './command-queue.ts';
import { asksToGiveUp } from './giving-up.ts';
import { newestLog } from './log-context.ts';
import { clearFailures, notify } from './notify.ts';
import { refresh, refreshAfter } from './refresh.ts';
import { isRelative } from './relative.ts';
import { send } from './transport.ts';

/** A call that was refused or couldn't be made; `message` is one sentence for the player. */
export class CallFailure extends Error {
  /** `not-drawn`: a fault of the screen's own. `dropped`: not asked for at all, since what came before was refused. */
  readonly code: Failure['code'] | 'unreachable' | 'dropped' | 'not-drawn';
  /** The field to blame, where one is. */
  readonly field: string | undefined;
  /** Name of the refusal, where it has one. */
  readonly refusal: string | undefined;
  /** Facts about a damaged file, for a failure that comes from one. */
  readonly damaged: Failure['damaged'];

  constructor(failure: {
    code: CallFailure['code'];
    message: string;
    field?: string | undefined;
    refusal?: string | undefined;
    damaged?: Failure['damaged'];
  }) {
    super(failure.message);
    this.name = 'CallFailure';
    this.code = failure.code;
    this.field = failure.field;
    this.refusal = failure.refusal;
    this.damaged = failure.damaged;
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
  // A notice may say why the call fails, so it is shown even where the call is refused.
  if (reply.notice !== undefined) notify({ message: reply.notice, kind: 'warning' });
  if (!reply.ok) throw new CallFailure(reply.error);
  return reply.value as Output<M>;
}

export { askKey };

interface AskOptions<M extends Method, T> {
  readonly enabled?: boolean;
  /** Asked for again only where something that was done may have changed it, or nothing is kept. */
  readonly kept?: boolean;
  /** Asked once: the question says which answer it is, and there is never another. */
  readonly fixed?: boolean;
  /** Asked for something else, the answer before is shown until there is another. */
  readonly stays?: boolean;
  /** The part that is looked at: nothing is drawn anew while it stays the same. */
  readonly select?: (output: Output<M>) => T;
}

/** Asks, keeps the answer, and asks again when something that was done may have changed it. */
export function useAsk<M extends MethodOfKind<'query'>, T = Output<M>>(
  method: M,
  input: Input<M>,
  { enabled = true, kept = false, fixed = false, stays = false, select }: AskOptions<M, T> = {},
): UseQueryResult<T, CallFailure> {
  return useQuery<Output<M>, CallFailure, T>({
    queryKey: askKey(method, input),
    queryFn: () => call(method, input),
    enabled,
    ...(kept || fixed ? { staleTime: Number.POSITIVE_INFINITY } : {}),
    ...(fixed ? { meta: { fixed } } : {}),
    ...(stays ? { placeholderData: keepPreviousData } : {}),
    ...(select === undefined ? {} : { select }),
  });
}

const queues = new Map<string, CommandQueue>();

/** All that is done to one campaign in this window goes through it. */
export function queueOf(campaign: string): CommandQueue {
  const found = queues.get(campaign);
  if (found !== undefined) return found;
  const queue = commandQueue((count) => notify({ message: droppedNotice(count) }));
  queues.set(campaign, queue);
  return queue;
}

/** Revision of each campaign after the last command sent from this window. */
const revisions = new Map<string, number>();

/** A command that says from which state of the campaign it was made. */
interface At {
  readonly campaign: string;
  readonly revision: number;
}

const isAt = (input: object): input is At => 'campaign' in input && 'revision' in input;

/** Commands of this window on their way. */
const onTheWay = new Map<string, Set<Promise<unknown>>>();

/** Done once nothing that this window has sent to the campaign, or to any of them, is on its way, and what came back is shown. */
export async function sent(campaign: string | null): Promise<void> {
  const all =
    campaign === null ? [...onTheWay.values()].flatMap((some) => [...some]) : onTheWay.get(campaign);
  if (all === undefined) return;
  await Promise.allSettled(all);
  // Handlers that wait for the reply run first.
  await new Promise((resolve) => setTimeout(resolve));
}

/** Commands that the player has confirmed, by campaign: method and input (without dice, entries and odds), at their revision. */
const meant = new Map<string, string>();

function sameCommand(method: string, input: object & At): string {
  const { dice: _dice, entries: _entries, odds: _odds, ...rest } = input as Readonly<Record<string, unknown>>;
  return JSON.stringify([method, rest]);
}

/** Sends it; where that would give up more than a few acts that were taken back, the player is asked first. */
async function callAsking<M extends MethodOfKind<'command'>>(
  method: M,
  input: Input<M> & At,
): Promise<Output<M>> {
  const { campaign } = input;
  const same = sameCommand(method, input);
  const givingUp = { ...input, giveUpLine: true } as Input<M>;
  if (meant.get(campaign) === same) return await call(method, givingUp);
  meant.delete(campaign);
  try {
    return await call(method, input);
  } catch (failure) {
    if (!(failure instanceof CallFailure && failure.refusal === GIVES_UP_A_LINE)) throw failure;
    if (!(await asksToGiveUp(failure.message))) throw new CallFailure({ code: 'dropped', message: NOT_DONE });
    meant.set(campaign, same);
    return await call(method, givingUp);
  }
}

/** Sends a command when its turn has come, from the state that the one before it has left. */
export async function sendInTurn<M extends MethodOfKind<'command'>>(
  client: QueryClient,
  method: M,
  input: Input<M> & At,
): Promise<Output<M>> {
  const { campaign } = input;
  const sending = sendFromNewest(client, method, input);
  const all = onTheWay.get(campaign) ?? new Set();
  onTheWay.set(campaign, all.add(sending));
  try {
    return await sending;
  } finally {
    all.delete(sending);
    if (all.size === 0) onTheWay.delete(campaign);
  }
}

async function sendFromNewest<M extends MethodOfKind<'command'>>(
  client: QueryClient,
  method: M,
  input: Input<M> & At,
): Promise<Output<M>> {
  const { campaign } = input;
  for (let tries = 1; ; tries += 1) {
    const revision = Math.max(input.revision, revisions.get(campaign) ?? 0);
    try {
      const output = await callAsking(method, { ...input, revision });
      if ('revision' in output) revisions.set(campaign, output.revision);
      clearFailures();
      return output;
    } catch (failure) {
      if (!(failure instanceof CallFailure) || failure.code !== 'stale') throw failure;
      revisions.delete(campaign);
      await refresh(client, input);
      const now = newestLog(client, campaign)?.revision;
      // A relative command, which only adds to the value there, means the same from any state of it.
      if (!isRelative(method, input) || now === undefined || now <= revision || tries === MOST_TRIES)
        throw failure;
      revisions.set(campaign, now);
    }
  }
}

/** Times that a command is tried where others get in between. */
const MOST_TRIES = 5;

/** Does something in its turn, and brings up to date what it may have changed. */
async function perform<M extends MethodOfKind<'command'>>(
  client: QueryClient,
  method: M,
  input: Input<M>,
): Promise<Output<M>> {
  if (!isAt(input)) {
    try {
      const output = await call(method, input);
      await refreshAfter(client, method, input);
      return output;
    } catch (failure) {
      if (failure instanceof CallFailure && failure.code === 'stale') await refresh(client, input);
      throw failure;
    }
  }
  const queue = queueOf(input.campaign);
  queue.giveUpHeld();
  try {
    return await queue.add(async () => {
      const output = await sendInTurn(client, method, input);
      if (!isWaiting(output)) await refreshAfter(client, method, input);
      return output;
    });
  } catch (failure) {
    throw failure instanceof Dropped ? new CallFailure({ code: 'dropped', message: NOT_DONE }) : failure;
  }
}

/** Notifies the player of a failure that the screen doesn’t show itself; every screen uses it. */
export function tellFailure({ code, message }: CallFailure): void {
  if (code === 'stale') notify({ message: STALE_NOTICE });
  else if (code !== 'dropped') notify({ message, kind: 'failure' });
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
  /**
   * Unlike the library's own, it calls back also when the row or panel that asked has gone from the screen since. What is
   * pressed again before it is done is done once, and the screen says so.
   */
  readonly mutate: (input: Input<M>, then?: Then<M>) => void;
};

/** Does something in its turn, then brings up to date what it may have changed. */
export function useDo<M extends MethodOfKind<'command'>>(method: M, options: DoOptions = {}): Doing<M> {
  const client = useQueryClient();
  const mutation = useMutation<Output<M>, CallFailure, Input<M>>({
    mutationKey: [method],
    mutationFn: (input) => perform(client, method, input),
    onError: (failure) => {
      if (!options.handles?.(failure)) tellFailure(failure);
    },
  });
  const { mutateAsync } = mutation;
  const last = useRef<{ readonly what: string }>(undefined);
  const mutate = (input: Input<M>, then: Then<M> = {}) => {
    // Pressed again before it is done, it is one. What has been asked for in between is undone by it, and it counts.
    const pressed = { what: JSON.stringify({ ...input, revision: undefined }) };
    if (last.current?.what === pressed.what) {
      notify({ message: UNDER_WAY });
      return;
    }
    last.current = pressed;
    void mutateAsync(input)
      .finally(() => {
        if (last.current === pressed) last.current = undefined;
      })
      .then(
        (output) => then.onSuccess?.(output),
        (failure: CallFailure) => then.onError?.(failure),
      );
  };
  return { ...mutation, mutate };
}
