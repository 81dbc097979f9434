/** Preparation for Play, and how the Green Things are discovered. */
import { describe, expect, it } from 'vitest';
import type { AreaId } from '../../../src/rules/awful-green-things/data/areas.ts';
import { awfulGreenThings } from '../../../src/rules/awful-green-things/module.ts';
import { asked, optionsOf, play, SETUP, ship, told } from '../../support/rules/agt-ship.ts';

describe('where the game stands before the first turn', () => {
  it('is what is being done, and who is aboard once anybody may be', () => {
    const begun = awfulGreenThings.begin(SETUP);
    const standing = (phase: typeof begun.phase) => awfulGreenThings.text.standing({ ...begun, phase });
    expect(standing('weapons')).toEqual({
      within: 'before the first turn',
      title: 'Before the first turn',
      detail: 'weapons are laid out',
    });
    expect(standing('crew').detail).toBe('the crew take their places');
    expect(standing('monsters').detail).toBe('no crew, no Green Things');
  });
});

describe('the weapons', () => {
  it('lie at their pictures; the crew divide only the third Zgwortz and the third can of fuel', () => {
    const went = play(awfulGreenThings.begin(SETUP), 'galley', 'fuel-pod-2');
    const lying = went.state.weapons.map(({ id, at }) => [id, at]);
    expect(lying).toHaveLength(29);
    expect(Object.fromEntries(lying)).toMatchObject({
      'zgwortz-1': 'galley',
      'zgwortz-2': 'mess-deck',
      'zgwortz-3': 'galley',
      'fuel-1': 'fuel-pod-1',
      'fuel-2': 'fuel-pod-2',
      'fuel-3': 'fuel-pod-2',
      'beamer-1': 'sensor-1',
      'beamer-2': 'sensor-2',
      'knife-3': 'galley',
    });
    expect(went.questions.filter(({ rule }) => rule === 'agt.set-up.weapons')).toHaveLength(2);
    expect(went.state.cup).toHaveLength(15);
  });
});

describe('beamers that an earlier voyage has found to do nothing', () => {
  const beamers = (beamerTwoSettings: boolean) => {
    const known = [{ weapon: 'beamer', chit: 'no-effect' }] as const;
    const state = ship({ phase: 'weapons', effects: { beamer: 'no-effect' } });
    state.setup = { ...SETUP, beamerTwoSettings, voyage: { crew: [], names: [], known } };
    return told(play(state), 'agt.set-up.weapons')
      .flatMap(({ placed }) => placed.map(({ id }) => id))
      .filter((id) => id.startsWith('beamer'));
  };

  it('stay at home, unless they have another setting that nobody has tried', () => {
    expect(beamers(false)).toEqual([]);
    expect(beamers(true)).toEqual(['beamer-1', 'beamer-2']);
  });
});

describe('the crew', () => {
  it('are placed one by one where their list says; the Mascot is in the Captain’s Cabin', () => {
    const went = play(ship({ phase: 'crew' }), ...[]);
    expect(asked(went)).toBe('agt.set-up.population');
    const begun = awfulGreenThings.begin(SETUP);
    const first = play({ ...begun, phase: 'crew' });
    expect([asked(first), optionsOf(first)]).toEqual(['agt.set-up.crew', ['bridge-1', 'bridge-2']]);
    const placed = play({ ...begun, phase: 'crew' }, ...starts);
    expect(placed.state.crew.find(({ id }) => id === 'mascot')?.at).toBe('captains-cabin');
    expect(asked(placed)).toBe('agt.set-up.population');
  });
});

/** Places of the crew, one for each that has several, in the order of the counters. */
const starts: readonly AreaId[] = [
  ...([
    'bridge-1',
    'bridge-1',
    'bridge-1',
    'life-support',
    'engine-room',
    'ships-store',
    'sick-bay',
  ] as const),
  ...([
    'sick-bay',
    'bridge-1',
    'mess-deck',
    'pool-room',
    'pool-room',
    'galley',
    'bridge-1',
    'sensor-1',
  ] as const),
  ...([
    'engine-room',
    'machine-shop',
    'sick-bay',
    'crew-quarters-1',
    'crew-quarters-4',
    'machine-shop',
  ] as const),
];

describe('the first monsters', () => {
  const rolled = (population: number, first: number, setup = SETUP) =>
    play(ship({ phase: 'population', crew: { cook: 'galley' }, setup }), [population], [first]);

  it('are as many as the die says, with one Adult more if that was agreed', () => {
    expect(rolled(2, 1).state.waiting.toSorted()).toEqual([
      ...['adult', 'adult', 'adult', 'baby', 'baby', 'baby'],
      ...['egg', 'egg', 'egg', 'egg', 'egg', 'egg'],
    ]);
    const extra = rolled(2, 1, { ...SETUP, extraAdult: true }).state.waiting;
    expect(extra.filter((kind) => kind === 'adult')).toHaveLength(4);
  });

  it('begin in the area of the second die, or in any of the five on a six', () => {
    expect(optionsOf(rolled(1, 2))).toEqual(['adult:science-lab', 'baby:science-lab', 'egg:science-lab']);
    const any = optionsOf(rolled(1, 6)).filter((id) => id.startsWith('egg:'));
    expect(any).toEqual([
      'egg:cargo-hold',
      'egg:science-lab',
      'egg:scout-bay',
      'egg:cockboat-bay',
      'egg:saucer-bay',
    ]);
  });

  it('follow one to an area, next to another, and never where crew are', () => {
    const state = ship({
      phase: 'monsters',
      crew: { cook: 'galley' },
      monsters: [['adult', 'cargo-hold']],
      waiting: ['egg'],
    });
    expect(optionsOf(play(state))).toEqual(['egg:upper-cross-outer', 'egg:ships-store']);
  });

  it('go as near as an area is free where none is next to them (AGT-8)', () => {
    const state = ship({
      phase: 'monsters',
      crew: { cook: 'main-passage-5' },
      monsters: [['adult', 'science-lab']],
      waiting: ['egg'],
    });
    expect(optionsOf(play(state))).toEqual([
      'egg:upper-aft-inner',
      'egg:lower-aft-inner',
      'egg:main-passage-4',
    ]);
  });
});

describe('the discovery', () => {
  const start = () =>
    ship({
      phase: 'discovery',
      crew: { cook: 'galley', robot: 'aft-machine-shop', medic: 'mess-deck' },
      monsters: [
        ['adult', 'cargo-hold'],
        ['egg', 'ships-store'],
      ],
    });

  it('takes one or two of the crew into areas with monsters, an Egg’s too', () => {
    expect([...optionsOf(play(start()))].toSorted()).toEqual([
      'cook:cargo-hold',
      'cook:ships-store',
      'medic:cargo-hold',
      'medic:ships-store',
    ]);
    const one = play(start(), 'cook:cargo-hold');
    expect(optionsOf(one)).toContain('done');
    const two = play(start(), 'cook:cargo-hold', 'medic:ships-store');
    expect([asked(two), optionsOf(two)]).toEqual(['agt.strike.where', ['cargo-hold', 'ships-store', 'done']]);
  });

  it('lets them fight hand to hand before the first turn of the monsters', () => {
    const went = play(start(), 'medic:ships-store', 'done', 'ships-store', 'medic', 'hand:m2:egg', [6]);
    expect(told(went, 'agt.attack')).toMatchObject([{ target: 'm2', dice: 1, done: true }]);
    expect([went.state.turn, went.state.phase]).toEqual([4, 'grow']);
  });

  it('brings the nearest as near as he can where nobody gets there (AGT-9)', () => {
    const state = ship({
      phase: 'discovery',
      crew: { robot: 'sensor-1', machinist: 'computer' },
      monsters: [['adult', 'fuel-pod-2']],
    });
    const went = play(state);
    expect(told(went, 'agt.discovery')).toMatchObject([
      { crew: 'robot', from: 'sensor-1', to: 'main-passage-1', found: false },
    ]);
  });
});
