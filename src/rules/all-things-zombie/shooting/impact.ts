/** Sections: Weapons, Important Note!, All Things Zombie. What the force of a hit does to whoever is hit. */
import { flag, number } from '../../core/fields.ts';
import { type Found, type KeyedTable, rowOf } from '../../core/table.ts';
import type { Impact } from '../data/weapon.ts';

export interface Force {
  /** Inches a human is knocked back by each hit; none drops it where it stands. */
  readonly knockback: number;
  /** Inches a zombie staggers back by each hit that doesn’t kill it. */
  readonly stagger: number;
  /** True if a shot that doesn’t kill a zombie does anything to it; a blow knocks it down whatever its Impact. */
  readonly stopsZombie: boolean;
}

export const IMPACT: KeyedTable<`${Impact}`, Force> = {
  id: 'atz.impact',
  section: 'Weapons',
  figures: { knockback: number(0, 24), stagger: number(0, 24), stopsZombie: flag },
  rows: {
    1: { result: { knockback: 0, stagger: 1, stopsZombie: false } },
    2: { result: { knockback: 2, stagger: 2, stopsZombie: true } },
    3: { result: { knockback: 3, stagger: 3, stopsZombie: true } },
  },
};

export const forceOf = (impact: Impact): Found<Force> => rowOf(IMPACT, `${impact}`);
