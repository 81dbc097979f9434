/** Odds of shooting, against every roll written out and read by the book beside the rules. */
import { describe, expect, it } from 'vitest';
import { oddsOf } from '../../../../src/backend/games/all-things-zombie/odds.ts';
import { PLAYER_ASKING } from '../../../../src/rules/all-things-zombie/asking.ts';
import { shoot } from '../../../../src/rules/all-things-zombie/shooting/shoot.ts';
import { odds } from '../../../../src/rules/core/odds.ts';
import { fractions, told } from '../../../backend/odds/by-hand.ts';
import { everyRoll } from '../../../support/rules/every-roll.ts';

interface Hand {
  readonly rep: number;
  /** Rolled, and counted. */
  readonly dice: number;
  readonly shots: number;
  readonly impact: number;
  /** True if something spoils an 8; `nine` is the same for a 9. */
  readonly eight?: boolean;
  readonly nine?: boolean;
  readonly target: { readonly human: number } | { readonly zombie: number; readonly far?: boolean };
}

/** 1D6 + Rep; then for every hit a die against the Impact, and for humans one against Rep less Impact. */
function byHand({ rep, dice, shots, impact, eight = false, nine = false, target }: Hand) {
  const weights: Record<string, number> = {};
  const add = (name: string, weight: number) => {
    weights[name] = (weights[name] ?? 0) + weight;
  };
  const isHit = (face: number) => {
    const total = face + rep;
    if (total <= 7) return false;
    if (total === 8) return !eight;
    return total === 9 ? !nine : true;
  };
  // Each hit is given two dice, and whoever isn't hit as often rolls them in vain, so that all ways weigh alike.
  const hitsOf: number[] = Array(shots + 1).fill(0);
  for (const faces of everyRoll(dice)) {
    const kept = [...faces].sort((a, b) => b - a).slice(0, shots);
    const hits = kept.filter(isHit).length;
    hitsOf[hits] = (hitsOf[hits] ?? 0) + 1;
  }
  for (const [hits, ways] of hitsOf.entries()) {
    const inVain = 36 ** (shots - hits);
    if (hits === 0) {
      add('missed', ways * inVain);
      continue;
    }
    const targetRep = 'human' in target ? target.human : target.zombie;
    if (hits >= targetRep) {
      add('obviouslyDead', ways * 36 ** shots);
      continue;
    }
    for (const dead of everyRoll(hits)) {
      const against = 'zombie' in target && target.far ? rep : impact;
      if (dead.some((face) => face <= against)) {
        add('obviouslyDead', ways * inVain * 6 ** hits);
      } else if ('zombie' in target) {
        add(impact === 1 ? 'unhurt' : 'knockedDown', ways * inVain * 6 ** hits);
      } else {
        for (const damage of everyRoll(hits)) {
          const isOut = damage.some((face) => face > target.human - impact);
          add(isOut ? 'outOfTheFight' : 'knockedDown', ways * inVain);
        }
      }
    }
  }
  return fractions(weights);
}

type Scene = readonly [what: string, input: object, hand: Hand];

const human = (rep: number, more: object = {}) => ({ kind: 'human', rep, ...more });
const zombie = (more: object = {}) => ({ kind: 'zombie', ...more });
const shot = (rep: number, weapon: string, shots: number, target: object, shooter: object = {}) => ({
  shooter: { rep, ...shooter },
  weapon,
  shots,
  target,
});

const SCENES: readonly Scene[] = [
  [
    'a pistol in the open',
    shot(4, 'pistol', 2, human(4)),
    { rep: 4, dice: 2, shots: 2, impact: 1, target: { human: 4 } },
  ],
  [
    'a rifle at cover',
    shot(5, 'rifle', 1, human(3, { cover: true })),
    { rep: 5, dice: 1, shots: 1, impact: 2, eight: true, nine: true, target: { human: 3 } },
  ],
  [
    'an assault rifle at armour',
    shot(4, 'assault-rifle', 3, human(5, { protected: true })),
    { rep: 4, dice: 3, shots: 3, impact: 2, eight: true, target: { human: 5 } },
  ],
  [
    'a submachine gun at somebody prone',
    shot(3, 'submachine-gun', 3, human(4, { prone: true })),
    { rep: 3, dice: 3, shots: 3, impact: 1, eight: true, target: { human: 4 } },
  ],
  [
    'a light machine gun, all six shots',
    shot(5, 'light-machine-gun', 6, human(4)),
    { rep: 5, dice: 6, shots: 6, impact: 3, target: { human: 4 } },
  ],
  [
    'a pump shotgun, of whose dice the best two count',
    shot(4, 'pump-shotgun', 2, human(4)),
    { rep: 4, dice: 4, shots: 2, impact: 2, target: { human: 4 } },
  ],
  [
    'both barrels at cover',
    shot(5, 'double-barrel-shotgun', 4, human(3, { cover: true })),
    { rep: 5, dice: 8, shots: 4, impact: 2, eight: true, nine: true, target: { human: 3 } },
  ],
  [
    'a crack shot with a pistol',
    shot(4, 'pistol', 2, human(4), { attribute: 'crack-shot' }),
    { rep: 4, dice: 4, shots: 2, impact: 1, target: { human: 4 } },
  ],
  [
    'a crack shot with a pump',
    shot(3, 'pump-shotgun', 2, human(2), { attribute: 'crack-shot' }),
    { rep: 3, dice: 6, shots: 2, impact: 2, target: { human: 2 } },
  ],
  [
    'a knife thrown by a Knifeman',
    shot(5, 'thrown', 1, human(4), { attribute: 'knifeman' }),
    { rep: 5, dice: 2, shots: 1, impact: 1, eight: true, target: { human: 4 } },
  ],
  [
    'a bow, which is primitive',
    shot(4, 'bow', 1, human(4)),
    { rep: 4, dice: 1, shots: 1, impact: 1, eight: true, target: { human: 4 } },
  ],
  [
    'two weapons at once',
    shot(4, 'machine-pistol', 3, human(4), { twoWeapons: true }),
    { rep: 4, dice: 3, shots: 3, impact: 1, eight: true, target: { human: 4 } },
  ],
  [
    'two weapons of the Ambidextrous',
    shot(4, 'machine-pistol', 3, human(4), { twoWeapons: true, attribute: 'ambidextrous' }),
    { rep: 4, dice: 3, shots: 3, impact: 1, target: { human: 4 } },
  ],
  [
    'on a fast move',
    shot(4, 'carbine', 2, human(4), { fastMoving: true }),
    { rep: 4, dice: 2, shots: 2, impact: 1, eight: true, target: { human: 4 } },
  ],
  [
    'the Agile on a fast move',
    shot(4, 'carbine', 2, human(4), { fastMoving: true, attribute: 'agile' }),
    { rep: 4, dice: 2, shots: 2, impact: 1, target: { human: 4 } },
  ],
  [
    'the Agile at somebody who runs',
    shot(4, 'carbine', 2, human(4, { fastMoving: true }), { fastMoving: true, attribute: 'agile' }),
    { rep: 4, dice: 2, shots: 2, impact: 1, eight: true, target: { human: 4 } },
  ],
  [
    'a pistol at a zombie near by, never in cover',
    shot(4, 'pistol', 2, zombie({ cover: true })),
    { rep: 4, dice: 2, shots: 2, impact: 1, target: { zombie: 4 } },
  ],
  [
    'a pistol at a zombie far off',
    shot(4, 'pistol', 2, zombie({ far: true })),
    { rep: 4, dice: 2, shots: 2, impact: 1, target: { zombie: 4, far: true } },
  ],
  [
    'an assault rifle at a zombie near by',
    shot(5, 'assault-rifle', 3, zombie()),
    { rep: 5, dice: 3, shots: 3, impact: 2, target: { zombie: 4 } },
  ],
  [
    'a light machine gun at a zombie far off',
    shot(3, 'light-machine-gun', 6, zombie({ far: true })),
    { rep: 3, dice: 6, shots: 6, impact: 3, target: { zombie: 4, far: true } },
  ],
  [
    'somebody of Rep 2 hit twice',
    shot(6, 'pistol', 2, human(2)),
    { rep: 6, dice: 2, shots: 2, impact: 1, target: { human: 2 } },
  ],
];

describe('atz.shoot', () => {
  it.each(SCENES)('%s', (_, input, hand) => {
    expect(told('atz.shoot', input)).toEqual(byHand(hand));
  });

  it.each([1, 2, 3, 4, 5, 6, 7])('holds at Rep %i of the shooter against every Rep', (rep) => {
    for (const other of [1, 2, 3, 4, 5, 6, 7]) {
      const hand = { rep, dice: 2, shots: 2, impact: 2, target: { human: other } };
      expect(told('atz.shoot', shot(rep, 'ba-pistol', 2, human(other))), `${other}`).toEqual(byHand(hand));
    }
  });
});

/** Share of all rolls that leave the clip empty. */
function dryByHand(dice: number, ones: (faces: readonly number[]) => number) {
  const rolls = everyRoll(dice);
  const yes = rolls.filter((faces) => ones(faces) >= 2).length;
  return fractions({ yes, no: rolls.length - yes });
}

const isOne = (face: number) => face === 1;
const onesOf = (faces: readonly number[]) => faces.filter(isOne).length;

function outOfAmmo(input: object) {
  const [beside, ...others] = oddsOf('atz.shoot', input).beside ?? [];
  expect(others).toEqual([]);
  if (beside === undefined) return undefined;
  expect(beside.name).toBe('outOfAmmo');
  return fractions(Object.fromEntries(beside.outcomes.map(({ name, n }) => [name, n])));
}

describe('outOfAmmo', () => {
  it.each<readonly [string, number, number]>([
    ['pistol', 2, 2],
    ['machine-pistol', 3, 3],
    ['light-machine-gun', 6, 6],
    // All four dice of a pump are looked at (ATZ-23).
    ['pump-shotgun', 2, 4],
  ])('%s, %i shots', (weapon, shots, dice) => {
    expect(outOfAmmo(shot(4, weapon, shots, human(4)))).toEqual(dryByHand(dice, onesOf));
  });

  it('is never with a single die', () => {
    expect(outOfAmmo(shot(4, 'pistol', 1, human(4)))).toEqual({ no: '1/1' });
  });

  it('looks at the dice a crack shot keeps, and at all of his pump', () => {
    const kept = (faces: readonly number[]) => onesOf([...faces].sort((a, b) => b - a).slice(0, 2));
    const crack = { attribute: 'crack-shot' };
    expect(outOfAmmo(shot(4, 'pistol', 2, human(4), crack))).toEqual(dryByHand(4, kept));
    expect(outOfAmmo(shot(4, 'pump-shotgun', 2, human(4), crack))).toEqual(dryByHand(6, onesOf));
  });

  it.each([
    ['rifle', 1],
    ['bow', 1],
    ['crossbow', 1],
    ['thrown', 1],
    ['single-barrel-shotgun', 2],
    ['double-barrel-shotgun', 4],
  ])('is not asked of a %s', (weapon, shots) => {
    expect(outOfAmmo(shot(4, weapon, shots, human(4)))).toBeUndefined();
  });
});

describe('atz.target-selection', () => {
  const aims = [
    { kind: 'zombie', shots: 1 },
    { kind: 'human', rep: 4, cover: true, shots: 2 },
    { kind: 'human', rep: 3, shots: 1 },
  ] as const;
  const input = { shooter: { rep: 4 }, weapon: 'light-machine-gun', aims } as const;

  it('is what the whole volley comes to, target by target', () => {
    const { outcomes, beside = [] } = oddsOf('atz.target-selection', {
      ...input,
      shooter: { rep: 4, attribute: 'crack-shot' },
    });
    const each = [
      outcomes,
      ...beside.filter(({ name }) => name.startsWith('target')).map((one) => one.outcomes),
    ];
    expect(each).toHaveLength(3);
    const targets = aims.map(({ shots, ...target }) => ({ target, shots }));
    for (const [nth, one] of each.entries()) {
      const whole = odds(
        () =>
          shoot(
            PLAYER_ASKING,
            { rep: 4, attributes: ['crack-shot'] },
            { weapon: 'light-machine-gun', shots: 4 },
            targets,
          ),
        ({ at }) => (at[nth]?.hits === 0 ? 'missed' : (at[nth]?.harm ?? '')),
      ).outcomes;
      expect(Object.fromEntries(one.map(({ name, n, of }) => [name, n / of]))).toEqual(
        Object.fromEntries(whole.map(([name, { n, of }]) => [name, Number(n) / Number(of)])),
      );
    }
  });

  it('goes to the first by the highest dice, and runs the clip dry as any volley', () => {
    const two = {
      shooter: { rep: 4 },
      weapon: 'pistol',
      aims: [
        { kind: 'zombie', shots: 1 },
        { kind: 'zombie', shots: 1 },
      ],
    };
    const { outcomes, beside = [] } = oddsOf('atz.target-selection', two);
    // The higher of two dice misses where both fail: 3 or less against the first, 4 or less against the second.
    const missed = (all: typeof outcomes) => {
      const found = all.find(({ name }) => name === 'missed');
      return found && found.n / found.of;
    };
    expect(missed(outcomes)).toBeCloseTo(9 / 36, 12);
    expect(missed(beside[0]?.outcomes ?? [])).toBeCloseTo(1 - 4 / 36, 12);
    const dry = beside.find(({ name }) => name === 'outOfAmmo')?.outcomes ?? [];
    expect(dry.map(({ name, n, of }) => [name, n / of])).toEqual([
      ['yes', 1 / 36],
      ['no', 35 / 36],
    ]);
  });

  it('refuses more targets than the weapon reaches', () => {
    const many = Array.from({ length: 3 }, () => ({ kind: 'zombie', shots: 1 }));
    expect(() =>
      oddsOf('atz.target-selection', { shooter: { rep: 4 }, weapon: 'pistol', aims: many }),
    ).toThrow();
  });
});
