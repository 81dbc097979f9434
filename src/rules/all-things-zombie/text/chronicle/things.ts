/** Things brought home, as prose and lists have them. */

import { countedInWords, inText, listed } from '../../../core/text/english.ts';
import { WEAPON_TABLE } from '../../data/weapons.ts';
import type { StockItem } from '../../state/stock.ts';
import type { WeaponId } from '../../types.ts';
import { STOCKPILE } from '../../what-you-gain/stockpile.ts';

/** What nobody counts by pieces. */
const UNCOUNTED: readonly StockItem['kind'][] = ['body-armor', 'medical-supplies'];

/** The whole title within a line, letters that stand for words kept: `light machine gun`, `BA pistol`. */
function named({ kind, weapon }: Pick<StockItem, 'kind' | 'weapon'>): string {
  if (weapon === null) return inText(STOCKPILE[kind].title);
  // What is known by its letters everywhere else is so here, too.
  return inText(WEAPON_TABLE[weapon].fullTitle.replace(/^Bad Ass/, 'BA'));
}

/** `pistols`, `rifles with scope`, `doses of the Cure`. */
const many = (what: string) => what.replace(/^(.*?)(?= with | of |$)/, '$1s');
const article = (what: string) => (/^[aei]/.test(what) ? 'an' : 'a');

/** `a pistol`, `a BA pistol`. */
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
