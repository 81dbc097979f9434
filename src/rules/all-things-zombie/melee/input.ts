/** Input for the odds of a round: of two, or of one against several. */
import { choice, flag, group, list, number, optional, type Values } from '../../core/fields.ts';
import { given } from '../data/circumstances.ts';
import { attributesOf } from '../shooting/attributes.ts';
import { ATTRIBUTES, REPS, WEAPONS } from '../types.ts';
import { FIGHTER, type Fighter } from './fighter.ts';
import { fewestShots } from './pop.ts';

const { kind, ...ANYBODY } = FIGHTER;
const WEAPON = optional(choice(WEAPONS));
const BODY = {
  ...ANYBODY,
  weapon: WEAPON,
  /** Weapon in the other hand. */
  secondWeapon: WEAPON,
  attribute: optional(choice(ATTRIBUTES)),
} as const;

export const MELEE_INPUT = {
  a: group({
    ...BODY,
    rep: choice(REPS, 4),
    /** Fired at a zombie that is beaten, instead of striking it. */
    popWith: WEAPON,
    popShots: optional(number(1, 12)),
  }),
  b: group({ kind, ...BODY, burning: optional(flag) }),
} as const;
export type MeleeInput = Values<typeof MELEE_INPUT>;

/** More can hardly stand around anybody. */
export const MOST_OTHERS = 8;

export const SEVERAL_INPUT = {
  a: MELEE_INPUT.a,
  others: list(MELEE_INPUT.b, 2, MOST_OTHERS),
} as const;
export type SeveralInput = Values<typeof SEVERAL_INPUT>;

/** The two lowest of the dice it has rolled already: no others count. */
const ROLLED = { die: optional(number(1, 6)), secondDie: optional(number(1, 6)) } as const;

export const AGAINST_INPUT = {
  a: group({ ...MELEE_INPUT.a.fields, ...ROLLED }),
  others: list(group({ ...MELEE_INPUT.b.fields, ...ROLLED }), 1, MOST_OTHERS),
} as const;
export type AgainstInput = Values<typeof AGAINST_INPUT>;

const inHand = ({ weapon, secondWeapon }: MeleeInput['a'] | MeleeInput['b']) =>
  [weapon, secondWeapon].filter((one) => one !== undefined);

const bodyOf = (one: MeleeInput['a'] | MeleeInput['b']): Omit<Fighter, 'kind'> => {
  const { rep, drunk, caught, rushing, survived } = one;
  return {
    rep,
    drunk,
    caught,
    rushing,
    survived,
    protected: one.protected,
    attributes: attributesOf(one),
    weapons: inHand(one),
  };
};

function firstIn(a: MeleeInput['a']): Fighter {
  const { popWith } = a;
  const pop = popWith && { weapon: popWith, shots: a.popShots ?? fewestShots(popWith) };
  return { ...bodyOf(a), kind: 'human', pop };
}
const otherIn = (b: MeleeInput['b']): Fighter => ({ ...bodyOf(b), kind: b.kind, burning: b.burning });

export const fightersIn = ({ a, b }: MeleeInput): readonly Fighter[] => [firstIn(a), otherIn(b)];
export const severalIn = ({ a, others }: SeveralInput): readonly Fighter[] => [
  firstIn(a),
  ...others.map(otherIn),
];

const diceOf = ({ die, secondDie }: Values<typeof ROLLED>) =>
  [die, secondDie].filter((face) => face !== undefined);

/** The first has rolled, whatever it came to; of the others those of whom a die is said. */
export const fallenIn = ({ a, others }: AgainstInput): readonly (readonly number[] | undefined)[] => [
  diceOf(a),
  ...others.map((one) => (one.die === undefined ? undefined : diceOf(one))),
];

function described(fighter: Fighter, fields: object) {
  const [weapon, secondWeapon] = fighter.weapons ?? [];
  return given(fields, {
    ...fighter,
    weapon,
    secondWeapon,
    popWith: fighter.pop?.weapon,
    popShots: fighter.pop?.shots,
  });
}

/** The same the other way round, from two who fight. */
export const meleeInput = (a: Fighter, b: Fighter) => ({
  a: described(a, MELEE_INPUT.a.fields),
  b: described(b, MELEE_INPUT.b.fields),
});
export const severalInput = (a: Fighter, others: readonly Fighter[]) => ({
  a: described(a, MELEE_INPUT.a.fields),
  others: others.map((one) => described(one, MELEE_INPUT.b.fields)),
});

/** Input of the odds with what has been rolled so far, by the place in the list of fighters. */
export function againstInput(
  a: Fighter,
  others: readonly Fighter[],
  fallen: readonly (readonly number[] | undefined)[],
) {
  const several = severalInput(a, others);
  const rolled = (at: number) => {
    const [die, secondDie] = (fallen[at] ?? []).toSorted((one, two) => one - two);
    return given(ROLLED, { die, secondDie });
  };
  return {
    a: { ...several.a, ...rolled(0) },
    others: several.others.map((one, at) => ({ ...one, ...rolled(at + 1) })),
  };
}
