/** Noise on the table that draws zombies until its dice are rolled: shots, and motors (section: Zombie Reinforcement Table). */
import type { Spot } from '../../core/play.ts';
import type { Facing } from '../meeting-and-greeting/facing.ts';
import type { FighterId } from './turn.ts';

/** Heard as so many shots are, and none itself: it warns nobody (ATZ-38; section: Hand-to-Hand Weapons). */
export const MOTORS = ['engine', 'chain-saw'] as const;
export type MotorNoise = (typeof MOTORS)[number];

/** Spot from which shots were fired, and the way the shooter faced, or spot of a running motor; zombies they draw are placed from there. */
export interface ShotsMarker {
  readonly who: FighterId;
  /** Dice for whom it draws. */
  readonly shots: number;
  /** Left out of shots, and in logs from before it was kept. */
  readonly of?: MotorNoise;
  /** Null where the player didn't say; then only the direction is diced for. */
  readonly from: { readonly spot: Spot; readonly facing: Facing } | null;
}
