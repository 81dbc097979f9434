/** Odds of melee, against every roll written out and read by the book beside the rules. */
import { describe, expect, it } from 'vitest';
import { oddsOf } from '../../../../src/backend/games/all-things-zombie/odds.ts';
import { PLAYER_ASKING } from '../../../../src/rules/all-things-zombie/asking.ts';
import { type SeveralInput, severalIn } from '../../../../src/rules/all-things-zombie/melee/input.ts';
import type { Contact } from '../../../../src/rules/all-things-zombie/melee/rolling.ts';
import { melee } from '../../../../src/rules/all-things-zombie/melee/round.ts';
import { odds } from '../../../../src/rules/core/odds.ts';
import { fractions, passes, told } from '../../../backend/odds/by-hand.ts';
import { everyRoll } from '../../../support/rules/every-roll.ts';

interface Side {
  /** Rep as modified, floor included. */
  readonly target: number;
  readonly dice: number;
  readonly rep: number;
  readonly impact: number;
  readonly zombie?: boolean;
  readonly protected?: boolean;
  readonly nails?: boolean;
}

/** Both roll; then armour, Obviously Dead and damage each have a die, rolled in vain where they aren't needed. */
function byHand(a: Side, b: Side) {
  const weights: Record<string, number> = {};
  const add = (name: string) => {
    weights[name] = (weights[name] ?? 0) + 1;
  };
  for (const facesA of everyRoll(a.dice)) {
    for (const facesB of everyRoll(b.dice)) {
      const more = passes(facesA, a.target) - passes(facesB, b.target);
      for (const [armor = 0, dead = 0, damage = 0] of everyRoll(3)) {
        if (more === 0) {
          add('draw');
          continue;
        }
        const [name, loser, winner] = more > 0 ? (['b', b, a] as const) : (['a', a, b] as const);
        if (Math.abs(more) === 1 && loser.protected && armor <= 3) add('draw');
        else if (dead <= winner.impact) add(loser.nails ? `${name}KnockedDown` : `${name}Dead`);
        else if (loser.zombie) add(`${name}KnockedDown`);
        else add(damage <= loser.rep - winner.impact ? `${name}KnockedDown` : `${name}Out`);
      }
    }
  }
  return fractions(weights);
}

const man = (rep: number, more: Partial<Side> = {}): Side => ({
  target: rep,
  dice: 2,
  rep,
  impact: 1,
  ...more,
});
const ZOMBIE: Side = { target: 4, dice: 1, rep: 4, impact: 1, zombie: true };
const zombie = { kind: 'zombie' };
const human = (rep: number, more: object = {}) => ({ kind: 'human', rep, ...more });

type Scene = readonly [what: string, a: object, b: object, byHandA: Side, byHandB: Side];

const SCENES: readonly Scene[] = [
  ['bare hands against a zombie', { rep: 4 }, zombie, man(4), ZOMBIE],
  [
    'a machete against a zombie',
    { rep: 4, weapon: 'one-hand-edged' },
    zombie,
    man(4, { impact: 2 }),
    { ...ZOMBIE, target: 2 },
  ],
  [
    'a chain saw against a zombie',
    { rep: 3, weapon: 'chain-saw' },
    zombie,
    man(3, { impact: 3 }),
    { ...ZOMBIE, target: 1 },
  ],
  ['a pistol in the hand is improvised', { rep: 5, weapon: 'pistol' }, zombie, man(5), ZOMBIE],
  [
    'a pipe against bare hands, as for Bill and Frank',
    { rep: 3, weapon: 'one-hand-bludgeon' },
    human(3),
    man(3),
    man(3, { target: 2 }),
  ],
  [
    'two weapons of unlike Impact: the lower side is reduced by the difference',
    { rep: 4, weapon: 'one-hand-bludgeon' },
    human(5, { weapon: 'chain-saw' }),
    man(4, { target: 2 }),
    man(5, { impact: 3 }),
  ],
  [
    'alike weapons reduce nobody',
    { rep: 4, weapon: 'one-hand-edged' },
    human(4, { weapon: 'thrown' }),
    man(4, { impact: 2 }),
    man(4, { impact: 2 }),
  ],
  [
    'Rep never falls under 1',
    { rep: 2 },
    human(4, { weapon: 'chain-saw' }),
    man(2, { target: 1 }),
    man(4, { impact: 3 }),
  ],
  ['a Brawler', { rep: 4, attribute: 'brawler' }, human(4), man(4, { dice: 3 }), man(4)],
  [
    'a Knifeman with a knife',
    { rep: 3, attribute: 'knifeman', weapon: 'one-hand-edged' },
    human(4),
    man(3, { dice: 3, impact: 2 }),
    man(4, { target: 2 }),
  ],
  [
    'a Knifeman without one',
    { rep: 3, attribute: 'knifeman', weapon: 'one-hand-bludgeon' },
    human(4),
    man(3),
    man(4, { target: 3 }),
  ],
  ['a Runt', { rep: 4, attribute: 'runt' }, zombie, man(4, { target: 3 }), ZOMBIE],
  ['somebody Terrifying', { rep: 4 }, human(4, { attribute: 'terrifying' }), man(4, { dice: 1 }), man(4)],
  [
    'somebody Terrifying whom a Sidewalk demon doesn’t fear',
    { rep: 4, attribute: 'sidewalk-demon' },
    human(4, { attribute: 'terrifying' }),
    man(4),
    man(4),
  ],
  ['a zombie fears nobody', { rep: 4, attribute: 'terrifying' }, zombie, man(4), ZOMBIE],
  [
    'armour on both sides',
    { rep: 4, protected: true },
    human(5, { protected: true }),
    man(4, { protected: true }),
    man(5, { protected: true }),
  ],
  ['armour against a zombie', { rep: 3, protected: true }, zombie, man(3, { protected: true }), ZOMBIE],
  [
    'somebody Hard as nails',
    { rep: 4, attribute: 'hard-as-nails' },
    human(4, { weapon: 'one-hand-edged' }),
    man(4, { target: 2, nails: true }),
    man(4, { impact: 2 }),
  ],
  [
    'surprised, with one die',
    { rep: 5, caught: 'oneDie', attribute: 'brawler' },
    zombie,
    man(5, { dice: 1 }),
    ZOMBIE,
  ],
  ['surprised, with none', { rep: 5, caught: 'noDice' }, zombie, man(5, { dice: 0 }), ZOMBIE],
  ['a burning zombie', { rep: 5 }, { ...zombie, burning: true }, man(5, { dice: 1 }), ZOMBIE],
  ['somebody nauseous', { rep: 4, drunk: 5 }, human(4), man(4, { dice: 1 }), man(4)],
];

describe('atz.melee', () => {
  it.each(SCENES)('%s', (_, a, b, byHandA, byHandB) => {
    expect(told('atz.melee', { a, b })).toEqual(byHand(byHandA, byHandB));
  });

  it.each([1, 2, 3, 4, 5, 6, 7])('holds at Rep %i against every Rep', (rep) => {
    for (const other of [1, 2, 3, 4, 5, 6, 7])
      expect(told('atz.melee', { a: { rep }, b: human(other) }), `${other}`).toEqual(
        byHand(man(rep), man(other)),
      );
  });

  it('kills a beaten zombie on Rep where a gun is fired instead of a blow', () => {
    const weights = { draw: 0, aDead: 0, aOut: 0, aKnockedDown: 0, bDead: 0, bKnockedDown: 0 };
    for (const faces of everyRoll(2)) {
      for (const [z = 0] of everyRoll(1)) {
        const more = passes(faces, 4) - (z <= 4 ? 1 : 0);
        for (const [first = 0, second = 0] of everyRoll(2)) {
          if (more === 0) weights.draw += 1;
          else if (more > 0) weights[first <= 4 || second <= 4 ? 'bDead' : 'bKnockedDown'] += 1;
          else if (first === 1) weights.aDead += 1;
          else weights[second <= 3 ? 'aKnockedDown' : 'aOut'] += 1;
        }
      }
    }
    // A machine pistol fires two rounds at least.
    expect(told('atz.melee', { a: { rep: 4, popWith: 'machine-pistol' }, b: zombie })).toEqual(
      fractions(weights),
    );
  });
});

describe('atz.pop', () => {
  it.each([
    ['pistol', 1, 1],
    ['machine-pistol', 3, 3],
    // The best two of four count.
    ['pump-shotgun', 2, 4],
  ])('a die for each round of a %s, one of which kills', (weapon, shots, dice) => {
    const rolls = everyRoll(dice);
    const dead = rolls.filter((faces) => faces.some((face) => face <= 3)).length;
    const expected = fractions({ obviouslyDead: dead, knockedDown: rolls.length - dead });
    expect(told('atz.pop', { rep: 3, weapon, shots })).toEqual(expected);
    const dry = rolls.filter((faces) => faces.filter((face) => face === 1).length >= 2).length;
    const [beside] = oddsOf('atz.pop', { rep: 3, weapon, shots }).beside ?? [];
    expect(fractions(Object.fromEntries((beside?.outcomes ?? []).map(({ name, n }) => [name, n])))).toEqual(
      fractions({ yes: dry, no: rolls.length - dry }),
    );
  });
});

describe('atz.melee.several', () => {
  type Input = SeveralInput;
  const knife: Input = {
    a: { rep: 4, weapon: 'one-hand-edged' },
    others: [{ kind: 'zombie' }, { kind: 'zombie' }],
  };
  const mixed: Input = {
    a: { rep: 5, protected: true },
    others: [
      { kind: 'human', rep: 3, weapon: 'one-hand-bludgeon' },
      { kind: 'zombie', burning: true },
    ],
  };

  /** The whole round, no two ways taken for one. */
  function wholly(input: Input, of: number) {
    const fighters = severalIn(input);
    const contacts = input.others.map((_, at): Contact => [0, at + 1]);
    const { outcomes } = odds(
      () => melee(PLAYER_ASKING, fighters, contacts),
      ({ hurt }) => hurt.find(({ fighter }) => fighter === of)?.harm ?? 'unhurt',
      { merging: false },
    );
    return Object.fromEntries(outcomes.map(([name, { n, of: all }]) => [name, Number(n) / Number(all)]));
  }

  const shares = (all: readonly { name: string; n: number; of: number }[]) =>
    Object.fromEntries(all.map(({ name, n, of }) => [name, n / of]));

  it.each([
    ['a knife and two zombies', knife],
    ['armour, somebody with a club and a burning zombie', mixed],
  ])('is what the whole round comes to: %s', (_, input) => {
    const { outcomes, beside = [] } = oddsOf('atz.melee.several', input);
    const own = shares(outcomes);
    const all = wholly(input, 0);
    expect(own.unhurt ?? 0).toBeCloseTo(all.unhurt ?? 0, 12);
    expect(own.aKnockedDown ?? 0).toBeCloseTo(all.knockedDown ?? 0, 12);
    expect(own.aOut ?? 0).toBeCloseTo(all.outOfTheFight ?? 0, 12);
    expect(own.aDead ?? 0).toBeCloseTo(all.obviouslyDead ?? 0, 12);
    expect(beside.map(({ name }) => name)).toEqual(['opponent1', 'opponent2']);
    for (const [nth, one] of beside.entries()) {
      const each = shares(one.outcomes);
      const whole = wholly(input, nth + 1);
      expect(each.bKnockedDown ?? 0).toBeCloseTo(whole.knockedDown ?? 0, 12);
      expect(each.bOut ?? 0).toBeCloseTo(whole.outOfTheFight ?? 0, 12);
      expect(each.bDead ?? 0).toBeCloseTo(whole.obviouslyDead ?? 0, 12);
    }
  });

  it('needs a Rep of a human, and says of whom', () => {
    expect(() =>
      oddsOf('atz.melee.several', { ...knife, others: [{ kind: 'zombie' }, { kind: 'human' }] }),
    ).toThrow('others.2: give a human a Rep');
  });
});

describe('atz.melee.against', () => {
  /** The first has passed so many; the other rolls, then Obviously Dead and damage where somebody is beaten. */
  function byHandAfter(passed: number, a: Side, b: Side) {
    const weights: Record<string, number> = {};
    for (const faces of everyRoll(b.dice)) {
      const more = passed - passes(faces, b.target);
      const [name, loser, winner] = more > 0 ? (['b', b, a] as const) : (['a', a, b] as const);
      for (const [dead = 0, damage = 0] of everyRoll(2)) {
        const isDown = loser.zombie || damage <= loser.rep - winner.impact;
        const fate = dead <= winner.impact ? 'Dead' : isDown ? 'KnockedDown' : 'Out';
        const outcome = more === 0 ? 'draw' : `${name}${fate}`;
        weights[outcome] = (weights[outcome] ?? 0) + 1;
      }
    }
    return fractions(weights);
  }

  it.each([
    [2, 1, 4],
    [1, 3, 5],
    [0, 5, 6],
  ])('a zombie’s die, when Rep 4 has passed %i dice', (passed, die, secondDie) => {
    const a = { rep: 4, die, secondDie };
    expect(told('atz.melee.against', { a, others: [zombie] })).toEqual(byHandAfter(passed, man(4), ZOMBIE));
  });

  it('knows that a machete takes two from the zombie, and hits with Impact 2', () => {
    const a = { rep: 4, weapon: 'one-hand-edged', die: 3, secondDie: 5 };
    expect(told('atz.melee.against', { a, others: [zombie] })).toEqual(
      byHandAfter(1, man(4, { impact: 2 }), { ...ZOMBIE, target: 2 }),
    );
  });

  it('counts a human’s two dice, and nothing passed by somebody who rolled none', () => {
    const others = [human(3)];
    expect(told('atz.melee.against', { a: { rep: 4, caught: 'noDice' }, others })).toEqual(
      byHandAfter(0, man(4), man(3)),
    );
    expect(told('atz.melee.against', { a: { rep: 4, die: 1, secondDie: 2 }, others })).toEqual(
      byHandAfter(2, man(4), man(3)),
    );
  });

  /** Jim Bob Joe of the book, Rep 4 with a machete against two zombies, has rolled 5 and 3: he needs 3, they need 2. */
  const jimBobJoe = {
    a: { rep: 4, weapon: 'one-hand-edged', die: 3, secondDie: 5 },
    others: [zombie, zombie],
  };

  it('is the same for each of several by itself', () => {
    const { beside = [] } = oddsOf('atz.melee.against', jimBobJoe);
    const alone = byHandAfter(1, man(4, { impact: 2 }), { ...ZOMBIE, target: 2 });
    for (const { outcomes } of beside)
      expect(fractions(Object.fromEntries(outcomes.map(({ name, n }) => [name, n])))).toEqual(alone);
    expect(beside.map(({ name }) => name)).toEqual(['opponent1', 'opponent2']);
  });

  it('leaves the first of them unhurt who has passed as many as a zombie can', () => {
    expect(told('atz.melee.against', jimBobJoe)).toEqual({ unhurt: '1/1' });
  });

  it('holds those who have rolled before against the first, and rolls for the others', () => {
    // Fighter a passed nothing, Nils (Rep 3, needing 3 against bare hands) one: hit once for sure, and by Odo too unless he passes nothing.
    const nils = human(3, { die: 2, secondDie: 6 });
    const { outcomes } = oddsOf('atz.melee.against', {
      a: { rep: 4, die: 6, secondDie: 5 },
      others: [nils, human(3)],
    });
    const ways: Record<string, number> = {};
    for (const faces of everyRoll(2)) {
      for (const [dead1 = 0, hurt1 = 0, dead2 = 0, hurt2 = 0] of everyRoll(4)) {
        const byOdo = passes(faces, 3) > 0;
        const dead = dead1 === 1 || (byOdo && dead2 === 1);
        const out = hurt1 > 3 || (byOdo && hurt2 > 3);
        const fate = dead ? 'aDead' : out ? 'aOut' : 'aKnockedDown';
        ways[fate] = (ways[fate] ?? 0) + 1;
      }
    }
    expect(fractions(Object.fromEntries(outcomes.map(({ name, n }) => [name, n])))).toEqual(fractions(ways));
  });
});
