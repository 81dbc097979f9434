/** A vehicle on the table of a test, with Gloria at the wheel and Ann beside her. */
import { fighterNamed } from '../../../src/rules/all-things-zombie/acts/encounter/standing/fighters.ts';
import type { Campaign } from '../../../src/rules/all-things-zombie/state/campaign.ts';
import type { Fighter, FighterId } from '../../../src/rules/all-things-zombie/state/turn.ts';
import type { WorkingVehicle } from '../../../src/rules/all-things-zombie/state/vehicles.ts';
import { idOf, underWay } from './encounter.ts';

/** The campaign with a fighter changed from now on. */
export function marked(campaign: Campaign, who: FighterId, change: Partial<Fighter>): Campaign {
  const encounter = underWay(campaign);
  const was = fighterNamed(campaign, encounter, who)?.fighter;
  if (was === undefined) throw new Error(`expected ${who} to be there`);
  encounter.fighters = [...encounter.fighters.filter((one) => one.who !== who), { ...was, ...change }];
  return campaign;
}

/** The party has won one; null leaves it where it is, otherwise it stands on the table. */
export function withVehicle(campaign: Campaign, vehicle: Partial<WorkingVehicle> | null = {}): Campaign {
  const encounter = underWay(campaign);
  encounter.vehicles = { ...encounter.vehicles, won: 1 };
  if (vehicle === null) return campaign;
  const [f1, f2] = [idOf(campaign, 'f1'), idOf(campaign, 'f2')];
  encounter.working = [{ id: 'm1', kind: 'sedan', speed: 0, won: true, driver: f1, ...vehicle }];
  for (const who of [f1, f2]) marked(campaign, who, { inside: 'm1' });
  return campaign;
}
