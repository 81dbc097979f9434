/** Things brought home, as prose and lists have them. */

import { countedInWords, listed } from '../../../core/text/english.ts';
import { WEAPON_TABLE } from '../../data/weapons.ts';
import type { StockItem } from '../../state/stock.ts';
import type { WeaponId } from '../../types.ts';
import { STOCKPILE } from '../../what-you-gain/stockpile.ts';

/** What nobody counts by pieces. */
const UNCOUNTED: readonly StockItem['kind'][] = ['body-armor', 'medical-supplies'];

/** The whole title within a line, a name in it kept: `light machine gun`, `Bad Ass pistol`. */
function named({ kind, weapon }: Pick<StockItem, 'kind' | 'weapon'>): string {
  const title = weapon === null ? STOCKPILE[kind].title : WEAPON_TABLE[weapon].fullTitle;
  return /^\S+ \p{Lu}/u.test(title) ? title : `${title.charAt(0).toLowerCase()}${title.slice(1)}`;
}

/** `pistols`, `rifles with scope`, `doses of the Cure`. */
const many = (what: string) => what.replace(/^(.*?)(?= with | of |$)/, '$1s');
const article = (what: string) => (/^[aei]/.test(what) ? 'an' : 'a');

/** `a pistol`, `a Bad Ass pistol`. */
export function aWeapon(weapon: WeaponId): string {
  const what = named({ kind: 'weapon', weapon });
  return `${article(what)} ${what}`;
}

/** Like things counted together: `two pistols and medical supplies`. */
export function thingsText(
  things: readonly StockItem[],
  { articles }: { readonly articles: boolean },
): string {
  const alike = Map.groupBy(things, named);
  return listed(
    [...alike].map(([what, items]) => {
      if (items.some(({ kind }) => UNCOUNTED.includes(kind))) return what;
      if (items.length > 1) return countedInWords(items.length, what, many(what));
      return articles ? `${article(what)} ${what}` : what;
    }),
  );
}
