/** Ship’s Boats, Outside the Boats, Combat Inside the Boats. */
import { describe, expect, it } from 'vitest';
import { SKIN_IDS } from '../../../../src/rules/awful-green-things/outside/places.ts';
import { boatOf, crewOf, out } from '../../../support/rules/agt-outside.ts';
import { asked, green, optionsOf, play, settle, told } from '../../../support/rules/agt-ship.ts';

const EGG = [['egg', 'wardroom']] as const;
const IN_SCOUT = { crew: { doc: 'in-scout', cook: 'galley' }, boats: { scout: 'lower' } } as const;

describe('a boat', () => {
  const bay = (more = {}) =>
    out({
      phase: 'crew-move',
      crew: { doc: 'scout-bay', medic: 'scout-bay', cook: 'scout-bay', robot: 'scout-bay' },
      ...{ monsters: EGG, ...more },
    });

  it('goes out into the space at its bay with whom it carries', () => {
    const undocked = settle(bay(), 'undock:scout', 'doc', 'medic', 'robot', 'done');
    expect(told(undocked, 'agt.out.undock')).toMatchObject([
      { boat: 'scout', to: 'lower', aboard: ['doc', 'medic', 'robot'], riders: [], clinging: [] },
    ]);
    expect(crewOf(undocked.state, 'doc')?.at).toBe('in-scout');
    expect(boatOf(undocked.state, 'scout')).toMatchObject({ at: 'lower', moved: true });
  });

  it('stays behind an airlock that is closed', () => {
    expect(optionsOf(play(bay({ closed: ['scout-bay'] }))).some((id) => id.includes(':scout'))).toBe(false);
  });

  it('moves to the next space once a turn, if one of the crew steers it', () => {
    const state = out({ phase: 'crew-move', ...IN_SCOUT, monsters: EGG });
    const went = play(state, 'fly:scout');
    expect(optionsOf(went)).toEqual(['aft', 'fore', 'scout-bay', 'back']);
    const flown = play(state, 'fly:scout', 'aft');
    expect(boatOf(flown.state, 'scout')?.at).toBe('aft');
    expect(optionsOf(flown)).not.toContain('fly:scout');
    const robot = out({
      phase: 'crew-move',
      crew: { robot: 'in-scout', cook: 'galley' },
      boats: { scout: 'lower' },
      monsters: EGG,
    });
    expect(optionsOf(play(robot))).not.toContain('fly:scout');
  });

  it('re-enters its own bay alone, and from the space outside it', () => {
    const went = settle(out({ phase: 'crew-move', ...IN_SCOUT, monsters: EGG }), 'fly:scout', 'scout-bay');
    expect(told(went, 'agt.out.land')).toMatchObject([{ crew: ['doc'], engaged: false }]);
    expect(crewOf(went.state, 'doc')?.at).toBe('scout-bay');
    const aft = out({
      phase: 'crew-move',
      crew: { doc: 'in-scout' },
      boats: { scout: 'aft' },
      monsters: EGG,
    });
    expect(optionsOf(play(aft, 'fly:scout'))).toEqual(['upper', 'lower', 'back']);
  });

  it('goes home from space, with nobody on its outside', () => {
    const clear = out({ phase: 'crew-move', ...IN_SCOUT, monsters: EGG });
    const home = settle(clear, 'home:scout');
    expect(told(home, 'agt.escape')).toMatchObject([{ boat: 'scout', aboard: ['doc'] }]);
    const ridden = out({ phase: 'crew-move', ...IN_SCOUT, monsters: [['adult', 'on-scout']] });
    expect(optionsOf(play(ridden))).not.toContain('home:scout');
  });

  it('has nobody in it harmed by weapons, nor by Green Things on it', () => {
    const state = out({ phase: 'monsters-attack', ...IN_SCOUT, monsters: [['adult', 'on-scout']] });
    expect(asked(play(state))).not.toBe('agt.attack.where');
  });
});

describe('weapons out of a boat', () => {
  const armed = (boat: 'scout' | 'cockboat', suited: readonly 'doc'[]) =>
    out({
      phase: 'crew-attack',
      crew: { doc: `in-${boat}`, medic: `in-${boat}` },
      boats: { [boat]: 'fore' },
      ...{
        monsters: [['egg', 'S3']],
        weapons: { 'stun-pistol-1': 'doc' },
        effects: { fuel: 'no-effect' },
        suited,
      },
    });

  it('are used in a suit, and not out of the Cockboat', () => {
    expect(optionsOf(play(armed('scout', ['doc'])))).toContain('S3');
    expect(optionsOf(play(armed('scout', [])))).not.toContain('S3');
    expect(optionsOf(play(armed('cockboat', ['doc'])))).not.toContain('S3');
  });

  it('need the lid open, which kills whoever inside has no suit', () => {
    const went = settle(armed('scout', ['doc']), 'S3', 'doc', 'stun-pistol:m1:egg');
    expect(told(went, 'agt.out.hatch')).toMatchObject([{ boat: 'scout', dead: ['medic'] }]);
    expect(crewOf(went.state, 'medic')?.fate).toBe('dead');
  });

  it('need a suit put on for a whole turn', () => {
    const state = out({ phase: 'crew-move', ...IN_SCOUT, monsters: [['egg', 'S17']] });
    const went = settle(state, 'suit-up:doc');
    expect(went.state.outside?.suited).toEqual(['doc']);
    expect(crewOf(went.state, 'doc')).toMatchObject({ moved: true, attacked: true });
  });
});

describe('a rocket blast', () => {
  const blasting = (boat: 'scout' | 'cockboat' | 'saucer', more = {}) =>
    out({
      phase: 'crew-attack',
      crew: { doc: `in-${boat}`, cook: 'S3' },
      ...{ boats: { [boat]: 'fore' }, effects: { fuel: 'kill-3' } },
      monsters: [
        ['egg', 'S3'],
        ['egg', 'S21'],
        ['egg', 'S4'],
        ['egg', 'wardroom'],
      ],
      ...more,
    });

  it('has the effect of a can of fuel on all skin of the space area; the Cockboat’s of two', () => {
    const one = settle(
      blasting('scout'),
      'S3',
      'doc',
      'blast:S3',
      'roll',
      [1, 1, 3],
      [1, 1, 1],
      [1, 1, 1, 1, 1],
    );
    expect(told(one, 'agt.attack').map(({ target, dice }) => [target, dice])).toEqual([
      ['m1', 3],
      ['m2', 3],
      ['cook', 5],
    ]);
    expect(green(one.state)).toEqual(['egg m2 S21', 'egg m3 S4', 'egg m4 wardroom']);
    const six = Array<number>(6).fill(1);
    const two = settle(blasting('cockboat'), 'S3', 'doc', 'blast:S3', 'roll', six, six, [...six, 1, 1, 1, 1]);
    expect(told(two, 'agt.attack').map(({ dice }) => dice)).toEqual([6, 6, 10]);
  });

  it('is not the Saucer’s, which has no rockets', () => {
    expect(asked(play(blasting('saucer', { crew: { doc: 'in-saucer' } })))).not.toBe('agt.strike.where');
  });

  it('takes the boat off the board until the third turn after, and brings it back into any space', () => {
    const one = settle(
      blasting('scout'),
      'S3',
      'doc',
      'blast:S3',
      'roll',
      [1, 1, 1],
      [1, 1, 1],
      [1, 1, 1, 1, 1],
    );
    expect(told(one, 'agt.out.blast')).toMatchObject([{ back: 6 }]);
    expect(boatOf(one.state, 'scout')).toMatchObject({ at: null, back: 6 });
    const early = { ...one.state, phase: 'crew-move' as const, turn: 5 };
    expect(asked(play(early))).toBe('agt.move.crew');
    const back = play({ ...one.state, phase: 'crew-move' as const, turn: 6 });
    expect([asked(back), optionsOf(back)]).toEqual([
      'agt.out.back',
      ['fore', 'upper', 'aft', 'lower', 'later'],
    ]);
    expect(boatOf(play(back.state, 'aft').state, 'scout')?.at).toBe('aft');
  });

  it('may be turned on the hold or a bay that is open, or on another boat', () => {
    const state = blasting('scout', {
      boats: { scout: 'lower', saucer: 'lower' },
      monsters: [
        ['egg', 'cockboat-bay'],
        ['egg', 'on-saucer'],
        ['egg', 'sensor-2'],
      ],
    });
    const went = play(state);
    expect(optionsOf(went)).toEqual(['cockboat-bay', 'on-saucer', 'done']);
    const bay = settle(state, 'cockboat-bay', 'doc', 'blast:cockboat-bay', [6, 1, 1]);
    expect(green(bay.state)).toEqual(['egg m2 on-saucer', 'egg m3 sensor-2']);
  });
});

describe('on the outside of a boat', () => {
  it('Adults and Babies of the bay may cling to it; Eggs and Fragments stay', () => {
    const state = out({
      phase: 'crew-move',
      crew: { doc: 'scout-bay' },
      monsters: [
        ['adult', 'scout-bay'],
        ['baby', 'scout-bay'],
        ['egg', 'scout-bay'],
      ],
    });
    const went = play(state, 'undock:scout', 'doc');
    expect([asked(went), optionsOf(went)]).toEqual(['agt.out.cling', ['all', 'adult', 'baby', 'done']]);
    const left = settle(state, 'undock:scout', 'doc', 'adult', 'done');
    expect(green(left.state)).toEqual(['adult m1 on-scout', 'baby m2 scout-bay', 'egg m3 scout-bay']);
  });

  it('they hold up a boat that would go home, and can’t leave it before it is back', () => {
    const bay = out({ phase: 'crew-move', crew: { doc: 'scout-bay' }, monsters: [['adult', 'scout-bay']] });
    const held = settle(bay, 'leave:scout', 'doc', 'adult');
    expect(told(held, 'agt.escape')).toEqual([]);
    expect(boatOf(held.state, 'scout')?.at).toBe('lower');
    const free = settle(bay, 'leave:scout', 'doc', 'done');
    expect(told(free, 'agt.escape')).toHaveLength(1);
    const moving = { ...held.state, phase: 'monsters-move' as const };
    expect(asked(play(moving))).not.toBe('agt.move.monsters');
  });

  it('crew who have not moved may ride out on it', () => {
    const state = out({ phase: 'crew-move', crew: { doc: 'scout-bay', medic: 'scout-bay' }, monsters: EGG });
    const went = settle(state, 'undock:scout', 'doc', 'go', 'medic');
    expect(crewOf(went.state, 'medic')).toMatchObject({ at: 'on-scout', attacked: true });
    expect(went.state.outside?.suited).toEqual(['medic']);
  });

  it('they go in where there is room, and those inside come out', () => {
    const state = out({
      phase: 'crew-move',
      crew: { doc: 'in-scout', medic: 'in-scout', cook: 'on-scout' },
      ...{ boats: { scout: 'lower' }, monsters: EGG, suited: ['doc', 'cook'] },
    });
    // The Scout is full, and the medic has no suit.
    expect(optionsOf(play(state)).filter((id) => !id.includes(':'))).toEqual(['doc', 'done']);
    const went = settle(state, 'doc', 'on-scout');
    expect(told(went, 'agt.out.hatch')).toMatchObject([{ crew: 'doc', dead: ['medic'] }]);
  });

  it('they fight there as in an area', () => {
    const state = out({
      phase: 'crew-attack',
      crew: { captain: 'on-scout' },
      ...{ boats: { scout: 'lower' }, monsters: [['egg', 'on-scout']], suited: ['captain'] },
    });
    const went = settle(state, 'on-scout', 'captain', 'hand:m1:egg', [2, 2, 2]);
    expect(green(went.state)).toEqual([]);
  });
});

describe('a jump', () => {
  const jumping = (at: 'S3' | 'on-scout', crew: 'doc' | 'robot' = 'doc') =>
    out({
      phase: 'crew-move',
      crew: { [crew]: at, cook: 'in-scout' },
      ...{ boats: { scout: 'aft', saucer: 'lower' }, monsters: EGG, suited: ['doc'] },
    });

  it('goes from the skin to any boat in space, and from a boat to any skin, wherever they are', () => {
    expect(optionsOf(play(jumping('S3'), 'jump:doc'))).toEqual(['on-scout', 'on-saucer', 'back']);
    expect(optionsOf(play(jumping('on-scout'), 'jump:doc'))).toEqual([...SKIN_IDS, 'on-saucer', 'back']);
  });

  it('misses a boat with a three or less, the ship with a one; the Robot never', () => {
    const at = (state: ReturnType<typeof jumping>, to: string, face: number) =>
      crewOf(settle(state, 'jump:doc', to, [face]).state, 'doc')?.at;
    expect([at(jumping('S3'), 'on-scout', 3), at(jumping('S3'), 'on-scout', 4)]).toEqual([
      'adrift',
      'on-scout',
    ]);
    expect([at(jumping('on-scout'), 'S12', 1), at(jumping('on-scout'), 'S12', 2)]).toEqual(['adrift', 'S12']);
    expect(crewOf(settle(jumping('S3', 'robot'), 'jump:robot', 'on-scout').state, 'robot')?.at).toBe(
      'on-scout',
    );
  });

  it('that missed is the end, unless a boat picks him up', () => {
    const missed = play(jumping('S3'), 'jump:doc', 'on-scout', [1]);
    expect(optionsOf(missed)).toContain('rescue:scout:doc');
    const lost = play(missed.state, 'done');
    expect(told(lost, 'agt.out.lost')).toMatchObject([{ crew: ['doc'] }]);
    const saved = settle(missed.state, 'rescue:scout:doc');
    expect(crewOf(saved.state, 'doc')?.at).toBe('on-scout');
    expect(boatOf(saved.state, 'scout')).toMatchObject({ at: null, back: 4 });
    const back = play({ ...saved.state, turn: 4 });
    expect([asked(back), optionsOf(back)]).toEqual(['agt.out.back', ['fore', 'upper', 'aft', 'lower']]);
  });
});

describe('inside a boat', () => {
  const ridden = (crew: 'in-scout' | 'on-scout') =>
    out({
      phase: 'monsters-move',
      crew: { captain: crew, doc: 'galley' },
      ...{ boats: { scout: 'lower' }, monsters: [['baby', 'on-scout']], suited: ['captain'] },
    });

  it('Green Things get only where no crew is left inside', () => {
    expect(asked(play(ridden('in-scout')))).not.toBe('agt.move.monsters');
    expect(optionsOf(play(ridden('on-scout'), 'baby:on-scout'))).toEqual(['in-scout', 'back']);
    expect(green(settle(ridden('on-scout'), 'baby:on-scout', 'in-scout').state)).toEqual([
      'baby m1 in-scout',
    ]);
  });

  it('crew who board it fight as in an area', () => {
    const state = out({
      phase: 'crew-attack',
      crew: { captain: 'in-scout' },
      ...{
        boats: { scout: 'lower' },
        monsters: [
          ['egg', 'in-scout'],
          ['egg', 'S17'],
        ],
        suited: ['captain'],
      },
      effects: { fuel: 'no-effect' },
    });
    expect(optionsOf(play(state))).toEqual(['in-scout', 'done']);
    const went = settle(state, 'in-scout', 'captain', 'hand:m1:egg', [2, 2, 2]);
    expect(green(went.state)).toEqual(['egg m2 S17']);
  });
});
