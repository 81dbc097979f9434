/** The tables of the chapter: those whose rows play can show that it reached, and the others. */
import type { Declared } from '../../core/table.ts';
import { SURVIVOR_ACTIVITY, ZOMBIE_ACTIVITY } from './levels.ts';
import { BUILDING_ACTIVITY } from './modifiers.ts';
import { PLACEMENT } from './placement.ts';
import { AWARENESS } from './survivors.ts';
import { MERCY_TABLE, TALK_MODIFIERS } from './talk.ts';
import { REINFORCEMENT } from './zombies.ts';

export const MEETING_RESULTS: readonly Declared[] = [AWARENESS, MERCY_TABLE, PLACEMENT];

export const MEETING_TABLES: readonly Declared[] = [
  ZOMBIE_ACTIVITY,
  SURVIVOR_ACTIVITY,
  BUILDING_ACTIVITY,
  REINFORCEMENT,
  TALK_MODIFIERS,
];
