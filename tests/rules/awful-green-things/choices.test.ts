/** Choices that the book leaves to a player: who gets the last counters, whether anything grows; and what takes a whole turn. */
import { describe, expect, it } from 'vitest';
import {
  asked,
  green,
  type Nest,
  optionsOf,
  play,
  settle,
  ship,
  told,
  used,
} from '../../support/rules/agt-ship.ts';

const many = (kind: Nest[number][0], count: number): Nest =>
  Array.from({ length: count }, () => [kind, 'wardroom'] as const);

describe('too few counters', () => {
  it('let the monsters say whether a stunned or an awake one grows by a weapon', () => {
    const state = used('extinguisher', [['baby', 'mess-deck'], ['baby', 'mess-deck'], ...many('adult', 11)], {
      effects: { extinguisher: 'grow' },
    });
    for (const monster of state.monsters) if (monster.id === 'm1') monster.wakes = 4;
    const went = play(state, 'mess-deck', 'medic', 'extinguisher:mess-deck', 'roll');
    expect([asked(went), optionsOf(went)]).toEqual(['agt.grow.which', ['mess-deck', 'mess-deck:stunned']]);
    const awake = settle(went.state, 'roll', 'mess-deck');
    expect(green(awake.state).slice(0, 2)).toEqual(['baby m1 mess-deck stunned', 'adult m2 mess-deck']);
    const stunned = settle(went.state, 'roll', 'mess-deck:stunned');
    expect(green(stunned.state).slice(0, 2)).toEqual(['adult m1 mess-deck stunned', 'baby m2 mess-deck']);
  });

  it('let the monsters say which of those that shrink find one; the rest are gone', () => {
    const passage: Nest = [['adult', 'main-passage-4'], ['adult', 'main-passage-5'], ...many('baby', 17)];
    const state = used('gas', passage, { effects: { gas: 'shrink' } });
    const went = play(state, 'main-passage-4', 'medic', 'gas:main-passage-4');
    expect([asked(went), optionsOf(went)]).toEqual([
      'agt.grow.which',
      ['main-passage-4', 'main-passage-5'].toSorted(),
    ]);
    const kept = settle(went.state, 'main-passage-5');
    expect(green(kept.state).filter((one) => one.includes('passage'))).toEqual(['baby m2 main-passage-5']);
  });
});

describe('the level that grows', () => {
  it('is one of four: where one of them is empty nothing need grow', () => {
    const state = ship({ phase: 'grow', crew: { doc: 'galley', cook: 'galley' }, monsters: many('baby', 5) });
    const went = play(state);
    expect([asked(went), optionsOf(went)]).toEqual(['agt.grow', ['baby', 'none', 'concede']]);
    const passed = settle(state, 'none');
    expect([green(passed.state)[0], passed.state.phase]).toEqual(['baby m1 wardroom', 'monsters-move']);
  });

  it('is one that grows where all four can', () => {
    const monsters: Nest = [
      ...many('adult', 1),
      ...many('baby', 1),
      ...many('egg', 1),
      ...many('fragment', 1),
    ];
    const went = play(ship({ phase: 'grow', crew: { doc: 'galley' }, monsters }));
    expect(optionsOf(went)).toEqual(['adult', 'baby', 'egg', 'fragment', 'concede']);
  });
});

describe('whoever moves in', () => {
  it('on a stunned Adult need not stop there, but attacks nowhere else', () => {
    const state = ship({
      phase: 'crew-move',
      crew: { sparks: 'main-passage-5' },
      monsters: [
        ['adult', 'science-lab'],
        ['adult', 'main-passage-4'],
      ],
      weapons: { 'stun-pistol-1': 'sparks' },
    });
    for (const monster of state.monsters) if (monster.at === 'science-lab') monster.wakes = 4;
    const moved = play(state, 'sparks', 'science-lab');
    expect(told(moved, 'agt.move.crew')).toMatchObject([{ stopped: null, engaged: true }]);
    expect([asked(moved), optionsOf(moved)]).toEqual(['agt.strike.where', ['science-lab', 'done']]);
  });

  it('on Eggs may fire elsewhere', () => {
    const state = ship({
      phase: 'crew-move',
      crew: { sparks: 'main-passage-5' },
      monsters: [
        ['egg', 'science-lab'],
        ['adult', 'main-passage-4'],
      ],
      weapons: { 'stun-pistol-1': 'sparks' },
    });
    expect(optionsOf(play(state, 'sparks', 'science-lab'))).toContain('main-passage-4');
  });
});

describe('a fence', () => {
  const hold = (by: 'cook' | 'galley') =>
    ship({
      phase: 'grab',
      crew: { cook: 'galley', medic: 'galley', doc: 'sensor-1', captain: 'sensor-1' },
      monsters: many('egg', 5),
      weapons: { 'fence-1': by },
    });

  it('takes the whole turn of whoever carries it: not of somebody who has only just taken it', () => {
    expect(optionsOf(play(hold('cook'), 'done'))).toContain('fence:cook');
    expect(optionsOf(play(hold('galley'), 'take:cook:fence-1', 'done'))).not.toContain('fence:cook');
    expect(optionsOf(play(hold('cook'), 'trade:medic:cook', 'done'))).not.toContain('fence:medic');
    expect(optionsOf(play(hold('cook'), 'trade:medic:cook', 'trade:medic:cook', 'done'))).not.toContain(
      'fence:cook',
    );
  });

  it('can be set up in the turn after it was taken', () => {
    const took = play(hold('galley'), 'take:cook:fence-1', 'done', 'done', 'none', 'done');
    expect(asked(took)).toBe('agt.move.crew');
    expect(optionsOf(took)).toContain('fence:cook');
  });
});

describe('a chit for eating the Robot', () => {
  it('is the monsters’ throw, as it is their turn', () => {
    const state = ship({
      phase: 'monsters-attack',
      crew: { robot: 'galley', doc: 'sensor-1' },
      monsters: Array.from({ length: 8 }, () => ['adult', 'galley'] as const),
    });
    const went = play(state, 'galley', 'all:robot', Array<number>(32).fill(6), 'fragments');
    expect(went.questions.at(-1)).toMatchObject({ rule: 'agt.effect.fragments', seat: 'monsters' });
    const killing = play(state, 'galley', 'all:robot', Array<number>(32).fill(6), 'kill-3');
    expect(killing.questions.at(-1)).toMatchObject({ rule: 'agt.attack', seat: 'monsters' });
  });
});
