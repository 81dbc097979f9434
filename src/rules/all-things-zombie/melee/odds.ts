/** Exact odds of a round of melee between two, of one against several, and of a shot at a beaten zombie. */
import { choice, number, type Values } from '../../core/fields.ts';
import type { Beside, OddsRule } from '../../core/odds-rule.ts';
import type { Play } from '../../core/play.ts';
import { usesClips, weaponOf } from '../arms.ts';
import { PLAYER_ASKING as ODDS } from '../asking.ts';
import type { Harm } from '../shooting/damage.ts';
import { afterFiring } from '../turn/ammo.ts';
import { REPS, WEAPONS } from '../types.ts';
import { type Fighter, fighterRefusal } from './fighter.ts';
import {
  AGAINST_INPUT,
  type AgainstInput,
  fallenIn,
  fightersIn,
  MELEE_INPUT,
  type MeleeInput,
  MOST_OTHERS,
  SEVERAL_INPUT,
  type SeveralInput,
  severalIn,
} from './input.ts';
import { pop, popVolley } from './pop.ts';
import type { Contact, Fallen } from './rolling.ts';
import { clashAlone, melee, ownFate, type Round } from './round.ts';
import { fighterRefusalText, popRefusalText } from './text/refusals.ts';

const POP = {
  rep: choice(REPS, 4),
  weapon: choice(WEAPONS, 'pistol'),
  shots: number(1, 12, { usual: 1 }),
} as const;
type PopInput = Values<typeof POP>;

export const MELEE_ODDS_FIELDS = {
  'atz.melee': MELEE_INPUT,
  'atz.melee.several': SEVERAL_INPUT,
  'atz.melee.against': AGAINST_INPUT,
  'atz.pop': POP,
} as const;

/** A blow that hits fells whoever it hits. */
const WORDS: { readonly [H in Exclude<Harm, 'unhurt'>]: string } = {
  knockedDown: 'KnockedDown',
  outOfTheFight: 'Out',
  obviouslyDead: 'Dead',
};

const NO_REP = 'give a human a Rep, from 1 to 7.';

/** Sentence on why the fighters can’t fight like that; `called` says which of them it is. */
function refusalOf(fighters: readonly Fighter[], called: (at: number) => string): string | undefined {
  for (const [at, fighter] of fighters.entries()) {
    if (fighter.kind === 'human' && fighter.rep === undefined) return `${called(at)}: ${NO_REP}`;
    const refusal = fighterRefusal(fighter);
    if (refusal !== undefined) return `${called(at)}: ${fighterRefusalText(refusal)}`;
  }
  const fired = fighters[0]?.pop;
  return fired && popVolley(fired) === undefined ? `a: ${popRefusalText(fired.weapon)}` : undefined;
}

/** Outcome of a round for two fighters, the first `a` and the other `b`. */
function pairFate({ hurt }: Round): string {
  const [one] = hurt;
  if (one === undefined) return 'draw';
  if (one.harm === 'unhurt') throw new Error('a blow hit and did nothing');
  return `${one.fighter === 0 ? 'a' : 'b'}${WORDS[one.harm]}`;
}
/** Outcome for the first fighter, `a`, against one of several. */
function clashFate({ clashes, hurt }: Round, nth: number): string {
  const clash = clashes[nth];
  const one = clash?.hit ? hurt.find(({ fighter }) => fighter === clash.loser) : undefined;
  if (one === undefined || one.harm === 'unhurt') return 'draw';
  return `${one.fighter === 0 ? 'a' : 'b'}${WORDS[one.harm]}`;
}
const PAIR_FATES = ['draw', 'aKnockedDown', 'aOut', 'aDead', 'bKnockedDown', 'bOut', 'bDead'] as const;

const contactsOf = (fighters: readonly Fighter[]): readonly Contact[] =>
  fighters.slice(1).map((_, at) => [0, at + 1]);

/** Each of several against the first, by its place. */
const eachAgainst = <I extends SeveralInput>(
  fallen: (input: I) => Fallen,
): Readonly<Record<string, Beside<I>>> =>
  Object.fromEntries(
    Array.from({ length: MOST_OTHERS }, (_, nth) => [
      `opponent${nth + 1}`,
      {
        outcomes: PAIR_FATES,
        isOpen: ({ others }: I) => others.length > Math.max(1, nth),
        *play(input: I): Play<string, never> {
          const fighters = severalIn(input);
          return pairFate(yield* clashAlone(ODDS, fighters, contactsOf(fighters), nth, fallen(input)));
        },
        *played(input: I): Play<string, never> {
          const fighters = severalIn(input);
          return clashFate(yield* melee(ODDS, fighters, contactsOf(fighters), fallen(input)), nth);
        },
      },
    ]),
  );

/** Plays the round, or what is left of it, and returns the outcome for the first of all. */
function* firstFate(input: SeveralInput, fallen: Fallen): Play<string, never> {
  const fighters = severalIn(input);
  const harm = yield* ownFate(ODDS, fighters, contactsOf(fighters), fallen);
  return harm === 'unhurt' ? 'unhurt' : `a${WORDS[harm]}`;
}
const OWN_FATES = ['unhurt', 'aKnockedDown', 'aOut', 'aDead'] as const;

const severalRefusal = (input: SeveralInput) =>
  refusalOf(severalIn(input), (at) => (at === 0 ? 'a' : `others.${at}`));

export const MELEE_ODDS = {
  'atz.melee': {
    outcomes: PAIR_FATES,
    refusal: (input) => refusalOf(fightersIn(input), (at) => (at === 0 ? 'a' : 'b')),
    *play(input) {
      return pairFate(yield* melee(ODDS, fightersIn(input), [[0, 1]]));
    },
  } satisfies OddsRule<MeleeInput>,
  'atz.melee.several': {
    outcomes: OWN_FATES,
    refusal: severalRefusal,
    play: (input) => firstFate(input, []),
    beside: eachAgainst(() => []),
  } satisfies OddsRule<SeveralInput>,
  'atz.melee.against': {
    // The first and a single enemy both, or the first of several.
    outcomes: ['unhurt', ...PAIR_FATES],
    refusal: severalRefusal,
    *play(input) {
      const fallen = fallenIn(input);
      if (input.others.length > 1) return yield* firstFate(input, fallen);
      return pairFate(yield* melee(ODDS, severalIn(input), [[0, 1]], fallen));
    },
    beside: eachAgainst(fallenIn),
  } satisfies OddsRule<AgainstInput>,
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
