/** Things of the stockpile, those alike on one line. */

import type { StockLine } from '../../../../src/contract/games/all-things-zombie/encounter-view/stock.ts';
import type { WeaponLine } from '../../../../src/contract/games/all-things-zombie/figures.ts';
import { weaponText } from '../../../../src/rules/all-things-zombie/text/vocabulary.ts';
import { ordinal } from '../../../../src/rules/core/text/english.ts';

export interface Alike {
  /** The first of them. */
  readonly line: StockLine;
  readonly n: number;
}

/** Nothing tells these apart that could matter to the plan. */
const sameness = ({ kind, weapon, carrier, loads, later, fits, from, found }: StockLine) =>
  JSON.stringify([kind, weapon, carrier, loads, later, fits, ...(kind === 'vehicle' ? [from, found] : [])]);

/** In the order the first of each was found. */
export function alike(stock: readonly StockLine[]): readonly Alike[] {
  const groups = Map.groupBy(stock, sameness);
  return [...groups.values()].flatMap((lines) => {
    const [line] = lines;
    return line === undefined ? [] : [{ line, n: lines.length }];
  });
}

/** `machine pistol`; `second machine pistol` where somebody holds several. */
export function weaponWords(weapon: WeaponLine, all: readonly WeaponLine[]): string {
  const title = weaponText(weapon.weapon);
  const same = all.filter((one) => one.weapon === weapon.weapon);
  const at = same.findIndex(({ id }) => id === weapon.id);
  return same.length > 1 ? `${ordinal(at + 1)} ${title}` : title;
}
