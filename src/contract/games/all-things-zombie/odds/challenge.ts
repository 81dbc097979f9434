/** What the odds of a Task want to know; a pass of one die is tried once more. */
import { z } from 'zod';
import {
  ADVANTAGES_OF_SITUATION,
  DIFFICULTIES,
} from '../../../../rules/all-things-zombie/challenge/difficulty.ts';
import { Rep } from '../shapes.ts';

/** Keeps one question of odds small. */
const MOST_OPPOSERS = 20;

export const CHALLENGE_INPUTS = {
  'atz.task': z.strictObject({
    rep: Rep,
    difficulty: z.enum(DIFFICULTIES, { error: `difficulty is one of ${DIFFICULTIES.join(', ')}.` }),
  }),
  /** Success is success against every opposer. */
  'atz.opposed-task': z.strictObject({
    rep: Rep,
    opposers: z
      .array(
        z.strictObject(
          {
            rep: Rep,
            /** Whom the situation favours; nobody where it is left out. */
            advantage: z
              .enum(ADVANTAGES_OF_SITUATION, {
                error: `advantage is one of ${ADVANTAGES_OF_SITUATION.join(', ')}.`,
              })
              .optional(),
          },
          { error: 'An opposer has a rep and, where the situation favours one side, an advantage.' },
        ),
        { error: 'opposers is a list.' },
      )
      .min(1, { error: 'opposers names at least one.' })
      .max(MOST_OPPOSERS, { error: `opposers names ${MOST_OPPOSERS} at most.` }),
  }),
} as const;
