/** Finds, as they become part of the stockpile. */
import type { Asking } from '../../../asking.ts';
import { askingOf } from '../../../asking.ts';
import type { SeenCampaign } from '../../../state/seen.ts';
import type { Area, BuildingId, ItemId, WeaponId } from '../../../types.ts';
import { cure, mightBeCure } from '../../../what-you-gain/cure.ts';
import { type FoundFrom, type StockItem, type StockKind, stockId } from '../../../what-you-gain/stock.ts';
import { STOCK_OF } from '../../../what-you-gain/stockpile.ts';
import { fitsMachineGun } from '../../../what-you-gain/surplus-ammo.ts';
import {
  crossbowFound,
  type FoundWeapon,
  shotgunFound,
  weaponFound,
} from '../../../what-you-gain/weapon-found.ts';
import type { CampaignPlay } from '../../act.ts';
import { tell } from '../act.ts';
import type { Fighting } from '../standing/fighters.ts';

export interface FoundIn {
  readonly area: Area;
  /** Null for a trailer and for what a loser had on him. */
  readonly building: BuildingId | null;
  readonly from: FoundFrom;
}

/** Brings the find of a successful search into the stockpile. */
export function* find(
  now: SeenCampaign,
  { fighter, attributes }: Fighting,
  item: ItemId,
  { area, building, from }: FoundIn,
): CampaignPlay<void> {
  const asking = askingOf(fighter.who);
  switch (item) {
    case 'weapons': {
      const { found } = yield* weaponFound(asking, building);
      return yield* gain(now, 'weapon', from, { weapon: yield* whichKind(asking, found.result) });
    }
    case 'surplus-ammo':
      return yield* gain(now, 'surplus-clip', from, { fitsMachineGun: fitsMachineGun(building) });
    case 'medical-supplies': {
      const doses = mightBeCure({ attributes, building, area }) ? (yield* cure(asking)).doses : 0;
      for (let dose = 0; dose < doses; dose += 1) yield* gain(now, 'cure', from);
      return doses > 0 ? undefined : yield* gain(now, 'medical-supplies', from);
    }
    case 'vehicles':
    case 'body-armor':
      return yield* gain(now, STOCK_OF[item], from);
    default:
      return item satisfies never;
  }
}

/** The table prints shotgun and crossbow without their kinds (ATZ-91; section: Primitive Weapons). */
function* whichKind(asking: Asking, found: FoundWeapon): CampaignPlay<WeaponId> {
  if (found === 'shotgun') return yield* shotgunFound(asking);
  return found === 'crossbow' ? yield* crossbowFound(asking) : found;
}

/** Puts a new thing into the stockpile. */
export function* gain(
  now: SeenCampaign,
  kind: StockKind,
  from: FoundFrom,
  special: Partial<Pick<StockItem, 'weapon' | 'fitsMachineGun'>> = {},
): CampaignPlay<void> {
  yield* tell({
    type: 'stock-gained',
    item: {
      id: stockId(now.count.stock + 1),
      kind,
      weapon: null,
      fitsMachineGun: false,
      carrier: null,
      found: now.encounter?.date ?? now.calendar.now,
      from,
      ...special,
    },
  });
}
