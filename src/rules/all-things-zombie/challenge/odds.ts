/** Exact odds of Tasks, tried once more after one die. */

import { choice, group, list, optional, type Values } from '../../core/fields.ts';
import type { OddsRule } from '../../core/odds-rule.ts';
import type { Play } from '../../core/play.ts';
import { PLAYER_ASKING as ODDS } from '../asking.ts';
import { REP } from '../odds-fields.ts';
import { ADVANTAGES_OF_SITUATION, DIFFICULTIES } from './difficulty.ts';
import { opposedTask, type TaskResult, unopposedTask } from './task.ts';

/** Fields for the odds of each rule; success is success against every opposer. */
export const CHALLENGE_ODDS_FIELDS = {
  'atz.task': { rep: REP, difficulty: choice(DIFFICULTIES) },
  'atz.opposed-task': {
    rep: REP,
    /** `advantage` is who is favoured by the situation; nobody where it is left out. */
    opposers: list(group({ rep: REP, advantage: optional(choice(ADVANTAGES_OF_SITUATION)) }), 1, 20),
  },
} as const;
type Input<R extends keyof typeof CHALLENGE_ODDS_FIELDS> = Values<(typeof CHALLENGE_ODDS_FIELDS)[R]>;

const TRYING = { consequence: 'as agreed', onOneDie: 'try-again' } as const;

function* resultOf(play: Play<TaskResult, never>): Play<string, never> {
  return (yield* play).result;
}

export const CHALLENGE_ODDS = {
  'atz.task': {
    outcomes: ['success', 'failure'],
    play: (input) => resultOf(unopposedTask(ODDS, { ...input, ...TRYING })),
  } satisfies OddsRule<Input<'atz.task'>>,
  'atz.opposed-task': {
    outcomes: ['success', 'failure'],
    play: (input) => resultOf(opposedTask(ODDS, { ...input, ...TRYING })),
  } satisfies OddsRule<Input<'atz.opposed-task'>>,
};
