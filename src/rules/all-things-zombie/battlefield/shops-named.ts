/** Draws the shops of buildings: out of lists of our own, no name and, while there are others, no trade twice on a table. */
import { draw, type Play } from '../../core/play.ts';
import type { Asking } from '../asking.ts';
import type { BuildingId } from '../types.ts';
import { shaker } from './shaker.ts';
import { SHOP_NAMES, type Shop, type ShopName, TRADES, type Trade } from './shops.ts';
import type { PlacedBuilding } from './table.ts';

/** Names never touch the dice of an Encounter. */
const STREAM = 'names';

/** `kept` is the table whose names stay: a building of the same type goes on as it was called there, or wasn’t. */
export function* withShops(
  { seat }: Asking,
  buildings: readonly PlacedBuilding[],
  kept: { readonly buildings: readonly (PlacedBuilding | undefined)[] } | undefined,
): Play<readonly PlacedBuilding[], never> {
  const before = buildings.map(({ type }, at) => {
    const old = kept?.buildings[at];
    return old?.type === type ? old : undefined;
  });
  const isNew = (at: number) => before[at] === undefined;
  const known = before.flatMap((old) => old?.shop ?? []);
  const order = buildings.some(({ type }, at) => isNew(at) && isShop(type)) ? yield* drawn(seat) : [];
  const given = [...known];
  const { shuffled } = shaker(order);
  const names = shuffled(SHOP_NAMES);
  return buildings.map(({ shop: _, ...building }, at) => {
    const { type } = building;
    const shop = isNew(at)
      ? isShop(type)
        ? next(shuffled(TRADES[type]), names, given)
        : undefined
      : before[at]?.shop;
    if (shop === undefined) return building;
    if (isNew(at)) given.push(shop);
    return { ...building, shop };
  });
}

function isShop(type: BuildingId): type is keyof typeof TRADES {
  return Object.hasOwn(TRADES, type);
}

/** Two names out of the list say in which order all are taken. */
function* drawn(seat: Asking['seat']): Play<readonly number[], never> {
  const rule = 'holdout.shop-name';
  const one = yield* draw({ rule, seat, stream: STREAM, from: SHOP_NAMES });
  const other = yield* draw({ rule, seat, stream: STREAM, from: SHOP_NAMES });
  return [SHOP_NAMES.indexOf(one as ShopName), SHOP_NAMES.indexOf(other as ShopName)];
}

function next(
  trades: readonly Trade[],
  names: readonly ShopName[],
  given: readonly Shop[],
): Shop | undefined {
  const name = names.find((one) => given.every((shop) => shop.name !== one));
  const count = (trade: Trade) => given.filter((shop) => shop.trade === trade).length;
  const [trade] = trades.toSorted((a, b) => count(a) - count(b));
  return name === undefined || trade === undefined ? undefined : { name, trade };
}
