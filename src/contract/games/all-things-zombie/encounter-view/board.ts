/** The board of a battle: its pieces, where each stands, and whom it sees from there. */
import { z } from 'zod';
import { BEARINGS } from '../../../../rules/all-things-zombie/board/place.ts';
import { CONDITIONS } from '../../../../rules/all-things-zombie/state/turn.ts';
import { DIRECTIONS } from '../../../../rules/core/geometry/direction.ts';
import { Revision } from '../../../shapes.ts';
import { Spot } from '../../../table-top.ts';

export const PIECE_KINDS = ['party', 'people', 'zombie', 'vehicle'] as const;

/** A floor of a building, 0 the ground floor, one above the uppermost its roof; null outdoors. */
export const Level = z.object({ building: z.string(), floor: z.int() }).nullable();

export const BoardPiece = z.object({
  /** `f1`, `c2/0`, `z3` or `m1`. */
  piece: z.string(),
  kind: z.enum(PIECE_KINDS),
  name: z.string(),
  /** Name that stands beside it on the board: short where nobody shares it, of zombies their letter. */
  short: z.string(),
  /** A letter in the drawing: capitals for the party, small ones for people met, z for zombies, m for vehicles. */
  letter: z.string(),
  /** Rep of a person, letter of a zombie; empty for a vehicle. */
  sign: z.string(),
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
  /** Down, dead, or out of the fight. */
  out: z.boolean(),
  /** Pieces in its sight; null where the table isn’t asked for in letters, as it takes longer than all the rest. */
  sees: z.array(z.string()).nullable(),
  /** Ways it has gone last, each from where it began, until its side acts again or it is put elsewhere. */
  trail: z.array(z.array(Spot)),
});

/** A piece as it is drawn where nobody acts with it: on paper, and in pictures of the past. */
export const PicturedPiece = BoardPiece.pick({
  piece: true,
  kind: true,
  short: true,
  sign: true,
  spot: true,
  facing: true,
  condition: true,
  out: true,
});
export type PicturedPiece = z.infer<typeof PicturedPiece>;

/** Everything in a straight line from one corner of somebody's ways, as far as the inches lead. */
const Fan = z.object({
  from: Spot,
  /** A floor of a building; null outdoors. */
  level: z.object({ building: z.string(), floor: z.int() }).nullable(),
  outline: z.array(Spot),
});

export const BoardView = z.object({
  revision: Revision,
  pieces: z.array(BoardPiece),
  /** Spot just inside each door of each building. */
  doors: z.array(z.object({ building: z.string(), inside: Spot })),
  /** Spot of the stairs on each floor of each building of more than one storey. */
  stairs: z.array(z.object({ building: z.string(), at: Spot })),
  /** Where each that goes on foot can end a move by itself, as `ReachView` has it; null where it wasn’t asked for. */
  reach: z.array(z.object({ piece: z.string(), inches: z.int(), fans: z.array(Fan) })).nullable(),
  /** The table from above in letters, north at the top, with a line for each piece; null where it wasn’t asked for. */
  text: z.string().nullable(),
});
export type BoardView = z.infer<typeof BoardView>;

export const ReachView = z.object({
  inches: z.int(),
  /** The spots of these together are where a move can end, but for those where others stand. */
  fans: z.array(Fan),
  /** The table from above in letters, the reach in it as `*`; null where it wasn’t asked for. */
  text: z.string().nullable(),
});
export type ReachView = z.infer<typeof ReachView>;

/** What a piece has of another, once it has turned to it. */
const LookView = z.object({
  piece: z.string(),
  /** Tenths of an inch from base to base; 0 in contact. */
  apart: z.int(),
  /** Where it stands from there: `north-east`. */
  towards: z.string(),
  /** Obstacle to its sight, in words: `house 2 is in between`; null where it is seen. */
  cut: z.string().nullable(),
  /** Null where it isn't seen, or has none; a zombie never has any. */
  cover: z.string().nullable(),
  /** Corner that gives the cover: of what, and where; null of any other cover, and of a wall with openings. */
  corner: z.object({ id: z.string(), spot: Spot }).nullable(),
  /** Side of the other from which it is looked at. */
  at: z.enum(BEARINGS),
  /** All of it in a line, with what cuts sight or covers. */
  text: z.string(),
});

/** The other pieces from where one stands, the nearest first. */
export const LooksView = z.object({ looks: z.array(LookView) });
export type LooksView = z.infer<typeof LooksView>;

/** Ground in sight of a piece, whichever way it turns. */
export const FieldOfViewView = z.object({
  /** Clockwise from north; the inside of other buildings is left out. */
  outline: z.array(Spot),
});
export type FieldOfViewView = z.infer<typeof FieldOfViewView>;

export const WayView = z.object({
  /** Spots from where it stands to where it would end; empty where no way leads there. */
  way: z.array(Spot.extend({ level: Level.exactOptional() })),
  /** Through a ford, where no dry way leads there: the ground that the move has to tell. */
  wades: z.boolean(),
  /** Inches of a move that all of it takes, an inch begun counting whole. */
  inches: z.int(),
  /** Inches that a move leads at most, before any dice. */
  most: z.object({ normal: z.int(), fast: z.int() }),
  /** Inches of the way to the spot asked for, where the way ends before it, as far as the move leads; else null. */
  wanted: z.int().nullable(),
  /** Where somebody comes into sight on it, for whom a move halts there (ATZ-166): the spot, who it is, and the inches so far. */
  halt: z
    .object({ spot: Spot, met: z.array(z.object({ piece: z.string(), name: z.string() })), inches: z.int() })
    .nullable(),
  /** Enemies who see it where it halts or ends, as they face now, the nearest first. */
  seenBy: z.array(
    z.object({
      piece: z.string(),
      name: z.string(),
      /** Tenths of an inch from base to base. */
      apart: z.int(),
      /** A weapon that he has loaded reaches it there, or a zombie's move does. */
      reaches: z.boolean(),
      /** Cover that it has there, in words; null in the open. */
      cover: z.string().nullable(),
    }),
  ),
  /** Reason why it can't be gone, in one sentence. */
  fault: z.string().nullable(),
});
export type WayView = z.infer<typeof WayView>;
