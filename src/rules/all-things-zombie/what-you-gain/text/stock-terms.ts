/** Names for the things of the stockpile. */
import type { Term, Thing } from '../../../core/text/term.ts';
import type { StockKind } from '../stock.ts';

interface StockTerm extends Term {
  /** Name over several of them. */
  readonly plural: string;
  /** Null of what nobody counts by pieces. */
  readonly counted: Pick<Thing, 'a' | 'many'> | null;
}

export const STOCK_TERMS: Readonly<Record<StockKind, StockTerm>> = {
  weapon: { title: 'Weapon', text: 'weapon', plural: 'Weapons', counted: { a: 'a weapon', many: 'weapons' } },
  'surplus-clip': {
    title: 'Surplus clip',
    text: 'surplus clip',
    plural: 'Surplus clips',
    counted: { a: 'a surplus clip', many: 'surplus clips' },
  },
  vehicle: {
    title: 'Vehicle',
    text: 'vehicle',
    plural: 'Vehicles',
    counted: { a: 'a vehicle', many: 'vehicles' },
  },
  'body-armor': { title: 'Body armour', text: 'body armour', plural: 'Body armour', counted: null },
  'medical-supplies': {
    title: 'Medical supplies',
    text: 'medical supplies',
    plural: 'Medical supplies',
    counted: null,
  },
  cure: {
    title: 'Dose of the Cure',
    text: 'dose of the Cure',
    plural: 'Doses of the Cure',
    counted: { a: 'a dose of the Cure', many: 'doses of the Cure' },
  },
};
