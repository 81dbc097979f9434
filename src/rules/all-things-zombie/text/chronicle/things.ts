/** Things brought home, as prose and lists have them. */

import { countedInWords, listed } from '../../../core/text/english.ts';
import type { Thing } from '../../../core/text/term.ts';
import { WEAPON_TERMS } from '../../data/text/weapon-terms.ts';
import type { WeaponId } from '../../types.ts';
import type { StockItem } from '../../what-you-gain/stock.ts';
import { STOCK_TERMS } from '../../what-you-gain/text/stock-terms.ts';

/** Words for one of a thing or several; null for what nobody counts by pieces. */
const countedAs = ({ kind, weapon }: Pick<StockItem, 'kind' | 'weapon'>): Pick<Thing, 'a' | 'many'> | null =>
  weapon === null ? STOCK_TERMS[kind].counted : WEAPON_TERMS[weapon].long;

/** `light machine gun`, `BA pistol`. */
const named = ({ kind, weapon }: Pick<StockItem, 'kind' | 'weapon'>): string =>
  weapon === null ? STOCK_TERMS[kind].text : WEAPON_TERMS[weapon].long.text;

/** `a pistol`, `a BA pistol`. */
export const aWeapon = (weapon: WeaponId): string => WEAPON_TERMS[weapon].long.a;

/** Like things counted together: `two pistols and medical supplies`. */
export function thingsText(
  things: readonly StockItem[],
  { articles }: { readonly articles: boolean },
): string {
  const alike = Map.groupBy(things, named);
  return listed(
    [...alike].flatMap(([what, items]) => {
      const [item] = items;
      const forms = item === undefined ? null : countedAs(item);
      if (forms === null) return what;
      if (items.length > 1) return countedInWords(items.length, what, forms.many);
      return articles ? forms.a : what;
    }),
  );
}
