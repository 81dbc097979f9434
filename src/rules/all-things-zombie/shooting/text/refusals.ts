/** Sentences about shooting. */

import { upperFirst } from '../../../core/text/english.ts';
import { volleysOf, weaponOf } from '../../arms.ts';
import { singleFigure } from '../../data/single-figures.ts';
import { WEAPON_TERMS } from '../../data/text/weapon-terms.ts';
import type { WeaponId } from '../../types.ts';
import type { ShotRefusal } from '../volley.ts';

/** `1 to 3 shots`, `2 or 4 shots`, `1 shot`. */
function shotsText(weapon: WeaponId): string {
  const counts = volleysOf(weaponOf(weapon)).map(({ counted }) => counted);
  const [first = 0] = counts;
  const last = counts.at(-1) ?? 0;
  if (first === last) return `${first} ${first === 1 ? 'shot' : 'shots'}`;
  return counts.length === last - first + 1 && counts.length > 2
    ? `${first} to ${last} shots`
    : `${counts.join(' or ')} shots`;
}

/** Sentence on what is wrong with a volley, and what would be right. */
export function shotRefusalText(refusal: ShotRefusal, weapon: WeaponId): string {
  const { a } = WEAPON_TERMS[weapon].long;
  switch (refusal) {
    case 'not-fired':
      return `${upperFirst(a)} isn’t fired; name a weapon that shoots, or fight with it.`;
    case 'shots-not-of-weapon':
      return `${upperFirst(a)} fires ${shotsText(weapon)}.`;
    case 'too-heavy-together':
      return `${upperFirst(a)} leaves no room for a second weapon: both together have an Impact of ${singleFigure('impact-together')} at most.`;
    case 'shots-not-aimed':
      return 'Aim every shot: each target takes at least one, and together they take them all.';
    case 'too-many-targets':
      return `${upperFirst(a)} reaches no more targets at once than its Target Rating, ${weaponOf(weapon).targets}.`;
    case 'one-target-close':
      return `${upperFirst(a)} hits one target only within ${weaponOf(weapon).oneTargetWithin ?? 0}″; aim all shots at it.`;
    default:
      return refusal satisfies never;
  }
}
