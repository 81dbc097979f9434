/** Stockpiling Loot: what the party owns, and how long each thing lasts. */
import type { StockKind } from '../state/stock.ts';
import type { ItemId } from '../types.ts';

/** When a thing is used up: never, with the Encounter it was taken along to, with its use, or once somebody takes or wears it. */
export const LASTS = ['kept', 'one-encounter', 'one-use', 'until-taken'] as const;
export type Lasts = (typeof LASTS)[number];

export interface StockRow {
  readonly title: string;
  /** Over several of them. */
  readonly plural: string;
  readonly summary: string;
  readonly lasts: Lasts;
}

export const STOCKPILE = {
  weapon: {
    title: 'Weapon',
    plural: 'Weapons',
    summary: 'Waits for somebody to take it up.',
    lasts: 'until-taken',
  },
  'surplus-clip': {
    title: 'Surplus clip',
    plural: 'Surplus clips',
    summary: 'One clip more for a weapon of the party in one Encounter, then gone whether fired or not.',
    lasts: 'one-encounter',
  },
  vehicle: {
    title: 'Vehicle',
    plural: 'Vehicles',
    summary: 'Serves in one later Encounter, beside those rolled for.',
    lasts: 'one-encounter',
  },
  'body-armor': {
    title: 'Body armour',
    plural: 'Body armour',
    summary: 'The figure that puts it on counts as protected.',
    lasts: 'until-taken',
  },
  // Nothing in the text uses them up.
  'medical-supplies': {
    title: 'Medical supplies',
    plural: 'Medical supplies',
    summary: 'A die more on Recovery for everybody who was out of the fight.',
    lasts: 'kept',
  },
  cure: {
    title: 'Dose of the Cure',
    plural: 'Doses of the Cure',
    summary: 'Keeps one figure from turning, once.',
    lasts: 'one-use',
  },
} as const satisfies Record<StockKind, StockRow>;

/** What a find goes into the stockpile as. */
export const STOCK_OF = {
  weapons: 'weapon',
  'surplus-ammo': 'surplus-clip',
  vehicles: 'vehicle',
  'body-armor': 'body-armor',
  'medical-supplies': 'medical-supplies',
} as const satisfies Record<ItemId, StockKind>;
