/** The monsters at the beginning, and where the first of them lies (Initial Monster Population, Initial Monster Placement). */
import { number } from '../../core/fields.ts';
import { lookUp, type RangeTable } from '../../core/table.ts';
import type { AreaId } from './areas.ts';

export interface Population {
  readonly egg: number;
  readonly baby: number;
  readonly adult: number;
}

const FEW = number(0, 12);

export const POPULATION: RangeTable<Population> = {
  id: 'agt.population',
  section: 'Initial Monster Population',
  figures: { egg: FEW, baby: FEW, adult: number(1, 12) },
  rows: [
    { from: 1, to: 1, result: { egg: 6, baby: 4, adult: 2 } },
    { from: 2, to: 2, result: { egg: 6, baby: 3, adult: 3 } },
    { from: 3, to: 3, result: { egg: 5, baby: 4, adult: 3 } },
    { from: 4, to: 4, result: { egg: 4, baby: 4, adult: 4 } },
    { from: 5, to: 5, result: { egg: 2, baby: 5, adult: 4 } },
    { from: 6, to: 6, result: { egg: 1, baby: 6, adult: 4 } },
  ],
};

/** Areas that the die may choose among; with a six the monster player does. */
export const FIRST_AREAS = ['cargo-hold', 'science-lab', 'scout-bay', 'cockboat-bay', 'saucer-bay'] as const;

export const FIRST_AREA: RangeTable<AreaId | 'choice'> = {
  id: 'agt.first-area',
  section: 'Initial Monster Placement',
  rows: [
    { from: 1, to: 1, result: 'cargo-hold' },
    { from: 2, to: 2, result: 'science-lab' },
    { from: 3, to: 3, result: 'scout-bay' },
    { from: 4, to: 4, result: 'cockboat-bay' },
    { from: 5, to: 5, result: 'saucer-bay' },
    { from: 6, to: 6, result: 'choice' },
  ],
};

function found<R>(table: RangeTable<R>, face: number) {
  const row = lookUp(table, face);
  if (!row) throw new Error(`${table.id} has no row for ${face}`);
  return row;
}

export const populationOf = (face: number) => found(POPULATION, face);
export const firstAreaOf = (face: number) => found(FIRST_AREA, face);
