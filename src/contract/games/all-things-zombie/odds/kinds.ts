/** What the odds of an Escape and a Pursuit want to know. */
import { z } from 'zod';
import { Rep } from '../shapes.ts';
import { flag, number, Target } from './shared.ts';

/** A prison break is over long before. */
const MOST_TURNS = 99;

/** Hours; beyond a day the Runners are away. */
const MOST_LEAD = 24;

export const KINDS_INPUTS = {
  'atz.escape-help': z.strictObject({ rep: Target }),
  'atz.how-many': z.strictObject({}),
  /** Turns in which somebody has left the prison, this one included. */
  'atz.alert': z.strictObject({ turn: number('turn', 1, MOST_TURNS) }),
  'atz.lead': z.strictObject({}),
  'atz.pursuit.runners': z.strictObject({
    lead: number('lead', 1, MOST_LEAD),
    runners: Rep,
    chasers: Rep,
    runnersRide: flag('runnersRide'),
    chasersRide: flag('chasersRide'),
  }),
} as const;
