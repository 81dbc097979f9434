/** How the streets of a table can lie. The book leaves it free but for their width, so all of it is ours. */
export const PLANS = [
  'crossing',
  'tee',
  'staggered',
  'fork',
  'square',
  'ring',
  'dead-end',
  'strip',
  'bend',
  'hamlet',
] as const;
export type PlanId = (typeof PLANS)[number];
