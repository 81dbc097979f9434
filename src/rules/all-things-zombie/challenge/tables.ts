/** The tables of Challenges. */
import type { Declared } from '../../core/table.ts';
import { DIFFICULTY, SITUATION } from './difficulty.ts';
import { SECOND_TRY, TASK } from './task.ts';

/** Every table of the chapter, so that the rows play has reached can be counted. */
export const CHALLENGE_TABLES: readonly Declared[] = [DIFFICULTY, SITUATION, TASK, SECOND_TRY];
