/**
 * Hits on a jet suit or a cargo mover: what is more than it can take comes to whoever is in it. Who lives through it in space, where
 * nothing but fuel reaches him, drifts in his pressure suit.
 */
import { type Play, tell } from '../../core/play.ts';
import { vehicleRow } from '../data/outside.ts';
import { thrown } from '../dice.ts';
import type { Against, AgtEvent } from '../events.ts';
import type { MonsterId, Table } from '../state.ts';
import { isSpace, type PlaceId } from './places.ts';
import type { VehicleId } from './state.ts';
import { vehicleBy, vehicleOf } from './units.ts';

type Hit = Extract<AgtEvent, { rule: 'agt.attack' }>;

/** Tells of an attack on a crewman, and wrecks the vehicle he sits in if the total is enough. */
export function* hitsCrew(state: Table, hit: Hit): Play<void, AgtEvent> {
  const vehicle = vehicleOf(state, hit.target);
  yield* tell<AgtEvent>(hit);
  if (vehicle === undefined) return;
  const { result, row } = vehicleRow(vehicle.kind);
  if (hit.total < result.constitution) return;
  const crew = state.crew.find(({ id }) => id === hit.target)?.id ?? null;
  const adrift = !hit.done && isSpace(hit.at);
  yield* tell<AgtEvent>({
    rule: 'agt.out.wrecked',
    rows: [row],
    vehicle: vehicle.id,
    at: hit.at,
    crew,
    adrift,
  });
}

/** Green Things break one that is empty. */
export function* breaks(
  state: Table,
  { id, at, dice, by }: { id: VehicleId; at: PlaceId; dice: number; by: readonly MonsterId[] },
): Play<void, AgtEvent> {
  const vehicle = vehicleBy(state, id);
  if (vehicle === undefined) return;
  const { result, row } = vehicleRow(vehicle.kind);
  const { constitution } = result;
  const rows = [row];
  const asked = { rule: 'agt.attack', seat: 'monsters', dice, constitution, target: id, rows } as const;
  const fell = yield* thrown(asked);
  const against: Against = { target: id, kind: null, at, dice, constitution, by, ...fell };
  yield* tell<AgtEvent>({ rule: 'agt.attack', rows, side: 'monsters', why: 'fight', ...against });
  if (fell.done)
    yield* tell<AgtEvent>({ rule: 'agt.out.wrecked', rows, vehicle: id, at, crew: null, adrift: false });
}
