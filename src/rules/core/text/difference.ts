/** The difference mark: behind a figure that the player's printed book has otherwise than these rules. */
import { byCorrected } from '../in-force.ts';

export const DIFFERENCE = '‡';

/** The figure with its mark where it rests on a corrected one. */
export function withDifference(figure: () => number | string): string {
  const { value, corrected } = byCorrected(figure);
  return `${value}${corrected.length === 0 ? '' : DIFFERENCE}`;
}
