import { EVEN } from './generator-even.ts';
import { ODD } from './generator-odd.ts';
import type { GeneratorTable } from './generator-row.ts';

export type { GeneratorRow, GeneratorWeapon } from './generator-row.ts';

/** Section: Random Character Generation. 1D6 for the table, odd or even, then a card for the row. */
export const GENERATOR: { readonly odd: GeneratorTable; readonly even: GeneratorTable } = {
  odd: ODD,
  even: EVEN,
};
