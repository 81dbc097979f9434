/** Exact odds of a volley at one target or several, and of the clip it is fired from. */
import { choice, group, list, number, optional, type Values } from '../../core/fields.ts';
import type { Beside, OddsRule } from '../../core/odds-rule.ts';
import type { Play } from '../../core/play.ts';
import { weaponOf } from '../arms.ts';
import { PLAYER_ASKING as ODDS } from '../asking.ts';
import { afterFiring } from '../turn/ammo.ts';
import { ATTRIBUTES, WEAPONS } from '../types.ts';
import { attributesOf } from './attributes.ts';
import { HARMS, hurt } from './damage.ts';
import { rollToHit, shoot, shotBlow } from './shoot.ts';
import { SHOOTER, type Shooter, TARGET } from './shooter.ts';
import { shotRefusalText } from './text/refusals.ts';
import { shotRefusal } from './volley.ts';

/** Single attribute, which may be named by itself. */
const ATTRIBUTE = optional(choice(ATTRIBUTES));

/** No weapon reaches more with one volley. */
const MOST_TARGETS = 12;

export const SHOOTING_ODDS_FIELDS = {
  'atz.shoot': {
    shooter: group({ ...SHOOTER, attribute: ATTRIBUTE }),
    weapon: choice(WEAPONS, 'pistol'),
    shots: number(1, 12, { usual: 2 }),
    target: group(TARGET),
  },
  'atz.target-selection': {
    shooter: group({ ...SHOOTER, attribute: ATTRIBUTE }),
    weapon: choice(WEAPONS, 'assault-rifle'),
    /** In the order aimed, each with the shots it takes: the highest dice go to the first. */
    aims: list(group({ ...TARGET, shots: number(1, 12) }), 2, MOST_TARGETS),
  },
} as const;
type Input = Values<(typeof SHOOTING_ODDS_FIELDS)['atz.shoot']>;
type Several = Values<(typeof SHOOTING_ODDS_FIELDS)['atz.target-selection']>;

const shooterOf = ({ attribute, ...shooter }: Input['shooter']): Shooter => {
  const attributes = attributesOf({ attribute, attributes: shooter.attributes });
  return { ...shooter, ...(attributes.length > 0 && { attributes }) };
};

type Question = Parameters<typeof shoot>;
const questionOf = ({ shooter, weapon, shots, target }: Input): Question => [
  ODDS,
  shooterOf(shooter),
  { weapon, shots },
  [{ target, shots }],
];

function severalOf({ shooter, weapon, aims }: Several): Question {
  const each = aims.map(({ shots, ...target }) => ({ target, shots }));
  const shots = each.reduce((sum, one) => sum + one.shots, 0);
  return [ODDS, shooterOf(shooter), { weapon, shots }, each];
}

/** Plays the volley for one of several targets; the dice for those before it and after it are not its own. */
function* cameOf(input: Several, nth: number): Play<string, never> {
  const [asking, shooter, { weapon }] = severalOf(input);
  const at = (yield* rollToHit(...severalOf(input))).at[nth];
  if (at === undefined) throw new Error(`a volley at no target ${nth + 1}`);
  const { target, hits } = at;
  const { harm } = yield* hurt(asking, target, hits, shotBlow(shooter, weapon, target), { mega: true });
  return hits === 0 ? 'missed' : harm;
}

/** The same, all of the volley played. */
function* fellTo(input: Several, nth: number): Play<string, never> {
  const at = (yield* shoot(...severalOf(input))).at[nth];
  if (at === undefined) throw new Error(`a volley at no target ${nth + 1}`);
  return at.hits === 0 ? 'missed' : at.harm;
}

const FATES = ['missed', ...HARMS] as const;

/** Each after the first, by its place. */
const OTHERS: Readonly<Record<string, Beside<Several>>> = Object.fromEntries(
  Array.from({ length: MOST_TARGETS - 1 }, (_, before) => [
    `target${before + 2}`,
    {
      outcomes: FATES,
      isOpen: ({ aims }: Several) => aims.length > before + 1,
      play: (input: Several) => cameOf(input, before + 1),
      played: (input: Several) => fellTo(input, before + 1),
    },
  ]),
);

/** Says whether so many 1s in one firing run the weapon dry. */
function runsDryAtOnce(weapon: Input['weapon']): boolean {
  const { reload } = weaponOf(weapon);
  return reload.by === 'clips' && reload.ones === 'in-one-volley';
}

export const SHOOTING_ODDS = {
  'atz.shoot': {
    outcomes: FATES,
    refusal({ shooter, weapon, shots, target }) {
      if (target.kind === 'human' && target.rep === undefined)
        return 'target: give a human a Rep, from 1 to 7.';
      const refusal = shotRefusal(shooterOf(shooter), { weapon, shots }, [{ target, shots }]);
      return refusal && shotRefusalText(refusal, weapon);
    },
    *play(input) {
      const [at] = (yield* shoot(...questionOf(input))).at;
      if (at === undefined) throw new Error('a volley at nobody');
      return at.hits === 0 ? 'missed' : at.harm;
    },
    beside: {
      outOfAmmo: {
        outcomes: ['yes', 'no'],
        isOpen: ({ weapon }) => runsDryAtOnce(weapon),
        *play(input) {
          const { ones } = yield* rollToHit(...questionOf(input));
          return afterFiring(input.weapon, 0, ones).empty ? 'yes' : 'no';
        },
      },
    },
  } satisfies OddsRule<Input>,
  'atz.target-selection': {
    outcomes: FATES,
    refusal(input) {
      const { weapon, aims } = input;
      if (aims.some(({ kind, rep }) => kind === 'human' && rep === undefined))
        return 'aims: give each human a Rep, from 1 to 7.';
      const [, shooter, volleyed, each] = severalOf(input);
      const refusal = shotRefusal(shooter, volleyed, each);
      return refusal && shotRefusalText(refusal, weapon);
    },
    play: (input) => cameOf(input, 0),
    beside: {
      ...OTHERS,
      outOfAmmo: {
        outcomes: ['yes', 'no'],
        isOpen: ({ weapon }) => runsDryAtOnce(weapon),
        *play(input) {
          const { ones } = yield* rollToHit(...severalOf(input));
          return afterFiring(input.weapon, 0, ones).empty ? 'yes' : 'no';
        },
      },
    },
  } satisfies OddsRule<Several>,
};
