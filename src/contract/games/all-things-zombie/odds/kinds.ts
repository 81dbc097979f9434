/** What the odds of an Escape and a Pursuit want to know. */
import { z } from 'zod';
import { flag, number, Target } from './shared.ts';

/** A prison break is over long before. */
const MOST_TURNS = 99;

/** Hours; beyond a day the Runners are away. */
const MOST_LEAD = 24;
const MOST_REP = 7;

export const KINDS_INPUTS = {
  'atz.escape-help': z.strictObject({ rep: Target }),
  'atz.how-many': z.strictObject({}),
  /** Turns in which somebody has left the prison, this one included. */
  'atz.alert': z.strictObject({ turn: number('turn', 1, MOST_TURNS) }),
  'atz.lead': z.strictObject({}),
  'atz.pursuit.runners': z.strictObject({
    lead: number('lead', 1, MOST_LEAD),
    runners: number('runners', 1, MOST_REP),
    chasers: number('chasers', 1, MOST_REP),
    runnersRide: flag('runnersRide'),
    chasersRide: flag('chasersRide'),
  }),
} as const;
