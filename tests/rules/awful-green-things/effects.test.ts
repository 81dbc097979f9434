/** Effects of weapons: tried, shared, put back; and each of the effects. */
import { describe, expect, it } from 'vitest';
import { hordeOf } from '../../../src/rules/awful-green-things/state.ts';
import { green, type Nest, settle, ship, told, used, type Wanted } from '../../support/rules/agt-ship.ts';

describe('a weapon tried for the first time', () => {
  it('shows its effect for the rest of the game, and the chit leaves the cup', () => {
    const went = settle(
      used('torch', [
        ['egg', 'mess-deck'],
        ['egg', 'wardroom'],
      ]),
      'mess-deck',
      'medic',
      'torch:m1:egg',
      'roll',
      'kill-3',
      [1, 1, 1],
    );
    expect(went.state.effects.torch).toBe('kill-3');
    expect(went.state.cup).toHaveLength(14);
    expect(green(went.state)).toEqual(['egg m1 mess-deck', 'egg m2 wardroom']);
  });

  it('is one weapon where two counters of it are used (AGT-5)', () => {
    const state = used(
      'torch',
      [
        ['egg', 'mess-deck'],
        ['adult', 'mess-deck'],
      ],
      { weapons: { 'torch-2': 'doc' } },
    );
    const went = settle(state, 'mess-deck', 'medic', 'torch:m2:adult', 'doc', 'torch:m2:adult', 'shrink');
    expect(told(went, 'agt.chit')).toMatchObject([{ keeps: true }]);
    // Both shrink it: from Adult to Baby to Egg.
    expect(green(went.state).toSorted()).toEqual(['egg m1 mess-deck', 'egg m2 mess-deck']);
  });

  it('is one weapon on different monsters, too (AGT-5)', () => {
    const state = used(
      'torch',
      [
        ['egg', 'mess-deck'],
        ['adult', 'mess-deck'],
      ],
      { weapons: { 'torch-2': 'doc' } },
    );
    const went = settle(state, ...['mess-deck', 'medic', 'torch:m1:egg', 'doc', 'torch:m2:adult', 'shrink']);
    expect(told(went, 'agt.chit')).toHaveLength(1);
    expect(green(went.state)).toEqual(['baby m2 mess-deck']);
  });

  it('shares its chit with another in the same area, whoever there that is aimed at: nothing is learned', () => {
    const state = used(
      'torch',
      [
        ['egg', 'mess-deck'],
        ['adult', 'mess-deck'],
      ],
      { weapons: { 'hypodermic-1': 'doc' } },
    );
    const went = settle(
      state,
      ...['mess-deck', 'medic', 'torch:m1:egg', 'doc', 'hypodermic:m2:adult', 'shrink'],
    );
    expect(told(went, 'agt.chit')).toMatchObject([{ weapons: ['torch', 'hypodermic'], keeps: false }]);
    expect(green(went.state)).toEqual(['baby m2 mess-deck']);
    expect(went.state.effects).toMatchObject({ torch: null, hypodermic: null });
    expect(went.state.cup).toHaveLength(15);
  });

  it('has a chit of its own in another area, in an attack of its own or where a cloud joins both', () => {
    const apart = used(
      'torch',
      [
        ['egg', 'mess-deck'],
        ['adult', 'galley'],
      ],
      { crew: { medic: 'mess-deck', doc: 'galley' }, weapons: { 'hypodermic-1': 'doc' } },
    );
    const went = settle(
      apart,
      ...['mess-deck', 'medic', 'torch:m1:egg', 'grow'],
      ...['galley', 'doc', 'hypodermic:m2:adult', 'shrink'],
    );
    expect(went.state.effects).toMatchObject({ torch: 'grow', hypodermic: 'shrink' });

    const passage = ship({
      phase: 'crew-attack',
      crew: { medic: 'cockboat-passage', doc: 'main-passage-4', technician: 'sick-bay' },
      monsters: [
        ['egg', 'cockboat-passage'],
        ['egg', 'main-passage-4'],
      ],
      weapons: { 'torch-1': 'medic', 'hypodermic-1': 'doc', 'gas-1': 'technician' },
      effects: { gas: 'shrink' },
    });
    const joined = settle(
      passage,
      ...['main-passage-4', 'technician', 'gas:main-passage-4'],
      ...['medic', 'torch:m1:egg', 'doc', 'hypodermic:m2:egg', 'grow', 'kill-3'],
    );
    expect(told(joined, 'agt.chit')).toMatchObject([
      { weapons: ['torch'], chit: 'grow' },
      { weapons: ['hypodermic'], chit: 'kill-3' },
    ]);
  });

  it('is useless with no effect: all its counters leave the board', () => {
    const state = used('torch', [['egg', 'mess-deck']], { weapons: { 'torch-2': 'machine-shop' } });
    const went = settle(state, 'mess-deck', 'medic', 'torch:m1:egg', 'roll', 'no-effect');
    expect(went.state.weapons.map(({ at, by }) => [at, by])).toEqual([
      [null, null],
      [null, null],
    ]);
  });

  it('has not been tried where nothing is left for its effect; what was thrown is back in hand', () => {
    const state = used(
      'zgwortz',
      [
        ['egg', 'mess-deck'],
        ['adult', 'wardroom'],
      ],
      { crew: { medic: 'mess-deck', captain: 'mess-deck' } },
    );
    const went = settle(
      state,
      ...['mess-deck', 'captain', 'hand:m1:egg', 'medic', 'zgwortz:m1:egg'],
      ...['stun-5', [6, 6, 6]],
    );
    expect(told(went, 'agt.untried')).toMatchObject([{ weapon: 'zgwortz', chit: 'stun-5' }]);
    expect(went.state.effects.zgwortz).toBe(null);
    expect(went.state.cup).toHaveLength(15);
    expect(went.state.weapons).toMatchObject([{ id: 'zgwortz-1', by: 'medic' }]);
  });

  it('is known where its dice to kill joined the fists', () => {
    const state = used(
      'zgwortz',
      [
        ['egg', 'mess-deck'],
        ['adult', 'wardroom'],
      ],
      { crew: { medic: 'mess-deck', captain: 'mess-deck' } },
    );
    const went = settle(
      state,
      ...['mess-deck', 'captain', 'hand:m1:egg', 'medic', 'zgwortz:m1:egg'],
      ...['kill-5', [6, 6, 6, 1, 1, 1, 1, 1], 'galley'],
    );
    expect(went.state.effects.zgwortz).toBe('kill-5');
  });
});

describe('effects', () => {
  const on = (chit: Wanted['effects'], monsters: Nest, ...answers: readonly (string | readonly number[])[]) =>
    settle(
      used('extinguisher', monsters, { effects: chit ?? {} }),
      'mess-deck',
      'medic',
      'extinguisher:mess-deck',
      'roll',
      ...answers,
    );
  const ALL: Nest = [
    ['adult', 'mess-deck'],
    ['baby', 'mess-deck'],
    ['egg', 'mess-deck'],
    ['fragment', 'mess-deck'],
  ];

  it('grow takes all one level up, and no Adult lays', () => {
    expect(hordeOf(on({ extinguisher: 'grow' }, ALL).state.monsters)).toEqual({
      adult: 2,
      baby: 2,
      egg: 0,
      fragment: 0,
    });
  });
  it('shrink takes all one level down, and Eggs away', () => {
    expect(hordeOf(on({ extinguisher: 'shrink' }, ALL).state.monsters)).toEqual({
      adult: 0,
      baby: 1,
      egg: 2,
      fragment: 0,
    });
  });
  it('fragments leave as many as the dice say', () => {
    const went = on({ extinguisher: 'fragments' }, ALL, [1, 2, 3, 4]);
    expect(hordeOf(went.state.monsters)).toEqual({ adult: 0, baby: 0, egg: 0, fragment: 10 });
    // Fragments aren't blown up again in the same turn.
    expect(went.state.monsters.every(({ fresh }) => fresh)).toBe(true);
  });
  it('fragments are rolled for once a monster, however many weapons it is hit with', () => {
    const state = ship({
      phase: 'crew-attack',
      crew: { medic: 'mess-deck', doc: 'science-lab' },
      monsters: [
        ['adult', 'main-passage-4'],
        ['baby', 'main-passage-5'],
      ],
      weapons: { 'extinguisher-1': 'medic', 'gas-1': 'doc' },
      effects: { extinguisher: 'fragments', gas: 'fragments' },
    });
    const went = settle(
      state,
      ...['main-passage-5', 'doc', 'gas:main-passage-5', 'medic', 'extinguisher:main-passage-4'],
      ...[[3], [2]],
    );
    expect(hordeOf(went.state.monsters)).toEqual({ adult: 0, baby: 0, egg: 0, fragment: 5 });
    expect(told(went, 'agt.effect.fragments').map(({ at, rolled }) => [at, rolled])).toEqual([
      ['main-passage-4', 3],
      ['main-passage-5', 2],
    ]);
  });

  it('fragments are no more than there are counters', () => {
    const went = on(
      { extinguisher: 'fragments' },
      [...ALL.slice(0, 2), ...Array.from({ length: 19 }, () => ['fragment', 'wardroom'] as const)],
      [6, 6],
    );
    expect(hordeOf(went.state.monsters)).toEqual({ adult: 0, baby: 0, egg: 0, fragment: 22 });
  });
  it('shrink removes what has no counter to become', () => {
    const eggs = Array.from({ length: 19 }, () => ['egg', 'wardroom'] as const);
    const babies = Array.from({ length: 18 }, () => ['baby', 'wardroom'] as const);
    const went = on({ extinguisher: 'shrink' }, [['baby', 'mess-deck'], ...eggs]);
    expect(hordeOf(went.state.monsters)).toEqual({ adult: 0, baby: 0, egg: 19, fragment: 0 });
    const other = on({ extinguisher: 'shrink' }, [['adult', 'mess-deck'], ...babies]);
    expect(hordeOf(other.state.monsters)).toEqual({ adult: 0, baby: 18, egg: 0, fragment: 0 });
  });
  it('dice are rolled for each by itself', () => {
    const went = on({ extinguisher: 'kill-3' }, ALL, [6, 6, 4], [6, 4, 1], [1, 1, 2], [3, 3, 2]);
    expect(hordeOf(went.state.monsters)).toEqual({ adult: 0, baby: 1, egg: 1, fragment: 0 });
  });
});
