/** Stockpiling Loot: what the party owns, and how long each thing lasts. */

import type { ItemId } from '../types.ts';
import type { StockKind } from './stock.ts';

/** Time at which a thing is used up: never, with the Encounter it was taken along to, with its use, or once somebody takes or wears it. */
export const LASTS = ['kept', 'one-encounter', 'one-use', 'until-taken'] as const;
export type Lasts = (typeof LASTS)[number];

export interface StockRow {
  readonly summary: string;
  readonly lasts: Lasts;
}

export const STOCKPILE = {
  weapon: {
    summary: 'In hand as soon as a figure is given it.',
    lasts: 'until-taken',
  },
  'surplus-clip': {
    summary: 'One clip more for a weapon of the party in one Encounter, then gone whether fired or not.',
    lasts: 'one-encounter',
  },
  vehicle: {
    summary: 'Serves in one later Encounter, beside those rolled for.',
    lasts: 'one-encounter',
  },
  'body-armor': {
    summary: 'The figure that puts it on counts as protected.',
    lasts: 'until-taken',
  },
  // Nothing in the text uses them up.
  'medical-supplies': {
    summary: 'A die more on Recovery for each figure that was Out of the Fight.',
    lasts: 'kept',
  },
  cure: {
    summary: 'Keeps one figure from turning, once.',
    lasts: 'one-use',
  },
} as const satisfies Record<StockKind, StockRow>;

/** Kind of stock that a find becomes in the stockpile. */
export const STOCK_OF = {
  weapons: 'weapon',
  'surplus-ammo': 'surplus-clip',
  vehicles: 'vehicle',
  'body-armor': 'body-armor',
  'medical-supplies': 'medical-supplies',
} as const satisfies Record<ItemId, StockKind>;
