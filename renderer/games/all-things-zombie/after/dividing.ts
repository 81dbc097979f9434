/** Dividing what was found. */
import type { StockLine } from '../../../../src/contract/games/all-things-zombie/encounter-view/stock.ts';

/** Things found on this date first, each part in the order they were found. */
export function byDate(stock: readonly StockLine[], date: string) {
  return {
    found: stock.filter((line) => line.found === date),
    older: stock.filter((line) => line.found !== date),
  };
}
