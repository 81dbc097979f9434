/** Entering and Leaving the Ship; Airlock Control. */
import { describe, expect, it } from 'vitest';
import { crewOf, out } from '../../../support/rules/agt-outside.ts';
import { asked, optionsOf, play, settle, told } from '../../../support/rules/agt-ship.ts';

const EGG = [['egg', 'wardroom']] as const;

describe('crew', () => {
  const moving = (at: 'scout-bay' | 'cockboat-passage') =>
    out({ phase: 'crew-move', crew: { medic: at, doc: 'galley' }, monsters: EGG });

  it('go out where they begin next to an airlock, and not after a step', () => {
    const bay = optionsOf(play(moving('scout-bay'), 'medic'));
    expect(bay).toContain('S17');
    expect(bay).not.toContain('S18');
    expect(optionsOf(play(moving('cockboat-passage'), 'medic')).some((id) => id.startsWith('S'))).toBe(false);
  });

  it('do nothing else in that turn, and wear a suit outside', () => {
    const state = out({
      phase: 'crew-move',
      crew: { medic: 'scout-bay', doc: 'galley' },
      monsters: [['egg', 'S17']],
    });
    const went = play(state, 'medic', 'S17', 'done');
    expect(told(went, 'agt.out.airlock')).toMatchObject([{ who: ['medic'], from: 'scout-bay', to: 'S17' }]);
    expect(went.state.outside?.suited).toEqual(['medic']);
    expect(asked(went)).not.toBe('agt.strike.where');
  });

  it('come in again the same way, and take the suit off', () => {
    const state = out({
      ...{ phase: 'crew-move', crew: { medic: 'S17', doc: 'galley' }, monsters: EGG, suited: ['medic'] },
    });
    const went = settle(state, 'medic', 'scout-bay');
    expect(crewOf(went.state, 'medic')).toMatchObject({ at: 'scout-bay', attacked: true });
    expect(went.state.outside?.suited).toEqual([]);
  });

  it('need a suit, which the Mascot has only in its soot', () => {
    const mascot = (soot: 'worn' | 'galley') =>
      optionsOf(
        play(
          out({
            phase: 'crew-move',
            crew: { mascot: 'scout-bay', doc: 'galley' },
            ...{ monsters: EGG, soot },
          }),
          'mascot',
        ),
      );
    expect(mascot('galley')).not.toContain('S17');
    expect(mascot('worn')).toContain('S17');
  });
});

describe('Green Things', () => {
  const moving = (monsters: readonly (readonly ['adult' | 'baby' | 'egg', 'S17' | 'scout-bay'])[]) =>
    out({ phase: 'monsters-move', crew: { doc: 'galley' }, monsters });

  it('use the airlocks like crew, both ways', () => {
    expect(optionsOf(play(moving([['baby', 'scout-bay']]), 'baby:scout-bay'))).toContain('S17');
    const went = settle(moving([['adult', 'S17']]), 'adult:S17', 'scout-bay');
    expect(told(went, 'agt.out.airlock')).toMatchObject([{ who: ['m1'], kind: 'adult', to: 'scout-bay' }]);
    expect(went.state.monsters[0]).toMatchObject({ at: 'scout-bay', moved: true, attacked: true });
  });
});

describe('an officer on a bridge', () => {
  const turn = (captain: 'bridge-1' | 'galley', closed: readonly 'scout-bay'[] = []) =>
    out({ phase: 'locks', crew: { captain }, monsters: [['adult', 'S17']], closed });

  it('opens or closes any one airlock as the monsters’ turn begins; nobody else is asked', () => {
    const went = play(turn('bridge-1'));
    expect(asked(went)).toBe('agt.out.lock');
    expect(optionsOf(went)).toHaveLength(9);
    expect(asked(play(turn('galley')))).toBe('agt.grow');
    const stunned = turn('bridge-1');
    for (const crewman of stunned.crew) crewman.wakes = 4;
    expect(asked(play(stunned))).toBe('agt.grow');
  });

  it('shuts it for both sides until another turn of the monsters begins', () => {
    const closed = play(turn('bridge-1'), 'close:scout-bay', 'none');
    expect(optionsOf(play(closed.state, 'adult:S17'))).not.toContain('scout-bay');
    const crew = out({
      phase: 'crew-move',
      crew: { medic: 'scout-bay' },
      monsters: EGG,
      closed: ['scout-bay'],
    });
    expect(optionsOf(play(crew))).toEqual(['medic', 'suit-up:medic', 'done']);
    expect(optionsOf(play(crew, 'medic'))).not.toContain('S17');
    expect(optionsOf(play(turn('bridge-1', ['scout-bay'])))).toContain('open:scout-bay');
    const opened = settle(turn('bridge-1', ['scout-bay']), 'open:scout-bay');
    expect(opened.state.outside?.closed).toEqual([]);
  });

  it('gets its chance at the start of every turn', () => {
    const state = out({
      phase: 'crew-wake',
      crew: { 'first-officer': 'bridge-2' },
      monsters: [['adult', 'S17']],
    });
    const went = play(state);
    expect([asked(went), went.state.turn]).toEqual(['agt.out.lock', 4]);
  });
});

describe('crew inside', () => {
  const entering = (
    crew: NonNullable<Parameters<typeof out>[0]['crew']>,
    inside: number,
    answers: readonly string[] = [],
  ) => {
    const nest = Array.from({ length: inside }, () => ['baby', 'scout-bay'] as const);
    const state = out({ phase: 'monsters-move', crew, monsters: [['adult', 'S17'], ...nest] });
    return play(state, 'adult:S17', 'scout-bay', ...answers);
  };

  it('may hold it shut, for the whole turn', () => {
    expect(asked(entering({ medic: 'scout-bay' }, 0))).toBe('agt.out.hold');
    const held = entering({ medic: 'scout-bay' }, 0, ['hold']);
    expect(told(held, 'agt.out.hold')).toMatchObject([{ exit: 'scout-bay', by: 'medic' }]);
    expect(held.state.monsters[0]).toMatchObject({ at: 'S17', moved: false });
    expect(optionsOf(play(held.state, 'adult:S17'))).not.toContain('scout-bay');
    expect(entering({ medic: 'scout-bay' }, 0, ['let']).state.monsters[0]?.at).toBe('scout-bay');
  });

  it('keep it shut against themselves in the turn after, on foot, in suits and in boats', () => {
    const held = entering({ medic: 'scout-bay', doc: 'scout-bay' }, 0, ['hold']).state;
    const next = (turn: number) => ({ ...held, phase: 'crew-move' as const, turn });
    const offered = optionsOf(play(next(3)));
    expect(offered.some((id) => id.includes(':scout'))).toBe(false);
    expect(optionsOf(play(next(3), 'medic'))).not.toContain('S17');
    // Another turn of the monsters has begun: nobody holds it any more.
    const later = settle({ ...held, phase: 'crew-wake' }).state;
    expect(optionsOf(play({ ...later, phase: 'crew-move' }, 'medic'))).toContain('S17');
  });

  it('have it open again where Green Things came in after all', () => {
    const held = entering({ medic: 'scout-bay' }, 0, ['hold']).state;
    held.monsters.push({
      ...{ id: 'm9', kind: 'baby', at: 'scout-bay', wakes: null },
      ...{ moved: true, attacked: false, fresh: false },
    });
    const in_ = settle(held, 'adult:S17', 'scout-bay').state;
    expect(optionsOf(play({ ...in_, phase: 'crew-move' }, 'medic'))).toContain('S17');
  });

  it('can’t where there are Green Things enough to attack all of them', () => {
    expect(asked(entering({ medic: 'scout-bay', doc: 'scout-bay' }, 1))).toBe('agt.out.hold');
    expect(asked(entering({ medic: 'scout-bay', doc: 'scout-bay' }, 2))).not.toBe('agt.out.hold');
  });

  it('has a hand free beside the Robot, whom all of them attack', () => {
    expect(asked(entering({ robot: 'scout-bay', doc: 'scout-bay' }, 4))).toBe('agt.out.hold');
    expect(asked(entering({ robot: 'scout-bay' }, 4))).not.toBe('agt.out.hold');
  });

  it('is not the Mascot, nor anybody stunned', () => {
    expect(asked(entering({ mascot: 'scout-bay' }, 0))).not.toBe('agt.out.hold');
  });

  it('lets go when enough of them have come from inside', () => {
    const held = entering({ medic: 'scout-bay' }, 0, ['hold']).state;
    held.monsters.push({
      ...{ id: 'm9', kind: 'baby', at: 'scout-bay', wakes: null },
      ...{ moved: true, attacked: false, fresh: false },
    });
    expect(optionsOf(play(held, 'adult:S17'))).toContain('scout-bay');
  });
});
