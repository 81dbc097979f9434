/** A flight in figures: how much is carried on, how much harder each night is. All of it our own. */
import { number } from '../../core/fields.ts';
import { type KeyedTable, type Row, rowOf } from '../../core/table.ts';

export const FLIGHT_ROWS = ['gear-kept', 'harder-by'] as const;
export type FlightRow = (typeof FLIGHT_ROWS)[number];

const ours = (result: number): Row<number> => ({ result, confidence: 'RECONSTRUCTED' });

export const FLIGHT_FIGURES: KeyedTable<FlightRow, number> = {
  id: 'azta-flight.figures',
  section: 'A flight (ours)',
  figures: { result: number(0, 3) },
  rows: {
    /** Pieces that each survivor takes along from one night to the next. */
    'gear-kept': ours(1),
    /** Increase of the Threats with which a night begins, over those of the night before. */
    'harder-by': ours(1),
  },
};

export const flightRow = (row: FlightRow) => rowOf(FLIGHT_FIGURES, row);
