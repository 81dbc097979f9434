/** Section: "Overrun" Check. A vehicle is about to run somebody down. */
import { choice, number, type Values } from '../../core/fields.ts';
import type { Play } from '../../core/play.ts';
import { type Found, type KeyedTable, rowOf } from '../../core/table.ts';
import type { Asking } from '../asking.ts';
import { circumstances } from '../data/circumstances.ts';
import type { Impact } from '../data/weapon.ts';
import type { Passes } from './check.ts';
import type { Checker } from './checker.ts';
import { neverDucksBack } from './duck-back.ts';
import { type Reaction, react } from './react.ts';

export type OverrunWord = 'standsAndFires' | 'dodges' | 'driverRollsToHit' | 'isHit';

export const OVERRUN = {
  id: 'atz.overrun',
  section: 'Overrun Check',
  figures: { result: choice(['standsAndFires', 'dodges', 'driverRollsToHit', 'isHit']) },
  rows: {
    '2-lmg': { result: 'standsAndFires' },
    '2-others': { result: 'dodges' },
    '1': { result: 'driverRollsToHit' },
    '0': { result: 'isHit' },
  },
} as const satisfies KeyedTable<'2-lmg' | '2-others' | '1' | '0', OverrunWord>;

/** Impact of the vehicle: if the driver's roll hits, on being caught in the headlights, and without any check. */
export const OVERRUN_IMPACT = {
  id: 'atz.overrun-impact',
  section: 'Running Down People and Zombies',
  figures: { result: number(1, 3) },
  rows: {
    driverRollsToHit: { result: 3, confidence: 'RULING', ruling: 'ATZ-36' },
    // A hit counts as one by a light machine gun.
    isHit: { result: 3 },
    prone: { result: 3 },
    // A zombie is always run down, and counts as prone (ATZ-36).
    zombie: { result: 3 },
  },
} as const satisfies KeyedTable<'driverRollsToHit' | 'isHit' | 'prone' | 'zombie', Impact>;

/** Impact of being run down; whoever is prone, or a zombie, is hit without a check. */
export function overrunImpact(how: keyof typeof OVERRUN_IMPACT.rows): Found<Impact> {
  return rowOf(OVERRUN_IMPACT, how);
}

export const OVERRUN_ASKS = circumstances('lmg', 'shaken', 'leader');
export type InTheWay = Values<typeof OVERRUN_ASKS>;

function rowFor(passes: Passes, lmg: boolean): keyof typeof OVERRUN.rows {
  switch (passes) {
    case 2:
      return lmg ? '2-lmg' : '2-others';
    case 1:
      return '1';
    case 0:
      return '0';
    default:
      return passes satisfies never;
  }
}

export function* overrun(asking: Asking, checker: Checker, at: InTheWay): Play<Reaction<OverrunWord>, never> {
  return yield* react(asking, checker, {
    check: 'overrun',
    table: OVERRUN,
    row: (passes) => rowFor(passes, at.lmg === true),
    asks: OVERRUN_ASKS,
    at,
  });
}

/** Says whether jumping aside counts as a Duck Back: not for those who never Duck Back. */
export function dodgeDucksBack(checker: Checker): boolean {
  return neverDucksBack(checker) === undefined;
}
