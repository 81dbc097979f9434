/** Exact odds of a volley at one target, and of the clip it is fired from. */
import { choice, group, number, optional, type Values } from '../../core/fields.ts';
import type { OddsRule } from '../../core/odds-rule.ts';
import { weaponOf } from '../arms.ts';
import { PLAYER_ASKING as ODDS } from '../asking.ts';
import { shotRefusalText } from '../text/shooting.ts';
import { afterFiring } from '../turn/ammo.ts';
import { ATTRIBUTES, WEAPONS } from '../types.ts';
import { attributesOf } from './attributes.ts';
import { HARMS } from './damage.ts';
import { rollToHit, shoot } from './shoot.ts';
import { SHOOTER, type Shooter, TARGET } from './shooter.ts';
import { shotRefusal } from './volley.ts';

/** One attribute may be named by itself. */
const ATTRIBUTE = optional(choice(ATTRIBUTES));

export const SHOOTING_ODDS_FIELDS = {
  'atz.shoot': {
    shooter: group({ ...SHOOTER, attribute: ATTRIBUTE }),
    weapon: choice(WEAPONS, 'pistol'),
    shots: number(1, 12, { usual: 2 }),
    target: group(TARGET),
  },
} as const;
type Input = Values<(typeof SHOOTING_ODDS_FIELDS)['atz.shoot']>;

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

export const SHOOTING_ODDS = {
  'atz.shoot': {
    outcomes: ['missed', ...HARMS],
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
        isOpen({ weapon }) {
          const { reload } = weaponOf(weapon);
          return reload.by === 'clips' && reload.ones === 'in-one-volley';
        },
        *play(input) {
          const { ones } = yield* rollToHit(...questionOf(input));
          return afterFiring(input.weapon, 0, ones).empty ? 'yes' : 'no';
        },
      },
    },
  } satisfies OddsRule<Input>,
};
