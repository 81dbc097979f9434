import { describe, expect, it } from 'vitest';
import { motorAfter } from '../../../../src/rules/all-things-zombie/melee/chain-saw.ts';
import { type Fighter, fighterRefusal } from '../../../../src/rules/all-things-zombie/melee/fighter.ts';
import {
  diceModifiers,
  MELEE_MODIFIERS,
  meleeDice,
  meleeTarget,
  repModifiers,
} from '../../../../src/rules/all-things-zombie/melee/modifiers.ts';
import type { Contact } from '../../../../src/rules/all-things-zombie/melee/rolling.ts';
import { MELEE_ARMOR, MELEE_RESULTS, melee } from '../../../../src/rules/all-things-zombie/melee/round.ts';
import { MELEE_TABLES } from '../../../../src/rules/all-things-zombie/melee/tables.ts';
import {
  fighterRefusalText,
  popRefusalText,
} from '../../../../src/rules/all-things-zombie/melee/text/refusals.ts';
import { FIGHTERS, strikesWith } from '../../../../src/rules/all-things-zombie/shooting/strikes.ts';
import type { Answer } from '../../../../src/rules/core/play.ts';
import { rowIds } from '../../../../src/rules/core/table.ts';
import { ASKING, played } from '../reaction/support.ts';

const man = (rep: Fighter['rep'], more: Partial<Fighter> = {}): Fighter => ({ kind: 'human', rep, ...more });
const ZOMBIE: Fighter = { kind: 'zombie' };

/** The first against all others. */
const against = (others: number): readonly Contact[] =>
  Array.from({ length: others }, (_, at) => [0, at + 1]);

function round(fighters: readonly Fighter[], ...answers: readonly Answer[]) {
  return played(melee(ASKING, fighters, against(fighters.length - 1)), ...answers);
}

const modified = (fighter: Fighter, enemy: Fighter, enemies: number) =>
  meleeTarget(fighter, repModifiers(fighter, enemy, enemies));

describe('Rep in melee', () => {
  it('is 3 for Jim Bob Joe with a machete against two zombies of 2', () => {
    const joe = man(4, { weapons: ['one-hand-edged'] });
    expect(modified(joe, ZOMBIE, 2)).toBe(3);
    expect(modified(ZOMBIE, joe, 1)).toBe(2);
  });

  it('loses one to two enemies and two to more, not both', () => {
    expect([1, 2, 3, 4].map((enemies) => modified(man(5), ZOMBIE, enemies))).toEqual([5, 4, 3, 3]);
  });

  it('loses it an enemy later with two weapons, or for a Sidewalk demon, and two later with both', () => {
    const armed = { weapons: ['one-hand-edged', 'one-hand-bludgeon'] } as const;
    const demon = { attributes: ['sidewalk-demon'] } as const;
    const by = (more: Partial<Fighter>) =>
      [1, 2, 3, 4].map((enemies) => modified(man(5, more), ZOMBIE, enemies));
    expect(by(armed)).toEqual([5, 5, 4, 3]);
    expect(by(demon)).toEqual([5, 5, 4, 3]);
    expect(by({ ...armed, ...demon })).toEqual([5, 5, 5, 4]);
    // A gun beside the machete is no second melee weapon.
    expect(by({ weapons: ['one-hand-edged', 'pistol'] })).toEqual([5, 4, 3, 3]);
  });
});

describe('dice in melee', () => {
  const dice = (fighter: Fighter, ...enemies: readonly Fighter[]) =>
    meleeDice(diceModifiers(fighter, enemies));

  it('are two, and one for a zombie', () => {
    expect([dice(man(4), ZOMBIE), dice(ZOMBIE, man(4))]).toEqual([2, 1]);
  });

  it('are one or none for who was surprised, whatever adds to them (ATZ-113)', () => {
    expect(dice(man(4, { caught: 'oneDie', attributes: ['brawler'] }), ZOMBIE)).toBe(1);
    expect(dice(man(4, { caught: 'noDice', attributes: ['brawler'] }), ZOMBIE)).toBe(0);
    expect(dice(man(4, { caught: 'oneDie' }), { ...ZOMBIE, burning: true })).toBe(0);
  });

  it('are one fewer against a Psycho who has just come on, and not later', () => {
    expect(dice(man(4), man(4, { attributes: ['psycho'], rushing: true }))).toBe(1);
    expect(dice(man(4), man(4, { attributes: ['psycho'] }))).toBe(2);
  });

  it('name their rows', () => {
    const rows = diceModifiers(man(4, { attributes: ['brawler'], caught: 'oneDie' }), [
      { ...ZOMBIE, burning: true },
    ]);
    expect(rows.map(({ row, does, by }) => `${row} ${does} ${by}`)).toEqual([
      'atz.melee-dice/human rolls 2',
      'atz.attributes/brawler adds 1',
      'atz.reaction-dice/burning-zombie adds -1',
      'atz.surprised-melee/oneDie only 1',
    ]);
  });
});

describe('a round', () => {
  it('goes as for Jim Bob Joe: a draw with one zombie, a win over the other', () => {
    const joe = man(4, { weapons: ['one-hand-edged'] });
    // 5 and 3 pass one die at Rep 3; of the zombies’ 4 and 1 at Rep 2 only the second passes. The win: a 3 kills nobody.
    const { clashes, hurt } = round([joe, ZOMBIE, ZOMBIE], [5, 3], [1, 4], [3]);
    expect(clashes.map(({ passed, loser }) => [passed.map(({ passes }) => passes), loser])).toEqual([
      [[1, 1], null],
      [[1, 0], 2],
    ]);
    // The zombie goes down where it stands, still in contact (All Things Zombie, melee; ATZ-140).
    expect(hurt).toMatchObject([{ fighter: 2, harm: 'knockedDown', dead: [3], knockedBack: 0 }]);
  });

  it('rolls once against enemies of other weapons, each by its own Rep', () => {
    const joe = man(4);
    const saw = man(4, { weapons: ['chain-saw'] });
    const { clashes } = round([joe, man(4), saw], [3, 2], [6, 6], [6, 6], [6], [5]);
    // At 3 against bare hands both pass; at 1 under the saw neither does.
    expect(clashes.map(({ passed: [{ target, passes }] }) => [target, passes])).toEqual([
      [3, 2],
      [1, 0],
    ]);
  });

  it('gives a figure beaten by two a hit of each, the worst of which counts', () => {
    const { hurt } = round([man(4), ZOMBIE, ZOMBIE], [6, 6], [1, 1], [3], [2], [3], [6]);
    expect(hurt).toMatchObject([
      { fighter: 0, hits: 2, harm: 'outOfTheFight', dead: [3, 3], damage: [2, 6] },
    ]);
  });

  it('lets armour help a loser by one die, never one by two', () => {
    const armored = man(4, { protected: true });
    expect(round([armored, ZOMBIE], [6, 6], [1], [3])).toMatchObject({
      hurt: [],
      clashes: [{ armor: 3, hit: false }],
    });
    expect(round([armored, ZOMBIE], [6, 6], [1], [4], [1])).toMatchObject({
      hurt: [{ harm: 'obviouslyDead' }],
    });
    expect(round([armored, man(4)], [6, 6], [1, 1], [2], [3])).toMatchObject({
      clashes: [{ armor: null, hit: true }],
      hurt: [{ harm: 'knockedDown' }],
    });
  });

  it('is as in the worked game: two 1s pop the zombie and count towards the clip', () => {
    const pris = man(5, { pop: { weapon: 'machine-pistol', shots: 2 } });
    const { clashes, hurt } = round([pris, ZOMBIE], [2, 3], [3], [1, 1]);
    expect(clashes[0]?.popped).toMatchObject({ faces: [1, 1], target: 5, ones: 2, harm: 'obviouslyDead' });
    expect(hurt).toMatchObject([{ fighter: 1, harm: 'obviouslyDead', dead: [] }]);
    const missed = round([man(2, { pop: { weapon: 'pistol', shots: 1 } }), ZOMBIE], [1, 1], [6], [3]);
    expect(missed.hurt).toMatchObject([{ harm: 'knockedDown' }]);
  });

  it('has nobody roll who has no dice', () => {
    expect(round([man(5, { caught: 'noDice' }), ZOMBIE], [5]).clashes[0]?.loser).toBeNull();
  });

  it('spends what spares the Hard as nails once, though two have beaten them', () => {
    const nails = man(4, { attributes: ['hard-as-nails'] });
    expect(round([nails, ZOMBIE, ZOMBIE], [6, 6], [1, 1], [1], [1]).hurt).toMatchObject([
      { harm: 'obviouslyDead', survived: 1 },
    ]);
  });
});

describe('a chain saw', () => {
  const saw = man(4, { weapons: ['chain-saw'] });
  it.each<readonly [readonly number[], string]>([
    [[4, 2], 'runs'],
    [[4, 1], 'stalls'],
    [[1, 1], 'empty'],
    [[1, 5, 1], 'empty'],
  ])('after %j %s', (faces, word) => {
    expect(motorAfter(saw, faces)).toBe(word);
  });

  it('still strikes with the die that stalls it, as for Jim Bob Joe', () => {
    const { rolled, hurt } = round([saw, ZOMBIE], [4, 1], [6], [3]);
    expect(rolled.map(({ motor }) => motor)).toEqual(['stalls', null]);
    expect(hurt).toMatchObject([{ harm: 'obviouslyDead' }]);
  });
});

describe('who fights', () => {
  it('strikes with the heavier of two weapons, or with bare hands', () => {
    const impact = (...weapons: NonNullable<Fighter['weapons']>) =>
      strikesWith(man(4, { weapons })).found.result.impact;
    expect([impact(), impact('light-machine-gun'), impact('one-hand-bludgeon', 'one-hand-edged')]).toEqual([
      1, 1, 2,
    ]);
    expect(strikesWith(ZOMBIE).found.row).toBe('atz.melee-dice/zombie');
  });

  it.each<readonly [Fighter, string]>([
    [
      { ...ZOMBIE, weapons: ['one-hand-edged'] },
      'a zombie fights with its bare hands and has no attributes; leave weapon and attribute out.',
    ],
    [
      man(4, { weapons: ['thrown', 'thrown', 'thrown'] }),
      'nobody fights with more than two weapons; leave one out.',
    ],
    [
      man(4, { weapons: ['chain-saw', 'thrown'] }),
      'a chain saw takes both hands; leave the other weapon out.',
    ],
    [
      man(4, { pop: { weapon: 'chain-saw', shots: 1 } }),
      'a beaten zombie is shot with a weapon that fires; name one.',
    ],
  ])('can’t: %j', (fighter, sentence) => {
    const refusal = fighterRefusal(fighter);
    expect(refusal && fighterRefusalText(refusal)).toBe(sentence);
    expect(() => melee(ASKING, [fighter, man(4)], [[0, 1]]).next()).toThrow('in spite of');
  });

  it('may fire as many rounds at a beaten zombie as the gun has volleys', () => {
    expect(popRefusalText('machine-pistol')).toBe('A machine pistol fires 2 or 3 shots.');
    expect(popRefusalText('chain-saw')).toContain('isn’t fired');
  });
});

describe('the chapter', () => {
  it('reaches every row of its tables', () => {
    const three = [ZOMBIE, ZOMBIE, ZOMBIE];
    const armored = man(4, { protected: true });
    const rows = [
      round([man(5, { weapons: ['one-hand-bludgeon'] }), ...three], [6, 6], [6, 6, 6]),
      round([man(5), ZOMBIE, ZOMBIE], [6, 6], [6, 6]),
      round([armored, ZOMBIE], [6, 6], [1], [1]),
      round([armored, ZOMBIE], [6, 6], [1], [6], [6], [1]),
      round([man(4), man(4)], [1, 1], [6, 6], [6], [1]),
    ].flatMap((one) => one.rows);
    expect(MELEE_TABLES.flatMap(rowIds).filter((row) => !rows.includes(row))).toEqual([]);
    expect(MELEE_TABLES).toEqual([FIGHTERS, MELEE_MODIFIERS, MELEE_RESULTS, MELEE_ARMOR]);
  });
});
