/** The board of a battle: its pieces, where each stands, and whom it sees from there. */
import { z } from 'zod';
import { CONDITIONS } from '../../../../rules/all-things-zombie/state/turn.ts';
import { DIRECTIONS } from '../../../../rules/core/geometry/direction.ts';
import { Spot } from '../../../table-top.ts';

export const PIECE_KINDS = ['party', 'people', 'zombie', 'vehicle'] as const;

/** A floor of a building, 0 the ground floor, one above the uppermost its roof; null outdoors. */
export const Level = z.object({ building: z.string(), floor: z.int() }).nullable();

export const BoardPiece = z.object({
  /** `f1`, `c2/0`, `z3` or `m1`. */
  piece: z.string(),
  kind: z.enum(PIECE_KINDS),
  name: z.string(),
  /** A letter in the drawing: capitals for the party, small ones for people met, z for zombies, m for vehicles. */
  letter: z.string(),
  /** Middle of the base, in tenths of an inch from the table's south-west corner. */
  spot: Spot,
  /** Clockwise from north, in 32nds of a turn. */
  facing: z
    .int()
    .min(0)
    .max(DIRECTIONS.length - 1),
  level: Level,
  /** Null for zombies and vehicles. */
  condition: z.enum(CONDITIONS).nullable(),
  /** Pieces in its sight. */
  sees: z.array(z.string()),
});

export const BoardView = z.object({
  pieces: z.array(BoardPiece),
  /** The table from above in letters, north at the top, with a line for each piece. */
  text: z.string(),
});
export type BoardView = z.infer<typeof BoardView>;

/** Everything in a straight line from one corner of somebody's ways, as far as the inches lead. */
const Fan = z.object({
  from: Spot,
  /** A floor of a building; null outdoors. */
  level: z.object({ building: z.string(), floor: z.int() }).nullable(),
  outline: z.array(Spot),
});

export const ReachView = z.object({
  inches: z.int(),
  /** The spots of these together are where a move can end, but for those where others stand. */
  fans: z.array(Fan),
  /** The table from above in letters, the reach in it as `*`. */
  text: z.string(),
});
export type ReachView = z.infer<typeof ReachView>;
