/** Starting places of people who don’t come on at the entry edge: at the prison, where Runners were caught, beside what is defended. */
import { stepped } from '../../../../core/geometry/direction.ts';
import {
  centreOf,
  type Edge,
  middleOfEdge,
  OPPOSITE,
  OUTWARD,
  type TableSize,
} from '../../../../core/geometry/table-top.ts';
import type { Spot } from '../../../../core/play.ts';
import { singleFigure } from '../../../data/single-figures.ts';
import { FACINGS, type Facing } from '../../../meeting-and-greeting/facing.ts';
import { besideBuilding, firstMove, openCentre } from '../../../meeting-and-greeting/first-move.ts';
import type { SeenEncounter } from '../act.ts';

export const PLACED = ['prison', 'runners', 'chasers', 'defenders', 'raiders'] as const;

export interface Placed {
  readonly what: (typeof PLACED)[number];
  /** Tenths of an inch. */
  readonly spot: Spot;
  /** Tenths of an inch from it to the vehicles to get away in; null where there are none. */
  readonly getaway: number | null;
}

/** At one edge means at the entry edge: nobody comes on there (ours). */
export function placedOn(encounter: SeenEncounter): readonly Placed[] {
  const { table, escape: readied, pursuits } = encounter;
  if (table === null) return [];
  if (readied !== null) {
    const { prison, getaway } = readied;
    const spot = prison === 'centre' ? openCentre(table) : middleOfEdge(table, table.entry);
    return [{ what: 'prison', spot, getaway: getaway * 10 }];
  }
  if (isDefended(encounter))
    return [
      { what: 'defenders', spot: besideBuilding(table), getaway: null },
      { what: 'raiders', spot: middleOfEdge(table, table.entry), getaway: null },
    ];
  const side = caughtFrom(pursuits);
  if (side === null) return [];
  return [
    { what: 'runners', spot: openCentre(table), getaway: null },
    { what: 'chasers', spot: towards(table, side), getaway: null },
  ];
}

/** By the party, or by people who take part against it, as in a battle by itself. */
const isDefended = ({ role, others = [] }: SeenEncounter): boolean =>
  role === 'defender' || others.some((side) => side.role === 'defender');

/**
 * The party’s place, from which the first zombies are placed (ATZ-107), and the way it faces: the player’s, if he names one, else the middle
 * of its figures on a board.
 */
export function partyAt(
  encounter: SeenEncounter,
  said?: Spot,
): { readonly spot: Spot; readonly facing: Facing } | null {
  const { table } = encounter;
  if (table === null) return said === undefined ? null : { spot: said, facing: 'n' };
  return {
    spot: said ?? middleOfParty(encounter) ?? usualSpot(encounter, table),
    facing: facingOn(encounter, table),
  };
}

/** The way the party faces as it comes on; null where no table is laid. */
export const partyFacing = (encounter: SeenEncounter): Facing | null =>
  encounter.table === null ? null : facingOn(encounter, encounter.table);

/** Runners look at those who come, and Chasers at them. */
function facingOn(encounter: SeenEncounter, table: Table): Facing {
  // Raiders come on at the entry edge (ATZ-175).
  if (encounter.role === 'defender') return table.entry;
  const side = sideCaught(encounter);
  if (side === null) return OPPOSITE[table.entry];
  return encounter.role === 'runner' ? side : opposite(side);
}

/** Undefined where none of its figures has a place. */
function middleOfParty({ party, board }: SeenEncounter): Spot | undefined {
  const spots = (board?.places ?? [])
    .filter(({ piece }) => party.some((figure) => figure === piece))
    .map(({ at }) => at.spot);
  const middle = (of: (spot: Spot) => number) =>
    Math.floor(spots.reduce((sum, spot) => sum + of(spot), 0) / spots.length + 0.5);
  return spots.length === 0 ? undefined : { x: middle(({ x }) => x), y: middle(({ y }) => y) };
}

function usualSpot(encounter: SeenEncounter, table: Table): Spot {
  if (encounter.escape?.prison === 'centre') return openCentre(table);
  if (encounter.role === 'defender') return besideBuilding(table);
  const side = sideCaught(encounter);
  if (side === null) return firstMove(table).spot;
  return encounter.role === 'runner' ? openCentre(table) : towards(table, side);
}

type Table = NonNullable<SeenEncounter['table']>;

/** Edge from which the Runners were caught; a prison in the middle of the table goes before it. */
const sideCaught = ({ escape: readied, pursuits }: SeenEncounter): Edge | null =>
  readied?.prison === 'centre' ? null : caughtFrom(pursuits);

const caughtFrom = (pursuits: SeenEncounter['pursuits']): Edge | null =>
  pursuits.find(({ end }) => end === 'caught')?.side ?? null;

const opposite = (side: Facing): Facing =>
  FACINGS[(FACINGS.indexOf(side) + FACINGS.length / 2) % FACINGS.length] ?? side;

/** As far from the Runners as Chasers come on. */
function towards(size: TableSize, side: Edge): Spot {
  return stepped(centreOf(size), OUTWARD[side], singleFigure('chasers-apart') * 10);
}
