/** Dividing what was found: which acts hand several things to one figure. */

import type { Input } from '../../../../src/contract/contract.ts';
import type { StockLine } from '../../../../src/contract/encounter-view.ts';

type Deed = Input<'encounter.act'>['act'];

export type Way = 'carry' | 'equip' | 'lay-back';

/** What is taken up or put on, and then belongs to the figure. */
export const mayBeEquipped = ({ kind }: StockLine): boolean => kind === 'weapon' || kind === 'body-armor';

/** One act for each thing the way makes sense for. */
export function dividing(things: readonly StockLine[], way: Way, figure: string): Deed[] {
  switch (way) {
    case 'carry':
      return things
        .filter(({ carrier }) => carrier !== figure)
        .map(({ id }) => ({ do: 'carry', item: id, to: figure }));
    case 'equip':
      return things.filter(mayBeEquipped).map(({ id }) => ({ do: 'equip', item: id, figure }));
    case 'lay-back':
      return things
        .filter(({ carrier }) => carrier !== null)
        .map(({ id }) => ({ do: 'carry', item: id, to: null }));
    default:
      return way satisfies never;
  }
}

/** Things found on this date first, each part in the order they were found. */
export function byDate(stock: readonly StockLine[], date: string) {
  return {
    found: stock.filter((line) => line.found === date),
    older: stock.filter((line) => line.found !== date),
  };
}
