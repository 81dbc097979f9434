import { useMemo } from 'react';
import type { Corrections } from '../../src/rules/core/figure.ts';
import { useAsk } from '../client/api.ts';

/** Figures that differ in the player’s own book or deck; undefined until they are known. */
export function useCorrectionsInForce(campaign: string, some: number | null): Corrections | undefined {
  const { data } = useAsk('corrections.get', { campaign }, { enabled: some !== null && some > 0 });
  return useMemo(
    () =>
      some === 0 || some === null
        ? []
        : data?.differences.map(({ table, row, field, now }) => ({ table, row, field, to: now })),
    [data, some],
  );
}
