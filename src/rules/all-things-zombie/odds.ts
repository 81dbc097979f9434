/** The rules whose exact odds can be asked for, each through the very play the game uses. */

import { type Fields, number, type Values } from '../core/fields.ts';
import type { OddsRule } from '../core/odds-rule.ts';
import { pass } from '../core/pass.ts';
import { AFTER_THE_BATTLE_ODDS, AFTER_THE_BATTLE_ODDS_FIELDS } from './after-the-battle/odds.ts';
import { PLAYER_ASKING } from './asking.ts';
import { BATTLEFIELD_ODDS, BATTLEFIELD_ODDS_FIELDS } from './battlefield/odds.ts';
import { CHALLENGE_ODDS, CHALLENGE_ODDS_FIELDS } from './challenge/odds.ts';
import { ENCOUNTERS_ODDS, ENCOUNTERS_ODDS_FIELDS } from './encounters/odds.ts';
import { FIRE_ODDS, FIRE_ODDS_FIELDS } from './fire/odds.ts';
import { MEETING_ODDS, MEETING_ODDS_FIELDS } from './meeting-and-greeting/odds.ts';
import { MELEE_ODDS, MELEE_ODDS_FIELDS } from './melee/odds.ts';
import { MOVEMENT_ODDS, MOVEMENT_ODDS_FIELDS } from './movement/odds.ts';
import { TARGET } from './odds-fields.ts';
import { REACTION_ODDS, REACTION_ODDS_FIELDS } from './reaction/odds.ts';
import { DAMAGE_ODDS, DAMAGE_ODDS_FIELDS } from './shooting/damage-odds.ts';
import { SHOOTING_ODDS, SHOOTING_ODDS_FIELDS } from './shooting/odds.ts';
import { TURN_ODDS, TURN_ODDS_FIELDS } from './turn/odds.ts';
import { VEHICLE_ODDS, VEHICLE_ODDS_FIELDS } from './vehicles/odds.ts';
import { WHAT_YOU_GAIN_ODDS, WHAT_YOU_GAIN_ODDS_FIELDS } from './what-you-gain/odds.ts';
import { ZOMBIE_ODDS, ZOMBIE_ODDS_FIELDS } from './zombies/odds.ts';

const PASS_FIELDS = { rep: TARGET, dice: number(1, 12, { usual: 2 }) } as const;
type PassInput = Values<typeof PASS_FIELDS>;

/** Fields of the odds of each rule: schema, form and command line are made from them. */
export const ODDS_FIELDS = {
  'atz.pass': PASS_FIELDS,
  ...REACTION_ODDS_FIELDS,
  ...ENCOUNTERS_ODDS_FIELDS,
  ...BATTLEFIELD_ODDS_FIELDS,
  ...MEETING_ODDS_FIELDS,
  ...WHAT_YOU_GAIN_ODDS_FIELDS,
  ...CHALLENGE_ODDS_FIELDS,
  ...AFTER_THE_BATTLE_ODDS_FIELDS,
  ...TURN_ODDS_FIELDS,
  ...MOVEMENT_ODDS_FIELDS,
  ...VEHICLE_ODDS_FIELDS,
  ...SHOOTING_ODDS_FIELDS,
  ...DAMAGE_ODDS_FIELDS,
  ...FIRE_ODDS_FIELDS,
  ...MELEE_ODDS_FIELDS,
  ...ZOMBIE_ODDS_FIELDS,
} as const satisfies { readonly [R in RuleWithOdds]: Fields };

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
  ...ENCOUNTERS_ODDS,
  ...BATTLEFIELD_ODDS,
  ...TURN_ODDS,
  ...MOVEMENT_ODDS,
  ...VEHICLE_ODDS,
  ...SHOOTING_ODDS,
  ...DAMAGE_ODDS,
  ...FIRE_ODDS,
  ...MELEE_ODDS,
  ...ZOMBIE_ODDS,
  ...MEETING_ODDS,
  ...WHAT_YOU_GAIN_ODDS,
  ...CHALLENGE_ODDS,
  ...AFTER_THE_BATTLE_ODDS,
};

export type RuleWithOdds = keyof typeof ODDS;
