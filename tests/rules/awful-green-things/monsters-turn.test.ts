/** The monsters' turn, phase by phase: growing, counters that run out, moving and stopping, attacks, meals, the Robot. */
import { describe, expect, it } from 'vitest';
import type { AreaId } from '../../../src/rules/awful-green-things/data/areas.ts';
import type { MonsterKind } from '../../../src/rules/awful-green-things/data/monsters.ts';
import { hordeOf, type State } from '../../../src/rules/awful-green-things/state.ts';
import { asked, green, optionsOf, play, ship, told } from '../../support/rules/agt-ship.ts';

const many = (count: number, kind: MonsterKind, at: AreaId) =>
  Array.from({ length: count }, () => [kind, at] as const);

const stun = (state: State, ...ids: readonly string[]): State => {
  for (const monster of state.monsters) if (ids.includes(monster.id)) monster.wakes = state.turn + 1;
  return state;
};

const grows = (monsters: readonly (readonly [MonsterKind, AreaId])[]) =>
  ship({ phase: 'grow', crew: { cook: 'sensor-1' }, monsters });

describe('growing', () => {
  const all = () =>
    grows([
      ['adult', 'galley'],
      ['baby', 'galley'],
      ['egg', 'wardroom'],
      ['fragment', 'wardroom'],
    ]);

  it.each([
    [
      'adult',
      ['adult m1 galley', 'baby m2 galley', 'egg m3 wardroom', 'fragment m4 wardroom', 'egg m5 galley'],
    ],
    ['baby', ['adult m1 galley', 'adult m2 galley', 'egg m3 wardroom', 'fragment m4 wardroom']],
    ['egg', ['adult m1 galley', 'baby m2 galley', 'baby m3 wardroom', 'fragment m4 wardroom']],
    ['fragment', ['adult m1 galley', 'baby m2 galley', 'egg m3 wardroom', 'baby m4 wardroom']],
  ])('takes one of the four levels: %s', (level, after) => {
    expect(green(play(all(), level, 'done').state)).toEqual(after);
  });

  it('leaves out whoever is stunned', () => {
    const state = stun(grows([...many(2, 'baby', 'galley'), ['egg', 'galley'], ['egg', 'galley']]), 'm1');
    expect(green(play(state, 'baby').state).filter((one) => one.startsWith('adult'))).toEqual([
      'adult m2 galley',
    ]);
  });

  it('has only as many as there are counters, and the monster player says where', () => {
    const state = grows([
      ...many(11, 'adult', 'galley'),
      ['baby', 'wardroom'],
      ['baby', 'mess-deck'],
      ['egg', 'mess-deck'],
    ]);
    const went = play(state, 'baby');
    expect([asked(went), optionsOf(went)]).toEqual(['agt.grow.which', ['wardroom', 'mess-deck']]);
    const after = play(state, 'baby', 'mess-deck');
    expect(hordeOf(after.state.monsters)).toEqual({ adult: 12, baby: 1, egg: 1, fragment: 0 });
    expect(told(after, 'agt.grow')).toMatchObject([{ short: 1 }]);
  });

  it.each([
    // No Adult left: Babies can't. No Baby left: Eggs and Fragments can't. No Egg left: nothing is laid.
    [
      [...many(12, 'adult', 'galley'), ...many(2, 'baby', 'galley'), ...many(1, 'egg', 'galley')],
      ['adult', 'egg'],
    ],
    [
      [
        ...many(18, 'baby', 'galley'),
        ...many(2, 'egg', 'galley'),
        ...many(1, 'fragment', 'galley'),
        ...many(1, 'adult', 'galley'),
      ],
      ['adult', 'baby'],
    ],
    [
      [...many(19, 'egg', 'galley'), ...many(3, 'adult', 'galley'), ...many(1, 'baby', 'galley')],
      ['baby', 'egg'],
    ],
  ] as const)('offers no level whose counters have run out (%#)', (monsters, levels) => {
    expect(optionsOf(play(grows([...monsters])))).toEqual([...levels, 'none', 'concede']);
  });
});

describe('moving', () => {
  const moves = (
    crew: Parameters<typeof ship>[0]['crew'],
    monsters: readonly (readonly [MonsterKind, AreaId])[],
  ) => ship({ phase: 'monsters-move', crew: { ...crew }, monsters });

  it('takes Babies one area and Adults two; Eggs and Fragments lie still', () => {
    const state = moves({ cook: 'sensor-1' }, [
      ['adult', 'science-lab'],
      ['baby', 'wardroom'],
      ['egg', 'galley'],
      ['fragment', 'galley'],
    ]);
    expect(optionsOf(play(state))).toEqual(['baby:wardroom', 'adult:science-lab', 'done']);
    expect(optionsOf(play(state, 'baby:wardroom'))).toEqual(['upper-cross-inner', 'back']);
    expect(optionsOf(play(state, 'adult:science-lab'))).toEqual([
      ...['main-passage-5', 'upper-aft-inner', 'lower-aft-inner', 'main-passage-4', 'back'],
    ]);
  });

  it('stops where crew are awake, and goes past those who are stunned', () => {
    const state = moves({ cook: 'main-passage-5' }, [['adult', 'science-lab']]);
    expect(optionsOf(play(state, 'adult:science-lab'))).toEqual(['main-passage-5', 'back']);
    for (const crewman of state.crew) crewman.wakes = crewman.id === 'cook' ? 4 : null;
    expect(optionsOf(play(state, 'adult:science-lab'))).toContain('main-passage-4');
  });

  it('stops at a fence that is on, and may always leave', () => {
    const state = moves({ cook: 'science-lab' }, [['adult', 'science-lab']]);
    state.weapons.push({ id: 'fence-1', kind: 'fence', at: 'main-passage-5', by: null, on: true });
    const went = play(state, 'adult:science-lab');
    expect(optionsOf(went)).toEqual(['main-passage-5', 'back']);
    expect(told(play(state, 'adult:science-lab', 'main-passage-5'), 'agt.move.monsters')).toMatchObject([
      { stopped: 'fence' },
    ]);
  });

  it('takes one, or all of a kind that stand together; nobody who is stunned', () => {
    const state = stun(moves({ cook: 'sensor-1' }, many(3, 'baby', 'wardroom')), 'm1');
    const went = play(state, 'baby:wardroom', 'all:upper-cross-inner');
    expect(green(went.state)).toEqual([
      'baby m1 wardroom stunned',
      'baby m2 upper-cross-inner',
      'baby m3 upper-cross-inner',
    ]);
  });
});

describe('attacking', () => {
  it('is for all that are awake, Fragments too, and never for Eggs (AGT-3)', () => {
    const state = stun(
      ship({
        phase: 'monsters-attack',
        crew: { cook: 'galley' },
        monsters: [
          ['adult', 'galley'],
          ['baby', 'galley'],
          ['egg', 'galley'],
          ['fragment', 'galley'],
        ],
      }),
      'm2',
    );
    expect(optionsOf(play(state, 'galley'))).toEqual(['all:cook', 'adult:cook', 'fragment:cook', 'off']);
  });

  it('asks who eats where several kinds attacked, and grows that one', () => {
    const state = ship({
      phase: 'monsters-attack',
      crew: { doc: 'galley', cook: 'sensor-1' },
      monsters: [
        ['adult', 'galley'],
        ['baby', 'galley'],
        ['fragment', 'galley'],
      ],
    });
    const went = play(state, 'galley', 'all:doc', [6, 6, 1, 1, 1, 1, 1]);
    expect([asked(went), optionsOf(went)]).toEqual(['agt.eat', ['adult', 'baby', 'fragment']]);
    const eats = (kind: string) => green(play(state, 'galley', 'all:doc', [6, 6, 1, 1, 1, 1, 1], kind).state);
    expect(eats('adult')).toContain('egg m4 galley');
    expect(eats('baby')).toContain('adult m2 galley');
    expect(eats('fragment')).toContain('baby m3 galley');
  });

  it('leaves a body without growth where there is no counter (AGT-6)', () => {
    const state = ship({
      phase: 'monsters-attack',
      crew: { doc: 'galley', cook: 'sensor-1' },
      monsters: [['baby', 'galley'], ...many(12, 'adult', 'engine-room')],
    });
    const went = play(state, 'galley', 'baby:doc', [6, 6]);
    expect(went.state.crew.find(({ id }) => id === 'doc')?.fate).toBe('dead');
    expect(hordeOf(went.state.monsters)).toEqual({ adult: 12, baby: 1, egg: 0, fragment: 0 });
  });

  it('leaves what the dead man held where he fell', () => {
    const state = ship({
      phase: 'monsters-attack',
      crew: { doc: 'galley', cook: 'sensor-1' },
      monsters: [['adult', 'galley']],
      weapons: { 'hypodermic-1': 'doc' },
    });
    const went = play(state, 'galley', 'adult:doc', [6, 6, 1, 1]);
    expect(went.state.weapons).toMatchObject([{ id: 'hypodermic-1', at: 'galley', by: null }]);
  });

  it('has no effect where it fails, and each of them attacks once', () => {
    const state = ship({
      phase: 'monsters-attack',
      crew: { captain: 'galley' },
      monsters: [['adult', 'galley']],
    });
    const went = play(state, 'galley', 'adult:captain', [6, 6, 6, 6]);
    expect(told(went, 'agt.attack')).toMatchObject([{ total: 24, done: false }]);
    expect(went.state.crew.find(({ id }) => id === 'captain')?.at).toBe('galley');
    expect(went.state.phase).toBe('grab');
  });
});

describe('the Robot', () => {
  const start = (monsters: readonly (readonly [MonsterKind, AreaId])[] = many(8, 'adult', 'galley')) =>
    ship({ phase: 'monsters-attack', crew: { robot: 'galley', cook: 'galley' }, monsters });
  const DICE = Array<number>(32).fill(2);

  it('is attacked before all others', () => {
    expect(optionsOf(play(start(), 'galley'))).toEqual(['all:robot', 'adult:robot', 'off']);
  });

  it('is eaten by one of them, to whom a chit does what it says; it goes back to the cup (AGT-14)', () => {
    const state = start();
    const eaten = (chit: string, ...dice: readonly (readonly number[])[]) =>
      play(state, 'galley', 'all:robot', DICE, chit, ...dice);
    const left = (went: ReturnType<typeof eaten>) => hordeOf(went.state.monsters);
    expect(left(eaten('shrink'))).toEqual({ adult: 7, baby: 1, egg: 0, fragment: 0 });
    expect(left(eaten('grow'))).toEqual({ adult: 8, baby: 0, egg: 0, fragment: 0 });
    expect(left(eaten('fragments', [4]))).toEqual({ adult: 7, baby: 0, egg: 0, fragment: 4 });
    expect(left(eaten('kill-3', [6, 6, 6]))).toEqual({ adult: 7, baby: 0, egg: 0, fragment: 0 });
    expect(
      eaten('stun-5', [6, 6, 6, 6, 6]).state.monsters.filter(({ wakes }) => wakes !== null),
    ).toHaveLength(1);
    expect(left(eaten('no-effect'))).toEqual({ adult: 8, baby: 0, egg: 0, fragment: 0 });
    expect(eaten('no-effect').state.cup).toHaveLength(15);
  });
});

describe('waking up', () => {
  it('comes after the attacks of the turn that was missed', () => {
    const state = ship({
      phase: 'monsters-wake',
      crew: { cook: 'galley' },
      monsters: many(2, 'baby', 'wardroom'),
    });
    const [one, other] = state.monsters;
    if (one) one.wakes = state.turn;
    // Stunned in this very turn, by a fence (AGT-4).
    if (other) other.wakes = state.turn + 1;
    expect(green(play(state, 'done').state)).toEqual(['baby m1 wardroom', 'baby m2 wardroom stunned']);
  });
});
