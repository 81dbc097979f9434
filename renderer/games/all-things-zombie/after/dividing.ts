/** Dividing what was found. */
import type { StockLine } from '../../../../src/contract/games/all-things-zombie/encounter-view/stock.ts';
import type { InHand } from '../components/hand-bar/in-hand.ts';

/** True for things that are taken up or put on, and then belong to the figure. */
const mayBeEquipped = ({ kind }: StockLine): boolean => kind === 'weapon' || kind === 'body-armor';

export const toHand = (line: StockLine): InHand => ({
  id: line.id,
  title: line.title,
  carrier: line.carrier,
  takesUp: mayBeEquipped(line),
});

/** Things found on this date first, each part in the order they were found. */
export function byDate(stock: readonly StockLine[], date: string) {
  return {
    found: stock.filter((line) => line.found === date),
    older: stock.filter((line) => line.found !== date),
  };
}
