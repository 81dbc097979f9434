/** Somebody who joins now: as all who join are, but for what is said of them. */

import { figureId } from '../ids.ts';
import { type Figure, NEW_FIGURE } from '../state/campaign.ts';
import type { SeenCampaign } from '../state/seen.ts';
import type { AttributeId, WeaponId } from '../types.ts';
import { arm } from './recruiting.ts';

type Joining = Pick<Figure, 'kind' | 'name' | 'pronoun' | 'rep'> &
  Partial<
    Pick<
      Figure,
      | 'shortName'
      | 'protected'
      | 'leadership'
      | 'advantages'
      | 'origin'
      | 'rap'
      | 'biography'
      | 'tally'
      | 'seenZombieDeath'
    >
  > & {
    readonly attributes: readonly AttributeId[];
    readonly weapons: readonly WeaponId[];
  };

export function newFigure(now: SeenCampaign, { attributes, weapons, ...joining }: Joining): Figure {
  return {
    ...NEW_FIGURE,
    ...joining,
    id: figureId(now.count.figures + 1),
    attributes: [...attributes],
    weapons: arm(weapons, now.count.weapons),
    since: now.calendar.now,
    joined: now.calendar.now,
  };
}
