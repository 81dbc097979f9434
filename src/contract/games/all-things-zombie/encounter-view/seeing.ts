/** Places given to be looked from and at, and what one has of the other. */
import { z } from 'zod';
import { BEARINGS } from '../../../../rules/all-things-zombie/board/place.ts';
import { DIRECTIONS } from '../../../../rules/core/geometry/direction.ts';
import { Spot } from '../../../table-top.ts';

/** A floor of a building, 0 the ground floor, one above the uppermost its roof. */
export const LevelGiven = z.strictObject({ building: z.string().max(20), floor: z.int().min(0).max(99) });

export const PlaceGiven = z.strictObject({
  /** Middle of the base, in tenths of an inch from the table's south-west corner. */
  spot: Spot,
  /** Clockwise from north, in 32nds of a turn; towards the other place, unless told. */
  facing: z
    .int()
    .min(0)
    .max(DIRECTIONS.length - 1)
    .optional(),
  /** Outdoors where left out. */
  level: LevelGiven.optional(),
});
export type PlaceGiven = z.infer<typeof PlaceGiven>;

/** A place, or the piece of the board that stands there: `f1`, `c2/0`, `z3` or `m1`. */
export const LookGiven = z.union([PlaceGiven, z.strictObject({ piece: z.string().max(20) })]);
export type LookGiven = z.infer<typeof LookGiven>;

export const SeeingView = z.object({
  /** Tenths of an inch from base to base; 0 in contact. */
  apart: z.int(),
  sees: z.boolean(),
  /** Null where it isn't seen, or has none; a zombie never has any. */
  cover: z.string().nullable(),
  /** Side of the other place from which it is looked at. */
  at: z.enum(BEARINGS),
  /** All of it in a line, with what cuts sight or covers. */
  text: z.string(),
});
export type SeeingView = z.infer<typeof SeeingView>;
