/** Results of a figure’s checks, tests and tasks. */
import type { DocWord } from '../after-the-battle/doc.ts';
import type { TaskResult } from '../challenge/task.ts';
import type { DeadDrunkWord, DumbassAct } from '../data/attribute-tables.ts';
import type { Awareness } from '../meeting-and-greeting/survivors.ts';
import type { MercyEnd } from '../meeting-and-greeting/talk.ts';
import type { MotorWord } from '../melee/chain-saw.ts';
import type { InSightWord } from '../reaction/in-sight.ts';
import type { PursueByFireWord } from '../reaction/pursue-by-fire.ts';
import type { ReactionWord, WhatNowWord } from '../reaction/words.ts';
import type { Harm } from '../shooting/damage.ts';
import type { FireHow } from '../shooting/fire-impact.ts';
import type { VehicleId, WeaponId } from '../types.ts';
import { CONTROL_WORDS } from '../vehicles/losing-control.ts';

/** A sentence of an earlier version that names no fact any more; kept as it was written. */
export interface OldWords {
  readonly words: string;
}

/** An opponent in a task. */
export interface TaskOpposer {
  /** Null for somebody who is not on the table, known by Rep alone. */
  readonly name: string | null;
  readonly rep: number;
  readonly failed: boolean;
}

/** Effect of shots on somebody they were aimed at; a zombie has no name. */
export interface FoeResult extends Thrown {
  readonly name: string | null;
  readonly harm: 'missed' | Harm;
}

/**
 * Distances by which hits have thrown somebody, for the players to move it; left out where it stays, and in logs from before it was kept.
 */
export interface Thrown {
  /** Inches, straight away from whoever hit it. */
  readonly back?: number;
  /** Aside, by what ran it over. */
  readonly flies?: { readonly way: 'left' | 'right'; readonly inches: number };
}

/** Outcome against a single opponent in a round of melee. */
export interface MeleeResult extends Pick<Thrown, 'back'> {
  readonly name: string | null;
  readonly won: 'self' | 'foe' | 'nobody';
  /** Null for whoever was not hit. */
  readonly harm: Harm | null;
}

/** `left` and `right` are the way it swerves. */
export const VEHICLE_STEPS = [
  ...CONTROL_WORDS,
  'losesControl',
  'breaksDown',
  'explodes',
  'rollsToStop',
  'driverChecks',
  'starts',
  'doesNotStart',
  'stops',
  'drives',
  'standsStill',
  'leaves',
  'runsDown',
  'noEffect',
  'left',
  'right',
] as const;
export type VehicleStep = (typeof VEHICLE_STEPS)[number];

export type TestResult =
  | { readonly of: 'reaction'; readonly word: ReactionWord }
  | { readonly of: 'what-now'; readonly word: WhatNowWord }
  | { readonly of: 'pursue-by-fire'; readonly word: PursueByFireWord }
  | { readonly of: 'fast-move'; readonly inches: number }
  | { readonly of: 'doc'; readonly word: DocWord }
  | { readonly of: 'mercy'; readonly word: MercyEnd }
  | { readonly of: 'sense'; readonly word: DumbassAct }
  | { readonly of: 'dead-drunk'; readonly word: DeadDrunkWord }
  /** `consequence` is the player's: what failing costs. */
  | {
      readonly of: 'task';
      readonly word: TaskResult['result'];
      readonly consequence: string;
      readonly against: readonly TaskOpposer[];
    }
  /** Awareness of somebody inside as the party came in. */
  | { readonly of: 'awareness'; readonly word: Awareness }
  /** In Sight as the party meets people; `opens` where it came to fire at once, `moved` of those who came in. */
  | {
      readonly of: 'sighted';
      readonly word: InSightWord;
      readonly opens: boolean;
      readonly moved: boolean;
    }
  /** A move of inches at most; `inside` where it led in or out. */
  | {
      readonly of: 'moved';
      readonly how: 'normal' | 'fast' | 'stay';
      readonly inches: number;
      /** True if the player says how far it went, and no limit holds. */
      readonly told?: true;
      readonly fell?: true;
      readonly prone?: true;
      /** True if whoever only stayed stood already; unknown in logs from before it was kept. */
      readonly stood?: true;
      readonly forded?: true;
      readonly inside?: boolean;
    }
  /** Steps of a vehicle in order, and the people it hurt. */
  | {
      readonly of: 'vehicle';
      readonly kind: VehicleId;
      readonly steps: readonly VehicleStep[];
      readonly hurt: readonly FoeResult[];
    }
  /** Doused with fire, or reached by one that spreads. */
  | { readonly of: 'burnt'; readonly how: FireHow; readonly harm: Harm }
  /** Zombies that came at the figure, and whether they took it by surprise. */
  | { readonly of: 'zombies'; readonly surprised: boolean; readonly zombies: number }
  /** A volley, in the order aimed. */
  | {
      readonly of: 'shots';
      readonly weapon: WeaponId;
      readonly shots: number;
      readonly at: readonly FoeResult[];
    }
  /** A round of melee: what it came to against each, and what was dealt to the figure itself. */
  | {
      readonly of: 'melee';
      readonly against: readonly MeleeResult[];
      readonly harm: Harm | null;
      /** Inches back, as in `Thrown`. */
      readonly back?: number;
      readonly motor: MotorWord | null;
    }
  /** Somebody on the ground, or a zombie, whose name is null, was killed or taken. */
  | { readonly of: 'finished'; readonly name: string | null; readonly ends: 'dead' | 'captured' }
  | OldWords;

/** Everybody of his side so near runs with a Boss whom a check makes run (section: Attributes). */
export interface Following {
  readonly follows: string;
  /** Inches; who stands so near the players see. */
  readonly within: number;
}
