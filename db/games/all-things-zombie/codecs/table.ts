/** The table an Encounter is played on, in tenths of an inch. */
import { z } from 'zod';
import {
  type Door,
  EDGES,
  type EncounterTable,
  FORDS,
  type PlacedBuilding,
  type PlacedVehicle,
  type Rect,
  type River,
  type Street,
  TERRAIN_KINDS,
  type TerrainPiece,
} from '../../../../src/rules/all-things-zombie/battlefield/table.ts';
import { count, oneOf, record, text } from '../../../codecs/shape.ts';
import { area, building, spot, vehicle } from './vocabulary.ts';

const edge = z.enum(EDGES);
const footprint = record<Rect>({ west: z.int(), south: z.int(), east: z.int(), north: z.int() });

const placedBuilding = record<PlacedBuilding>({
  id: text,
  type: building,
  footprint,
  storeys: count,
  doors: z.array(
    record<Door>({
      at: spot,
      wall: edge,
      width: oneOf<Door['width']>({ single: 'single', double: 'double' }),
    }),
  ),
  windows: z.array(record<PlacedBuilding['windows'][number]>({ at: spot, wall: edge })),
});

export const encounterTable = record<EncounterTable>({
  name: text,
  area,
  entry: edge,
  wind: edge,
  streets: z.array(
    record<Street>({
      name: text,
      footprint,
      along: oneOf<Street['along']>({ 'north-south': 'north-south', 'east-west': 'east-west' }),
    }),
  ),
  buildings: z.array(placedBuilding),
  vehicles: z.array(record<PlacedVehicle>({ id: text, type: vehicle, footprint, facing: edge })),
  terrain: z.array(record<TerrainPiece>({ id: text, kind: z.enum(TERRAIN_KINDS), footprint })),
  river: record<River>({
    footprint,
    ford: z.enum(FORDS),
    fordable: footprint.nullable(),
    bridge: footprint.nullable(),
  }).nullable(),
});
