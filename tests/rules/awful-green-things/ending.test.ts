/** Endings of a game: wiped out, taken over, given up, left in boats, blown up; and the points for each. */
import { describe, expect, it } from 'vitest';
import { outcomeOf } from '../../../src/rules/awful-green-things/ending.ts';
import { awfulGreenThings } from '../../../src/rules/awful-green-things/module.ts';
import type { State } from '../../../src/rules/awful-green-things/state.ts';
import { diceBox } from '../../../src/rules/core/dice.ts';
import { seen } from '../../../src/rules/core/seen.ts';
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

const over = (state: State) => outcomeOf(state);
const said = (state: State): string => {
  const outcome = outcomeOf(state);
  return outcome === undefined ? '' : awfulGreenThings.text.outcome(outcome);
};

describe('the ship', () => {
  it('is the crew’s when no Green Thing is left: their constitution, without Robot and Mascot', () => {
    const state = ship({
      phase: 'crew-attack',
      crew: { captain: 'galley', cook: 'galley', robot: 'galley', mascot: 'galley' },
      monsters: [['egg', 'galley']],
    });
    const went = play(state, 'galley', 'captain', 'hand:m1:egg', 'roll', [2, 2, 1]);
    expect(over(went.state)).toMatchObject({ ship: 'exterminated', crew: 27 + 21, monsters: 0 });
    expect(said(went.state)).toBe(
      'The crew keep the Znutar: 48 points for the crew, 0 for the Green Things.',
    );
  });

  it('is the monsters’ for 111 points when nobody of the crew is left', () => {
    const state = ship({
      phase: 'monsters-attack',
      crew: { doc: 'galley' },
      monsters: [['adult', 'galley']],
    });
    const went = play(state, 'galley', 'adult:doc', [6, 6, 6, 6]);
    expect(over(went.state)).toMatchObject({ ship: 'taken-over', crew: 0, monsters: 111 });
  });

  it('is nobody’s when the turns that were agreed on are over', () => {
    const state = ship({
      ...{ phase: 'crew-wake', setup: { ...SETUP, turns: 3 } },
      crew: { doc: 'galley' },
      monsters: [['adult', 'wardroom']],
    });
    expect(over(play(state).state)).toMatchObject({ ship: 'stand-off', crew: 0, monsters: 0 });
  });

  it('is given up by a side that decides that things are hopeless, however much it has left', () => {
    const few = ship({ phase: 'grab', crew: { doc: 'galley' }, monsters: [['adult', 'wardroom']] });
    expect(optionsOf(play(few))).toEqual(['concede', 'done']);
    expect(over(play(few, 'concede').state)).toMatchObject({ ship: 'taken-over', monsters: 111 });
    const crew = {
      doc: 'galley',
      cook: 'galley',
      captain: 'galley',
      sparks: 'galley',
      robot: 'galley',
    } as const;
    const many = ship({
      phase: 'grow',
      crew: { doc: 'galley' },
      monsters: [
        ['adult', 'wardroom'],
        ['baby', 'wardroom'],
        ['egg', 'wardroom'],
        ['egg', 'wardroom'],
      ],
    });
    expect(optionsOf(play(many))).toEqual(['adult', 'baby', 'egg', 'none', 'concede']);
    expect(over(play(many, 'concede').state)).toMatchObject({ ship: 'exterminated', crew: 11 });
    const strong = ship({ phase: 'grab', crew, monsters: [['egg', 'wardroom']] });
    expect(over(play(strong, 'concede').state)).toMatchObject({ ship: 'taken-over', crew: 0, monsters: 111 });
  });

  it('is never given up by a bot that takes any other option', () => {
    const few = ship({ phase: 'grab', crew: { doc: 'galley' }, monsters: [['adult', 'wardroom']] });
    const even = awfulGreenThings.bots.find(({ id }) => id === 'even');
    const given = play(few).questions.flatMap((question) =>
      Array.from({ length: 50 }, (_, at) =>
        even?.seat(() => seen(few), diceBox(`${at}`), 'bot')(question, 0),
      ),
    );
    expect(new Set(given.map((reply) => reply?.answer))).toEqual(new Set(['done']));
  });
});

describe('the boats', () => {
  const bay = (more: Wanted = {}) =>
    ship({
      phase: 'crew-move',
      crew: {
        doc: 'scout-bay',
        medic: 'scout-bay',
        cook: 'scout-bay',
        robot: 'scout-bay',
        mascot: 'scout-bay',
      },
      monsters: [['adult', 'scout-bay']],
      ...more,
    });

  it('leave from their own bay, whatever else is there', () => {
    expect(optionsOf(play(bay()))).toContain('leave:scout');
    expect(optionsOf(play(bay())).filter((id) => id.startsWith('leave:'))).toEqual(['leave:scout']);
  });

  it('carry as many as they can: two in the Scout, and the Robot and the Mascot besides', () => {
    const two = play(bay(), 'leave:scout', 'doc', 'medic');
    expect(optionsOf(two)).toEqual(['robot', 'mascot', 'go']);
    const gone = settle(bay(), 'leave:scout', 'doc', 'medic', 'robot', 'mascot');
    expect(told(gone, 'agt.escape')).toMatchObject([
      { boat: 'scout', aboard: ['doc', 'medic', 'robot', 'mascot'] },
    ]);
    expect(gone.state.boats).toMatchObject([{ id: 'scout', left: 3 }, { left: null }, { left: null }]);
  });

  it('carry any number in the Cockboat, at a word', () => {
    const crew = {
      doc: 'cockboat-bay',
      medic: 'cockboat-bay',
      cook: 'cockboat-bay',
      captain: 'sensor-1',
    } as const;
    const gone = settle(bay({ crew }), 'leave:cockboat', 'all');
    expect(told(gone, 'agt.escape')).toMatchObject([{ aboard: ['doc', 'medic', 'cook'] }]);
  });

  it('are steered by neither Robot nor Mascot', () => {
    const crew = { robot: 'saucer-bay', mascot: 'saucer-bay', doc: 'sensor-1' } as const;
    expect(optionsOf(play(bay({ crew }))).some((id) => id.startsWith('leave:'))).toBe(false);
  });

  it('leave the ship to the monsters once nobody is aboard (AGT-18)', () => {
    const went = settle(bay({ crew: { doc: 'scout-bay' } }), 'leave:scout', 'doc');
    expect(went.state.ship).toBe(null);
    expect(told(settle(went.state), 'agt.ship')).toMatchObject([{ ending: 'abandoned' }]);
  });
});

describe('self-destruct', () => {
  const bridge = (more: Wanted = {}) =>
    ship({
      phase: 'crew-move',
      crew: { captain: 'bridge-1', doc: 'bridge-1', 'pilot-1': 'galley' },
      monsters: [['egg', 'bridge-1'], ...Array.from({ length: 4 }, () => ['egg', 'wardroom'] as const)],
      ...more,
    });

  it('is set by an officer or pilot who spends a turn at a bridge without an attack', () => {
    const offered = optionsOf(play(bridge())).filter((id) => id.startsWith('overload:'));
    expect(offered).toEqual(['overload:captain']);
    const went = play(bridge(), 'overload:captain', 'done', 'done');
    expect(told(went, 'agt.overload')).toMatchObject([{ crew: 'captain', explodes: 6 }]);
    // The Captain, who is busy, has no attack.
    const able = play(bridge(), 'overload:captain', 'done', 'bridge-1');
    expect([asked(able), optionsOf(able)]).toEqual(['agt.strike.who', ['doc', 'off']]);
  });

  it('blows the ship up at the end of the third turn after, with all aboard: 55½', () => {
    const at = (turn: number) => play(bridge({ phase: 'crew-wake', explodes: 6, turn })).state;
    expect(at(5).ship).toBe(null);
    expect(over(at(6))).toMatchObject({ ship: 'destroyed', crew: 0, monsters: 55.5 });
    expect(said(at(6))).toContain('55½ for the Green Things');
  });

  it('counts as done when nobody is left to see it', () => {
    const state = ship({
      phase: 'monsters-attack',
      explodes: 6,
      crew: { doc: 'galley' },
      monsters: [['adult', 'galley']],
    });
    expect(over(play(state, 'galley', 'adult:doc', [6, 6, 6, 6]).state)).toMatchObject({
      ship: 'destroyed',
      monsters: 55.5,
    });
  });
});
