/** The odds of a floor as one reads them: whom one may meet there at all. */
import type { FloorView } from '../../../../src/contract/games/all-things-zombie/encounter-view/places.ts';
import { percentText } from '../../../../src/rules/core/text/percent.ts';

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

/** `zombies 55 %, survivors 55 %, nobody 1 %`: for ears. */
export function oddsText(floor: Pick<FloorView, 'odds'>): string {
  return [
    `zombies ${percentText(zombieShare(floor))}`,
    `survivors ${percentText(survivorShare(floor))}`,
    `nobody ${percentText(shareOf(floor, 'nobody'))}`,
  ].join(', ');
}

/** `3 or less`; a die never shows less than 1. */
export const dieFor = (target: number): string => (target < 1 ? 'no die' : `${target} or less`);

/** `Zombies on 3 or less, survivors on no die` */
export const heldAgainst = ({ zombies, survivors }: Pick<FloorView, 'zombies' | 'survivors'>): string =>
  `Zombies on ${dieFor(zombies)}, survivors on ${dieFor(survivors)}`;
