/** Why somebody may not do something now, by the turn’s dice and what he has done in it. A correction with a reason goes past them. */
export const UNTIMELY = [
  'doubles',
  'not-active',
  'not-first',
  'side-has-acted',
  'no-sense',
  'as-before',
  'fired-already',
  'in-melee',
  'fires-at-another',
  'not-in-contact',
  'fought-already',
  'reloaded-already',
  'moved-already',
  'tried-to-start',
  'driven-already',
  'has-not-fled',
  'rallied-already',
  'past-rallying',
  'own-side',
] as const;
export type Untimely = (typeof UNTIMELY)[number];
