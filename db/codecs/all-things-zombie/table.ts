/** The table an Encounter is played on, in tenths of an inch. */

import { z } from 'zod';
import { PLANS } from '../../../src/rules/all-things-zombie/battlefield/plan-ids.ts';
import {
  type EncounterTable,
  FORDS,
  type PlacedBuilding,
  type PlacedVehicle,
  type River,
} from '../../../src/rules/all-things-zombie/battlefield/table.ts';
import { DIRECTIONS } from '../../../src/rules/core/geometry/direction.ts';
import { isPolygon, type Polygon } from '../../../src/rules/core/geometry/polygon.ts';
import {
  type Door,
  EDGES,
  type Fence,
  type Opening,
  PAVED_KINDS,
  type Paved,
  type Street,
  TERRAIN_KINDS,
  type TerrainPiece,
} from '../../../src/rules/core/geometry/table-top.ts';
import { spot } from '../answers.ts';
import { count, record, text } from '../shape.ts';
import { fromRectangles } from './rectangles.ts';
import { area, building, shop, vehicle } from './vocabulary.ts';

const edge = z.enum(EDGES);
const length = z.int().min(1);
const outline: z.ZodType<Polygon> = z.array(spot).refine(isPolygon, 'corners of an outline, anticlockwise');
const line = z.array(spot).min(2);

const opening = { wall: count, at: count, width: length };
const placedBuilding = record<PlacedBuilding>({
  id: text,
  type: building,
  shop: shop.exactOptional(),
  outline,
  storeys: count,
  doors: z.array(record<Door>({ ...opening, leaves: z.literal([1, 2]) })),
  windows: z.array(record<Opening>(opening)),
}).refine(
  ({ outline: { length: walls }, doors, windows }) =>
    [...doors, ...windows].every(({ wall }) => wall < walls),
  'a building with doors and windows in its own walls',
);

const fence = record<Fence>({
  id: text,
  line,
  gaps: z.array(record<Opening>(opening)),
  solid: z.boolean(),
}).refine(
  ({ line, gaps }) => gaps.every(({ wall }) => wall < line.length - 1),
  'a fence with gaps in its own stretches',
);

const table = record<EncounterTable>({
  width: length,
  depth: length,
  name: text,
  area,
  plan: z.enum(PLANS).exactOptional(),
  measured: z.literal(true).exactOptional(),
  entry: edge,
  wind: edge,
  streets: z.array(record<Street>({ name: text, outline, line })),
  paved: z.array(record<Paved>({ kind: z.enum(PAVED_KINDS), outline })).exactOptional(),
  buildings: z.array(placedBuilding),
  vehicles: z.array(
    record<PlacedVehicle>({
      id: text,
      type: vehicle,
      outline,
      facing: z
        .int()
        .min(0)
        .max(DIRECTIONS.length - 1),
    }),
  ),
  terrain: z.array(
    record<TerrainPiece>({ id: text, kind: z.enum(TERRAIN_KINDS), outline, line: line.exactOptional() }),
  ),
  river: record<River>({
    outline,
    line,
    ford: z.enum(FORDS),
    fordable: outline.nullable(),
    bridge: outline.nullable(),
  }).nullable(),
  fences: z.array(fence).exactOptional(),
});

/** Today's first: to look for rectangles takes longer than to read what has none. */
export const encounterTable: z.ZodType<EncounterTable> = z.union([
  table,
  z.preprocess(fromRectangles, table),
]);
