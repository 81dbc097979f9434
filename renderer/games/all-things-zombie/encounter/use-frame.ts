import type { EncounterView } from '../../../../src/contract/games/all-things-zombie/encounter-view.ts';
import { useAsk } from '../../../client/api.ts';
import type { Framed } from '../acts/steps.ts';

/** State of the Encounter as far as the frame around its steps shows it, whatever happens within them. */
const frameOf = ({ encounter }: EncounterView): Framed => {
  if (encounter === null) return { encounter: null };
  const { number, date, kind, objective, area, stage, turn, oneOff } = encounter;
  const byItself = oneOff && { points: oneOff.points, ready: oneOff.ready };
  return {
    encounter: { number, date, kind, objective, area, stage, oneOff: byItself, turn: turn?.number ?? null },
  };
};

export const useFrame = (campaign: string) => useAsk('encounter.get', { campaign }, { select: frameOf }).data;
