/** A generated Encounter: the table, and how likely company is. Places in tenths of an inch from the south-west. */
import { z } from 'zod';
import { EDGES, FORDS, TERRAIN_KINDS } from '../../../rules/all-things-zombie/battlefield/table.ts';
import { AREAS, BUILDINGS, VEHICLES } from '../../../rules/all-things-zombie/types.ts';
import { Seed } from '../../shapes.ts';

export const Area = z.enum(AREAS, { error: `An area is one of ${AREAS.join(', ')}.` });
export const Phase = z.literal([1, 2, 3], { error: 'A phase is 1, 2 or 3.' });
const Edge = z.enum(EDGES);
const Spot = z.strictObject({ x: z.int(), y: z.int() });
const Rect = z.strictObject({ west: z.int(), south: z.int(), east: z.int(), north: z.int() });

export const TableView = z.strictObject({
  name: z.string(),
  area: Area,
  /** Where the players come on. */
  entry: Edge,
  /** Where fire spreads to. */
  wind: Edge,
  streets: z.array(
    z.strictObject({ name: z.string(), footprint: Rect, along: z.enum(['north-south', 'east-west']) }),
  ),
  buildings: z.array(
    z.strictObject({
      id: z.string(),
      type: z.enum(BUILDINGS),
      footprint: Rect,
      storeys: z.int().positive(),
      doors: z.array(z.strictObject({ at: Spot, wall: Edge, width: z.enum(['single', 'double']) })),
      windows: z.array(z.strictObject({ at: Spot, wall: Edge })),
    }),
  ),
  vehicles: z.array(
    z.strictObject({ id: z.string(), type: z.enum(VEHICLES), footprint: Rect, facing: Edge }),
  ),
  terrain: z.array(z.strictObject({ id: z.string(), kind: z.enum(TERRAIN_KINDS), footprint: Rect })),
  river: z
    .strictObject({
      footprint: Rect,
      ford: z.enum(FORDS),
      fordable: Rect.nullable(),
      bridge: Rect.nullable(),
    })
    .nullable(),
});

export const EncounterWanted = z.strictObject({ area: Area, phase: Phase, seed: Seed });

export const GeneratedEncounter = z.strictObject({
  area: Area,
  phase: Phase,
  seed: z.string(),
  /** Activity levels of the area, before any building. */
  zombieActivity: z.int(),
  survivorActivity: z.int(),
  table: TableView,
  /** About at the start, and where each comes on after the party's first move. */
  zombiesAtStart: z.array(z.string()),
  /** What dice are held against on entering each building's ground floor. */
  activity: z.array(z.strictObject({ building: z.string(), zombies: z.int(), survivors: z.int() })),
  /** A die of this or less brings a running vehicle. */
  vehicleOn: z.int(),
});
export type GeneratedEncounter = z.infer<typeof GeneratedEncounter>;
