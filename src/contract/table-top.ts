/** A table with what lies and stands on it, whatever the game: places in tenths of an inch from the south-west corner. */
import { z } from 'zod';
import { DIRECTIONS } from '../rules/core/geometry/direction.ts';
import { EDGES, PAVED_KINDS, TERRAIN_KINDS } from '../rules/core/geometry/table-top.ts';

export const Edge = z.enum(EDGES);
export const Spot = z.strictObject({ x: z.int(), y: z.int() });
/** Corners, anticlockwise. */
const Outline = z.array(Spot);
/** The middle of what is long and narrow, from end to end. */
const Line = z.array(Spot);
/** In the wall from that corner of the outline to the next; `at` is how far along it the middle is. */
const Opening = z.strictObject({ wall: z.int(), at: z.int(), width: z.int() });

export const Building = z.strictObject({
  id: z.string(),
  type: z.string(),
  outline: Outline,
  storeys: z.int().positive(),
  doors: z.array(Opening.extend({ leaves: z.literal([1, 2]) })),
  windows: z.array(Opening),
});

export const Vehicle = z.strictObject({
  id: z.string(),
  type: z.string(),
  outline: Outline,
  /** Clockwise from north, in 32nds of a turn. */
  facing: z
    .int()
    .min(0)
    .max(DIRECTIONS.length - 1),
});

export const River = z.strictObject({
  outline: Outline,
  line: Line,
  /** The stretch that can be forded. */
  fordable: Outline.nullable(),
  bridge: Outline.nullable(),
});

export const TableTop = z.strictObject({
  width: z.int(),
  depth: z.int(),
  streets: z.array(z.strictObject({ name: z.string(), outline: Outline, line: Line })),
  paved: z.array(z.strictObject({ kind: z.enum(PAVED_KINDS), outline: Outline })).exactOptional(),
  buildings: z.array(Building),
  vehicles: z.array(Vehicle),
  terrain: z.array(
    z.strictObject({
      id: z.string(),
      kind: z.enum(TERRAIN_KINDS),
      outline: Outline,
      line: Line.exactOptional(),
    }),
  ),
  river: River.nullable(),
  fences: z
    .array(z.strictObject({ id: z.string(), line: Line, gaps: z.array(Opening), solid: z.boolean() }))
    .exactOptional(),
});
