/** Plans of a table’s streets, in words. */
import type { PlanId } from '../battlefield/plan-ids.ts';

export const PLAN_TEXT: Readonly<Record<PlanId, string>> = {
  crossing: 'a crossing',
  tee: 'a T junction',
  staggered: 'two side streets',
  fork: 'a fork',
  square: 'a square',
  ring: 'a ring road',
  'dead-end': 'a dead end',
  strip: 'one long street',
  bend: 'a bend',
  hamlet: 'a hamlet',
};
