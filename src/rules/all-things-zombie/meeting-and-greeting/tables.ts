/** Every table of the chapter. */
import type { Declared } from '../../core/table.ts';
import { SURVIVOR_ACTIVITY, ZOMBIE_ACTIVITY } from './levels.ts';
import { BUILDING_ACTIVITY } from './modifiers.ts';
import { TALK_MODIFIERS } from './talk.ts';
import { REINFORCEMENT } from './zombies.ts';

export const MEETING_TABLES: readonly Declared[] = [
  ZOMBIE_ACTIVITY,
  SURVIVOR_ACTIVITY,
  BUILDING_ACTIVITY,
  REINFORCEMENT,
  TALK_MODIFIERS,
];
