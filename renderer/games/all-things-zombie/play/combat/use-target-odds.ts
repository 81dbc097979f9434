/** Odds of each target in sight and in range: those of its share of the volley where several are aimed at, else of all shots at it alone. */
import { useQueries } from '@tanstack/react-query';
import type { FighterView } from '../../../../../src/contract/games/all-things-zombie/encounter-view/fighters.ts';
import { askKey, call, useAsk } from '../../../../client/api.ts';
import type { Deed } from '../../acts/deed.ts';
import { usePlay } from '../state/play-context.ts';
import { besideOf, type Outcomes, shareOf } from './shares.ts';
import { NOTHING_SAID } from './ticks.ts';
import type { Target, Targets } from './use-targets.ts';
import { fireAt, mostShots, type Volley, type Weapon } from './volley.ts';

export interface TargetOdds {
  readonly target: Target;
  /** Chance from 0 to 1 that it is hit, and that it is stopped: a zombie by being killed, one of the people by any hit. */
  readonly hit: number | undefined;
  readonly stops: number | undefined;
  /** The same chance for all shots at it alone; undefined until it is known. */
  readonly alone: number | undefined;
}

const hitOf = (outcomes: Outcomes): number => 1 - shareOf(outcomes, 'missed');
const stopsOf = (outcomes: Outcomes, { piece: { kind } }: Target): number =>
  kind === 'zombie' ? shareOf(outcomes, 'obviouslyDead') : hitOf(outcomes);

/** In the order of the targets, the nearest first. */
export function useTargetOdds(
  fighter: FighterView,
  weapon: Weapon,
  { near }: Targets,
  volley: Volley,
): readonly TargetOdds[] {
  const { campaign } = usePlay();
  const { aims } = volley;
  const several = aims.length > 1;
  const shared = useAsk(
    'encounter.chance',
    { campaign, act: fireAt(fighter, volley, null) },
    { enabled: several },
  ).data?.odds;
  const each = shared ? [shared.outcomes, ...besideOf(shared).map(({ outcomes }) => outcomes)] : [];
  const alone = useQueries({
    queries: near.map(({ piece: { piece } }) => {
      const at = [{ at: piece, shots: mostShots(weapon), ...NOTHING_SAID }];
      const act: Deed = fireAt(fighter, { weapon: weapon.id, aims: at, own: [] }, null);
      const input = { campaign, act };
      return {
        queryKey: askKey('encounter.chance', input),
        queryFn: () => call('encounter.chance', input),
      };
    }),
  });
  return near.map((target, row) => {
    const nth = aims.findIndex(({ at }) => at === target.piece.piece);
    const all = alone[row]?.data?.odds?.outcomes;
    const outcomes = (several ? each[nth] : undefined) ?? all;
    return {
      target,
      hit: outcomes && hitOf(outcomes),
      stops: outcomes && stopsOf(outcomes, target),
      alone: all && stopsOf(all, target),
    };
  });
}
