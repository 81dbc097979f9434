/** Additional state of a game Outside the Znutar: its locks, and the optional counters. A game without the option has nothing of it. */
import type { AreaId } from '../data/areas.ts';
import { BOAT_IDS, type BoatId } from '../data/boats.ts';
import type { CrewId } from '../data/crew.ts';
import type { VehicleKind } from '../data/outside.ts';
import type { PlaceId, SpaceId } from './places.ts';

export type VehicleId = `${VehicleKind}-${number}`;

/** A jet suit or a cargo mover: empty, or with somebody in it who stands where it does. */
export interface Vehicle {
  readonly id: VehicleId;
  readonly kind: VehicleKind;
  /** Null once it is destroyed. */
  at: PlaceId | null;
  by: CrewId | null;
  /** The turn in which somebody got in: he takes nothing up before the next. */
  since: number | null;
}

/** The Ook Soot. */
export interface Soot {
  /** Place where the soot lies; null worn, or gone with its wearer. */
  at: PlaceId | null;
  worn: boolean;
}

/** A boat as long as it has not left for home. */
export interface BoatOut {
  readonly id: BoatId;
  /** `bay`, or gone home: without a counter; null: off the board, to be back in a later turn. */
  at: 'bay' | SpaceId | null;
  /** The first turn in which it may be back. */
  back: number | null;
  /** True if the boat may stay away for longer, after a blast; after a rescue it may not. */
  mayWait: boolean;
  /** True if the boat has moved this turn. */
  moved: boolean;
}

export interface Outside {
  /** Exits whose lock has been closed from a bridge. */
  closed: AreaId[];
  /** Exits that crew inside held shut in this turn of the monsters; closed until their next. */
  held: AreaId[];
  /** Crew in pressure suits: all who walk outside, and those in boats who have put one on. */
  suited: CrewId[];
  vehicles: Vehicle[];
  soot: Soot;
  boats: BoatOut[];
}

/** All is in the box. */
export const outsideAtFirst = (): Outside => ({
  closed: [],
  held: [],
  suited: [],
  vehicles: [],
  soot: { at: null, worn: false },
  boats: BOAT_IDS.map((id) => ({ id, at: 'bay', back: null, mayWait: false, moved: false })),
});
