/** What of the odds of a shot or a blow is shown. */
import type { Output } from '../../../../../src/contract/contract.ts';

export type Counted = NonNullable<Output<'encounter.chance'>['odds']>;
export type Outcomes = Counted['outcomes'];

/** How likely one of these is. */
export const shareOf = (outcomes: Outcomes, ...names: readonly string[]): number =>
  outcomes.filter(({ name }) => names.includes(name)).reduce((sum, { n, of }) => sum + n / of, 0);
