import { afterFiring } from '../../../turn/ammo.ts';
import type { CampaignPlay } from '../../act.ts';
import { type SeenEncounter, tell } from '../act.ts';
import { type Ammo, type Armed, ammoId, type Fighting, spentOn } from '../standing/fighters.ts';

/** Spends so many 1s from the clip; returns true if the weapon is empty now. */
export function* spend(
  encounter: SeenEncounter,
  { fighter }: Fighting,
  { id, weapon }: Armed,
  ammo: Ammo | undefined,
  ones: number,
): CampaignPlay<boolean> {
  if (ammo === undefined) return false;
  const before = spentOn(encounter, ammoId(fighter, id), ammo.loaded);
  const after = afterFiring(weapon, before.ones, ones);
  if (after.empty || after.ones !== before.ones)
    yield* tell({ type: 'ammo-spent', spent: { ...before, loaded: !after.empty, ones: after.ones } });
  return after.empty;
}
