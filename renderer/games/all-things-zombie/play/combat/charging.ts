/** Charges that may be wanted before a round of melee: who, and whom. */
import type { FighterView } from '../../../../../src/contract/games/all-things-zombie/encounter-view/fighters.ts';
import type { UnderWay } from '../../../../../src/contract/games/all-things-zombie/encounter-view.ts';
import { isZombie, ZOMBIE } from './targets.ts';

/** Says whether a fighter could want to charge the opponent: active, with nothing fired, and not in contact with it. */
export function mayCharge(
  { who, active, hasFired, inMelee, charges }: FighterView,
  at: string,
  zombies: UnderWay['zombies'],
): boolean {
  if (active === false || hasFired) return false;
  if (!isZombie(at)) return charges !== at && !inMelee.some((one) => one === at);
  const reached = zombies.filter(
    ({ whom, doing }) => whom === who && (doing === 'melee' || doing === 'charging'),
  );
  return !reached.some(({ id }) => at === ZOMBIE || id === at) && !inMelee.includes(null);
}
