/** Exact odds of a round of melee between two, and of a shot at a beaten zombie. */
import { choice, number, type Values } from '../../core/fields.ts';
import type { OddsRule } from '../../core/odds-rule.ts';
import { usesClips, weaponOf } from '../arms.ts';
import { PLAYER_ASKING as ODDS } from '../asking.ts';
import type { Harm } from '../shooting/damage.ts';
import { fighterRefusalText, popRefusalText } from '../text/melee.ts';
import { afterFiring } from '../turn/ammo.ts';
import { REPS, WEAPONS } from '../types.ts';
import { fighterRefusal } from './fighter.ts';
import { fightersIn, MELEE_INPUT, type MeleeInput } from './input.ts';
import { pop, popVolley } from './pop.ts';
import { melee } from './round.ts';

const POP = {
  rep: choice(REPS, 4),
  weapon: choice(WEAPONS, 'pistol'),
  shots: number(1, 12, { usual: 1 }),
} as const;
type PopInput = Values<typeof POP>;

export const MELEE_ODDS_FIELDS = { 'atz.melee': MELEE_INPUT, 'atz.pop': POP } as const;

/** A blow that hits fells whoever it hits. */
const WORDS: { readonly [H in Exclude<Harm, 'unhurt'>]: string } = {
  knockedDown: 'KnockedDown',
  outOfTheFight: 'Out',
  obviouslyDead: 'Dead',
};

function refusalOf(input: MeleeInput): string | undefined {
  const { b } = input;
  if (b.kind === 'human' && b.rep === undefined) return 'b: give a human a Rep, from 1 to 7.';
  const fighters = fightersIn(input);
  for (const [at, fighter] of fighters.entries()) {
    const refusal = fighterRefusal(fighter);
    if (refusal !== undefined) return `${at === 0 ? 'a' : 'b'}: ${fighterRefusalText(refusal)}`;
  }
  const [{ pop: fired }] = fighters;
  return fired && popVolley(fired) === undefined ? `a: ${popRefusalText(fired.weapon)}` : undefined;
}

export const MELEE_ODDS = {
  'atz.melee': {
    outcomes: ['draw', 'aKnockedDown', 'aOut', 'aDead', 'bKnockedDown', 'bOut', 'bDead'],
    refusal: refusalOf,
    *play(input) {
      const { hurt } = yield* melee(ODDS, fightersIn(input), [[0, 1]]);
      const [one] = hurt;
      if (one === undefined) return 'draw';
      if (one.harm === 'unhurt') throw new Error('a blow hit and did nothing');
      return `${one.fighter === 0 ? 'a' : 'b'}${WORDS[one.harm]}`;
    },
  } satisfies OddsRule<MeleeInput>,
  'atz.pop': {
    outcomes: ['knockedDown', 'obviouslyDead'],
    refusal: (input) => (popVolley(input) === undefined ? popRefusalText(input.weapon) : undefined),
    *play({ rep, ...withWhat }) {
      return (yield* pop(ODDS, { kind: 'human', rep }, withWhat)).harm;
    },
    beside: {
      outOfAmmo: {
        outcomes: ['yes', 'no'],
        isOpen({ weapon }) {
          const { reload } = weaponOf(weapon);
          return usesClips(weapon) && reload.by === 'clips' && reload.ones === 'in-one-volley';
        },
        *play({ rep, ...withWhat }) {
          const { ones } = yield* pop(ODDS, { kind: 'human', rep }, withWhat);
          return afterFiring(withWhat.weapon, 0, ones).empty ? 'yes' : 'no';
        },
      },
    },
  } satisfies OddsRule<PopInput>,
};
