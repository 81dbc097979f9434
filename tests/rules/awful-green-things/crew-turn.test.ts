/** The crew's turn, phase by phase: weapons change hands, moves and stops, what takes a whole turn, attacks by area. */
import { describe, expect, it } from 'vitest';
import { asked, optionsOf, play, settle, ship, told, type Wanted } from '../../support/rules/agt-ship.ts';

const EGG = [['egg', 'wardroom']] as const;

describe('grabbing', () => {
  const start = (more: Wanted = {}) =>
    ship({
      phase: 'grab',
      crew: { cook: 'galley', medic: 'galley', mascot: 'galley', robot: 'galley' },
      monsters: EGG,
      weapons: { 'knife-1': 'galley', 'knife-2': 'galley', 'torch-1': 'medic' },
      ...more,
    });

  it('is for all but the Mascot, the Robot too (AGT-12); counters that are alike are one choice', () => {
    const takes = optionsOf(play(start())).filter((id) => id.startsWith('take:'));
    expect(takes).toEqual(['take:medic:knife-1', 'take:cook:knife-1', 'take:robot:knife-1']);
  });

  it('lays down what was held, for one weapon is all that anybody holds', () => {
    const went = play(start(), 'take:medic:knife-1');
    expect(went.state.weapons.map(({ id, at, by }) => [id, at ?? by])).toEqual([
      ['knife-1', 'medic'],
      ['knife-2', 'galley'],
      ['torch-1', 'galley'],
    ]);
  });

  it('may be a trade, or a gift, with somebody in the same area', () => {
    const went = play(start(), 'take:cook:knife-1', 'trade:medic:cook', 'trade:cook:robot');
    expect(went.state.weapons.map(({ id, at, by }) => [id, at ?? by])).toEqual([
      ['knife-1', 'medic'],
      ['knife-2', 'galley'],
      ['torch-1', 'robot'],
    ]);
    expect(optionsOf(play(start())).some((id) => id.includes('mascot'))).toBe(false);
  });

  it('is not for the stunned', () => {
    const state = start();
    for (const crewman of state.crew) if (crewman.id === 'medic') crewman.wakes = 4;
    expect(optionsOf(play(state)).some((id) => id.includes('medic'))).toBe(false);
  });

  it('switches a fence off from afar, or takes it down', () => {
    const state = start();
    state.weapons.push({ id: 'fence-1', kind: 'fence', at: 'sensor-1', by: null, on: true });
    const off = settle(state, 'off:fence-1');
    expect(off.state.weapons.at(-1)).toMatchObject({ at: 'sensor-1', on: false });
    state.weapons.push({ id: 'fence-2', kind: 'fence', at: 'galley', by: null, on: true });
    const taken = settle(state, 'take:cook:fence-2');
    expect(taken.state.weapons.at(-1)).toMatchObject({ at: null, by: 'cook', on: false });
  });
});

describe('moving', () => {
  it('goes as far as the counter says, and stops where Adults or Babies are awake, not for Eggs', () => {
    const state = (kind: 'adult' | 'egg') =>
      ship({ phase: 'crew-move', crew: { 'marine-1': 'science-lab' }, monsters: [[kind, 'main-passage-5']] });
    expect(optionsOf(play(state('adult'), 'marine-1'))).toEqual(['main-passage-5', 'back']);
    expect(optionsOf(play(state('egg'), 'marine-1'))).toContain('sick-bay');
    const stunned = state('adult');
    for (const monster of stunned.monsters) monster.wakes = 4;
    expect(optionsOf(play(stunned, 'marine-1'))).toContain('sick-bay');
  });

  it('may always leave, whatever is there', () => {
    const state = ship({
      phase: 'crew-move',
      crew: { medic: 'science-lab' },
      monsters: [['adult', 'science-lab']],
    });
    const reached = optionsOf(play(state, 'medic'));
    expect(reached).toContain('main-passage-2');
    expect(reached).not.toContain('main-passage-1');
  });

  it('leaves whoever moves in on a monster no attack elsewhere', () => {
    const state = ship({
      phase: 'crew-move',
      crew: { sparks: 'main-passage-5' },
      monsters: [
        ['adult', 'science-lab'],
        ['adult', 'main-passage-4'],
      ],
      weapons: { 'stun-pistol-1': 'sparks' },
    });
    const moved = play(state, 'sparks', 'science-lab');
    expect(told(moved, 'agt.move.crew')).toMatchObject([{ stopped: 'foe', engaged: true }]);
    expect([asked(moved), optionsOf(moved)]).toEqual(['agt.strike.where', ['science-lab', 'done']]);
    // A crewman who stays may fire out of an area that is full of monsters.
    const stayed = play(
      ship({
        ...{ phase: 'crew-attack', crew: { sparks: 'science-lab' } },
        monsters: [
          ['adult', 'science-lab'],
          ['adult', 'main-passage-4'],
        ],
        weapons: { 'stun-pistol-1': 'sparks' },
      }),
    );
    expect(optionsOf(stayed)).toEqual(['science-lab', 'main-passage-4', 'done']);
  });
});

describe('a fence', () => {
  it('is on after a whole turn that its carrier neither moved nor attacked in', () => {
    const state = ship({
      phase: 'crew-move',
      crew: { cook: 'galley', medic: 'sensor-1' },
      monsters: [['egg', 'galley']],
      weapons: { 'fence-1': 'cook' },
    });
    const went = settle(state, 'fence:cook', 'done');
    expect(optionsOf(play(state, 'fence:cook'))).not.toContain('cook');
    const after = play(went.state);
    expect(told(after, 'agt.fence.on')).toMatchObject([{ weapon: 'fence-1', at: 'galley' }]);
    expect(told(after, 'agt.battle')).toEqual([]);
  });

  it('is not set up by somebody who is stunned meanwhile', () => {
    const state = ship({
      phase: 'crew-wake',
      crew: { cook: 'galley' },
      monsters: EGG,
      weapons: { 'fence-1': 'cook' },
    });
    for (const crewman of state.crew)
      if (crewman.id === 'cook') Object.assign(crewman, { busy: 'fence', wakes: 4 });
    expect(told(play(state), 'agt.fence.on')).toEqual([]);
  });
});

describe('attacking', () => {
  const start = () =>
    ship({
      phase: 'crew-attack',
      crew: { captain: 'galley', cook: 'galley' },
      monsters: [
        ['baby', 'galley'],
        ['baby', 'galley'],
        ['adult', 'wardroom'],
      ],
    });

  it('adds all dice against one monster to one total', () => {
    const went = settle(start(), 'galley', 'captain', 'hand:m1:baby', 'cook', 'hand:m1:baby', [3, 3, 3, 3]);
    expect(told(went, 'agt.attack')).toMatchObject([
      { dice: 4, total: 12, done: true, by: ['cook', 'captain'].toReversed() },
    ]);
  });

  it('offers one of those that are alike, and each that is attacked already', () => {
    expect(optionsOf(play(start(), 'galley', 'captain'))).toEqual(['hand:m1:baby', 'back']);
    expect(optionsOf(play(start(), 'galley', 'captain', 'hand:m1:baby', 'cook'))).toEqual([
      ...['hand:m1:baby', 'hand:m2:baby', 'back'],
    ]);
  });

  it('happens once in an area and turn', () => {
    const went = play(start(), 'galley', 'captain', 'hand:m1:baby', 'roll', [1, 1, 1]);
    // The Cook has dice left, and no area to use them in.
    expect(went.state.phase).toBe('grow');
  });
});

describe('the stunned', () => {
  it('wake at the end of the crew turn that they have missed', () => {
    const state = ship({ phase: 'crew-wake', crew: { cook: 'galley', medic: 'galley' }, monsters: EGG });
    const of = (id: string) => state.crew.find((one) => one.id === id);
    Object.assign(of('cook') ?? {}, { wakes: 3 });
    Object.assign(of('medic') ?? {}, { wakes: 4 });
    const woken = told(play(state), 'agt.wake');
    expect(woken).toMatchObject([{ side: 'crew', woken: ['cook'] }]);
  });
});
