/** Points for each way of losing or leaving the Znutar: last ones dying together, overloaded engines, our limit of turns. */
import { describe, expect, it } from 'vitest';
import { outcomeOf } from '../../../src/rules/awful-green-things/ending.ts';
import type { State } from '../../../src/rules/awful-green-things/state.ts';
import {
  asked,
  optionsOf,
  play,
  SETUP,
  settle,
  ship,
  told,
  type Wanted,
} from '../../support/rules/agt-ship.ts';

/** The Captain has left in the Scout a turn ago. */
function away(state: State): State {
  for (const boat of state.boats)
    if (boat.id === 'scout') Object.assign(boat, { left: 2, aboard: ['captain'] });
  for (const crewman of state.crew) if (crewman.id === 'captain') crewman.fate = 'away';
  return state;
}

describe('the last of both sides', () => {
  const blast = () =>
    ship({
      phase: 'crew-attack',
      crew: { medic: 'main-passage-4' },
      monsters: [['egg', 'main-passage-4']],
      weapons: { 'fuel-1': 'medic' },
      effects: { fuel: 'shrink' },
    });
  const answers = ['main-passage-4', 'medic', 'fuel:main-passage-4', [5, 5, 5, 5, 1], 'fuel-pod-1'] as const;

  it('may die of one blast: all Green Things are destroyed, and score nothing', () => {
    expect(outcomeOf(play(blast(), ...answers).state)).toMatchObject({
      ship: 'exterminated',
      monsters: 0,
      crew: 0,
    });
  });

  it('takes nothing from those who have left before', () => {
    const went = settle(settle(away(blast()), ...answers).state);
    expect(told(went, 'agt.ship')).toMatchObject([{ ending: 'exterminated' }]);
  });

  it('leaves the engines to blow up, if they have been set to it', () => {
    const state = { ...blast(), explodes: 5 };
    expect(outcomeOf(play(state, ...answers).state)).toMatchObject({ ship: 'destroyed', monsters: 55.5 });
  });
});

describe('engines that overload', () => {
  const overloading = (more: Wanted = {}) =>
    ship({
      phase: 'crew-attack',
      explodes: 4,
      crew: { captain: 'galley', doc: 'scout-bay' },
      monsters: [['egg', 'galley']],
      ...more,
    });
  const kill = ['galley', 'captain', 'hand:m1:egg', [2, 2, 1]] as const;

  it('can’t be stopped, not even by killing the last monster: whoever stays aboard dies', () => {
    const went = play(overloading(), ...kill);
    expect([went.state.turn, went.state.ship, went.state.monsters]).toEqual([4, null, []]);
    const moving = play(went.state, 'done');
    expect([asked(moving), optionsOf(moving).includes('leave:scout')]).toEqual(['agt.move.crew', true]);
    expect(outcomeOf(play(moving.state, 'done').state)).toMatchObject({
      ship: 'destroyed',
      monsters: 55.5,
      crew: 0,
    });
  });

  it('aren’t stopped by monsters that give up, either', () => {
    const went = play(overloading({ phase: 'grow', monsters: [['egg', 'galley']] }));
    expect(optionsOf(went)).not.toContain('concede');
  });
});

describe('our limit of turns', () => {
  const late = (more: Wanted = {}) =>
    ship({
      phase: 'crew-wake',
      setup: { ...SETUP, turns: 3 },
      crew: { robot: 'galley' },
      monsters: [['adult', 'wardroom']],
      ...more,
    });

  it('takes back nothing that was conceded by leaving', () => {
    const went = settle(away(late()));
    expect(told(went, 'agt.ship')).toMatchObject([{ ending: 'abandoned', rows: ['agt.points/abandoned'] }]);
  });

  it('waits for engines that overload', () => {
    const due = settle(late({ explodes: 4 }));
    expect([due.state.ship, due.state.phase]).toEqual([null, 'grow']);
    const blown = settle(late({ explodes: 4, turn: 4 }));
    expect(told(blown, 'agt.ship')).toMatchObject([{ ending: 'destroyed' }]);
  });
});
