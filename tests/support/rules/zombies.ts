/** Groups of zombies on the table of a test. */
import type { Campaign } from '../../../src/rules/all-things-zombie/state/campaign.ts';
import type { Zombies } from '../../../src/rules/all-things-zombie/state/zombies.ts';
import { underWay } from './encounter.ts';

/** Two that walk about. */
export function zombies(one: Partial<Zombies> = {}): Zombies {
  return {
    id: 'z1',
    count: 2,
    whence: 'start',
    location: 'front',
    spot: null,
    inDoorway: false,
    inside: null,
    doing: { by: 'roaming' },
    ...one,
  };
}

/** Puts these zombies on the table; the turn's dice let zombies go, or keep them. */
export function withZombies(campaign: Campaign, groups: readonly Zombies[], die = 3): Campaign {
  const encounter = underWay(campaign);
  encounter.stage = 'on-the-table';
  encounter.zombies = { made: groups.length, groups };
  encounter.turn = {
    number: 2,
    dice: [
      { side: 'Party', face: 5 },
      { side: 'Zombies', face: die },
    ],
  };
  return campaign;
}
