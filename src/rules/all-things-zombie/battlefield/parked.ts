/** Vehicles in their places on the streets. */
import { EAST, NORTH, SOUTH, WEST } from '../../core/geometry/direction.ts';
import { type Bounds, boundsOf, rectangle } from '../../core/geometry/polygon.ts';
import type { VehicleId } from '../types.ts';
import { depthOf, WALKWAY, widthOf } from './rect.ts';
import type { Shaker } from './shaker.ts';
import { type Slot, upright } from './streets.ts';
import type { PlacedVehicle } from './table.ts';
import { vehicleRow } from './vehicles.ts';

/** Half a walkway at either end of a slot, so that two in a row leave one between them. */
const END = WALKWAY / 2;

export function parked(type: VehicleId, id: string, slot: Slot, shaker: Shaker): PlacedVehicle {
  const [length] = vehicleRow(type).sides;
  const room = depthOf(upright(slot.rect, slot.along)) - 2 * END - length;
  const facing = shaker.oneOf(slot.along === 'north-south' ? [NORTH, SOUTH] : [EAST, WEST]);
  return { id, type, outline: rectangle(inSlot(type, slot, END + shaker.below(room + 1))), facing };
}

/** Another type where a vehicle stands: in the middle of the same slot, the same way round. */
export function parkedInstead(
  type: VehicleId,
  vehicle: PlacedVehicle,
  slots: readonly Slot[],
): PlacedVehicle {
  const slot = slotUnder(vehicle, slots);
  if (slot === undefined) throw new Error(`${vehicle.id} stands on no street`);
  const room = depthOf(upright(slot.rect, slot.along)) - vehicleRow(type).sides[0];
  return { ...vehicle, type, outline: rectangle(inSlot(type, slot, Math.floor(room / 2))) };
}

export function slotUnder({ outline }: PlacedVehicle, slots: readonly Slot[]): Slot | undefined {
  const footprint = boundsOf(outline);
  return slots.find(
    ({ rect }) =>
      footprint.west >= rect.west &&
      footprint.east <= rect.east &&
      footprint.south >= rect.south &&
      footprint.north <= rect.north,
  );
}

function inSlot(type: VehicleId, { rect, along }: Slot, from: number): Bounds {
  const [length, width] = vehicleRow(type).sides;
  const lane = upright(rect, along);
  const west = lane.west + Math.floor((widthOf(lane) - width) / 2);
  const south = lane.south + from;
  return upright({ west, south, east: west + width, north: south + length }, along);
}
