/** Causes of things that happened: a rule, which a code names, or the player’s hand, in the player’s own words. */

export type Cause<R extends string> =
  | { readonly by: 'rule'; readonly reason: R }
  /** The words may be empty. */
  | { readonly by: 'player'; readonly text: string };

export const REASONS = [
  'joined',
  'captured',
  'left-behind',
  'escaped',
  'fetched',
  'never-fetched',
  'given-up',
  'never-captured',
  'killed',
  'died-of-wounds',
  'never-came-back',
  'bitten',
  'never-recovered',
  'cheated-death',
  'early-grave',
  'badly-hurt',
  'ran-away',
  'shock',
  'lower-rep',
  'points-lost',
  'point-earned',
  'enough-points',
  'taken-by-enemies',
  'encounter-starts',
  'leads',
  'stored-in-prison',
  'from-stockpile',
  'picked-up',
  'given-to-friend',
  'taken-from-friend',
  'brought-home',
] as const;
/** Reason for which a rule changed a figure. */
export type Reason = (typeof REASONS)[number];
export type Why = Cause<Reason>;

export const STOCK_USES = ['put-on', 'taken-up', 'given', 'burnt', 'taken-by-enemies', 'lost'] as const;
/** Ways in which a thing leaves the stockpile; `lost` goes with whoever carried it. */
export type StockUse = (typeof STOCK_USES)[number];

export const byRule = <R extends string>(reason: R): Cause<R> => ({ by: 'rule', reason });
export const byPlayer = (text: string): Cause<never> => ({ by: 'player', text });

export function isBy<R extends string>(cause: Cause<R>, ...reasons: readonly R[]): boolean {
  return cause.by === 'rule' && reasons.includes(cause.reason);
}
