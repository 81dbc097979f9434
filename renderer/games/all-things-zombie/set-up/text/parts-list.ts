/** What is said in parts-list.tsx. */
import type { LaidPart } from '../../../../../src/contract/games/all-things-zombie/encounter-view/laid.ts';

export const words = {
  partsOfTheTable: 'Parts of the table',
  /** `6 + 2D6 = 12` */
  summed: ({ dice, sum }: LaidPart, is: string) => {
    const rolled = sum?.halved === true ? `half of ${dice.length}D6` : `${dice.length}D6`;
    return `${sum === null || sum.fixed === 0 ? '' : `${sum.fixed} + `}${rolled} = ${is}`;
  },
} as const;
