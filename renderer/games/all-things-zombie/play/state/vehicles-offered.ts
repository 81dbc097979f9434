/** Vehicle deeds that somebody may have: drive the one he sits in, fire at one, or bring one. */
import type { FighterView } from '../../../../../src/contract/games/all-things-zombie/encounter-view/fighters.ts';
import type { UnderWay } from '../../../../../src/contract/games/all-things-zombie/encounter-view.ts';
import { isAble } from './able.ts';
import type { Form } from './form.ts';

type Seen = Pick<UnderWay, 'working' | 'mayBring'>;

/** Undefined where there is nothing. */
export function driveFormOf(fighter: FighterView, { working, mayBring }: Seen): Form | undefined {
  const { who, inside, weapons } = fighter;
  const own = working.find(({ vehicle }) => vehicle === inside);
  if (own !== undefined) return { form: 'drive', vehicle: own.vehicle };
  if (!isAble(fighter)) return undefined;
  if (working.length > 0 && weapons.some(({ stopsVehicles }) => stopsVehicles))
    return { form: 'fire-at-vehicle', who };
  return mayBring ? { form: 'bring-vehicle', who } : undefined;
}

/** Label of a vehicle’s form among other acts. */
export const DRIVE_WORDS = {
  drive: 'Drive…',
  'fire-at-vehicle': 'Fire at a vehicle…',
  'bring-vehicle': 'Bring a vehicle…',
} as const satisfies { readonly [F in Form['form']]?: string };
