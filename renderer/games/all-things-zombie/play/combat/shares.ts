/** Odds of a shot or a blow, as far as they are shown. */
import type { Output } from '../../../../../src/contract/contract.ts';

export type Counted = NonNullable<Output<'encounter.chance'>['odds']>;
export type Outcomes = Counted['outcomes'];

/** Chance of any of the named outcomes, from 0 to 1. */
export const shareOf = (outcomes: Outcomes, ...names: readonly string[]): number =>
  outcomes.filter(({ name }) => names.includes(name)).reduce((sum, { n, of }) => sum + n / of, 0);

/** Odds of the other targets of a volley, or of the others in a melee, in their order. */
export const besideOf = ({ beside = [] }: Counted) => beside.filter(({ name }) => name !== 'outOfAmmo');

/** Chance that the weapon runs dry; 0 where it can’t. */
export const runsDry = ({ beside = [] }: Counted): number =>
  shareOf(beside.find(({ name }) => name === 'outOfAmmo')?.outcomes ?? [], 'yes');
