/** Section: "Being Charged" Check. Taken by whoever sees an enemy charge at it from the front. */
import { choice, type Values } from '../../core/fields.ts';
import type { Play } from '../../core/play.ts';
import type { KeyedTable } from '../../core/table.ts';
import type { Asking } from '../asking.ts';
import { circumstances } from '../data/circumstances.ts';
import type { Passes } from './check.ts';
import type { Checker } from './checker.ts';
import { type Reaction, react } from './react.ts';
import type { ReactionDiceId } from './reaction-dice.ts';

export type BeingChargedWord = 'firesThenMelee' | 'melee' | 'runsAway';

type Row =
  | '2-able'
  | '2-others'
  | '1-in-cover'
  | '1-in-cover-unable'
  | '1-flank-or-rear'
  | '1-others'
  | '0-in-cover'
  | '0-others';

export const BEING_CHARGED = {
  id: 'atz.being-charged',
  section: 'Being Charged Check',
  figures: { result: choice(['firesThenMelee', 'melee', 'runsAway']) },
  rows: {
    '2-able': { result: 'firesThenMelee' },
    '2-others': { result: 'melee' },
    '1-in-cover': { result: 'firesThenMelee' },
    // Nobody is asked to fire who has nothing to fire.
    '1-in-cover-unable': { result: 'melee', confidence: 'RULING', ruling: 'ATZ-136' },
    '1-flank-or-rear': { result: 'runsAway' },
    '1-others': { result: 'melee' },
    '0-in-cover': { result: 'melee' },
    '0-others': { result: 'runsAway' },
  },
} as const satisfies KeyedTable<Row, BeingChargedWord>;

export const BEING_CHARGED_ASKS = circumstances(
  'inCover',
  'cannotFire',
  'flankOrRear',
  'surprised',
  'byBurningZombie',
  'bossNearby',
  'terrifying',
  'psycho',
  'shaken',
  'leader',
);
export type UnderCharge = Values<typeof BEING_CHARGED_ASKS>;

function rowFor(passes: Passes, at: UnderCharge): Row {
  switch (passes) {
    case 2:
      return at.cannotFire ? '2-others' : '2-able';
    case 1:
      if (at.inCover) return at.cannotFire ? '1-in-cover-unable' : '1-in-cover';
      return at.flankOrRear ? '1-flank-or-rear' : '1-others';
    case 0:
      return at.inCover ? '0-in-cover' : '0-others';
    default:
      return passes satisfies never;
  }
}

export function* beingCharged(
  asking: Asking,
  checker: Checker,
  at: UnderCharge,
): Play<Reaction<BeingChargedWord>, never> {
  const dice: ReactionDiceId[] = [];
  if (at.byBurningZombie) dice.push('burning-zombie');
  if (at.surprised) dice.push('surprised');
  return yield* react(asking, checker, {
    check: 'being-charged',
    table: BEING_CHARGED,
    row: (passes) => rowFor(passes, at),
    around: {
      bossNearby: at.bossNearby,
      terrifying: at.terrifying,
      psycho: at.psycho,
      circumstances: dice,
    },
    asks: BEING_CHARGED_ASKS,
    at,
  });
}
