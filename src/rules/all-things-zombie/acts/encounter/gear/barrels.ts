/** Weapons made ready by hand: a shotgun’s barrels after they are fired (ATZ-22), a weapon that was thrown and lies somewhere (ATZ-24). */
import { volleysOf, weaponOf } from '../../../arms.ts';
import type { Spent } from '../../../state/turn.ts';
import type { WeaponId } from '../../../types.ts';
import type { CampaignPlay } from '../../act.ts';
import { type SeenEncounter, tell } from '../act.ts';
import { type Armed, ammoId, type Fighting, spentOn } from '../standing/fighters.ts';

export interface Barrels {
  /** Loaded ones; of a thrown weapon whether it is in hand. */
  readonly left: number;
  readonly all: number;
  /** The Encounter’s record of them; here `used` counts barrels fired and not loaded again. */
  readonly spent: Spent;
}

/** Null for a weapon that is neither loaded barrel by barrel nor thrown. Each comes loaded, and in hand. */
export function barrelsOf(
  encounter: SeenEncounter,
  { fighter }: Fighting,
  { id, weapon }: Armed,
): Barrels | null {
  const figures = weaponOf(weapon);
  if (figures.reload.by !== 'barrel' && figures.reload.by !== 'throw') return null;
  const all = volleysOf(figures).length;
  const spent = spentOn(encounter, ammoId(fighter, id), true);
  return { left: all - spent.used, all, spent };
}

/** The shorter volley is one barrel, the longer one both. */
export const barrelsFired = (weapon: WeaponId, shots: number): number =>
  volleysOf(weaponOf(weapon)).findIndex(({ counted }) => counted === shots) + 1;

/** Counts barrels as fired; returns true if the last loaded one was among them. */
export function* emptied({ left, spent }: Barrels, fired: number): CampaignPlay<boolean> {
  const loaded = left > fired;
  yield* tell({ type: 'ammo-spent', spent: { ...spent, loaded, used: spent.used + fired } });
  return !loaded;
}

/** True while a weapon lies where it was thrown, until it is picked up. */
export const isThrown = (encounter: SeenEncounter, found: Fighting, armed: Armed): boolean =>
  weaponOf(armed.weapon).reload.by === 'throw' && barrelsOf(encounter, found, armed)?.left === 0;

/** All barrels of it. */
export function* loadedAgain({ spent }: Barrels): CampaignPlay<void> {
  yield* tell({ type: 'ammo-spent', spent: { ...spent, loaded: true, used: 0 } });
}
