/** Exact odds of Tasks, tried once more after one die. */

import type { OddsRule } from '../../core/odds-rule.ts';
import type { Play } from '../../core/play.ts';
import { PLAYER_ASKING as ODDS } from '../asking.ts';
import type { Difficulty } from './difficulty.ts';
import { type Opposer, opposedTask, type TaskResult, unopposedTask } from './task.ts';

export interface TaskInput {
  readonly rep: number;
  readonly difficulty: Difficulty;
}

export interface OpposedTaskInput {
  readonly rep: number;
  readonly opposers: readonly Opposer[];
}

const TRYING = { consequence: 'as agreed', onOneDie: 'try-again' } as const;

function* resultOf(play: Play<TaskResult, never>): Play<string, never> {
  return (yield* play).result;
}

export const CHALLENGE_ODDS = {
  'atz.task': {
    outcomes: ['success', 'failure'],
    play: (input) => resultOf(unopposedTask(ODDS, { ...input, ...TRYING })),
  } satisfies OddsRule<TaskInput>,
  'atz.opposed-task': {
    outcomes: ['success', 'failure'],
    play: (input) => resultOf(opposedTask(ODDS, { ...input, ...TRYING })),
  } satisfies OddsRule<OpposedTaskInput>,
};
