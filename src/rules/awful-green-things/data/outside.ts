/** Figures of “Outside the Znutar”: the optional counters (New Units), and those that stand in its sentences. */
import { number } from '../../core/fields.ts';
import { type Found, type KeyedTable, rowOf } from '../../core/table.ts';
import type { AreaId } from './areas.ts';

export const VEHICLE_KINDS = ['suit', 'mover'] as const;
export type VehicleKind = (typeof VEHICLE_KINDS)[number];

export interface VehicleFacts {
  readonly count: number;
  /** Instead of those of whoever is in it. */
  readonly dice: number;
  /** Total that an attack must get through before it comes to the one inside. */
  readonly constitution: number;
  readonly move: number;
  /** Areas in which vehicles of the kind are at the start, dealt out one after another. */
  readonly starts: readonly AreaId[];
}

export const VEHICLES = {
  id: 'agt.vehicles',
  section: 'New Units',
  figures: { dice: number(0, 9), constitution: number(1, 60) },
  rows: {
    suit: {
      result: {
        count: 8,
        dice: 1,
        constitution: 20,
        move: 1,
        starts: ['cargo-hold', 'scout-bay', 'cockboat-bay', 'saucer-bay'],
      },
    },
    mover: { result: { count: 2, dice: 3, constitution: 40, move: 1, starts: ['cargo-hold'] } },
  },
} as const satisfies KeyedTable<VehicleKind, VehicleFacts>;

export const vehicleRow = (kind: VehicleKind) => rowOf<VehicleKind, VehicleFacts>(VEHICLES, kind);

export const SOOT_START: AreaId = 'damage-control';

export const OUTSIDE_FIGURE_NAMES = [
  'soot-times',
  'soot-move',
  'jump-to-boat',
  'jump-to-ship',
  'scout-cans',
  'cockboat-cans',
  'blast-turns',
] as const;
export type OutsideFigure = (typeof OUTSIDE_FIGURE_NAMES)[number];

export const OUTSIDE_FIGURES = {
  id: 'agt.outside',
  section: 'New Units; Ship’s Boats; Outside the Boats',
  figures: { result: number(0, 6) },
  rows: {
    /** The Mascot’s constitution, in its soot, and how far it walks. */
    'soot-times': { result: 2 },
    'soot-move': { result: 3 },
    /** A jump has missed if the die shows no more than this. */
    'jump-to-boat': { result: 3 },
    'jump-to-ship': { result: 1 },
    /** A rocket blast counts as so many cans of fuel. */
    'scout-cans': { result: 1 },
    'cockboat-cans': { result: 2 },
    /** Turns after which a boat may be back from its blast. */
    'blast-turns': { result: 3 },
  },
} as const satisfies KeyedTable<OutsideFigure, number>;

export const outsideFigure = (name: OutsideFigure): Found<number> =>
  rowOf<OutsideFigure, number>(OUTSIDE_FIGURES, name);
