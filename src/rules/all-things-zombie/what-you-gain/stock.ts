/** The stockpile: what the party owns besides what it holds in its hands. */
import type { CampaignDate } from '../calendar.ts';
import type { FigureId } from '../ids.ts';
import type { BuildingId, WeaponId } from '../types.ts';

declare const brand: unique symbol;
/** `i1`, `i2`, … in the order things were found. */
export type StockId = string & { readonly [brand]: 'stock' };
export const stockId = (n: number) => `i${n}` as StockId;

export const STOCK_KINDS = [
  'weapon',
  'surplus-clip',
  'vehicle',
  'body-armor',
  'medical-supplies',
  'cure',
] as const;
export type StockKind = (typeof STOCK_KINDS)[number];

/** End of a thing when an Encounter is over: it is used up, comes home with the fallen, or is lost with them. */
export const BECOMES = ['burnt', 'home', 'lost'] as const;
export type Becomes = (typeof BECOMES)[number];

/** Place where a thing was found, or the person whose it was. */
export type FoundFrom =
  | { readonly where: 'building'; readonly building: BuildingId }
  | { readonly where: 'trailer' }
  /** Left by somebody, or taken from somebody beaten: the name. */
  | { readonly where: 'person'; readonly name: string }
  /** In the player's words, or as an earlier version wrote it. */
  | { readonly where: 'said'; readonly text: string };

export interface StockItem {
  readonly id: StockId;
  readonly kind: StockKind;
  /** The weapon’s kind; null for everything but weapons. */
  readonly weapon: WeaponId | null;
  /** True if a surplus clip also fits a light machine gun: found at a police station or a military base (ATZ-68). */
  readonly fitsMachineGun: boolean;
  /** Figure that carries the thing; null while it lies in the stockpile. */
  carrier: FigureId | null;
  readonly found: CampaignDate;
  readonly from: FoundFrom;
}
