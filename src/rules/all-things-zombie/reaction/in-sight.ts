/** Section: "In Sight" Check. An enemy comes into view: who may fire. */
import { choice, type Values } from '../../core/fields.ts';
import type { Play } from '../../core/play.ts';
import type { KeyedTable } from '../../core/table.ts';
import type { Asking } from '../asking.ts';
import { circumstances } from '../data/circumstances.ts';
import type { Passes } from './check.ts';
import type { Checker } from './checker.ts';
import { type Reaction, react } from './react.ts';
import type { ReactionDiceId } from './reaction-dice.ts';

export const IN_SIGHT_WORDS = ['fires', 'holdsOrFires', 'doesNotFire', 'firesAndIsExposed'] as const;
export type InSightWord = (typeof IN_SIGHT_WORDS)[number];

type Row =
  | '2-hidden'
  | '2-others'
  | '1-hidden-with-leader'
  | '1-stationary'
  | '1-moving'
  | '0-hidden'
  | '0-others';

export const IN_SIGHT = {
  id: 'atz.in-sight',
  section: 'In Sight Check',
  figures: { result: choice(IN_SIGHT_WORDS) },
  rows: {
    '2-hidden': { result: 'holdsOrFires' },
    '2-others': { result: 'fires' },
    '1-hidden-with-leader': { result: 'holdsOrFires' },
    '1-stationary': { result: 'fires' },
    '1-moving': { result: 'doesNotFire' },
    '0-hidden': { result: 'firesAndIsExposed' },
    '0-others': { result: 'doesNotFire' },
  },
} as const satisfies KeyedTable<Row, InSightWord>;

export const IN_SIGHT_ASKS = circumstances(
  'hidden',
  'moving',
  'withLeader',
  'suppressing',
  'unaware',
  'shaken',
  'leader',
);
export type ComingIntoSight = Values<typeof IN_SIGHT_ASKS>;

function rowFor(passes: Passes, hidden: boolean, moving: boolean, withLeader: boolean): Row {
  switch (passes) {
    case 2:
      return hidden ? '2-hidden' : '2-others';
    case 1:
      if (hidden && withLeader) return '1-hidden-with-leader';
      return moving ? '1-moving' : '1-stationary';
    case 0:
      return hidden ? '0-hidden' : '0-others';
    default:
      return passes satisfies never;
  }
}

/** No check makes more use of `checked.rolled`: those who pass more dice go first. */
export function* inSight(
  asking: Asking,
  checker: Checker,
  at: ComingIntoSight,
): Play<Reaction<InSightWord>, never> {
  const { hidden = false, moving = false, withLeader = false, suppressing, unaware } = at;
  // The hidden do not move, by what hidden means.
  const moves = moving && !hidden;
  const dice: ReactionDiceId[] = [];
  if (suppressing && !moves) dice.push('suppressing');
  if (unaware) dice.push('unaware');
  return yield* react(asking, checker, {
    check: 'in-sight',
    table: IN_SIGHT,
    row: (passes) => rowFor(passes, hidden, moves, withLeader || checker.leader === true),
    around: { circumstances: dice },
    asks: IN_SIGHT_ASKS,
    at,
  });
}
