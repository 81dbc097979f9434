/** Section: Pursue by Fire. People who may fire after those they have made flee, marked or not, until they have tested for it. */
import type { SeenCampaign } from '../../../state/seen.ts';
import type { Fighter, FighterId } from '../../../state/turn.ts';
import type { CampaignPlay } from '../../act.ts';
import { tell } from '../act.ts';
import { fighterNamed } from '../standing/fighters.ts';

/** People it still tests Pursue by Fire after. */
export const leftTo = (
  pursues: readonly FighterId[],
  chased: FighterId | undefined,
): Pick<Fighter, 'pursues'> => {
  const left = pursues.filter((one) => one !== chased);
  return left.length === 0 ? {} : { pursues: left };
};

/** Lets somebody fire after a figure that flees from its fire, its charge or the sight of it (section: Pursue by Fire, ATZ-142). */
export function* pursued(now: SeenCampaign, fled: FighterId, by: FighterId): CampaignPlay<void> {
  const pursuer = now.encounter && fighterNamed(now, now.encounter, by);
  if (!pursuer) return;
  const { fighter } = pursuer;
  const pursues = [...(fighter.pursues ?? []).filter((one) => one !== fled), fled];
  yield* tell({ type: 'fighter-changed', to: { ...fighter, pursues }, of: 'shots', fired: 0 });
}
