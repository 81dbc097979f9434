/** The random character generator as tables that can be looked up and corrected. */
import type { Card } from '../../core/cards.ts';
import { choice, flag, number } from '../../core/fields.ts';
import type { KeyedTable, Row } from '../../core/table.ts';
import { ATTRIBUTES, WEAPONS } from '../types.ts';
import { EVEN } from './generator-even.ts';
import { ODD } from './generator-odd.ts';
import type { GeneratorRow, GeneratorTable } from './generator-row.ts';

export type { GeneratorRow, GeneratorWeapon } from './generator-row.ts';

/** Everything a card brings. */
type Printed = Pick<GeneratorRow, 'rep' | 'protected' | 'weapon' | 'attribute'>;

const COMMON = {
  section: 'Random Character Generation',
  figures: {
    rep: number(1, 7),
    protected: flag,
    weapon: choice([...WEAPONS, 'shotgun', 'unarmed']),
    attribute: choice(ATTRIBUTES),
  },
};

const rowsOf = (table: GeneratorTable) =>
  Object.fromEntries(
    Object.entries(table).map(([card, { confidence, ruling, ...result }]): [string, Row<Printed>] => [
      card,
      { result, confidence, ...(ruling === undefined ? {} : { ruling }) },
    ]),
  ) as Readonly<Record<Card, Row<Printed>>>;

/** Section: Random Character Generation. 1D6 for the table, odd or even, then a card for the row. */
export const GENERATOR: Readonly<Record<'odd' | 'even', KeyedTable<Card, Printed>>> = {
  odd: { ...COMMON, id: 'atz.generator.odd', rows: rowsOf(ODD) },
  even: { ...COMMON, id: 'atz.generator.even', rows: rowsOf(EVEN) },
};
