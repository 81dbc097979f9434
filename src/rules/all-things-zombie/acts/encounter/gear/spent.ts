import { weaponOf } from '../../../arms.ts';
import { afterFiring } from '../../../turn/ammo.ts';
import type { CampaignPlay } from '../../act.ts';
import { type SeenEncounter, tell } from '../act.ts';
import { type Armed, ammoId, type Fighting, spentOn } from '../standing/fighters.ts';
import { barrelsFired, barrelsOf, emptied } from './barrels.ts';

/** Spends so many 1s from the clip, or the barrels that these shots were; returns true if the weapon has to be reloaded now. */
export function* spend(
  encounter: SeenEncounter,
  found: Fighting,
  armed: Armed,
  { shots, ones }: { readonly shots: number; readonly ones: number },
): CampaignPlay<boolean> {
  const { id, weapon } = armed;
  const barrels = barrelsOf(encounter, found, armed);
  if (barrels !== null) {
    const fired = Math.min(barrels.left, barrelsFired(weapon, shots));
    return (yield* emptied(barrels, fired)) && weaponOf(weapon).reload.by === 'barrel';
  }
  const ammo = found.ammo.find((one) => one.weapon === id);
  if (ammo === undefined) return false;
  const before = spentOn(encounter, ammoId(found.fighter, id), ammo.loaded);
  const after = afterFiring(weapon, before.ones, ones);
  if (after.empty || after.ones !== before.ones)
    yield* tell({ type: 'ammo-spent', spent: { ...before, loaded: !after.empty, ones: after.ones } });
  return after.empty;
}
