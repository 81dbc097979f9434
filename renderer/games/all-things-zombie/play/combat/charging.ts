/** Charges that may be wanted before a round of melee: who, and whom. */
import type { FighterView } from '../../../../../src/contract/games/all-things-zombie/encounter-view/fighters.ts';
import type { UnderWay } from '../../../../../src/contract/games/all-things-zombie/encounter-view.ts';
import { isZombie, ZOMBIE } from './targets.ts';

/** Says whether a fighter could want to charge the opponent: active, with nothing done yet, and in contact with nobody. */
export function mayCharge(
  { who, active, hasFired, moved, melee, charges }: FighterView,
  at: string,
  zombies: UnderWay['zombies'],
): boolean {
  if (active === false || hasFired || moved !== null || melee !== null) return false;
  if (!isZombie(at)) return charges !== at;
  return !zombies.some(
    ({ id, whom, doing }) => whom === who && doing === 'charging' && (at === ZOMBIE || id === at),
  );
}
