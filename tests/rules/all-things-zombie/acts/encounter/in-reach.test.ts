/** Whom somebody may fire at on a board: in range of what is loaded, or has to be reloaded where nothing is. */
import { expect, it } from 'vitest';
import { canReach } from '../../../../../src/rules/all-things-zombie/acts/encounter/places/in-reach.ts';
import { fighterNamed } from '../../../../../src/rules/all-things-zombie/acts/encounter/standing/fighters.ts';
import type { WeaponId } from '../../../../../src/rules/all-things-zombie/types.ts';
import { seen } from '../../../../../src/rules/core/seen.ts';
import { onBoard } from '../../../../support/rules/board.ts';
import { campaignWith, onTable, planned, underWay } from '../../../../support/rules/encounter.ts';
import { withZombies, zombies } from '../../../../support/rules/zombies.ts';

/** Gloria, ten inches from a zombie in the open, with a pistol that is loaded or not, and a thing to throw. */
function reaches(loaded: boolean): boolean {
  const campaign = onBoard(withZombies(onTable(planned(campaignWith())), [zombies({ id: 'z1', count: 1 })]), {
    f1: [200, 200, 0],
    f2: [300, 300, 0],
    z1: [200, 310, 16],
  });
  const encounter = seen(underWay(campaign));
  const gloria = fighterNamed(seen(campaign), encounter, 'f1');
  if (gloria === undefined) throw new Error('Gloria isn’t there');
  const armed = [
    { id: 'w90' as (typeof gloria.weapons)[number]['id'], weapon: 'pistol' as WeaponId },
    { id: 'w91' as (typeof gloria.weapons)[number]['id'], weapon: 'thrown' as WeaponId },
  ];
  const ammo = [{ weapon: armed[0]?.id ?? ('w90' as never), loaded, clips: 1 }];
  return canReach(encounter, { ...gloria, weapons: armed, ammo }, 'z1');
}

it('nobody reaches with an empty gun what is too far for the one that is loaded', () => {
  expect(reaches(true)).toBe(true);
  expect(reaches(false)).toBe(false);
});
