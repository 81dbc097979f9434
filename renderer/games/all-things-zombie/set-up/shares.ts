/** The odds of a floor as one reads them: whom one may meet there at all. */
import type { FloorView } from '../../../../src/contract/games/all-things-zombie/encounter-view/places.ts';

export type Outcome = 'zombies' | 'survivors' | 'both' | 'nobody';

/** An outcome that can’t come about isn’t among them. */
export function shareOf({ odds }: Pick<FloorView, 'odds'>, ...wanted: readonly Outcome[]): number {
  return odds.outcomes
    .filter(({ name }) => wanted.some((one) => one === name))
    .reduce((sum, { n, of }) => sum + n / of, 0);
}

/** Zombies, alone or with people. */
export const zombieShare = (floor: Pick<FloorView, 'odds'>) => shareOf(floor, 'zombies', 'both');
export const survivorShare = (floor: Pick<FloorView, 'odds'>) => shareOf(floor, 'survivors', 'both');

/** Whole percents; what is possible is never 0, what is not sure never 100. */
export function wholePercent(share: number): string {
  const percents = Math.round(share * 100);
  if (share > 0 && percents === 0) return '< 1';
  // Sums of exact shares miss 1 by a hair.
  if (share < 1 - 1e-9 && percents === 100) return '> 99';
  return String(percents);
}

/** `zombies 55 %, survivors 55 %, nobody 1 %`: for ears. */
export function oddsText(floor: Pick<FloorView, 'odds'>): string {
  return [
    `zombies ${wholePercent(zombieShare(floor))} %`,
    `survivors ${wholePercent(survivorShare(floor))} %`,
    `nobody ${wholePercent(shareOf(floor, 'nobody'))} %`,
  ].join(', ');
}
