/** Effects at their edges: no counters left, two that add up, a whole turn of being stunned, fences of no use. */
import { describe, expect, it } from 'vitest';
import { hordeOf } from '../../../src/rules/awful-green-things/state.ts';
import { green, type Nest, optionsOf, play, settle, ship, told, used } from '../../support/rules/agt-ship.ts';

const many = (kind: Nest[number][0], count: number): Nest =>
  Array.from({ length: count }, () => [kind, 'wardroom'] as const);

describe('no counters left', () => {
  const hit = (chit: 'grow' | 'shrink' | 'fragments', monsters: Nest) =>
    settle(
      used('extinguisher', monsters, { effects: { extinguisher: chit } }),
      ...['mess-deck', 'medic', 'extinguisher:mess-deck', 'roll'],
    );

  it('of Adults or of Babies: nothing grows into them, not by a weapon either', () => {
    const babies = hit('grow', [['baby', 'mess-deck'], ...many('adult', 12)]);
    expect(told(babies, 'agt.effect.grow')).toMatchObject([{ changed: [], gone: [] }]);
    expect(green(babies.state)[0]).toBe('baby m1 mess-deck');
    const eggs = hit('grow', [['egg', 'mess-deck'], ['fragment', 'mess-deck'], ...many('baby', 18)]);
    expect(told(eggs, 'agt.effect.grow')).toMatchObject([{ changed: [] }, { changed: [] }]);
    expect(green(eggs.state).slice(0, 2)).toEqual(['egg m1 mess-deck', 'fragment m2 mess-deck']);
  });

  it('of Fragments: whoever is blown up is gone, and no die is rolled', () => {
    const went = hit('fragments', [['adult', 'mess-deck'], ...many('fragment', 22)]);
    expect(told(went, 'agt.effect.fragments')).toMatchObject([{ rolled: 0, fragments: [] }]);
    expect(hordeOf(went.state.monsters)).toEqual({ adult: 0, baby: 0, egg: 0, fragment: 22 });
  });

  it('of Eggs: Fragments that shrink are gone', () => {
    const went = hit('shrink', [['fragment', 'mess-deck'], ...many('egg', 19)]);
    expect(hordeOf(went.state.monsters)).toEqual({ adult: 0, baby: 0, egg: 19, fragment: 0 });
  });
});

describe('several effects on one monster', () => {
  it('add up where two make it grow: an Egg becomes an Adult', () => {
    const state = used(
      'torch',
      [
        ['egg', 'mess-deck'],
        ['egg', 'wardroom'],
      ],
      { weapons: { 'torch-2': 'doc' }, effects: { torch: 'grow' } },
    );
    const went = settle(state, ...['mess-deck', 'medic', 'torch:m1:egg', 'doc', 'torch:m1:egg']);
    expect(green(settle(went.state).state)[0]).toBe('adult m1 mess-deck');
  });

  it('come in their order: shrunk first, then killed as what it is by then', () => {
    const state = used(
      'torch',
      [
        ['adult', 'mess-deck'],
        ['egg', 'wardroom'],
      ],
      {
        weapons: { 'hypodermic-1': 'doc' },
        effects: { torch: 'shrink', hypodermic: 'kill-3' },
      },
    );
    const went = settle(
      state,
      ...['mess-deck', 'medic', 'torch:m1:adult', 'doc', 'hypodermic:m1:adult', [4, 4, 4]],
    );
    expect(told(went, 'agt.attack')).toMatchObject([{ kind: 'baby', constitution: 12, done: true }]);
  });
});

describe('a monster that a pistol has stunned', () => {
  it('neither grows, moves nor attacks in its next turn, and wakes up at its end', () => {
    const state = ship({
      phase: 'crew-attack',
      crew: { sparks: 'mess-deck', doc: 'sensor-1', captain: 'sensor-1', cook: 'sensor-1' },
      monsters: [['baby', 'mess-deck'], ...many('egg', 4)],
      weapons: { 'stun-pistol-1': 'sparks' },
      effects: { 'stun-pistol': 'stun-5' },
    });
    const shot = play(state, ...['mess-deck', 'sparks', 'stun-pistol:m1:baby', [6, 6, 6, 6, 6]]);
    expect(optionsOf(shot)).toEqual(['egg', 'none', 'concede']);
    const turn = play(shot.state, 'none');
    expect(told(turn, 'agt.move.monsters')).toEqual([]);
    expect(told(turn, 'agt.battle')).toEqual([]);
    expect(told(turn, 'agt.wake')).toMatchObject([{ side: 'monsters', woken: ['m1'] }]);
  });
});

describe('crew that gas has stunned', () => {
  it('miss their whole next turn, and wake up at its end', () => {
    const state = ship({
      phase: 'crew-attack',
      crew: { medic: 'sick-bay', cook: 'main-passage-4', doc: 'sensor-1', captain: 'sensor-1' },
      monsters: [['egg', 'main-passage-4'], ...many('egg', 4)],
      weapons: { 'gas-1': 'medic' },
      effects: { gas: 'kill-3' },
    });
    const gassed = play(
      state,
      ...['main-passage-4', 'medic', 'gas:main-passage-4', 'roll', [1, 1, 1], [5, 5, 5, 5, 1]],
    );
    const next = play(gassed.state, 'none', 'done');
    expect(next.state.turn).toBe(4);
    expect(optionsOf(next)).not.toContain('cook');
    const over = play(next.state, 'done');
    expect(told(over, 'agt.wake')).toMatchObject([{ side: 'crew', woken: ['cook'] }]);
  });
});

describe('fences', () => {
  const fenced = (...on: readonly boolean[]) => {
    const state = ship({
      phase: 'fences',
      crew: { cook: 'galley' },
      monsters: [
        ['adult', 'wardroom'],
        ['egg', 'sensor-1'],
      ],
    });
    on.forEach((one, index) => {
      const id = index === 0 ? 'fence-1' : 'fence-2';
      state.weapons.push({ id, kind: 'fence', at: 'wardroom', by: null, on: one });
    });
    return state;
  };

  it('of which two are in one area add up, as one weapon', () => {
    const went = settle(fenced(true, true), 'shrink');
    expect(told(went, 'agt.chit')).toMatchObject([{ keeps: true }]);
    expect(green(went.state)[0]).toBe('egg m1 wardroom');
  });

  it('of no effect leave the board', () => {
    const went = settle(fenced(true), 'no-effect');
    expect(went.state.weapons).toMatchObject([{ at: null, on: false }]);
  });

  it('that are off do nothing', () => {
    expect(told(settle(fenced(false)), 'agt.fence.burns')).toEqual([]);
  });
});
