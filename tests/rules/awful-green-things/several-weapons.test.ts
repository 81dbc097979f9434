/** Several weapons at once: what belongs to one attack, whom each effect still finds, and what has been used at all. */
import { describe, expect, it } from 'vitest';
import {
  asked,
  green,
  type Nest,
  play,
  settle,
  ship,
  told,
  used,
  type Wanted,
} from '../../support/rules/agt-ship.ts';

const ELSEWHERE = ['adult', 'wardroom'] as const;

describe('all attacks on a monster', () => {
  // The passage from the Cockboat Bay to the Sick Bay is one cloud.
  const passage = (more: Wanted = {}) =>
    ship({
      phase: 'crew-attack',
      crew: { medic: 'cockboat-passage', doc: 'sick-bay' },
      monsters: [['adult', 'cockboat-passage'], ELSEWHERE],
      weapons: { 'torch-1': 'medic', 'gas-1': 'doc' },
      ...more,
    });

  it('are declared before any dice: no cloud follows into an area that has been fought over', () => {
    const went = play(passage(), ...['cockboat-passage', 'medic', 'torch:m1:adult', 'roll', 'no-effect']);
    expect([asked(went), went.state.phase]).toEqual(['agt.grow', 'grow']);
    expect(went.state.effects.gas).toBe(null);
  });

  it('share a chit where the cloud is declared first, and teach nothing', () => {
    const went = settle(
      passage(),
      ...['main-passage-4', 'doc', 'gas:main-passage-4', 'medic', 'torch:m1:adult', 'shrink'],
    );
    expect(told(went, 'agt.chit')).toMatchObject([{ weapons: ['gas', 'torch'], keeps: false }]);
    expect(went.state.effects).toMatchObject({ gas: null, torch: null });
  });

  it('leave a passage open to the cloud where only a room has been fought over', () => {
    const state = passage({
      crew: { medic: 'galley', doc: 'sick-bay' },
      monsters: [['adult', 'galley'], ['egg', 'main-passage-4'], ELSEWHERE],
    });
    const went = play(state, ...['galley', 'medic', 'torch:m1:adult', 'no-effect', 'main-passage-4', 'doc']);
    expect(asked(went)).toBe('agt.strike.how');
  });
});

describe('untried weapons that share a chit', () => {
  const three = { medic: 'mess-deck', doc: 'mess-deck', captain: 'mess-deck' } as const;
  const EGG: Nest = [['egg', 'mess-deck'], ELSEWHERE];

  it('have not been used where nobody is left for it: what was thrown is back with its user', () => {
    const went = settle(
      used('zgwortz', EGG, { crew: three, weapons: { 'acid-1': 'doc' } }),
      ...['mess-deck', 'captain', 'hand:m1:egg', 'medic', 'zgwortz:m1:egg', 'doc', 'acid:m1:egg'],
      ...['stun-5', [6, 6, 6]],
    );
    expect(told(went, 'agt.untried').map(({ weapon, back }) => [weapon, back])).toEqual([
      ['zgwortz', ['zgwortz-1']],
      ['acid', ['acid-1']],
    ]);
    expect(went.state.weapons.map(({ id, by }) => [id, by])).toEqual([
      ['zgwortz-1', 'medic'],
      ['acid-1', 'doc'],
    ]);
    expect(went.state.cup).toHaveLength(15);
  });

  it('leave a knife in the hand, too', () => {
    const state = used('zgwortz', [['egg', 'galley'], ELSEWHERE], {
      crew: { medic: 'mess-deck', doc: 'mess-deck', captain: 'galley' },
      weapons: { 'knife-1': 'doc' },
    });
    const went = settle(
      state,
      ...['galley', 'captain', 'hand:m1:egg', 'medic', 'zgwortz:m1:egg', 'doc', 'knife:m1:egg'],
      ...['stun-5', [6, 6, 6]],
    );
    expect(told(went, 'agt.untried').map(({ weapon }) => weapon)).toEqual(['zgwortz', 'knife']);
    expect(went.state.weapons.map(({ id, by }) => [id, by])).toEqual([
      ['zgwortz-1', 'medic'],
      ['knife-1', 'doc'],
    ]);
  });

  it('are used up, each that found somebody', () => {
    const state = used('zgwortz', [['egg', 'mess-deck'], ['baby', 'mess-deck'], ELSEWHERE], {
      crew: three,
      weapons: { 'extinguisher-1': 'doc' },
    });
    const went = settle(
      state,
      ...['mess-deck', 'captain', 'hand:m1:egg', 'medic', 'zgwortz:m1:egg', 'doc', 'extinguisher:mess-deck'],
      ...['stun-5', [6, 6, 6], [1, 1, 1, 1, 1]],
    );
    expect(told(went, 'agt.untried').map(({ weapon }) => weapon)).toEqual(['zgwortz']);
    expect(told(went, 'agt.chit.back')).toHaveLength(1);
    expect(went.state.weapons[0]).toMatchObject({ id: 'zgwortz-1', by: 'medic' });
    expect(went.state.cup).toHaveLength(15);
  });
});

describe('Fragments of the same attack', () => {
  const blown = (weapon: 'extinguisher' | 'stun-pistol', more: Wanted = {}) =>
    used(weapon, [['adult', 'mess-deck'], ELSEWHERE], {
      weapons: { 'torch-1': 'doc' },
      ...more,
      effects: { torch: 'fragments', ...more.effects },
    });
  const answers = ['mess-deck', 'doc', 'torch:m1:adult', 'medic'] as const;
  const FALL = [
    [1, 1, 1, 1, 4],
    [1, 1, 1, 1, 3],
  ];

  it('stand in the area when the dice to stun all that are there are rolled', () => {
    const known = settle(
      blown('extinguisher', { effects: { extinguisher: 'stun-5' } }),
      ...[...answers, 'extinguisher:mess-deck', [2], ...FALL],
    );
    expect(green(known.state)).toEqual([
      'adult m2 wardroom',
      'fragment m3 mess-deck stunned',
      'fragment m4 mess-deck',
    ]);
  });

  it('are somebody left for a weapon that is tried on the area, and nobody for one aimed at a single monster', () => {
    const area = settle(
      blown('extinguisher'),
      ...[...answers, 'extinguisher:mess-deck', 'stun-5', [2], ...FALL],
    );
    expect(area.state.effects.extinguisher).toBe('stun-5');
    const single = settle(blown('stun-pistol'), ...[...answers, 'stun-pistol:m1:adult', 'stun-5', [2]]);
    expect(told(single, 'agt.untried')).toMatchObject([{ weapon: 'stun-pistol' }]);
    expect(single.state.effects['stun-pistol']).toBe(null);
  });
});

describe('fuel and gas', () => {
  const passage = (kind: 'fuel' | 'gas', more: Wanted = {}) =>
    ship({
      phase: 'crew-attack',
      crew: { captain: 'main-passage-4', doc: 'sick-bay' },
      monsters: [['egg', 'main-passage-4'], ELSEWHERE],
      weapons: kind === 'fuel' ? { 'fuel-1': 'doc' } : { 'gas-1': 'doc' },
      ...more,
    });

  it.each(['fuel', 'gas'] as const)('of %s that has not been used has harmed nobody', (kind) => {
    const went = settle(
      passage(kind),
      ...['main-passage-4', 'doc', `${kind}:main-passage-4`, 'captain', 'hand:m1:egg'],
      ...['stun-5', [6, 6, 6]],
    );
    expect(told(went, 'agt.untried')).toMatchObject([{ weapon: kind }]);
    expect(went.state.crew.find(({ id }) => id === 'captain')).toMatchObject({ fate: 'aboard', wakes: null });
    expect(went.state.weapons).toMatchObject([{ by: 'doc' }]);
  });

  it('has gone off where its effect was known, though nobody was left for it', () => {
    const went = settle(
      passage('fuel', { effects: { fuel: 'stun-5' } }),
      ...['main-passage-4', 'doc', 'fuel:main-passage-4', 'captain', 'hand:m1:egg'],
      ...[[6, 6, 6], [6, 6, 6, 6, 6], 'fuel-pod-1'],
    );
    expect(went.state.crew.find(({ id }) => id === 'captain')?.fate).toBe('dead');
    expect(went.state.weapons).toMatchObject([{ at: 'fuel-pod-1' }]);
  });
});
