/** Exact odds of escapes and pursuits. */
import { flag, number, type Values } from '../../core/fields.ts';
import type { OddsRule } from '../../core/odds-rule.ts';
import { PLAYER_ASKING } from '../asking.ts';
import { REP, TARGET } from '../odds-fields.ts';
import { alert, escapeHelp, HELPS, HOW_MANY_NAMES, howMany } from './escape.ts';
import { lead, PURSUIT_ENDS, pursue, ridesAway } from './pursuit.ts';

/** Fields for the odds of each rule. */
export const ENCOUNTERS_ODDS_FIELDS = {
  'atz.escape-help': { rep: TARGET },
  'atz.how-many': {},
  /** Turns in which somebody has left the prison, this one included; a prison break is over long before 99. */
  'atz.alert': { turn: number(1, 99) },
  'atz.lead': {},
  /** A round of a pursuit: the lead in hours, beyond a day of which the Runners are away; the lowest Rep on both sides; who rides. */
  'atz.pursuit.runners': {
    lead: number(1, 24),
    runners: REP,
    chasers: REP,
    runnersRide: flag,
    chasersRide: flag,
  },
} as const;
type Input<R extends keyof typeof ENCOUNTERS_ODDS_FIELDS> = Values<(typeof ENCOUNTERS_ODDS_FIELDS)[R]>;

/** The forces are of no matter for the odds of the row. */
const ONE = 1;

export const ENCOUNTERS_ODDS = {
  'atz.escape-help': {
    outcomes: HELPS,
    *play({ rep }: Input<'atz.escape-help'>) {
      return (yield* escapeHelp(PLAYER_ASKING, rep, ONE)).help;
    },
  } satisfies OddsRule<Input<'atz.escape-help'>>,
  'atz.how-many': {
    outcomes: HOW_MANY_NAMES,
    *play() {
      return (yield* howMany(PLAYER_ASKING, ONE)).found.result;
    },
  } satisfies OddsRule<object>,
  'atz.alert': {
    outcomes: ['alerted', 'unaware'],
    *play({ turn }: Input<'atz.alert'>) {
      return (yield* alert(PLAYER_ASKING, turn)).alerted ? 'alerted' : 'unaware';
    },
  } satisfies OddsRule<Input<'atz.alert'>>,
  'atz.lead': {
    outcomes: Array.from({ length: 11 }, (_, at) => String(at + 2)),
    *play() {
      return String(yield* lead(PLAYER_ASKING));
    },
  } satisfies OddsRule<object>,
  'atz.pursuit.runners': {
    outcomes: PURSUIT_ENDS,
    *play(at: Input<'atz.pursuit.runners'>) {
      const runners = { lowestRep: at.runners, vehicles: at.runnersRide };
      const chasers = { lowestRep: at.chasers, vehicles: at.chasersRide };
      if (ridesAway(runners, chasers)) return 'escaped';
      return (yield* pursue(PLAYER_ASKING, at.lead, runners, chasers)).end;
    },
  } satisfies OddsRule<Input<'atz.pursuit.runners'>>,
};
