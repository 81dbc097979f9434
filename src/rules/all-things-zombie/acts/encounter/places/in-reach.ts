/** Reach of weapons by places: whom somebody may fire at on a board, by sight and by range (sections: Range; Pursue by Fire). */
import { isRanged, weaponOf } from '../../../arms.ts';
import { TENTHS } from '../../../board/place.ts';
import type { Condition } from '../../../state/turn.ts';
import type { WeaponId } from '../../../types.ts';
import type { SeenEncounter } from '../act.ts';
import { isLoaded } from '../gear/barrels.ts';
import type { Fighting } from '../standing/fighters.ts';
import { seenFrom } from './seen-from.ts';

/** Somebody who has fled from it is fired at through what hides him by now (section: Pursue by Fire). */
export function isPursued({ fighters }: SeenEncounter, who: string, target: string): boolean {
  const [shooter, fled] = [who, target].map((id) => fighters.find((one) => one.who === id));
  return shooter?.toFire?.at === target && fled !== undefined && FLED.includes(fled.condition);
}

const FLED: readonly Condition[] = ['ducked-back', 'ran-away'];

/** True where places let somebody fire at another with a weapon: he is in sight, or flees from it, and in range; without places, always. */
export function reaches(encounter: SeenEncounter, who: string, target: string, weapon: WeaponId): boolean {
  const seen = seenFrom(encounter, who, target);
  if (seen === undefined) return true;
  const isSeen = seen.cut === null || isPursued(encounter, who, target);
  return isSeen && seen.apart <= (weaponOf(weapon).range ?? 0) * TENTHS;
}

/** The same with any weapon that he has loaded, or has to reload where none is; true of whoever has none, whom other rules stop. */
export function canReach(encounter: SeenEncounter, one: Fighting, target: string): boolean {
  const guns = one.weapons.filter(({ weapon }) => isRanged(weapon));
  const loaded = guns.filter((gun) => isLoaded(encounter, one, gun));
  const fired = loaded.length > 0 ? loaded : guns;
  return guns.length === 0 || fired.some(({ weapon }) => reaches(encounter, one.fighter.who, target, weapon));
}
