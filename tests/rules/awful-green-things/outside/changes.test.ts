/** Rules Changes: setup, growth and victory with “Outside the Znutar”; a game without it is as it was. */
import { describe, expect, it } from 'vitest';
import { awfulGreenThings } from '../../../../src/rules/awful-green-things/module.ts';
import { crewOf, out } from '../../../support/rules/agt-outside.ts';
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
