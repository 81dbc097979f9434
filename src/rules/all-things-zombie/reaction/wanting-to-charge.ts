/** Section: "Wanting to Charge" Check. Whoever wants to fight hand to hand takes it first. */
import { choice, type Values } from '../../core/fields.ts';
import type { Play } from '../../core/play.ts';
import type { KeyedTable } from '../../core/table.ts';
import type { Asking } from '../asking.ts';
import { effectsOn } from '../attributes.ts';
import { circumstances } from '../data/circumstances.ts';
import type { Passes } from './check.ts';
import type { Checker } from './checker.ts';
import { type Reaction, react } from './react.ts';

export type WantingToChargeWord = 'charges' | 'staysAndFires' | 'stays' | 'ducksBack';

type Row = '2-all' | '1-in-cover' | '1-in-cover-unable' | '1-others' | '0-in-building' | '0-others';

export const WANTING_TO_CHARGE = {
  id: 'atz.wanting-to-charge',
  section: 'Wanting to Charge Check',
  figures: { result: choice(['charges', 'staysAndFires', 'stays', 'ducksBack']) },
  rows: {
    '2-all': { result: 'charges' },
    '1-in-cover': { result: 'staysAndFires' },
    '1-in-cover-unable': { result: 'stays' },
    '1-others': { result: 'charges' },
    '0-in-building': { result: 'ducksBack' },
    '0-others': { result: 'stays' },
  },
} as const satisfies KeyedTable<Row, WantingToChargeWord>;

export const WANTING_TO_CHARGE_ASKS = circumstances(
  'inCover',
  'inBuilding',
  'cannotFire',
  'withLeader',
  'leaderPassed',
  'bossNearby',
  'terrifying',
  'psycho',
  'shaken',
  'leader',
);
export type AboutToCharge = Values<typeof WANTING_TO_CHARGE_ASKS>;

function rowFor(passes: Passes, at: AboutToCharge): Row {
  switch (passes) {
    case 2:
      return '2-all';
    case 1:
      if (!at.inCover && !at.inBuilding) return '1-others';
      return at.cannotFire ? '1-in-cover-unable' : '1-in-cover';
    case 0:
      return at.inBuilding ? '0-in-building' : '0-others';
    default:
      return passes satisfies never;
  }
}

/** Section: Leaders. Followers do no better than the Leader did, unless an attribute frees them (ATZ-60). */
function isBound({ leader, attributes = [], drunk }: Checker): boolean {
  const free = effectsOn('group-check', attributes, drunk).some(
    (effect) => effect.check === 'wanting-to-charge' && !effect.boundByLeader,
  );
  return !leader && !free;
}

export function* wantingToCharge(
  asking: Asking,
  checker: Checker,
  at: AboutToCharge,
): Play<Reaction<WantingToChargeWord>, never> {
  const follows = at.withLeader || at.leaderPassed !== undefined;
  return yield* react(asking, checker, {
    check: 'wanting-to-charge',
    table: WANTING_TO_CHARGE,
    row: (passes) => rowFor(passes, at),
    around: {
      bossNearby: at.bossNearby,
      terrifying: at.terrifying,
      psycho: at.psycho,
      circumstances: follows && !checker.leader ? ['leaders-group'] : [],
    },
    asks: WANTING_TO_CHARGE_ASKS,
    at,
    atMost: isBound(checker) ? at.leaderPassed : undefined,
  });
}
