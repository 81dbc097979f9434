/** The rules whose exact odds can be asked for, each through the very play the game uses. */

import type { OddsRule } from '../core/odds-rule.ts';
import { pass } from '../core/pass.ts';
import { AFTER_ODDS } from './after-the-battle/odds.ts';
import { PLAYER_ASKING } from './asking.ts';
import { PLACE_ODDS } from './battlefield/odds.ts';
import { CHALLENGE_ODDS } from './challenge/odds.ts';
import { KINDS_ODDS } from './encounters/odds.ts';
import { MEET_ODDS } from './meeting-and-greeting/odds.ts';
import { REACTION_ODDS } from './reaction/odds.ts';
import { TURN_ODDS } from './turn/odds.ts';
import { GAINS_ODDS } from './what-you-gain/odds.ts';

export interface PassInput {
  readonly rep: number;
  readonly dice: number;
}

export const PASS_ODDS = {
  'atz.pass': {
    outcomes: ['2', '1', '0'],
    *play({ rep, dice }: PassInput) {
      return String((yield* pass({ ...PLAYER_ASKING, rule: 'atz.pass', dice, target: rep })).passes);
    },
  } satisfies OddsRule<PassInput>,
};

export const ODDS = {
  ...PASS_ODDS,
  ...REACTION_ODDS,
  ...KINDS_ODDS,
  ...PLACE_ODDS,
  ...TURN_ODDS,
  ...MEET_ODDS,
  ...GAINS_ODDS,
  ...CHALLENGE_ODDS,
  ...AFTER_ODDS,
};

export type RuleWithOdds = keyof typeof ODDS;
