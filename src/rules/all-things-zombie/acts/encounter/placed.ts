/** Where people stand at the start who don't come on at the entry edge: at the prison, or where Runners were caught. */
import type { Spot } from '../../../core/play.ts';
import { type Edge, TABLE_SIZE } from '../../battlefield/table.ts';
import { CHASERS_AT } from '../../encounters/pursuit.ts';
import { firstMove } from '../../meeting-and-greeting/first-move.ts';
import { FACINGS, type Facing } from '../../meeting-and-greeting/placement.ts';
import type { SeenEncounter } from './act.ts';

export const PLACED = ['prison', 'runners', 'chasers'] as const;

export interface Placed {
  readonly what: (typeof PLACED)[number];
  /** Tenths of an inch. */
  readonly spot: Spot;
  /** Tenths of an inch from it to the vehicles to get away in; null where there are none. */
  readonly getaway: number | null;
}

const MIDDLE = TABLE_SIZE / 2;
const CENTRE: Spot = { x: MIDDLE, y: MIDDLE };

const MIDDLE_OF_EDGE: Readonly<Record<Edge, Spot>> = {
  n: { x: MIDDLE, y: TABLE_SIZE },
  e: { x: TABLE_SIZE, y: MIDDLE },
  s: { x: MIDDLE, y: 0 },
  w: { x: 0, y: MIDDLE },
};

/** At one edge means at the entry edge: nobody comes on there (ours). */
export function placedOn({ table, escape: readied, pursuits }: SeenEncounter): readonly Placed[] {
  if (table === null) return [];
  if (readied !== null) {
    const { prison, getaway } = readied;
    const spot = prison === 'centre' ? CENTRE : MIDDLE_OF_EDGE[table.entry];
    return [{ what: 'prison', spot, getaway: getaway * 10 }];
  }
  const side = caughtFrom(pursuits);
  if (side === null) return [];
  return [
    { what: 'runners', spot: CENTRE, getaway: null },
    { what: 'chasers', spot: towards(side), getaway: null },
  ];
}

/** Where the party is, from which the first zombies are placed (ATZ-107), and the way it faces. */
export function partyAt(encounter: SeenEncounter): { readonly spot: Spot; readonly facing: Facing } | null {
  const { table, role, escape: readied, pursuits } = encounter;
  if (table === null) return null;
  const first = firstMove(table.entry);
  if (readied?.prison === 'centre') return { spot: CENTRE, facing: first.facing };
  const side = caughtFrom(pursuits);
  if (side === null) return first;
  // Runners look at those who come, and Chasers at them.
  return role === 'runner' ? { spot: CENTRE, facing: side } : { spot: towards(side), facing: opposite(side) };
}

const caughtFrom = (pursuits: SeenEncounter['pursuits']): Edge | null =>
  pursuits.find(({ end }) => end === 'caught')?.side ?? null;

const opposite = (side: Facing): Facing =>
  FACINGS[(FACINGS.indexOf(side) + FACINGS.length / 2) % FACINGS.length] ?? side;

/** As far from the Runners as Chasers come on. */
function towards(side: Edge): Spot {
  const { x, y } = MIDDLE_OF_EDGE[side];
  const share = (CHASERS_AT * 10) / MIDDLE;
  return { x: MIDDLE + (x - MIDDLE) * share, y: MIDDLE + (y - MIDDLE) * share };
}
