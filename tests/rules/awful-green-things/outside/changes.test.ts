/** Rules Changes: setup, growth and victory with “Outside the Znutar”; a game without it is as it was. */
import { describe, expect, it } from 'vitest';
import { pointsRow } from '../../../../src/rules/awful-green-things/data/points.ts';
import { awfulGreenThings } from '../../../../src/rules/awful-green-things/module.ts';
import type { SpaceId } from '../../../../src/rules/awful-green-things/outside/places.ts';
import { boatOf, crewOf, type Out, out } from '../../../support/rules/agt-outside.ts';
import { asked, green, optionsOf, play, SETUP, settle, ship, told } from '../../../support/rules/agt-ship.ts';

describe('the first Green Things', () => {
  it('may be outside, next to another through an airlock or along the skin', () => {
    const places = (at: 'scout-bay' | 'S17') =>
      optionsOf(
        play(
          out({
            phase: 'monsters',
            crew: { doc: 'crew-quarters-4' },
            monsters: [['adult', at]],
            waiting: ['egg'],
          }),
        ),
      );
    expect(places('scout-bay')).toEqual(['egg:cockboat-bay', 'egg:S17']);
    expect(places('S17')).toEqual(['egg:scout-bay', 'egg:S16', 'egg:S18']);
  });

  it('are not found by crew who would have to go outside', () => {
    const state = out({ phase: 'discovery', crew: { doc: 'scout-bay' }, monsters: [['adult', 'S17']] });
    expect(told(play(state), 'agt.discovery')).toMatchObject([{ found: false }]);
  });
});

describe('Green Things outside', () => {
  it('never have to grow', () => {
    const state = out({
      phase: 'grow',
      crew: { doc: 'galley' },
      monsters: [
        ['adult', 'S1'],
        ['baby', 'S1'],
        ['egg', 'S1'],
        ['fragment', 'S1'],
        ['baby', 'wardroom'],
      ],
    });
    expect(optionsOf(play(state))).toEqual([
      'adult',
      'baby',
      'egg',
      'fragment',
      'baby:in',
      'none',
      'concede',
    ]);
    expect(green(settle(state, 'baby:in').state).filter((one) => one.includes('wardroom'))).toEqual([
      'adult m5 wardroom',
    ]);
    expect(green(settle(state, 'baby:in').state)).toContain('baby m2 S1');
  });
});

describe('the end', () => {
  it('is not before the last Green Thing outside is dead', () => {
    const state = out({ phase: 'crew-wake', crew: { doc: 'galley' }, monsters: [['egg', 'S1']] });
    expect(told(play(state), 'agt.ship')).toEqual([]);
  });

  it('is not before the last of the crew outside is dead', () => {
    const state = out({
      phase: 'crew-wake',
      crew: { doc: 'S1' },
      monsters: [['egg', 'galley']],
      suited: ['doc'],
    });
    expect(told(play(state), 'agt.ship')).toEqual([]);
  });

  it('by an overload spares boats that are out, and nobody on the skin', () => {
    const state = out({
      phase: 'crew-wake',
      crew: { doc: 'in-scout', cook: 'S1' },
      ...{
        boats: { scout: 'lower' },
        monsters: [
          ['adult', 'S2'],
          ['adult', 'on-scout'],
        ],
        explodes: 3,
        suited: ['cook'],
      },
    });
    const went = settle(state);
    expect(told(went, 'agt.escape')).toMatchObject([{ boat: 'scout', aboard: ['doc'] }]);
    expect(crewOf(went.state, 'cook')?.fate).toBe('dead');
    expect(went.state.ship).toBe('destroyed');
  });
});

describe('boats that are out when it is over', () => {
  const hovering = (more: Partial<Out> = {}) =>
    out({
      phase: 'crew-wake',
      crew: { captain: 'in-cockboat', doc: 'in-cockboat' },
      ...{ boats: { cockboat: 'lower' }, monsters: [['adult', 'bridge-1']], turn: 60, ...more },
    });

  it('at the limit of turns have left the ship, if all of the crew are in them: 111, and they go home', () => {
    const went = settle(hovering());
    expect(told(went, 'agt.escape')).toMatchObject([{ boat: 'cockboat', aboard: ['captain', 'doc'] }]);
    expect([went.state.ship, went.state.phase]).toEqual(['abandoned', 'epilogue']);
    expect(pointsRow('abandoned').result).toBe(111);
    const some = settle(hovering({ crew: { captain: 'in-cockboat', doc: 'S18' }, suited: ['doc'] }));
    expect([some.state.ship, told(some, 'agt.escape')]).toEqual(['stand-off', []]);
    expect(settle(hovering({ turn: 59 })).state.ship).toBe(null);
  });

  it('go home when the crew give up', () => {
    const state = hovering({ phase: 'grab', turn: 7, crew: { captain: 'in-cockboat', doc: 'galley' } });
    const went = settle(state, 'concede');
    expect(told(went, 'agt.escape')).toMatchObject([{ aboard: ['captain'] }]);
    expect(crewOf(went.state, 'captain')?.fate).toBe('away');
    expect(went.state.ship).toBe('taken-over');
  });

  it('don’t with Green Things on them', () => {
    const ridden = hovering({ monsters: [['egg', 'on-cockboat']] });
    const went = settle(ridden);
    expect([went.state.ship, told(went, 'agt.escape')]).toEqual(['abandoned', []]);
  });

  const exploding = (more: Partial<Out>, at: SpaceId | null = 'lower') => {
    const state = hovering({ turn: 6, explodes: 6, boats: { scout: 'lower' }, ...more });
    const scout = boatOf(state, 'scout');
    if (scout !== undefined) scout.at = at;
    return settle(state);
  };

  it('take in who clings to them, off the board too, as far as there is room', () => {
    const crew = { doc: 'in-scout', cook: 'on-scout', medic: 'on-scout', robot: 'on-scout' } as const;
    const went = exploding({ crew, suited: ['cook', 'medic'] }, null);
    expect(told(went, 'agt.escape')).toMatchObject([{ boat: 'scout', aboard: ['doc', 'medic', 'robot'] }]);
    expect(crewOf(went.state, 'cook')?.fate).toBe('dead');
  });

  it('go nowhere with nobody in them who can steer', () => {
    const went = exploding({ crew: { robot: 'in-scout', mascot: 'in-scout' } });
    expect(told(went, 'agt.escape')).toEqual([]);
    expect(crewOf(went.state, 'robot')?.fate).toBe('dead');
  });
});

describe('a game inside the ship alone', () => {
  it('has nothing of it: no state, no lock to see to, no way out', () => {
    expect(awfulGreenThings.begin(SETUP)).not.toHaveProperty('outside');
    expect(awfulGreenThings.begin({ ...SETUP, outside: false })).not.toHaveProperty('outside');
    const state = ship({
      phase: 'crew-move',
      crew: { captain: 'bridge-1', doc: 'scout-bay' },
      monsters: [['egg', 'wardroom']],
    });
    expect(optionsOf(play(state, 'doc')).some((id) => id.startsWith('S'))).toBe(false);
    expect(asked(play({ ...state, phase: 'crew-wake' }))).toBe('agt.grow');
  });

  it('is set up by those that know nothing of the option', () => {
    expect(awfulGreenThings.setup.check(SETUP).ok).toBe(true);
    expect(awfulGreenThings.setup.check({ ...SETUP, outside: true }).ok).toBe(true);
    expect(awfulGreenThings.setup.check({ ...SETUP, outside: 'yes' }).ok).toBe(false);
  });
});
