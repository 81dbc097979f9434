import type { OddsRule } from '../../core/odds-rule.ts';
import { PLAYER_ASKING } from '../asking.ts';
import type { Rep } from '../types.ts';
import { alert, escapeHelp, HELP, HOW_MANY_NAMES, howMany } from './escape.ts';
import { lead, PURSUIT_ENDS, pursue, ridesAway } from './pursuit.ts';

export interface EscapeHelpInput {
  readonly rep: number;
}
export interface AlertInput {
  /** Turns in which somebody has left the prison, this one included, from 1. */
  readonly turn: number;
}

/** A round of a pursuit: the lead in hours, the lowest Rep on both sides, and who rides. */
export interface PursuitInput {
  readonly lead: number;
  readonly runners: Rep;
  readonly chasers: Rep;
  readonly runnersRide: boolean;
  readonly chasersRide: boolean;
}

/** The forces are of no matter for the odds of the row. */
const ONE = 1;

export const KINDS_ODDS = {
  'atz.escape-help': {
    outcomes: [HELP[2], HELP[1], HELP[0]],
    *play({ rep }: EscapeHelpInput) {
      return (yield* escapeHelp(PLAYER_ASKING, rep, ONE)).help;
    },
  } satisfies OddsRule<EscapeHelpInput>,
  'atz.how-many': {
    outcomes: HOW_MANY_NAMES,
    *play() {
      return (yield* howMany(PLAYER_ASKING, ONE)).found.result;
    },
  } satisfies OddsRule<object>,
  'atz.alert': {
    outcomes: ['alerted', 'unaware'],
    *play({ turn }: AlertInput) {
      return (yield* alert(PLAYER_ASKING, turn)).alerted ? 'alerted' : 'unaware';
    },
  } satisfies OddsRule<AlertInput>,
  'atz.lead': {
    outcomes: Array.from({ length: 11 }, (_, at) => String(at + 2)),
    *play() {
      return String(yield* lead(PLAYER_ASKING));
    },
  } satisfies OddsRule<object>,
  'atz.pursuit.runners': {
    outcomes: PURSUIT_ENDS,
    *play(at: PursuitInput) {
      const runners = { lowestRep: at.runners, vehicles: at.runnersRide };
      const chasers = { lowestRep: at.chasers, vehicles: at.chasersRide };
      if (ridesAway(runners, chasers)) return 'escaped';
      return (yield* pursue(PLAYER_ASKING, at.lead, runners, chasers)).end;
    },
  } satisfies OddsRule<PursuitInput>,
};
