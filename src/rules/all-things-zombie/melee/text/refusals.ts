/** Sentences about melee. */
import { isRanged } from '../../arms.ts';
import { shotRefusalText } from '../../shooting/text/refusals.ts';
import type { WeaponId } from '../../types.ts';
import type { FighterRefusal } from '../fighter.ts';

export function fighterRefusalText(refusal: FighterRefusal): string {
  switch (refusal) {
    case 'zombie-armed':
      return 'a zombie fights with its bare hands and has no attributes; leave weapon and attribute out.';
    case 'too-many-hands':
      return 'nobody fights with more than two weapons; leave one out.';
    case 'two-handed':
      return 'a chain saw takes both hands; leave the other weapon out.';
    case 'pops-without-gun':
      return 'a beaten zombie is shot with a weapon that fires; name one.';
    default:
      return refusal satisfies never;
  }
}

/** Sentence on why the weapon doesn’t fire so many rounds. */
export const popRefusalText = (weapon: WeaponId): string =>
  shotRefusalText(isRanged(weapon) ? 'shots-not-of-weapon' : 'not-fired', weapon);
