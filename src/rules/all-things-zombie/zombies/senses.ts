/** Section: All Things Zombie. Where zombies go: they hear farther than they see. */
import { choice } from '../../core/fields.ts';
import type { KeyedTable } from '../../core/table.ts';

/** Causes that draw zombies; the first that is the case counts (ATZ-30). */
export const DRAWN_BY = ['gunfire', 'human', 'nothing'] as const;
export type DrawnBy = (typeof DRAWN_BY)[number];

export const HEADINGS = ['towardsGunfire', 'towardsHuman', 'straightOn'] as const;
export type ZombieHeading = (typeof HEADINGS)[number];

export const ZOMBIE_SENSES = {
  id: 'atz.zombie-senses',
  section: 'All Things Zombie',
  figures: { result: choice(HEADINGS) },
  rows: {
    /** Gunfire of this turn or the last, anywhere on the table, walls or no walls. */
    gunfire: { result: 'towardsGunfire', confidence: 'RULING', ruling: 'ATZ-30' },
    /** The nearest human, as near as zombies can tell one. */
    human: { result: 'towardsHuman', confidence: 'RULING', ruling: 'ATZ-30' },
    nothing: { result: 'straightOn' },
  },
} as const satisfies KeyedTable<DrawnBy, ZombieHeading>;
