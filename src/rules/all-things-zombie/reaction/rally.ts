/** Section: "Rally" Check. A friend catches up with somebody who ran away. It costs the friend nothing (ATZ-61). */
import { choice, type Values } from '../../core/fields.ts';
import type { Play } from '../../core/play.ts';
import type { KeyedTable } from '../../core/table.ts';
import type { Asking } from '../asking.ts';
import { bearingsOn } from '../attributes.ts';
import { circumstances } from '../data/circumstances.ts';
import type { Passes } from './check.ts';
import type { Checker } from './checker.ts';
import { circumstance, inPlaceOfUsual, type Modifier } from './dice.ts';
import { type Reaction, react } from './react.ts';

export type RallyWord = 'rallies' | 'mayTryAgain' | 'lost';

type Row = '2-all' | '1-in-cover' | '1-others' | '0-all';

export const RALLY = {
  id: 'atz.rally',
  section: 'Rally Check',
  figures: { result: choice(['rallies', 'mayTryAgain', 'lost']) },
  rows: {
    '2-all': { result: 'rallies' },
    '1-in-cover': { result: 'rallies' },
    '1-others': { result: 'mayTryAgain' },
    '0-all': { result: 'lost' },
  },
} as const satisfies KeyedTable<Row, RallyWord>;

/** Inches within which the friend has to be: the players see it. */
export const RALLY_REACH = 2;

export const RALLY_ASKS = circumstances('inCover', 'friendLeads', 'friendStoneCold', 'shaken', 'leader');
export type Rallying = Values<typeof RALLY_ASKS>;

interface RallyChance {
  /** Has run away, or huddles in a corner (section: Sanity Table). */
  readonly fled: boolean;
  readonly triedThisTurn: boolean;
  /** A check of this battle passed no die. */
  readonly lost: boolean;
}

export type RallyRefusal = 'has-not-fled' | 'rallied-already' | 'past-rallying';

/** Reason for which nobody may rally the figure; undefined if somebody may. */
export function mayRally({ fled, triedThisTurn, lost }: RallyChance): RallyRefusal | undefined {
  if (!fled) return 'has-not-fled';
  if (lost) return 'past-rallying';
  return triedThisTurn ? 'rallied-already' : undefined;
}

function helpOf({ friendLeads, friendStoneCold }: Rallying): readonly Modifier[] {
  const steadying = bearingsOn('rallies-friend', friendStoneCold ? ['stone-cold'] : []).map(
    ({ from, effect }): Modifier => ({ ...inPlaceOfUsual(effect.dice), whose: 'friend', attribute: from }),
  );
  return friendLeads ? [circumstance('leading-friend'), ...steadying] : steadying;
}

function rowFor(passes: Passes, inCover: boolean): Row {
  switch (passes) {
    case 2:
      return '2-all';
    case 1:
      return inCover ? '1-in-cover' : '1-others';
    case 0:
      return '0-all';
    default:
      return passes satisfies never;
  }
}

export function* rally(asking: Asking, checker: Checker, at: Rallying): Play<Reaction<RallyWord>, never> {
  return yield* react(asking, checker, {
    check: 'rally',
    table: RALLY,
    row: (passes) => rowFor(passes, at.inCover === true),
    modifiers: helpOf(at),
    asks: RALLY_ASKS,
    at,
  });
}
