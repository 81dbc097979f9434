/** §2 to §4: set-up, spawning, what is on the tiles, landing, the end of a turn and of the game. */
import { describe, expect, it } from 'vitest';
import { PLACES } from '../../../src/rules/aliens-vs-zombies/data/town.ts';
import { victoryOf } from '../../../src/rules/aliens-vs-zombies/data/victory.ts';
import { aliensVsZombies } from '../../../src/rules/aliens-vs-zombies/module.ts';
import { optionsOf, step, town } from '../../support/rules/avz-town.ts';

const hand = (kind: 'rotting' | 'fast', count: number) => Array<typeof kind>(count).fill(kind);

describe('set-up', () => {
  it('draws fifteen of sixty zombies and lets no more than three stand together', () => {
    const drawn = step(aliensVsZombies.begin({}), ...hand('rotting', 15));
    expect(drawn.questions).toHaveLength(15);
    expect(drawn.questions[0]).toMatchObject({ kind: 'draw', rule: 'avz.grave' });
    expect([drawn.state.hand.length, drawn.state.grave.rotting]).toEqual([15, 1]);
    let { state } = drawn;
    for (let one = 0; one < 3; one++) ({ state } = step(state, 'C3'));
    expect(optionsOf(step(state))).toHaveLength(PLACES.length - 1);
  });

  it('has the three groups of aliens land apart, where no counter stands', () => {
    const before = town({ phase: 'first-aliens', zombies: { A1: { rotting: 1 } } });
    const { state } = step(before, 'B1');
    expect(state.aliens.filter(({ at }) => at === 'B1').map(({ kind }) => kind)).toEqual([
      'trooper',
      'ufo',
      'tank',
    ]);
    expect(optionsOf(step(state))).not.toContain('B1');
    expect(optionsOf(step(state))).not.toContain('A1');
    const third = step(step(state, 'C1').state, 'D2').state;
    expect(step(third).state).toMatchObject({ phase: 'event', turn: 4 });
  });
});

describe('an event', () => {
  it('turns a tile over that is never seen again, and raises as many as it says', () => {
    const went = step(town({ phase: 'event', grave: { fast: 9 } }), 'tile-4', ...hand('fast', 5));
    expect(went.state).toMatchObject({ shown: ['tile-4'], icons: ['laser'], hand: hand('fast', 5) });
    expect(went.state.unseen).toHaveLength(9);
  });

  it('loses what the grave hasn’t any more', () => {
    const went = step(town({ phase: 'event', grave: { fast: 3 } }), 'tile-4', ...hand('fast', 3));
    expect(went.events).toContainEqual({ rule: 'avz.spawn.lost', count: 2 });
  });

  it('has them rise on the outside edge and on dirt lots, beside aliens too', () => {
    const state = town({ phase: 'spawning', hand: hand('fast', 1), aliens: { C3: ['tank'] } });
    const places = optionsOf(step(state));
    expect(places).toEqual(expect.arrayContaining(['A1', 'D1', 'F5', 'C3', 'E2', 'B4']));
    expect(places).not.toContain('B2');
    expect(places).toHaveLength(18 + 3);
  });

  it('bites one die for each alien: a 5 kills, armour or not, nothing is saved, and one of the dead rises there', () => {
    const state = town({
      phase: 'icons',
      icons: ['bite', 'bite'],
      dead: { tough: 1 },
      aliens: { B1: ['tank', 'leader'] },
    });
    const went = step(state, 'B1', [5, 4], 'tank', 'tough');
    expect(went.questions.map(({ rule }) => rule)).toEqual([
      'avz.bite.place',
      'avz.bite',
      'avz.hits',
      'avz.bite.rises',
    ]);
    expect(went.state).toMatchObject({ icons: ['bite'], dead: { tough: 0 }, grave: { tough: 0 } });
    expect(went.state.town.B1.ready.tough).toBe(1);
  });

  it('clears a location with a laser on no more than its counters, mobs being one', () => {
    const state = town({ phase: 'icons', icons: ['laser'], zombies: { B1: { rotting: 1, tough_mob: 1 } } });
    expect(step(state, 'B1', [2]).state.dead).toMatchObject({ rotting: 1, tough_mob: 1 });
    expect(step(state, 'B1', [3]).state.dead).toMatchObject({ rotting: 0, tough_mob: 0 });
  });

  it('lets aliens on the ground among claws blast or pass, and UFOs do all', () => {
    const { state } = step(town({ phase: 'icons', icons: ['claw'] }));
    const clawed = town({
      phase: 'aliens',
      claw: state.claw,
      aliens: { B1: ['tank', 'ufo'] },
      zombies: { B1: { rotting: 1 }, C1: { rotting: 1 } },
    });
    expect(optionsOf(step(clawed, 'B1', 'alone:tank'))).toEqual(['blast', 'other', 'pass']);
    expect(optionsOf(step(clawed, 'B1', 'alone:ufo'))).toEqual(
      expect.arrayContaining(['attack:C1', 'blast', 'move:A1']),
    );
  });

  it('raises one more for each alien on the map, and whoever dies in that turn goes back to the grave', () => {
    const state = town({
      phase: 'icons',
      icons: ['rise'],
      grave: { fast: 9 },
      aliens: { B1: ['tank', 'ufo'], C1: ['bfar'] },
    });
    const went = step(state, ...hand('fast', 3));
    expect(went.state).toMatchObject({ rise: true, hand: hand('fast', 3) });
    const risen = town({
      phase: 'aliens',
      rise: true,
      aliens: { B1: ['tank'] },
      zombies: { B1: { rotting: 2 } },
    });
    const { dead, grave } = step(risen, 'B1', 'attack:B1', [4, 4, 4], [1, 1, 1]).state;
    expect([dead.rotting, grave.rotting]).toEqual([0, 2]);
  });

  it('makes a trooper the Mutant, which stomps through up to six locations, none of them twice', () => {
    const state = town({
      phase: 'icons',
      icons: ['mutant'],
      aliens: { B1: ['trooper'] },
      zombies: { B1: { fast: 1 }, B2: { rotting: 1, tough: 1 } },
    });
    const went = step(state, 'B1', 'B2', 'B2:tough', 'B3', 'B4', 'C4', 'C3', 'C2');
    expect(went.kind).toBe('finished');
    expect(went.state.aliens.filter(({ at }) => at !== null)).toMatchObject([{ kind: 'mutant', at: 'C2' }]);
    expect(went.state.dead).toMatchObject({ tough: 1, rotting: 0, fast: 0 });
    const again = step(state, 'B1', 'B2', 'B2:tough', 'B3');
    expect(optionsOf(again)).not.toContain('B2');
  });

  it('has no effect without a trooper on the map, or an empty location for the BFAR', () => {
    expect(step(town({ phase: 'icons', icons: ['mutant'], aliens: { B1: ['tank'] } })).events).toEqual([
      { rule: 'avz.icon.none', icon: 'mutant' },
    ]);
    const full = Object.fromEntries(PLACES.map((place) => [place, { rotting: 1 }]));
    expect(step(town({ phase: 'icons', icons: ['bfar'], zombies: full })).events).toEqual([
      { rule: 'avz.icon.none', icon: 'bfar' },
    ]);
  });

  it('lands the BFAR, whose missiles reach over corners; the zombie player says who falls', () => {
    const state = town({
      phase: 'icons',
      icons: ['bfar'],
      zombies: { A1: { rotting: 1 }, C3: { fast_mob: 1 }, D4: { tough: 3 } },
    });
    const went = step(state, 'B2', [4, 4, 4, 3, 3, 3], 'C3:fast_mob');
    expect(went.state.dead).toMatchObject({ fast_mob: 1, rotting: 1, tough: 0 });
    expect(went.questions[2]).toMatchObject({ seat: 'zombies', rule: 'avz.removed' });
  });
});

describe('a landing', () => {
  it('brings small units for a die and one, a leader at most, where nobody stood when it began', () => {
    const state = town({ phase: 'landing', zombies: { A1: { rotting: 1 } }, aliens: { B1: ['tank'] } });
    const first = step(state, [6]);
    expect(optionsOf(first)).toEqual(['trooper', 'ufo', 'tank', 'leader', 'none']);
    expect(optionsOf(step(state, [6], 'leader'))).not.toEqual(expect.arrayContaining(['A1', 'B1']));
    // Seven points: a leader for two, a tank for three beside him, and two are left for anything but a leader or a tank.
    const third = step(state, [6], 'leader', 'C1', 'tank', 'C1');
    expect(optionsOf(third)).toEqual(['trooper', 'ufo', 'none']);
    expect(optionsOf(step(state, [1]))).toEqual(['trooper', 'ufo', 'leader', 'none']);
  });
});

describe('the end', () => {
  it('comes after the eighth turn, by the dead pile alone', () => {
    const { state } = step(
      town({ phase: 'zombies', turn: 8, dead: { fast: 26 }, zombies: { A1: { rotting: 1 } } }),
      'end',
    );
    expect(aliensVsZombies.outcome(state)).toEqual({ level: 'aliens', dead: 26 });
    const { state: seventh } = step(
      town({ phase: 'zombies', turn: 7, zombies: { A1: { rotting: 1 } } }),
      'end',
    );
    expect([seventh.turn, aliensVsZombies.outcome(seventh)]).toEqual([8, undefined]);
  });

  it('has five levels', () => {
    const levels = [0, 10, 11, 20, 21, 25, 26, 35, 36, 60].map((dead) => victoryOf(dead).result);
    expect(levels).toEqual([
      ...['overwhelming-zombies', 'overwhelming-zombies', 'zombies', 'zombies', 'stalemate', 'stalemate'],
      ...['aliens', 'aliens', 'incredible-aliens', 'incredible-aliens'],
    ]);
  });
});
