/** A check of a whole campaign or game, and its repair, as far as they have come. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { LOSES } from '../../../src/contract/calls/check.ts';
import type { Output } from '../../../src/contract/contract.ts';
import { CallFailure, call } from '../../app/api.ts';
import { refresh } from '../../app/refresh.ts';

/** Milliseconds between two looks at how far it has come. */
const EVERY = 250;

export type Checking =
  | { readonly state: 'checking' | 'repairing'; readonly share: number }
  | { readonly state: 'checked'; readonly found: Output<'check.campaign'>; readonly repaired: string | null }
  /** Nothing has some of what is damaged: it could be gone on without. */
  | { readonly state: 'stuck'; readonly message: string }
  | { readonly state: 'failed'; readonly message: string };

const newName = () => `w-${Math.random().toString(36).slice(2)}`;

const messageOf = (failure: unknown): string => {
  if (!(failure instanceof CallFailure)) throw failure;
  return failure.message;
};

export interface Check {
  readonly now: Checking;
  readonly repair: () => void;
  /** Without what nothing has. */
  readonly goOn: () => void;
  /** Calls off what is under way. */
  readonly cancel: () => void;
}

export function useCheck(campaign: string): Check {
  const client = useQueryClient();
  const [now, setNow] = useState<Checking>({ state: 'checking', share: 0 });
  const [work] = useState(newName);

  async function check(repaired: string | null): Promise<void> {
    setNow({ state: 'checking', share: 0 });
    const found = await call('check.campaign', { campaign, work });
    setNow({ state: 'checked', found, repaired });
  }
  async function repair(losing: boolean): Promise<void> {
    setNow({ state: 'repairing', share: 0 });
    const { revision } = await call('log.head', { campaign });
    const { text } = await call('check.repair', { campaign, revision, work, losing });
    await refresh(client, { campaign });
    await check(text);
  }
  const fails = (failure: unknown) => {
    const message = messageOf(failure);
    const stuck = failure instanceof CallFailure && failure.refusal === LOSES;
    setNow({ state: stuck ? 'stuck' : 'failed', message });
  };

  const { state } = now;
  const goesOn = state === 'checking' || state === 'repairing';
  useEffect(() => {
    if (!goesOn) return;
    const look = async () => {
      const { progress } = await call('work.get', { work });
      if (progress !== null)
        setNow((one) => ('share' in one ? { ...one, share: progress.done / progress.of } : one));
    };
    const looking = setInterval(() => void look().catch(() => undefined), EVERY);
    return () => clearInterval(looking);
  }, [goesOn, work]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as the dialog opens.
  useEffect(() => {
    check(null).catch(fails);
  }, []);

  return {
    now,
    repair: () => void repair(false).catch(fails),
    goOn: () => void repair(true).catch(fails),
    cancel: () => void call('work.cancel', { work }).catch(() => undefined),
  };
}
