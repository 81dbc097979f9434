/** Vehicles that work: which are on the table, who sits in them, and what is left of those at the party’s disposal. */
import { singleFigure } from '../../../data/single-figures.ts';
import { insideOf } from '../../../movement/place.ts';
import type { Why } from '../../../state/cause.ts';
import type { SeenCampaign } from '../../../state/seen.ts';
import type { Fighter } from '../../../state/turn.ts';
import type { WorkingVehicle } from '../../../state/vehicles.ts';
import { inOrder } from '../../../turn/activation.ts';
import type { VehicleId } from '../../../types.ts';
import { seatsOf } from '../../../vehicles/vehicle.ts';
import type { CampaignPlay } from '../../act.ts';
import { type SeenEncounter, tell } from '../act.ts';
import { isAble } from './able.ts';
import { type Fighting, fighterNamed } from './fighters.ts';

export const vehiclesHere = ({ working = [] }: Pick<SeenEncounter, 'working'>): readonly WorkingVehicle[] =>
  working.filter(({ away }) => away === undefined);

export function vehicleNamed(encounter: SeenEncounter, id: string): WorkingVehicle | undefined {
  return vehiclesHere(encounter).find((one) => one.id === id);
}

/** Number of vehicles that the dice or an earlier find have given the party and that are not on the table yet. */
export const vehiclesLeft = ({ vehicles, working = [] }: SeenEncounter): number =>
  Math.max(0, vehicles.won + vehicles.heldOver - working.filter(({ won }) => won).length);

/** Kinds of them as far as the player has said them: those of which fewer have come to the table than he named. */
export function kindsLeft({ vehicles, working = [] }: SeenEncounter): readonly VehicleId[] {
  const left = [...(vehicles.kinds ?? [])];
  for (const { won, kind } of working) {
    const at = won ? left.indexOf(kind) : -1;
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** True where the kind of Encounter itself has vehicles, which nobody counts: to get away in, or of Runners and Chasers who ride. */
export const hasOthers = ({ escape: readied, pursuits }: SeenEncounter): boolean =>
  readied !== null || pursuits.some(({ runners, chasers }) => runners.vehicles || chasers?.vehicles === true);

export function occupantsOf(now: SeenCampaign, encounter: SeenEncounter, id: string): readonly Fighting[] {
  const sits = encounter.fighters.filter((fighter) => insideOf(fighter) === id).map(({ who }) => who);
  return sits.flatMap((who) => fighterNamed(now, encounter, who) ?? []);
}

/** In any vehicle, one that stands about among them: whoever is in a building has its id, which begins with a b. */
export const sitsInVehicle = (fighter: Fighter): boolean => insideOf(fighter)?.startsWith('b') === false;

/** Out of the reach of zombies, in a vehicle that has gone on faster than they can follow (section: All Things Zombie). */
export function isTooFast(encounter: SeenEncounter, fighter: Fighter): boolean {
  const vehicle = vehicleNamed(encounter, insideOf(fighter) ?? '');
  return vehicle !== undefined && vehicle.speed > singleFigure('zombie-reaches-vehicle');
}

/** True if one of the two rides past the other, faster than anybody can follow: there is no melee between them. */
export function rushesPast(
  encounter: SeenEncounter,
  fighter: Fighter,
  other: { readonly fighter?: Fighter | undefined; readonly inside?: string | undefined },
): boolean {
  const inside = other.fighter === undefined ? other.inside : insideOf(other.fighter);
  if (insideOf(fighter) === inside) return false;
  return [fighter, other.fighter].some((one) => one !== undefined && isTooFast(encounter, one));
}

/** True if so many more find a seat in it. */
export const hasSeats = (
  now: SeenCampaign,
  encounter: SeenEncounter,
  { id, kind }: WorkingVehicle,
  more: number,
): boolean => occupantsOf(now, encounter, id).length + more <= seatsOf(kind);

/** The figure at the wheel, able to drive or not; undefined where nobody is. */
export function driverOf(
  now: SeenCampaign,
  encounter: SeenEncounter,
  { id, driver }: WorkingVehicle,
): Fighting | undefined {
  const found = driver === undefined ? undefined : fighterNamed(now, encounter, driver);
  return found !== undefined && insideOf(found.fighter) === id ? found : undefined;
}

/** Control is to be rolled for: it moves, and who drove it no longer can. */
export function hasLostDriver(now: SeenCampaign, encounter: SeenEncounter, one: WorkingVehicle): boolean {
  if (one.speed === 0 || one.driver === undefined || one.adrift) return false;
  const driver = driverOf(now, encounter, one);
  return driver !== undefined && !isAble(driver.fighter);
}

/** Activations of this turn in which it moves, and how many of them are over for it; undefined before the first turn. */
export function movesOf(
  { turn }: SeenEncounter,
  { went }: WorkingVehicle,
): { readonly all: number; readonly gone: number } | undefined {
  if (turn === null) return undefined;
  return { all: inOrder(turn).length, gone: went?.turn === turn.number ? went.times : 0 };
}

type Change = { readonly [K in keyof Omit<WorkingVehicle, 'id' | 'kind'>]?: WorkingVehicle[K] | undefined };

/** Otherwise from now on; what is undefined is taken away. */
export function* vehicleChanged(
  now: SeenCampaign,
  { id }: Pick<WorkingVehicle, 'id'>,
  change: Change,
  why?: Why,
): CampaignPlay<void> {
  const is = now.encounter && vehicleNamed(now.encounter, id);
  if (!is) return;
  const to = Object.fromEntries(
    Object.entries({ ...is, ...change }).filter(([, value]) => value !== undefined),
  ) as unknown as WorkingVehicle;
  yield* tell({ type: 'vehicle-changed', to, ...(why && { why }) });
}
