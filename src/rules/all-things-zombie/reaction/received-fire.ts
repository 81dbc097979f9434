/** Section: "Received Fire" Check. Taken each time a figure is fired at. */
import { choice, type Values } from '../../core/fields.ts';
import type { Play } from '../../core/play.ts';
import type { KeyedTable } from '../../core/table.ts';
import type { Asking } from '../asking.ts';
import { circumstances } from '../data/circumstances.ts';
import type { Passes } from './check.ts';
import type { Checker } from './checker.ts';
import { type Reaction, react } from './react.ts';

export type ReceivedFireWord =
  | 'continuesCharge'
  | 'stopsAndFires'
  | 'finishesMoveAndFires'
  | 'finishesMove'
  | 'fires'
  | 'duckBackOrFinishMove'
  | 'fireOrDuckBack'
  | 'ducksBack'
  | 'runsAway';

type Row =
  | '2-charging'
  | '2-outgunned'
  | '2-fired-on-by-hidden'
  | '2-others'
  | '1-charging-ranged'
  | '1-charging-ranged-outgunned'
  | '1-charging'
  | '1-in-cover'
  | '1-in-cover-outgunned'
  | '1-others'
  | '0-in-cover'
  | '0-others';

export const RECEIVED_FIRE = {
  id: 'atz.received-fire',
  section: 'Received Fire Check',
  figures: {
    result: choice([
      'continuesCharge',
      'stopsAndFires',
      'finishesMoveAndFires',
      'finishesMove',
      'fires',
      'duckBackOrFinishMove',
      'fireOrDuckBack',
      'ducksBack',
      'runsAway',
    ]),
  },
  rows: {
    '2-charging': { result: 'continuesCharge' },
    // Figures unable to fire stand in the same line as the outgunned.
    '2-outgunned': { result: 'duckBackOrFinishMove', ruling: 'ATZ-27' },
    '2-fired-on-by-hidden': { result: 'finishesMoveAndFires' },
    '2-others': { result: 'finishesMoveAndFires' },
    '1-charging-ranged': { result: 'stopsAndFires' },
    '1-charging-ranged-outgunned': { result: 'ducksBack', confidence: 'RULING', ruling: 'ATZ-27' },
    '1-charging': { result: 'continuesCharge' },
    '1-in-cover': { result: 'fireOrDuckBack' },
    '1-in-cover-outgunned': { result: 'ducksBack', confidence: 'RULING', ruling: 'ATZ-27' },
    '1-others': { result: 'ducksBack' },
    '0-in-cover': { result: 'ducksBack' },
    '0-others': { result: 'runsAway' },
  },
} as const satisfies KeyedTable<Row, ReceivedFireWord>;

export const RECEIVED_FIRE_ASKS = circumstances(
  'charging',
  'ranged',
  'inCover',
  'outgunned',
  'cannotFire',
  'byHidden',
  'bossNearby',
  'shaken',
  'leader',
);
export type UnderFire = Values<typeof RECEIVED_FIRE_ASKS>;

function rowFor(passes: Passes, at: UnderFire): Row {
  const fireless = at.outgunned || at.cannotFire;
  switch (passes) {
    case 2:
      if (at.charging) return '2-charging';
      if (fireless) return '2-outgunned';
      return at.byHidden ? '2-fired-on-by-hidden' : '2-others';
    case 1:
      // An empty gun arms nobody, so its owner charges on like those without one.
      if (at.charging && (!at.ranged || at.cannotFire)) return '1-charging';
      if (at.charging) return at.outgunned ? '1-charging-ranged-outgunned' : '1-charging-ranged';
      if (at.inCover) return fireless ? '1-in-cover-outgunned' : '1-in-cover';
      return '1-others';
    case 0:
      return at.inCover ? '0-in-cover' : '0-others';
    default:
      return passes satisfies never;
  }
}

export function* receivedFire(
  asking: Asking,
  checker: Checker,
  at: UnderFire,
): Play<Reaction<ReceivedFireWord>, never> {
  return yield* react(asking, checker, {
    check: 'received-fire',
    table: RECEIVED_FIRE,
    row: (passes) => rowFor(passes, at),
    around: { bossNearby: at.bossNearby },
    asks: RECEIVED_FIRE_ASKS,
    at,
  });
}
