/** Turn after turn fought on by bots, until it is over or stopped; each turn is shown before the next begins. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { CallFailure, queueOf, sendInTurn, tellFailure } from '../../../../client/api.ts';
import { newestLog } from '../../../../client/log-context.ts';
import { refreshAfter } from '../../../../client/refresh.ts';

export interface Resolved {
  readonly acts: number;
  readonly turn: number;
  readonly over: boolean;
  /** The act that it all went on from. */
  readonly from: number;
  /** Revision of the campaign after the last turn. */
  readonly revision: number;
}

/** Reason why the bots have left off before they were told to. */
export type LeftOff = 'others-acted' | 'failed' | 'idle';

export function useResolving(campaign: string) {
  const client = useQueryClient();
  const [resolved, setResolved] = useState<Resolved>();
  const [isRunning, setRunning] = useState(false);
  const [leftOff, setLeftOff] = useState<LeftOff>();
  const goesOn = useRef(false);
  useEffect(
    () => () => {
      goesOn.current = false;
    },
    [],
  );

  /** Undefined where something else was done, or undone, since the turn before: the bots' acts would stand around it. */
  const aTurn = async (before: Resolved | undefined): Promise<Resolved | undefined> => {
    const revision = newestLog(client, campaign)?.revision ?? 0;
    if (before !== undefined && before.revision !== revision) return undefined;
    const { acts, from, ...done } = await sendInTurn(client, 'encounter.resolve', { campaign, revision });
    await refreshAfter(client, 'encounter.resolve', { campaign });
    return { ...done, acts: (before?.acts ?? 0) + acts, from: before?.from ?? from };
  };

  const start = async (turns: number) => {
    if (goesOn.current) return;
    goesOn.current = true;
    setRunning(true);
    setLeftOff(undefined);
    let last: Resolved | undefined;
    try {
      for (let left = turns; left > 0 && goesOn.current && last?.over !== true; left -= 1) {
        const now = await queueOf(campaign).add(() => aTurn(last));
        if (now === undefined) {
          setLeftOff('others-acted');
          return;
        }
        const isIdle = now.acts === (last?.acts ?? 0);
        last = now;
        setResolved(last);
        if (isIdle && !now.over) {
          setLeftOff('idle');
          return;
        }
      }
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure;
      tellFailure(failure);
      // Turns done before the failure stand.
      if (last !== undefined) setLeftOff(failure.code === 'stale' ? 'others-acted' : 'failed');
    } finally {
      goesOn.current = false;
      setRunning(false);
    }
  };

  return {
    resolved,
    leftOff,
    isRunning,
    start: (turns: number) => void start(turns),
    stop: () => {
      goesOn.current = false;
    },
  };
}
