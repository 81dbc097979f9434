/** A table as the contract gives it, and the words the map is drawn in. */
import type { z } from 'zod';
import type { TableView as Shape } from '../../../src/contract/games/all-things-zombie/generated-encounter.ts';
import type { TABLE_SIZE as Size } from '../../../src/rules/all-things-zombie/battlefield/table.ts';

export type TableView = z.infer<typeof Shape>;
export type Building = TableView['buildings'][number];
export type Vehicle = TableView['vehicles'][number];
export type Terrain = TableView['terrain'][number];
export type River = NonNullable<TableView['river']>;
export type Street = TableView['streets'][number];
export type Door = Building['doors'][number];
export type Edge = TableView['entry'];
/** Tenths of an inch from the south-west corner of the table. */
export type Spot = Door['at'];
export type Rect = Building['footprint'];

/** The side of a table in tenths of an inch: four feet. */
export const TABLE_SIDE: typeof Size = 480;
export const WHOLE_TABLE: Rect = { west: 0, south: 0, east: TABLE_SIDE, north: TABLE_SIDE };
