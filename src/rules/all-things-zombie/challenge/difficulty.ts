/** Tables for the target of a Task: its difficulty, and the side that the situation favours. */
import { number } from '../../core/fields.ts';
import type { KeyedTable } from '../../core/table.ts';

export const DIFFICULTIES = ['easy', 'tough', 'hard'] as const;
/** Difficulty of an unopposed Task, as agreed before it is tried. */
export type Difficulty = (typeof DIFFICULTIES)[number];

/** Difficulty Factor, added to Rep. */
export const DIFFICULTY = {
  id: 'atz.task-difficulty',
  section: 'Task Difficulty',
  figures: { result: number(-6, 6) },
  rows: { easy: { result: 1 }, tough: { result: 0 }, hard: { result: -1 } },
} as const satisfies KeyedTable<Difficulty, number>;

export const ADVANTAGES_OF_SITUATION = ['tester', 'none', 'opposer'] as const;
/** Side that the situation favours in an opposed Task. */
export type SituationAdvantage = (typeof ADVANTAGES_OF_SITUATION)[number];

/** Added to the target of whoever tries. */
export const SITUATION = {
  id: 'atz.situation-advantage',
  section: 'Completing an Opposed Task',
  figures: { result: number(-6, 6) },
  rows: { tester: { result: 1 }, none: { result: 0 }, opposer: { result: -1 } },
} as const satisfies KeyedTable<SituationAdvantage, number>;
