/** Names of those whom somebody fires at, or fights. */
import type { FighterView } from '../../../../../src/contract/games/all-things-zombie/encounter-view/fighters.ts';
import type { Deed } from '../../acts/deed.ts';

type Fighters = readonly FighterView[];

/** A zombie has no name. */
export const nameOf = (at: string | null, fighters: Fighters): string =>
  fighters.find(({ who }) => who === at)?.name ?? 'A zombie';

/** Names for the odds of a deed: of several targets each; of a melee the fighter, then those against it. */
export function namesIn(deed: Deed, fighters: Fighters): readonly string[] {
  switch (deed.do) {
    case 'fire-at':
      return deed.aims.map(({ target }) => nameOf(target, fighters));
    case 'fight':
      return [nameOf(deed.who, fighters), ...deed.against.map(({ target }) => nameOf(target, fighters))];
    default:
      return [];
  }
}
