/** Where a Runaway leads: into a building, to a vehicle that works, or over the table’s edge (section: Involuntary Movement; ATZ-163). */
import { distance } from '../../core/geometry/distance.ts';
import { EDGES, type Edge, type TableSize } from '../../core/geometry/table-top.ts';
import type { Spot } from '../../core/play.ts';
import { contactsOf } from './contact.ts';
import { doorstepsOf } from './doors.ts';
import type { Forced } from './hides.ts';
import { wayTo } from './paths.ts';
import { HALF_BASE, type Level, type Place, turnedTo } from './place.ts';
import { type Body, hasRoom } from './room.ts';
import { sight } from './sight.ts';
import type { Way } from './way.ts';

/** What somebody who runs away makes for. */
export type Haven =
  | { readonly by: 'building' | 'vehicle'; readonly id: string }
  | { readonly by: 'edge'; readonly edge: Edge };

export interface Flight {
  readonly to: Haven;
  /** All of it, however many turns it takes. */
  readonly way: Way;
}

interface Goal {
  readonly to: Haven;
  /** Where it is seen from afar: before the door, the middle of the vehicle. */
  readonly seen: Spot;
  /** Spots at which the way may end, the first that can be come to. */
  readonly ends: readonly Spot[];
  readonly level: Level | null;
}

/** Vehicles with a seat for him. */
export interface Getaway extends Body {
  readonly id: string;
}

/**
 * His flight from these enemies: to the nearest entrance he sees that is farther from each of them than from him; else to such a vehicle;
 * else to the nearest edge. Undefined where no way is open, and for whoever is inside already.
 */
export function flees(
  figure: Forced,
  enemies: readonly Place[],
  vehicles: readonly Getaway[],
): Flight | undefined {
  if (figure.level !== null) return undefined;
  const isAway = ({ seen }: Goal) =>
    enemies.every(({ spot }) => distance(spot, seen) > distance(figure.from, seen));
  for (const goals of [entrances(figure), vehicles.map((one) => aboard(figure, one))]) {
    const open = goals.filter((goal) => isAway(goal) && sees(figure, goal));
    const flight = firstOpen(figure, open);
    if (flight !== undefined) return flight;
  }
  return firstOpen(
    figure,
    EDGES.map((edge) => overEdge(figure, edge)),
  );
}

/** To the nearest of these, as the crow flies, to which a way is open. */
function firstOpen(figure: Forced, goals: readonly Goal[]): Flight | undefined {
  const far = ({ seen }: Goal) => distance(figure.from, seen);
  for (const { to, ends, level } of goals.toSorted((a, b) => far(a) - far(b)))
    for (const end of ends) {
      const way = wayTo(figure, end, level, FARTHEST);
      if (way !== undefined) return { to, way };
    }
  return undefined;
}

/** Tenths of an inch that no way on a table is longer than. */
const FARTHEST = 4_000;

function sees({ ground, from, level, conditions }: Forced, { seen }: Goal): boolean {
  // What lies under his own base lies before nobody’s.
  if (distance(from, seen) <= HALF_BASE) return true;
  const at = (spot: Spot): Place => ({ spot, facing: 0, level });
  return sight(ground.obstacles, turnedTo(at(from), at(seen)), at(seen), conditions).cut === null;
}

const entrances = ({ ground }: Forced): readonly Goal[] =>
  ground.obstacles.buildings.flatMap((house) =>
    doorstepsOf(house).map(({ outside, inside }) => ({
      ...{ to: { by: 'building', id: house.id } as const, seen: outside, ends: [inside] },
      level: { building: house.id, floor: 0 },
    })),
  );

const aboard = ({ ground, from, taken }: Forced, vehicle: Getaway): Goal => ({
  ...{ to: { by: 'vehicle', id: vehicle.id } as const, seen: vehicle.at.spot, level: null },
  ends: contactsOf(vehicle, from).filter((spot) => hasRoom(ground, taken, { spot, facing: 0, level: null })),
});

/** Straight to it. */
function overEdge({ ground: { size }, from: { x, y } }: Forced, edge: Edge): Goal {
  const { width, depth } = size;
  const spot = {
    n: { x, y: depth - HALF_BASE },
    e: { x: width - HALF_BASE, y },
    s: { x, y: HALF_BASE },
    w: { x: HALF_BASE, y },
  }[edge];
  return { to: { by: 'edge', edge }, seen: spot, ends: [spot], level: null };
}

/** True for whoever stands at an edge, as far out as a base does. */
export const isAtEdge = ({ width, depth }: TableSize, { spot: { x, y } }: Place): boolean =>
  Math.min(x, y, width - x, depth - y) <= HALF_BASE;
