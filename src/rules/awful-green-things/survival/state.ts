/** Crew Survival, the very short game: a few crew drawn from the pile, and the Epilogue. */
import type { Told } from '../../core/module.ts';
import type { Seen } from '../../core/seen.ts';
import type { BoatId } from '../data/boats.ts';
import { CREW_IDS, type CrewId } from '../data/crew.ts';
import type { Aboard, Passage, PassageEvent } from '../epilogue/passage.ts';

/** Two different boats at most: the one that carries any number, and one more. */
export const SURVIVAL_BOATS = ['cockboat', 'saucer'] as const satisfies readonly BoatId[];
export type SurvivalBoat = (typeof SURVIVAL_BOATS)[number];

export interface SurvivalState {
  /** Number of crew to be drawn; null before the die. */
  number: number | null;
  drawn: CrewId[];
  /** Crew of each boat; empty until all are drawn. */
  boats: { readonly boat: SurvivalBoat; readonly crew: readonly CrewId[] }[];
  passages: Passage[];
}

export type SurvivalEvent =
  | (Told & {
      readonly rule: 'agt.survival.number';
      readonly faces: readonly number[];
      readonly number: number;
    })
  | (Told & { readonly rule: 'agt.survival.draw'; readonly crew: CrewId })
  | (Told & { readonly rule: 'agt.survival.boats'; readonly boats: SurvivalState['boats'] })
  | (Told & { readonly rule: 'agt.epilogue'; readonly boat: SurvivalBoat; readonly crew: readonly Aboard[] })
  | PassageEvent;

export type SurvivalTable = Seen<SurvivalState>;

/** The end of a game: won where anyone came home. */
export interface Survived {
  readonly home: readonly CrewId[];
  readonly lost: readonly CrewId[];
}

export const pileOf = ({ drawn }: SurvivalTable): readonly CrewId[] =>
  CREW_IDS.filter((crew) => !drawn.includes(crew));
