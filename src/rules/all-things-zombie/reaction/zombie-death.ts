/** Sections: See Zombie Death Check; Sanity Check. The first human a figure ever sees eaten by zombies. */
import { choice } from '../../core/fields.ts';
import type { Play } from '../../core/play.ts';
import type { KeyedTable } from '../../core/table.ts';
import type { Asking } from '../asking.ts';
import { circumstances } from '../data/circumstances.ts';
import type { Passes } from './check.ts';
import type { Checker } from './checker.ts';
import { type Reaction, react } from './react.ts';

export type SeeZombieDeathWord = 'carriesOn' | 'ducksBack' | 'runsAway';
export type SanityWord = 'recovers' | 'huddles' | 'collapses';

export const SEE_ZOMBIE_DEATH = {
  id: 'atz.see-zombie-death',
  section: 'See Zombie Death Check',
  figures: { result: choice(['carriesOn', 'ducksBack', 'runsAway']) },
  rows: { '2': { result: 'carriesOn' }, '1': { result: 'ducksBack' }, '0': { result: 'runsAway' } },
} as const satisfies KeyedTable<`${Passes}`, SeeZombieDeathWord>;

/**
 * `recovers`: acts from its next activation, shaken (one Rep less on checks) until then. `huddles`: stays until
 * somebody rallies it. `collapses`: out of the fight, and Crazy About My Job once it has been looked at.
 */
export const SANITY = {
  id: 'atz.sanity',
  section: 'Sanity Table',
  figures: { result: choice(['recovers', 'huddles', 'collapses']) },
  rows: { '2': { result: 'recovers' }, '1': { result: 'huddles' }, '0': { result: 'collapses' } },
} as const satisfies KeyedTable<`${Passes}`, SanityWord>;

export const SEE_ZOMBIE_DEATH_ASKS = circumstances('shaken', 'leader');

/** Once in a life, whoever dies and on whatever side (ATZ-88). Crazy About My Job may take the mark away again. */
export function mustCheckZombieDeath(hasSeenZombieDeath: boolean): boolean {
  return !hasSeenZombieDeath;
}

export function* seeZombieDeath(asking: Asking, checker: Checker): Play<Reaction<SeeZombieDeathWord>, never> {
  return yield* react(asking, checker, {
    check: 'see-zombie-death',
    table: SEE_ZOMBIE_DEATH,
    row: (passes) => `${passes}` as const,
    asks: {},
    at: {},
  });
}

/** Neither Nerves of steel nor Free Will spares anyone the Sanity Table: it follows from the printed row. */
export function goesToSanity({ found }: Reaction<SeeZombieDeathWord>): boolean {
  return found.result !== 'carriesOn';
}

export function* sanity(asking: Asking, checker: Checker): Play<Reaction<SanityWord>, never> {
  return yield* react(asking, checker, {
    check: 'sanity',
    table: SANITY,
    row: (passes) => `${passes}` as const,
    asks: {},
    at: {},
  });
}
