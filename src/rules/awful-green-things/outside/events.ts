/** Events that may be told of a game outside the ship: facts, each by the rule that tells it. */
import type { Told } from '../../core/module.ts';
import type { AreaId } from '../data/areas.ts';
import type { BoatId } from '../data/boats.ts';
import type { CrewId } from '../data/crew.ts';
import type { MonsterKind } from '../data/monsters.ts';
import type { MonsterId, WeaponId } from '../state.ts';
import type { PlaceId, SpaceId } from './places.ts';
import type { VehicleId } from './state.ts';

type Of<R extends `agt.out.${string}`, Facts = object> = Told & { readonly rule: R } & Readonly<Facts>;

export interface VehiclePlace {
  readonly id: VehicleId;
  readonly at: AreaId;
}

type LockEvent =
  /** A lock worked from a bridge. */
  | Of<'agt.out.lock', { exit: AreaId; closed: boolean; by: CrewId }>
  | Of<'agt.out.hold', { exit: AreaId; by: CrewId }>
  /** The whole turn of whoever goes through it; `kind` where they are Green Things. */
  | Of<
      'agt.out.airlock',
      { who: readonly (CrewId | MonsterId)[]; kind: MonsterKind | null; from: PlaceId; to: PlaceId }
    >;

type UnitEvent =
  | Of<'agt.out.pieces', { vehicles: readonly VehiclePlace[]; soot: AreaId }>
  | Of<'agt.out.enter', { crew: CrewId; vehicle: VehicleId; at: PlaceId; dropped: WeaponId | null }>
  | Of<'agt.out.get-out', { crew: CrewId; vehicle: VehicleId; at: PlaceId }>
  /** `adrift`: whoever was in it lives, and has nothing round him but space. */
  | Of<'agt.out.wrecked', { vehicle: VehicleId; at: PlaceId; crew: CrewId | null; adrift: boolean }>
  | Of<'agt.out.throws', { crew: CrewId; monster: MonsterId; kind: MonsterKind; at: PlaceId }>
  | Of<'agt.out.soot', { worn: boolean; at: PlaceId }>;

type BoatEvent =
  | Of<'agt.out.suit-up', { crew: CrewId; at: PlaceId }>
  | Of<
      'agt.out.undock',
      {
        boat: BoatId;
        to: SpaceId;
        aboard: readonly CrewId[];
        riders: readonly CrewId[];
        clinging: readonly MonsterId[];
      }
    >
  | Of<'agt.out.fly', { boat: BoatId; from: SpaceId; to: SpaceId }>
  /** All who were in it or on it are in the bay; `engaged` those of the crew who find Adults or Babies there. */
  | Of<
      'agt.out.land',
      { boat: BoatId; bay: AreaId; crew: readonly CrewId[]; monsters: readonly MonsterId[]; engaged: boolean }
    >
  | Of<'agt.out.blast', { boat: BoatId; crew: CrewId; back: number }>
  /** Null: it stays away for another turn. */
  | Of<'agt.out.back', { boat: BoatId; at: SpaceId | null }>
  /** A hatch or a lid is opened; `crew` goes through it, where somebody does. Those inside without a suit are dead. */
  | Of<
      'agt.out.hatch',
      { boat: BoatId; crew: CrewId | null; to: PlaceId | null; engaged: boolean; dead: readonly CrewId[] }
    >
  | Of<'agt.out.creep', { boat: BoatId; who: readonly MonsterId[]; kind: MonsterKind; to: PlaceId }>;

type JumpEvent =
  /** No face: the Robot does not roll. */
  | Of<
      'agt.out.jump',
      { crew: CrewId; from: PlaceId; to: PlaceId; face: number | null; missed: boolean; engaged: boolean }
    >
  | Of<'agt.out.rescue', { boat: BoatId; crew: CrewId; back: number }>
  | Of<'agt.out.lost', { crew: readonly CrewId[] }>;

export type OutsideEvent = LockEvent | UnitEvent | BoatEvent | JumpEvent;

export const isOutsideEvent = <E extends Told>(event: E): event is Extract<E, OutsideEvent> =>
  event.rule.startsWith('agt.out.');
