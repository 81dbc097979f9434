/** A thing of the stockpile, as its screens show it. */
import { z } from 'zod';
import { STOCK_KINDS } from '../../../../rules/all-things-zombie/what-you-gain/stock.ts';
import { ItemId } from '../acts.ts';
import { FigureId, HeldWeaponId, Weapon } from '../shapes.ts';

/** A thing of the stockpile. */
export const StockLine = z.object({
  id: ItemId,
  kind: z.enum(STOCK_KINDS),
  title: z.string(),
  /** Summary of what the thing is for, in one sentence. */
  summary: z.string(),
  weapon: Weapon.nullable(),
  carrier: FigureId.nullable(),
  /** `October, O+4` */
  found: z.string(),
  from: z.string(),
  /** Held weapons a surplus clip fits. */
  fits: z.array(HeldWeaponId),
  /** Already promised to this Encounter: a surplus clip in a weapon. */
  taken: z.boolean(),
  /** The held weapon it is promised to. */
  loads: HeldWeaponId.nullable(),
  /** A vehicle found in the present period serves in a later Encounter only. */
  later: z.boolean(),
});
export type StockLine = z.infer<typeof StockLine>;
