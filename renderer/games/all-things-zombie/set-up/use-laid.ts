import type { LaidPart } from '../../../../src/contract/games/all-things-zombie/encounter-view/laid.ts';
import { useAsk } from '../../../client/api.ts';

/** Dice with which the rows of Set up were rolled. */
export function useLaid(campaign: string): readonly LaidPart[] {
  return useAsk('encounter.laid', { campaign }).data?.parts ?? NOTHING;
}

const NOTHING: readonly LaidPart[] = [];
