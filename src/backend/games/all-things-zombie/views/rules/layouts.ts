/** Layouts of the tables: which rule each stands behind, what its columns are called, what stands in them. */
import { BATTLEFIELD } from './layouts/battlefield.ts';
import { FIGHTING } from './layouts/fighting.ts';
import { FINDING_AND_AFTER } from './layouts/finding-and-after.ts';
import type { Layouts } from './layouts/layout.ts';
import { MOVING_AND_MEETING } from './layouts/moving-and-meeting.ts';

/** Layouts in the book's order. */
export const LAYOUTS: Layouts = {
  ...FIGHTING,
  ...MOVING_AND_MEETING,
  ...BATTLEFIELD,
  ...FINDING_AND_AFTER,
};
