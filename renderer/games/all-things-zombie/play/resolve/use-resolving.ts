/** Turn after turn fought on by bots, until it is over or stopped; each turn is shown before the next begins. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { CallFailure, queueOf, sendInTurn, tellFailure } from '../../../../app/api.ts';
import { newestLog } from '../../../../app/log-context.ts';
import { refreshAfter } from '../../../../app/refresh.ts';

export interface Resolved {
  readonly acts: number;
  readonly turn: number;
  readonly over: boolean;
  /** The act that it all went on from. */
  readonly from: number;
  /** How the campaign stood after it. */
  readonly revision: number;
}

export function useResolving(campaign: string) {
  const client = useQueryClient();
  const [resolved, setResolved] = useState<Resolved>();
  const [isRunning, setRunning] = useState(false);
  const goesOn = useRef(false);
  useEffect(
    () => () => {
      goesOn.current = false;
    },
    [],
  );

  const aTurn = async (before: Resolved | undefined): Promise<Resolved> => {
    const revision = newestLog(client, campaign)?.revision ?? 0;
    const { acts, from, ...done } = await sendInTurn(client, 'encounter.resolve', { campaign, revision });
    await refreshAfter(client, 'encounter.resolve', { campaign });
    return { ...done, acts: (before?.acts ?? 0) + acts, from: before?.from ?? from };
  };

  const start = async (turns: number) => {
    if (goesOn.current) return;
    goesOn.current = true;
    setRunning(true);
    let last: Resolved | undefined;
    try {
      for (let left = turns; left > 0 && goesOn.current && last?.over !== true; left -= 1) {
        last = await queueOf(campaign).add(() => aTurn(last));
        setResolved(last);
      }
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure;
      tellFailure(failure);
    } finally {
      goesOn.current = false;
      setRunning(false);
    }
  };

  return {
    resolved,
    isRunning,
    start: (turns: number) => void start(turns),
    stop: () => {
      goesOn.current = false;
    },
  };
}
