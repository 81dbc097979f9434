/** Outcomes of dice, counted exactly: whether somebody is killed, or stunned. */
import { group, number, type Value } from '../core/fields.ts';
import type { OddsRule, OddsRules } from '../core/odds-rule.ts';
import { thrown } from './dice.ts';

/** All Green Things that have dice, on one crewman: twelve Adults, eighteen Babies and all Fragments, and more. */
const MOST_DICE = 200;

const TAKES = group({
  dice: number(1, MOST_DICE, { usual: 4 }),
  constitution: number(1, 60, { usual: 16 }),
});
type Input = Value<typeof TAKES>;

const ATTACK: OddsRule<Input> = {
  outcomes: ['killed', 'not'],
  *play(input) {
    const { done } = yield* thrown({ rule: 'agt.attack', seat: 'crew', ...input });
    return done ? 'killed' : 'not';
  },
  takes: TAKES,
};

const STUN: OddsRule<Input> = {
  outcomes: ['stunned', 'not'],
  *play(input) {
    const { done } = yield* thrown({ rule: 'agt.stun', seat: 'crew', ...input });
    return done ? 'stunned' : 'not';
  },
  takes: TAKES,
};

export const ODDS: OddsRules = { 'agt.attack': ATTACK, 'agt.stun': STUN };
