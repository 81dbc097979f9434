/** Layouts that the streets of a table can have. The book says nothing of them but their width, so all of it is ours. */
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
