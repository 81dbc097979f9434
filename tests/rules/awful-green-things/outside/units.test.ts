/** New Units: jet suits, cargo movers and the Ook Soot. */
import { describe, expect, it } from 'vitest';
import { crewOf, out } from '../../../support/rules/agt-outside.ts';
import { asked, green, optionsOf, play, settle, told } from '../../../support/rules/agt-ship.ts';

const EGG = [['egg', 'wardroom']] as const;
const EGGS = [...EGG, ['egg', 'S3']] as const;

const five = (face: number) => Array<number>(5).fill(face);

describe('at the start', () => {
  it('eight jet suits are two each in bays and hold, two movers in the hold, the soot in Damage Control', () => {
    const state = out({ phase: 'weapons', crew: {}, turn: 0 });
    const { outside } = play(state, 'galley', 'fuel-pod-1').state;
    const of = (kind: string) => outside?.vehicles.filter((one) => one.kind === kind).map(({ at }) => at);
    const each = ['cargo-hold', 'scout-bay', 'cockboat-bay', 'saucer-bay'];
    expect(of('suit')?.toSorted()).toEqual([...each, ...each].toSorted());
    expect(of('mover')).toEqual(['cargo-hold', 'cargo-hold']);
    expect(outside?.soot).toEqual({ at: 'damage-control', worn: false });
  });
});

describe('a jet suit', () => {
  const grabbing = () =>
    out({
      phase: 'grab',
      crew: { medic: 'scout-bay', mascot: 'scout-bay', robot: 'scout-bay' },
      ...{ monsters: EGG, weapons: { 'torch-1': 'medic' }, vehicles: { 'suit-1': 'scout-bay' } },
    });

  it('is for all but the Mascot, the Robot too', () => {
    const enters = optionsOf(play(grabbing())).filter((id) => id.startsWith('enter:'));
    expect(enters).toEqual(['enter:medic:suit-1', 'enter:robot:suit-1']);
  });

  it('has the weapon dropped, which claws pick up in another turn', () => {
    const went = play(grabbing(), 'enter:medic:suit-1');
    expect(went.state.weapons[0]).toMatchObject({ at: 'scout-bay', by: null });
    expect(optionsOf(went).some((id) => id.includes('medic'))).toBe(false);
    went.state.turn += 1;
    expect(optionsOf(play(went.state))).toContain('take:medic:torch-1');
  });

  it('goes one area a turn, inside and through the airlock into space', () => {
    const moving = (at: 'scout-bay' | 'lower') =>
      out({ phase: 'crew-move', crew: { medic: at }, monsters: EGG, vehicles: { 'suit-1': 'medic' } });
    expect(optionsOf(play(moving('scout-bay'), 'medic'))).toEqual([
      ...['cockboat-bay', 'crew-quarters-4', 'lower', 'back'],
    ]);
    expect(optionsOf(play(moving('lower'), 'medic'))).toEqual([
      ...['aft', 'fore', 'sensor-2', 'scout-bay', 'cockboat-bay', 'saucer-bay', 'probe-launch', 'back'],
    ]);
    const went = settle(moving('scout-bay'), 'medic', 'lower');
    expect(went.state.outside?.vehicles[0]?.at).toBe('lower');
  });

  it('has one die in place of the occupant’s, against all of the skin under it', () => {
    const state = out({
      phase: 'crew-attack',
      crew: { captain: 'fore' },
      ...{
        monsters: [
          ['egg', 'S3'],
          ['egg', 'S1'],
        ],
        vehicles: { 'suit-1': 'captain' },
      },
    });
    const went = settle(state, 'S3', 'captain', 'hand:m1:egg', [5]);
    expect(told(went, 'agt.attack')).toMatchObject([{ dice: 1, done: true }]);
    expect(green(went.state)).toEqual(['egg m2 S1']);
  });

  it('is out of reach of Green Things in space', () => {
    const state = out({
      phase: 'monsters-attack',
      crew: { captain: 'fore' },
      ...{ monsters: [['adult', 'S3']], vehicles: { 'suit-1': 'captain' } },
    });
    expect(asked(play(state))).not.toBe('agt.attack.where');
  });

  const attacked = (faces: readonly number[]) =>
    settle(
      out({
        phase: 'monsters-attack',
        crew: { medic: 'galley' },
        monsters: Array.from({ length: 2 }, () => ['adult', 'galley'] as const),
        vehicles: { 'suit-1': 'medic' },
      }),
      'galley',
      'all:medic',
      [...faces],
    );

  it('is destroyed by twenty inside the ship, and what is more comes to its occupant', () => {
    const saved = attacked([6, 6, 6, 6, 2, 2, 1, 1]);
    expect(told(saved, 'agt.attack')).toMatchObject([{ total: 30, constitution: 31, done: false }]);
    expect(told(saved, 'agt.out.wrecked')).toMatchObject([{ vehicle: 'suit-1', crew: 'medic' }]);
    expect(crewOf(saved.state, 'medic')?.at).toBe('galley');
    const killed = attacked([6, 6, 6, 6, 2, 2, 2, 1]);
    expect(crewOf(killed.state, 'medic')?.fate).toBe('dead');
    const whole = attacked([6, 6, 1, 1, 1, 1, 1, 2]);
    expect(told(whole, 'agt.out.wrecked')).toEqual([]);
  });

  /** The captain floats where fuel goes off. */
  const burning = (cans: 1 | 2) =>
    out({
      phase: 'crew-attack',
      crew: { captain: 'fore', doc: 'S2', medic: 'S2', 'pilot-1': 'in-scout' },
      ...{ monsters: EGGS, suited: ['doc', 'medic'], boats: { scout: 'upper' } },
      weapons: { 'fuel-1': 'doc', ...(cans === 2 ? { 'fuel-2': 'medic' } : {}) },
      ...{ effects: { fuel: 'shrink' }, vehicles: { 'suit-1': 'captain' } },
    });

  it('destroyed in space leaves its occupant adrift, for a boat to pick up in the crew’s next move', () => {
    const went = settle(burning(1), 'S3', 'doc', 'fuel:S3', 'roll', five(4), five(1), five(1));
    const [wrecked] = told(went, 'agt.out.wrecked');
    expect(wrecked).toMatchObject({ crew: 'captain', adrift: true });
    expect(crewOf(went.state, 'captain')).toMatchObject({ at: 'adrift', fate: 'aboard' });
    const next = { ...went.state, phase: 'crew-move' as const, turn: 4 };
    for (const crewman of next.crew) crewman.moved = false;
    const saved = settle(next, 'rescue:scout:captain').state;
    expect([crewOf(saved, 'captain')?.at, saved.outside?.suited]).toEqual([
      'on-scout',
      expect.arrayContaining(['captain']),
    ]);
    const lost = play(next, 'done');
    expect(told(lost, 'agt.out.lost')).toMatchObject([{ crew: ['captain'] }]);
    expect(crewOf(lost.state, 'captain')?.fate).toBe('dead');
  });

  it('destroyed in space with its occupant leaves nobody adrift', () => {
    // Ten dice against 20 and 27.
    const tens = [...five(5), ...five(5)];
    const ones = [...five(1), ...five(1)];
    const went = settle(burning(2), 'S3', 'doc', 'fuel:S3', 'medic', 'fuel:S3', 'roll', tens, ones, ones);
    expect(told(went, 'agt.attack')).toMatchObject([{ total: 50, constitution: 47, done: true }, {}, {}]);
    expect(crewOf(went.state, 'captain')).toMatchObject({ at: null, fate: 'dead' });
    expect(told(went, 'agt.out.lost')).toEqual([]);
  });

  it('may be attacked while it is empty', () => {
    const state = out({
      phase: 'monsters-attack',
      crew: { medic: 'galley' },
      ...{ monsters: [['adult', 'scout-bay']], vehicles: { 'suit-1': 'scout-bay', 'suit-2': 'scout-bay' } },
    });
    expect(optionsOf(play(state, 'scout-bay'))).toEqual(['adult:suit-1', 'off']);
    const went = settle(state, 'scout-bay', 'adult:suit-1', [5, 5, 5, 5]);
    expect(went.state.outside?.vehicles.map(({ at }) => at)).toEqual([null, 'scout-bay']);
  });

  it('keeps gas off inside the ship, and doesn’t fit into a boat', () => {
    const state = out({
      phase: 'crew-attack',
      crew: { doc: 'galley', medic: 'galley', cook: 'galley' },
      monsters: [['egg', 'galley']],
      ...{ weapons: { 'gas-1': 'doc' }, effects: { gas: 'shrink' }, vehicles: { 'suit-1': 'medic' } },
    });
    const went = settle(state, 'galley', 'doc', 'gas:galley', 'roll', [6, 6, 6, 6, 6], [1, 1, 1, 1, 1]);
    expect(told(went, 'agt.stun').map(({ target }) => target)).toEqual(['doc', 'cook']);
    const bay = out({
      phase: 'crew-move',
      ...{ crew: { medic: 'scout-bay' }, monsters: EGG, vehicles: { 'suit-1': 'medic' } },
    });
    expect(optionsOf(play(bay)).some((id) => id.includes('scout'))).toBe(false);
  });

  it('is left inside the ship alone', () => {
    const grab = (at: 'galley' | 'lower') =>
      optionsOf(
        play(out({ phase: 'grab', crew: { medic: at }, monsters: EGG, vehicles: { 'suit-1': 'medic' } })),
      );
    expect(grab('galley')).toContain('get-out:medic');
    expect(grab('lower')).not.toContain('get-out:medic');
  });
});

describe('a cargo mover', () => {
  const mover = { vehicles: { 'mover-1': 'cook' as const } };

  it('lets gas in, which stuns by the pilot’s own constitution', () => {
    const state = out({
      phase: 'crew-attack',
      crew: { cook: 'cargo-hold', doc: 'cargo-hold' },
      monsters: [['egg', 'cargo-hold']],
      ...{ weapons: { 'gas-1': 'doc' }, effects: { gas: 'shrink' }, ...mover },
    });
    const went = settle(state, 'cargo-hold', 'doc', 'gas:cargo-hold', 'roll', five(1), [5, 4, 4, 4, 4]);
    expect(told(went, 'agt.stun')).toMatchObject([
      { target: 'doc', constitution: 11, done: false },
      { target: 'cook', constitution: 21, done: true },
    ]);
  });

  it('goes from the hold and the bays into space alone, and back', () => {
    const from = (at: 'cargo-hold' | 'lower' | 'aft') =>
      optionsOf(play(out({ phase: 'crew-move', crew: { cook: at }, monsters: EGG, ...mover }), 'cook'));
    expect(from('cargo-hold')).toEqual(['upper', 'back']);
    expect(from('lower')).toEqual(['aft', 'fore', 'scout-bay', 'cockboat-bay', 'saucer-bay', 'back']);
    // The engine tubes are too narrow.
    expect(from('aft')).toEqual(['upper', 'lower', 'back']);
  });

  it('throws one Green Thing of any size off into space, without a die', () => {
    const state = out({
      phase: 'crew-attack',
      crew: { cook: 'upper' },
      monsters: [
        ['adult', 'S6'],
        ['egg', 'S6'],
      ],
      ...mover,
    });
    const went = play(state, 'S6', 'cook', 'hand:m1:adult');
    expect(told(went, 'agt.out.throws')).toMatchObject([{ crew: 'cook', monster: 'm1' }]);
    expect(green(went.state)).toEqual(['egg m2 S6']);
  });

  it('has three dice inside, and reaches through a hatch', () => {
    const state = out({
      phase: 'crew-attack',
      crew: { cook: 'cargo-hold' },
      monsters: [['baby', 'galley']],
      ...mover,
    });
    const went = settle(state, 'galley', 'cook', 'hand:m1:baby', [4, 4, 4]);
    expect(told(went, 'agt.attack')).toMatchObject([{ dice: 3, done: true }]);
  });

  it('handles no weapon but fuel, which it may take through a hatch', () => {
    const state = out({
      phase: 'grab',
      crew: { cook: 'cargo-hold' },
      ...{
        monsters: EGG,
        weapons: { 'fuel-1': 'galley', 'torch-1': 'cargo-hold', 'knife-1': 'galley' },
        ...mover,
      },
    });
    expect(optionsOf(play(state)).filter((id) => id.startsWith('take:'))).toEqual(['take:cook:fuel-1']);
  });

  it('takes forty before anything comes to its occupant', () => {
    const state = out({
      phase: 'monsters-attack',
      crew: { cook: 'cargo-hold' },
      monsters: Array.from({ length: 3 }, () => ['adult', 'cargo-hold'] as const),
      ...mover,
    });
    const went = settle(state, 'cargo-hold', 'all:cook', [6, 6, 6, 6, 6, 5, 1, 1, 1, 1, 1, 1]);
    expect(told(went, 'agt.attack')).toMatchObject([{ total: 41, constitution: 61, done: false }]);
    expect(told(went, 'agt.out.wrecked')).toHaveLength(1);
    expect(crewOf(went.state, 'cook')?.at).toBe('cargo-hold');
  });
});

describe('the Ook Soot', () => {
  const grab = (soot: 'damage-control' | 'worn') =>
    out({ phase: 'grab', crew: { mascot: 'damage-control', doc: 'galley' }, monsters: EGG, soot });

  it('is put on and taken off as weapons are grabbed', () => {
    const worn = play(grab('damage-control'), 'soot:on');
    expect(worn.state.outside?.soot).toEqual({ at: null, worn: true });
    const off = play(worn.state, 'soot:off');
    expect(off.state.outside?.soot).toEqual({ at: 'damage-control', worn: false });
  });

  it('doubles the constitution, slows to three, and keeps gas off', () => {
    const fight = (soot: 'galley' | 'worn') =>
      out({
        phase: 'monsters-attack',
        crew: { mascot: 'galley', doc: 'sick-bay' },
        monsters: [['adult', 'galley']],
        soot,
      });
    const rolled = (soot: 'galley' | 'worn') =>
      told(settle(fight(soot), 'galley', 'adult:mascot', [4, 4, 4, 3]), 'agt.attack');
    expect(rolled('worn')).toMatchObject([{ constitution: 16, total: 15, done: false }]);
    expect(rolled('galley')).toMatchObject([{ constitution: 8, done: true }]);
    const steps = (soot: 'galley' | 'worn') =>
      optionsOf(
        play(
          out({ phase: 'crew-move', crew: { mascot: 'science-lab', doc: 'galley' }, monsters: EGG, soot }),
          'mascot',
        ),
      );
    expect(steps('worn').length).toBeLessThan(steps('galley').length);
    const gas = out({
      phase: 'crew-attack',
      crew: { doc: 'galley', mascot: 'galley' },
      ...{
        monsters: [['egg', 'galley']],
        weapons: { 'gas-1': 'doc' },
        effects: { gas: 'shrink' },
        soot: 'worn',
      },
    });
    const went = settle(gas, 'galley', 'doc', 'gas:galley', 'roll', [1, 1, 1, 1, 1]);
    expect(told(went, 'agt.stun').map(({ target }) => target)).toEqual(['doc']);
  });
});
