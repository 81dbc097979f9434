/** Outside the boats: who clings to one as it leaves its bay, and who goes in and out of it in space. */
import { choose, type Play, tell } from '../../core/play.ts';
import { options } from '../asking.ts';
import { BOAT_IDS, type BoatId, boatRow } from '../data/boats.ts';
import type { CrewId } from '../data/crew.ts';
import { type MonsterKind, stopsCrew } from '../data/monsters.ts';
import type { AgtEvent } from '../events.ts';
import { isReady } from '../movement.ts';
import { hasRoom } from '../room.ts';
import { type CrewmanSeen, crewAt, type MonsterId, monstersAt, type Table } from '../state.ts';
import { spaceAtBay, unsealedIn } from './boats.ts';
import { boatAround, boatUnder, inBoat, onBoat, type PlaceId } from './places.ts';
import { spaceOfBoat } from './sight.ts';
import { mayGoOut, vehicleOf } from './units.ts';

/** Awake, and not yet moved: it takes the whole turn to leave the ship. */
const mayRide = (state: Table, crewman: CrewmanSeen): boolean =>
  isReady(crewman) &&
  !crewman.moved &&
  crewman.busy === null &&
  mayGoOut(state, crewman.id) &&
  vehicleOf(state, crewman.id) === undefined;

function* ridersOf(state: Table, boat: BoatId, aboard: readonly CrewId[]): Play<readonly CrewId[], never> {
  const riders: CrewId[] = [];
  for (;;) {
    const others = crewAt(state, boatRow(boat).result.bay)
      .filter((one) => mayRide(state, one) && !aboard.includes(one.id) && !riders.includes(one.id))
      .map(({ id }) => id);
    if (others.length === 0) return riders;
    const chosen = yield* choose({
      rule: 'agt.out.ride',
      seat: 'crew',
      of: boat,
      options: options('agt.out.ride', [...others, 'done']),
    });
    if (chosen === 'done') return riders;
    riders.push(chosen);
  }
}

const CLINGING = ['adult', 'baby'] as const satisfies readonly MonsterKind[];

/** Adults and Babies in the bay may go with it; Eggs and Fragments stay. */
export function* clingingTo(state: Table, boat: BoatId): Play<readonly MonsterId[], never> {
  const here = monstersAt(state, boatRow(boat).result.bay).filter(
    ({ kind, wakes }) => wakes === null && stopsCrew(kind),
  );
  const clinging: MonsterId[] = [];
  for (;;) {
    const left = here.filter(({ id }) => !clinging.includes(id));
    const kinds = CLINGING.filter((kind) => left.some((one) => one.kind === kind));
    if (kinds.length === 0) return clinging;
    const all = left.length > 1 ? (['all'] as const) : [];
    const chosen = yield* choose({
      rule: 'agt.out.cling',
      seat: 'monsters',
      of: boat,
      options: options('agt.out.cling', [...all, ...kinds, 'done']),
    });
    if (chosen === 'done') return clinging;
    if (chosen === 'all') return [...clinging, ...left.map(({ id }) => id)];
    clinging.push(
      ...left
        .filter(({ kind }) => kind === chosen)
        .slice(0, 1)
        .map(({ id }) => id),
    );
  }
}

/** Takes a boat from its bay to the space outside, with the monsters that cling to it. */
export function* undock(
  state: Table,
  boat: BoatId,
  aboard: readonly CrewId[],
  clings?: readonly MonsterId[],
): Play<void, AgtEvent> {
  const riders = clings === undefined ? yield* ridersOf(state, boat, aboard) : [];
  const clinging = clings ?? (yield* clingingTo(state, boat));
  const rows = [boatRow(boat).row];
  yield* tell<AgtEvent>({
    ...{ rule: 'agt.out.undock', rows, boat, to: spaceAtBay(boat), aboard, riders, clinging },
  });
}

/** In and out of a boat in space, from where he is. */
export function hatchWays(state: Table, { id, at }: CrewmanSeen): readonly PlaceId[] {
  if (at === null || !mayGoOut(state, id)) return [];
  const [under, around] = [boatUnder(at), boatAround(at)];
  const boat = under ?? around;
  if (boat === undefined || spaceOfBoat(state, boat) === undefined) return [];
  if (around !== undefined) return unsealedIn(state, boat).includes(id) ? [] : [onBoat(boat)];
  const inside = crewAt(state, inBoat(boat)).map((one) => one.id);
  return hasRoom(boat, [...inside, id]) ? [inBoat(boat)] : [];
}

/** Through the hatch; whoever is inside without a suit does not live through it. */
export function* throughHatch(state: Table, { id, at }: CrewmanSeen, to: PlaceId): Play<void, AgtEvent> {
  const boat = BOAT_IDS.find((one) => [at, to].includes(inBoat(one)));
  if (boat === undefined) return;
  const engaged = monstersAt(state, to).some(({ kind }) => stopsCrew(kind));
  const dead = unsealedIn(state, boat).filter((one) => one !== id);
  yield* tell<AgtEvent>({ rule: 'agt.out.hatch', boat, crew: id, to, engaged, dead });
}
