/** Zombies on the table, in groups: alike in all that the rules know of them, and split only where something holds for some of them. */
import type { Spot } from '../../core/play.ts';
import type { LocationId } from '../meeting-and-greeting/placement.ts';
import type { ZombieTurn } from '../zombies/obstacle.ts';
import type { FighterId, ZombiesId } from './turn.ts';

export type { ZombiesId };
export const zombiesId = (nth: number): ZombiesId => `z${nth}`;

/** On the table from the start, drawn by noise, met inside, or put there by the player. */
export const WHENCE = ['start', 'noise', 'inside', 'told'] as const;
export type Whence = (typeof WHENCE)[number];

export type ZombiesDoing =
  | { readonly by: 'roaming' }
  /** At somebody, who has still to test; `unseen` came at flank or rear, or out of hiding. */
  | { readonly by: 'charging'; readonly at: FighterId; readonly unseen: boolean; readonly vehicle?: true }
  /** In contact with somebody, each of the group; `also` with others. */
  | {
      readonly by: 'melee';
      readonly with: FighterId;
      readonly also?: readonly FighterId[];
      /** Melee dice left to the victim by the Surprise Check, until the first round is over. */
      readonly caught?: 'oneDie' | 'noDice';
      /** Set if the victim’s check allows fire at them before they fight. */
      readonly fires?: true;
      /** The turn of the last round. */
      readonly fought?: number;
    }
  /** `turns` more; null where they have only just begun, and the die is still to be rolled. */
  | { readonly by: 'feasting'; readonly on: FighterId; readonly turns: number | null };

export interface Zombies {
  readonly id: ZombiesId;
  /** Number of zombies; a group of none has gone. */
  readonly count: number;
  readonly whence: Whence;
  /** Place where they came on; the spot holds until they have moved. */
  readonly location: LocationId | null;
  readonly spot: Spot | null;
  readonly inDoorway: boolean;
  /** Drawn by noise: when, and where they came on, which they keep as they move; left out in logs from before it was kept. */
  readonly came?: { readonly turn: number; readonly spot: Spot | null };
  /** The floor of a building, or the vehicle, they were met in. */
  readonly inside: { readonly spot: string; readonly floor: number } | null;
  readonly doing: ZombiesDoing;
  /** Knocked down, until they are active again or all dice are double. */
  readonly down?: true;
  readonly burning?: true;
  /** Hits of shots each of them has taken in this Encounter (ATZ-102). */
  readonly hits?: number;
  /** Each has tried to climb, once and for all: can it? */
  readonly climbs?: boolean;
  /** On a board, come into somebody’s sight in the middle of a move of that turn, with so many tenths of an inch of it left. */
  readonly halted?: {
    readonly turn: number;
    readonly left: number;
    /** To which side the die has turned it, for the rest of the move; left out where none was rolled. */
    readonly turned?: ZombieTurn;
  };
  /** The turn in which they acted or fell last, and that in which the fire was last rolled for. */
  readonly acted?: number;
  readonly burnt?: number;
}

/** A zombie that has come on: where, if the place is known. */
export interface Arriving {
  readonly location: LocationId;
  readonly spot: Spot | null;
  readonly inDoorway: boolean;
  /** The turn at whose end shots drew it; left out at the start, and in logs from before it was kept. */
  readonly turn?: number;
}

export interface ZombiesHere {
  /** Groups made so far, those that are gone among them. */
  readonly made: number;
  readonly groups: readonly Zombies[];
}

/** The person they are after. */
export function whomOf(doing: ZombiesDoing): FighterId | undefined {
  switch (doing.by) {
    case 'charging':
      return doing.at;
    case 'melee':
      return doing.with;
    case 'feasting':
      return doing.on;
    case 'roaming':
      return undefined;
    default:
      return doing satisfies never;
  }
}

/** People whom each zombie of the group touches. */
export const touchedBy = (doing: ZombiesDoing): readonly FighterId[] =>
  doing.by === 'melee' ? [doing.with, ...(doing.also ?? [])] : [];

/** Facts that tell a group from the others. */
export interface WhichZombies {
  readonly group: ZombiesId;
  readonly zombies: number;
  readonly whence: Zombies['whence'];
  readonly location: Zombies['location'];
  /** The floor or vehicle they were met in, by its id. */
  readonly inside: string | null;
  readonly down: boolean;
}

/** Distance of zombies that nobody has measured, in inches. */
export interface FarOff {
  /** Inches from where he was, or is, to where they came on. */
  readonly placed: number;
  /** Inches by which he and they may have come nearer since, at most. */
  readonly nearer: number;
}
