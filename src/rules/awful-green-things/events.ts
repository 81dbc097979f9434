/** Events that may be told of a game: facts, each by the rule that tells it. */
import type { Told } from '../core/module.ts';
import type { AreaId } from './data/areas.ts';
import type { BoatId } from './data/boats.ts';
import type { Chit } from './data/chits.ts';
import type { CrewId } from './data/crew.ts';
import type { MonsterKind } from './data/monsters.ts';
import type { EndingKind } from './data/points.ts';
import type { TriedKind, WeaponKind } from './data/weapons.ts';
import type { Aboard, PassageEvent } from './epilogue/passage.ts';
import type { OutsideEvent } from './outside/events.ts';
import type { PlaceId } from './outside/places.ts';
import type { VehicleId } from './outside/state.ts';
import type { Busy, MonsterId, Phase, Side, Strike, WeaponId } from './state.ts';

/** A monster that changes its counter, from one kind to another. */
export interface Change {
  readonly id: MonsterId;
  readonly at: PlaceId;
  readonly from: MonsterKind;
  readonly to: MonsterKind;
}
/** A monster that comes into the game. */
export interface Hatched {
  readonly id: MonsterId;
  readonly at: PlaceId;
  readonly kind: MonsterKind;
}
/** A counter that goes out of play, back into the box. */
export interface Gone {
  readonly id: MonsterId;
  readonly at: PlaceId;
  readonly kind: MonsterKind;
}
export interface WeaponPlace {
  readonly id: WeaponId;
  readonly at: PlaceId;
}

/** Dice against the constitution of one counter. */
export interface Against {
  readonly target: CrewId | MonsterId | VehicleId;
  /** The target’s kind, if it is a monster. */
  readonly kind: MonsterKind | null;
  readonly at: PlaceId;
  readonly dice: number;
  readonly total: number;
  readonly constitution: number;
  /** Killed, or stunned. */
  readonly done: boolean;
  /** Crew or monsters that the dice came from. */
  readonly by: readonly (CrewId | MonsterId)[];
}

type Of<R extends `agt.${string}`, Facts = object> = Told & { readonly rule: R } & Readonly<Facts>;

type SetUpEvent =
  | Of<'agt.set-up.cup', { cup: readonly Chit[] }>
  | Of<'agt.set-up.weapons', { placed: readonly WeaponPlace[] }>
  | Of<'agt.set-up.crew', { crew: CrewId; at: PlaceId }>
  | Of<'agt.set-up.population', { face: number; waiting: readonly MonsterKind[] }>
  | Of<'agt.set-up.first', { face: number; at: AreaId | null }>
  | Of<'agt.set-up.monsters', Hatched>
  | Of<'agt.extra-adult'>
  /** `found`: a monster is there; else he has gone as near as he could. */
  | Of<'agt.discovery', { crew: CrewId; from: PlaceId; to: PlaceId; found: boolean }>;

type MonsterTurnEvent =
  | Of<'agt.grow', { level: MonsterKind; grown: readonly Change[]; laid: readonly Hatched[]; short: number }>
  | Of<
      'agt.move.monsters',
      { who: readonly MonsterId[]; kind: MonsterKind; from: PlaceId; to: PlaceId; stopped: Stop }
    >
  | Of<'agt.eat', { crew: CrewId; by: MonsterId; kind: MonsterKind; at: PlaceId }>
  | Of<'agt.eat.grow', { grown: readonly Change[]; laid: readonly Hatched[] }>
  | Of<'agt.robot.eaten', { by: MonsterId; kind: MonsterKind; at: PlaceId }>
  /** The chit goes back to the cup at once. */
  | Of<'agt.robot.chit', { chit: Chit }>;

/** Cause that ended a move. */
export type Stop = 'foe' | 'fence' | null;

type CrewTurnEvent =
  | Of<'agt.grab', { crew: CrewId; weapon: WeaponId; at: PlaceId; laid: WeaponId | null }>
  | Of<'agt.lay', { crew: CrewId; weapon: WeaponId; at: PlaceId }>
  | Of<'agt.trade', { crew: CrewId; with: CrewId; gives: WeaponId | null; gets: WeaponId | null }>
  | Of<'agt.fence.off', { weapon: WeaponId; at: PlaceId }>
  | Of<'agt.fence.on', { weapon: WeaponId; crew: CrewId; at: PlaceId }>
  | Of<'agt.busy', { crew: CrewId; at: PlaceId; with: Busy }>
  | Of<'agt.move.crew', { crew: CrewId; from: PlaceId; to: PlaceId; stopped: Stop; engaged: boolean }>
  | Of<'agt.escape', { boat: BoatId; aboard: readonly CrewId[] }>
  | Of<'agt.overload', { crew: CrewId; at: PlaceId; explodes: number }>
  | Of<'agt.explosion', { dead: readonly CrewId[] }>;

export type FightEvent =
  | Of<'agt.battle', { side: Side; at: PlaceId }>
  | Of<'agt.battle.off', { at: PlaceId }>
  /** `kind`: of the monster that attacks, or that is attacked; null where it is the whole area. */
  | Of<'agt.declare', { side: Side; strike: Strike; kind: MonsterKind | null }>
  | Of<'agt.fence.burns', { at: PlaceId; fences: readonly WeaponId[] }>
  | Of<'agt.battle.over', { areas: readonly PlaceId[] }>
  /** Dice to kill: monsters on crew, crew on monsters, fuel and what the Robot does to his eater. */
  | Of<'agt.attack', Against & { side: Side; why: 'fight' | 'weapon' | 'fuel' | 'robot' }>
  | Of<'agt.stun', Against & { why: 'weapon' | 'gas' | 'robot' }>
  | Of<'agt.effect.grow' | 'agt.effect.shrink', { changed: readonly Change[]; gone: readonly Gone[] }>
  | Of<
      'agt.effect.fragments',
      { at: PlaceId; gone: readonly Gone[]; rolled: number; fragments: readonly Hatched[] }
    >
  | Of<'agt.effect.none', { weapons: readonly WeaponKind[] }>
  /** `keeps`: one weapon, whose effect is known from here on. */
  | Of<'agt.chit', { chit: Chit; weapons: readonly TriedKind[]; keeps: boolean }>
  /** After several untried weapons at once. */
  | Of<'agt.chit.back', { chit: Chit }>
  | Of<'agt.untried', { weapon: TriedKind; chit: Chit; back: readonly WeaponId[] }>
  | Of<'agt.weapon.returns', { weapon: WeaponId; to: PlaceId }>
  | Of<'agt.weapon.lies', { weapon: WeaponId; at: PlaceId }>
  | Of<'agt.useless', { weapon: WeaponKind; gone: readonly WeaponId[] }>;

export type AgtEvent =
  | SetUpEvent
  | MonsterTurnEvent
  | CrewTurnEvent
  | FightEvent
  | Of<'agt.turn', { phase: Phase }>
  | Of<'agt.wake', { side: Side; woken: readonly (CrewId | MonsterId)[] }>
  | Of<'agt.concede', { side: Side }>
  | Of<'agt.ship', { ending: EndingKind }>
  /** A boat sets out for home, with its crew as they are when they leave. */
  | Of<'agt.epilogue', { boat: BoatId; crew: readonly Aboard[] }>
  | PassageEvent
  | OutsideEvent
  /** A boat is home, or lost, with those named: the rest have died on the way. */
  | Of<'agt.boat.home', { boat: BoatId; home: readonly CrewId[]; lost: readonly CrewId[] }>
  | Of<'agt.end'>;
