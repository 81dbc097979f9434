/** Clouds of gas and fuel, the beamer with two settings, and fences. */
import { describe, expect, it } from 'vitest';
import type { AreaId } from '../../../src/rules/awful-green-things/data/areas.ts';
import type { CrewId } from '../../../src/rules/awful-green-things/data/crew.ts';
import { awfulGreenThings } from '../../../src/rules/awful-green-things/module.ts';
import {
  asked,
  green,
  held,
  type Nest,
  optionsOf,
  play,
  SETUP,
  settle,
  ship,
  told,
  type Wanted,
} from '../../support/rules/agt-ship.ts';

describe('clouds', () => {
  const crew: Partial<Record<CrewId, AreaId>> = {
    medic: 'sick-bay',
    cook: 'main-passage-5',
    robot: 'main-passage-4',
    doc: 'galley',
  };
  const passage: Nest = [
    ['egg', 'cockboat-passage'],
    ['egg', 'main-passage-5'],
    ['egg', 'mess-deck'],
  ];
  const cloud = (kind: 'gas' | 'fuel', more: Wanted = {}) =>
    ship({
      phase: 'crew-attack',
      crew,
      monsters: passage,
      weapons: held(kind),
      effects: { [kind]: 'shrink' },
      ...more,
    });

  it('of gas fill the passage to its hatches, and stun the crew in it but for the Robot', () => {
    const went = settle(
      cloud('gas'),
      'main-passage-4',
      'medic',
      'gas:main-passage-4',
      'roll',
      [5, 5, 5, 5, 1],
    );
    // Nobody else’s dice are asked for.
    expect(went.kind).toBe('finished');
    expect(green(went.state)).toEqual(['egg m3 mess-deck']);
    expect(told(went, 'agt.stun').map(({ target, dice, done, why }) => [target, dice, done, why])).toEqual([
      ['cook', 5, true, 'gas'],
    ]);
  });

  it('of fuel are five dice to kill on all in it, the Robot too', () => {
    const state = cloud('fuel');
    const went = settle(
      state,
      'main-passage-4',
      'medic',
      'fuel:main-passage-4',
      'roll',
      [5, 5, 5, 5, 1],
      [6, 6, 6, 6, 6],
      'fuel-pod-1',
    );
    expect(told(went, 'agt.attack').map(({ target, dice, done, why }) => [target, dice, done, why])).toEqual([
      ['cook', 5, true, 'fuel'],
      ['robot', 5, false, 'fuel'],
    ]);
  });

  it('hit the thrower who stands in them (AGT-13)', () => {
    const state = cloud('fuel', { crew: { medic: 'main-passage-4', doc: 'galley' } });
    const went = settle(
      state,
      'main-passage-4',
      'medic',
      'fuel:main-passage-4',
      [5, 5, 5, 5, 1],
      'fuel-pod-1',
    );
    expect(went.state.crew.find(({ id }) => id === 'medic')?.fate).toBe('dead');
    expect(went.state.weapons).toMatchObject([{ at: 'fuel-pod-1' }]);
  });

  it('of two grenades do no more than one, those of two cans do', () => {
    const crewed = { medic: 'sick-bay', doc: 'sick-bay', cook: 'main-passage-4' } as const;
    const gas = cloud('gas', {
      crew: crewed,
      weapons: { 'gas-1': 'medic', 'gas-2': 'doc' },
      effects: { gas: 'kill-3' },
      monsters: [
        ['adult', 'main-passage-4'],
        ['egg', 'galley'],
      ],
    });
    const went = settle(
      gas,
      'main-passage-4',
      'medic',
      'gas:main-passage-4',
      'doc',
      'gas:main-passage-4',
      'roll',
      [6, 6, 6],
      [1, 1, 1, 1, 1],
    );
    expect(told(went, 'agt.attack').map(({ dice }) => dice)).toEqual([3]);
    const fuel = cloud('fuel', {
      crew: crewed,
      weapons: { 'fuel-1': 'medic', 'fuel-2': 'doc' },
      effects: { fuel: 'kill-3' },
      monsters: [
        ['adult', 'main-passage-4'],
        ['egg', 'galley'],
      ],
    });
    const other = settle(
      fuel,
      'main-passage-4',
      'medic',
      'fuel:main-passage-4',
      'doc',
      'fuel:main-passage-4',
      'roll',
      [6, 6, 6, 6, 6, 6],
      Array<number>(10).fill(1),
      'fuel-pod-1',
      'fuel-pod-2',
    );
    expect(told(other, 'agt.attack').map(({ dice }) => dice)).toEqual([6, 10]);
  });
});

describe('the beamer with two settings', () => {
  const state = (more: Wanted) =>
    ship({
      phase: 'crew-attack',
      setup: { ...SETUP, beamerTwoSettings: true },
      crew: { medic: 'mess-deck' },
      monsters: [
        ['adult', 'galley'],
        ['egg', 'wardroom'],
      ],
      weapons: { 'beamer-1': 'medic' },
      ...more,
    });
  const hows = (more: Wanted) => optionsOf(play(state(more), 'galley', 'medic'));

  it('has one until it has been tried, and the other from the next turn on', () => {
    expect(hows({})).toEqual(['beamer:galley', 'back']);
    expect(hows({ effects: { beamer: 'stun-5' }, beamerTried: 3 })).toEqual(['beamer:galley', 'back']);
    expect(hows({ effects: { beamer: 'stun-5' }, beamerTried: 2 })).toEqual([
      'beamer:galley',
      'beamer-low:galley',
      'back',
    ]);
  });

  it('stays on the board with no effect, as long as the other is untried', () => {
    const went = play(state({}), 'galley', 'medic', 'beamer:galley', 'no-effect');
    expect(went.state.weapons).toMatchObject([{ by: 'medic' }]);
    expect(hows({ effects: { beamer: 'no-effect' }, beamerTried: 2 })).toEqual(['beamer-low:galley', 'back']);
  });
});

describe('a fence', () => {
  const fenced = (more: Wanted = {}) => {
    const state = ship({
      phase: 'fences',
      crew: { cook: 'galley' },
      monsters: [
        ['adult', 'wardroom'],
        ['egg', 'wardroom'],
        ['adult', 'galley'],
      ],
      ...more,
    });
    state.weapons.push({ id: 'fence-1', kind: 'fence', at: 'wardroom', by: null, on: true });
    return state;
  };

  it('strikes all in its area before they attack, and is known then', () => {
    const went = play(fenced(), 'shrink');
    expect(green(went.state)).toEqual(['baby m1 wardroom', 'adult m3 galley']);
    expect([went.state.effects.fence, asked(went)]).toEqual(['shrink', 'agt.attack.where']);
  });

  it('strikes before or after one in another area, as the crew like', () => {
    const state = fenced();
    state.weapons.push({ id: 'fence-2', kind: 'fence', at: 'galley', by: null, on: true });
    const went = play(state);
    expect([asked(went), went.questions.at(-1)?.seat]).toEqual(['agt.strike.where', 'crew']);
    expect(optionsOf(went)).toEqual(['wardroom', 'galley']);
    const [question] = went.questions;
    expect(question && awfulGreenThings.text.asked?.(went.state, question)).toMatchObject({
      title: 'Electric Fence: where does one strike first?',
    });
    // The first to strike shows what fences do.
    const galley = play(state, 'galley', 'shrink');
    expect(told(galley, 'agt.fence.burns').map(({ at }) => at)).toEqual(['galley', 'wardroom']);
    expect(green(galley.state)).toEqual(['baby m1 wardroom', 'baby m3 galley']);
  });

  it('stuns for this attack and the whole of the next turn (AGT-4)', () => {
    const went = play(fenced({ effects: { fence: 'stun-5' } }), [6, 6, 6, 6, 6], [6, 6, 6, 6, 6]);
    expect(went.state.monsters.filter(({ wakes }) => wakes === 4).map(({ id }) => id)).toEqual(['m1', 'm2']);
  });
});
