/** Steps that follow the battle. */
import { z } from 'zod';
import { RAP_REFUSALS } from '../../../../rules/all-things-zombie/after-the-battle/advancement.ts';
import { BECOMES } from '../../../../rules/all-things-zombie/what-you-gain/stock.ts';
import { ItemId, Step } from '../acts.ts';
import { FigureId } from '../shapes.ts';
import { Possible } from './kinds.ts';

export const DueStep = z.object({
  step: Step,
  title: z.string(),
  rule: z.string(),
  /** Summary of the step, in our words. */
  summary: z.string(),
  asks: z.boolean(),
  /** True where dice or a card decide the step; otherwise only the player does, or nobody. */
  rolls: z.boolean(),
  /** True where the figure dies, whatever is rolled or chosen. */
  kills: z.boolean(),
});
export type DueStep = z.infer<typeof DueStep>;

/** A step after the battle that is behind a figure, with its dice. */
export const SettledView = z.object({
  step: Step,
  title: z.string(),
  result: z.string(),
  faces: z.array(z.number()),
  /** Rolled or drawn by the player's own hand. */
  own: z.boolean(),
  summary: z.string(),
  /** The act that settled it, which opens to its dice; null where there were none. */
  act: z.int().nullable(),
});
export type SettledView = z.infer<typeof SettledView>;

/** Steps settled for a figure, and steps still due, the next first. */
export const FigureAfter = z.object({
  figure: FigureId,
  /** Report on the figure, in one line. */
  happened: z.string(),
  settled: z.array(SettledView),
  due: z.array(DueStep),
  /** Reasons why an advantage against dying doesn't help somebody who dies, a sentence each. */
  unspared: z.array(z.string()),
  /** Reason why the Encounter brings no point towards Rep; null where it does. */
  noPoint: z.enum(RAP_REFUSALS).nullable(),
});

/** Points the Encounter would bring by now: so many for each, shared by the combined Rep. */
export const ScoreView = z.object({
  zombies: z.int(),
  innocents: z.int(),
  each: z.object({ zombie: z.int(), innocent: z.int() }),
  scored: z.int(),
  combinedRep: z.int(),
  points: z.int(),
});

/** Consequences of ending the Encounter. */
export const Closing = z.object({
  /** Things that don't stay where they are. */
  leavings: z.array(
    z.object({ item: ItemId, title: z.string(), becomes: z.enum(BECOMES), carrier: FigureId.nullable() }),
  ),
  /** Captives who are back with the party. */
  freed: z.array(FigureId),
  /** `November, O+4` */
  next: z.string(),
  /** No year agreed on is left to play. */
  last: z.boolean(),
  /** Encounters that may be played next, by the player's two answers. */
  follows: z.array(
    z.object({
      successful: z.boolean(),
      leftWithHumansBehind: z.boolean(),
      possible: z.array(Possible),
    }),
  ),
});
export type Closing = z.infer<typeof Closing>;
