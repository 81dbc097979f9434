/** The ten event tiles (§1.0, §4.0): how many rise, and what else happens. */
import { number } from '../../core/fields.ts';
import { type KeyedTable, rowOf } from '../../core/table.ts';

export const ICONS = ['bite', 'laser', 'claw', 'rise', 'mutant', 'bfar'] as const;
export type Icon = (typeof ICONS)[number];

export const TILE_IDS = [
  'tile-1',
  'tile-2',
  'tile-3',
  'tile-4',
  'tile-5',
  'tile-6',
  'tile-7',
  'tile-8',
  'tile-9',
  'tile-10',
] as const;
export type TileId = (typeof TILE_IDS)[number];

interface Tile {
  readonly spawn: number;
  readonly icons: readonly Icon[];
}

/** The event tiles; the book tells that there are ten, numbered from 3 to 10; one stands in an example, and rise comes with four. */
export const TILES = {
  id: 'avz.tiles',
  section: '4.0 Events',
  figures: { spawn: number(0, 12) },
  rows: {
    'tile-1': { result: { spawn: 3, icons: ['bite', 'bite'] }, confidence: 'RECONSTRUCTED' },
    'tile-2': { result: { spawn: 4, icons: ['rise'] }, confidence: 'DERIVED' },
    'tile-3': { result: { spawn: 4, icons: ['claw'] }, confidence: 'RECONSTRUCTED' },
    'tile-4': { result: { spawn: 5, icons: ['laser'] } },
    'tile-5': { result: { spawn: 5, icons: ['bite'] }, confidence: 'RECONSTRUCTED' },
    'tile-6': { result: { spawn: 6, icons: ['mutant'] }, confidence: 'RECONSTRUCTED' },
    'tile-7': { result: { spawn: 6, icons: ['bite'] }, confidence: 'RECONSTRUCTED' },
    'tile-8': { result: { spawn: 7, icons: ['laser'] }, confidence: 'RECONSTRUCTED' },
    'tile-9': { result: { spawn: 8, icons: ['laser', 'laser'] }, confidence: 'RECONSTRUCTED' },
    'tile-10': { result: { spawn: 10, icons: ['bfar'] }, confidence: 'RECONSTRUCTED' },
  },
} as const satisfies KeyedTable<TileId, Tile>;

export const tileRow = (tile: TileId) => rowOf<TileId, Tile>(TILES, tile);
