/** What the odds of an Escape and a Pursuit want to know. */
import { z } from 'zod';
import { number, Target } from './shared.ts';

/** A prison break is over long before. */
const MOST_TURNS = 99;

export const KINDS_INPUTS = {
  'atz.escape-help': z.strictObject({ rep: Target }),
  'atz.how-many': z.strictObject({}),
  /** Turns in which somebody has left the prison, this one included. */
  'atz.alert': z.strictObject({ turn: number('turn', 1, MOST_TURNS) }),
  'atz.lead': z.strictObject({}),
} as const;
