/** Exact odds of what hits do, once they have hit: whether somebody is dead, and what becomes of whoever isn’t. */
import { choice, group, number, type Values } from '../../core/fields.ts';
import type { OddsRule } from '../../core/odds-rule.ts';
import { isRanged } from '../arms.ts';
import { PLAYER_ASKING as ODDS } from '../asking.ts';
import { REPS } from '../types.ts';
import { BLOW, BLOWS_WITH_FORCE, type Blow } from './blow.ts';
import { damaged, HARMS, HIT_TARGET, survives } from './damage.ts';
import { shotRefusalText } from './text/refusals.ts';

/** No weapon hits more often in one firing. */
const MOST_HITS = 12;
const HITS = number(1, MOST_HITS);

export const DAMAGE_ODDS_FIELDS = {
  'atz.obviously-dead': {
    ...BLOW,
    by: choice(BLOWS_WITH_FORCE, 'shot'),
    hits: HITS,
    target: group(HIT_TARGET),
  },
  /** Damage to a human; `hits` are those that did not kill. */
  'atz.damage': { by: BLOW.by, weapon: BLOW.weapon, rep: choice(REPS, 4), hits: HITS },
} as const;
type Dead = Values<(typeof DAMAGE_ODDS_FIELDS)['atz.obviously-dead']>;
type Damage = Values<(typeof DAMAGE_ODDS_FIELDS)['atz.damage']>;

function weaponRefusal({ by, weapon }: Blow): string | undefined {
  if (by !== 'shot') return undefined;
  if (weapon === undefined) return 'weapon: name the one that is fired.';
  return isRanged(weapon) ? undefined : shotRefusalText('not-fired', weapon);
}

export const DAMAGE_ODDS = {
  'atz.obviously-dead': {
    outcomes: HARMS,
    refusal({ target, ...blow }) {
      if (target.kind === 'human' && target.rep === undefined)
        return 'target: give a human a Rep, from 1 to 7.';
      if (blow.by === 'shot' && target.far === true && blow.rep === undefined)
        return 'rep: a zombie that far off is killed by the shooter’s Rep; give it, from 1 to 7.';
      return weaponRefusal(blow);
    },
    *play({ target, hits, ...blow }) {
      return (yield* survives(ODDS, target, hits, blow)).harm;
    },
  } satisfies OddsRule<Dead>,
  'atz.damage': {
    outcomes: ['knockedDown', 'outOfTheFight'],
    refusal: weaponRefusal,
    *play({ rep, hits, ...blow }) {
      return (yield* damaged(ODDS, rep, hits, blow)).harm;
    },
  } satisfies OddsRule<Damage>,
};
