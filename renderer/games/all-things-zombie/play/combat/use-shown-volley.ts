/** The volley of an open form of fire, shown on the map. */
import { useEffect } from 'react';
import { usePlay } from '../state/play-context.ts';
import { sumOf } from './aims.ts';
import { DIGITS } from './target-rows.tsx';
import type { TargetOdds } from './use-target-odds.ts';
import type { Volley, Weapon } from './volley.ts';

/** The map shows the volley, as long as its form is open. */
export function useShownVolley(
  { aims }: Volley,
  { targets, arcs }: Weapon,
  odds: readonly TargetOdds[],
): void {
  const { showVolley } = usePlay();
  const arc = targets > 1 ? (arcs.find(({ shots }) => shots === sumOf(aims))?.inches ?? null) : null;
  const rows = odds
    .slice(0, DIGITS)
    .map(({ target, hit, stops }) => ({ at: target.piece.piece, hit, stops }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows by what they say.
  useEffect(() => showVolley({ aims, arc, rows }), [showVolley, aims, arc, JSON.stringify(rows)]);
  useEffect(() => () => showVolley(undefined), [showVolley]);
}
