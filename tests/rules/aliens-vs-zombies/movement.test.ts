/** §6: who may go where. */
import { describe, expect, it } from 'vitest';
import type { PlaceId } from '../../../src/rules/aliens-vs-zombies/data/town.ts';
import { optionsOf, step, town, type Wanted } from '../../support/rules/avz-town.ts';

function actsOf(wanted: Wanted, at: PlaceId, ...more: readonly string[]): readonly string[] {
  return optionsOf(step(town(wanted), at, ...more));
}
const movesOf = (...of: Parameters<typeof actsOf>) =>
  actsOf(...of)
    .filter((id) => id.startsWith('move:'))
    .map((id) => id.slice('move:'.length));
const attacksOf = (...of: Parameters<typeof actsOf>) =>
  actsOf(...of)
    .filter((id) => id.startsWith('attack:'))
    .map((id) => id.slice('attack:'.length));

describe('movement', () => {
  it('goes from location to location by an edge, never by a corner', () => {
    expect(movesOf({ phase: 'zombies', zombies: { F5: { tough: 1 } } }, 'F5').sort()).toEqual(
      // F3 is a park and E4 too: from F5 two points reach neither over F4, nor E4 but by both.
      ['D5', 'E5', 'F4'].sort(),
    );
  });

  it('takes two points into a park, so that no attack on foot enters one', () => {
    const wanted: Wanted = { phase: 'aliens', aliens: { A1: ['tank'] }, zombies: { B2: { rotting: 1 } } };
    expect(movesOf(wanted, 'A1')).toContain('B2');
    const beside: Wanted = { phase: 'aliens', aliens: { B1: ['tank'] }, zombies: { B2: { rotting: 1 } } };
    expect(attacksOf(beside, 'B1')).toEqual([]);
    expect(step(town(beside), 'B1').events).toContainEqual({ rule: 'avz.parks', parks: ['B2'] });
  });

  it('takes a UFO one point anywhere, an attack into a park too', () => {
    const wanted: Wanted = { phase: 'aliens', aliens: { B1: ['ufo'] }, zombies: { B2: { rotting: 1 } } };
    expect(attacksOf(wanted, 'B1')).toEqual(['B2']);
    expect(movesOf(wanted, 'B1')).toHaveLength(29 - 3);
  });

  it('of a group goes where all of it may', () => {
    const wanted: Wanted = {
      phase: 'aliens',
      aliens: { B1: ['ufo', 'tank'] },
      zombies: { B2: { rotting: 1 } },
    };
    expect(attacksOf(wanted, 'B1')).toEqual([]);
    expect(attacksOf(wanted, 'B1', 'alone:ufo')).toEqual(['B2']);
    expect(attacksOf(wanted, 'B1', 'without:tank')).toEqual(['B2']);
  });

  it('ends where enemies are, but not for UFOs', () => {
    const wall = { A2: { rotting: 1 }, B2: { rotting: 1 }, C1: { rotting: 1 } };
    const on = (kind: 'tank' | 'ufo') =>
      movesOf({ phase: 'aliens', aliens: { B1: [kind] }, zombies: wall }, 'B1');
    expect([...on('tank')].sort()).toEqual(['A1', 'A2', 'B2', 'C1']);
    expect(on('ufo')).toContain('D1');
    expect(
      step(town({ phase: 'aliens', aliens: { B1: ['tank'] }, zombies: wall }), 'B1', 'move:C1').events.at(-1),
    ).toEqual({
      rule: 'avz.enemies',
      at: 'C1',
    });
  });

  it('takes a fast zombie through aliens only where another zombie stays with them, and past no leader', () => {
    const through = (zombies: Wanted['zombies'], kind: 'trooper' | 'leader' = 'trooper') =>
      movesOf(
        { phase: 'zombies', aliens: { B1: [kind], A2: ['tank'] }, zombies: { A1: { fast: 1 }, ...zombies } },
        'A1',
      );
    expect([...through({})].sort()).toEqual(['A2', 'B1']);
    expect(through({ B1: { rotting: 1 } })).toContain('C1');
    expect([...through({ B1: { rotting: 1 } }, 'leader')].sort()).toEqual(['A2', 'B1']);
  });

  it('keeps the last zombie where aliens are', () => {
    const wanted: Wanted = { phase: 'zombies', aliens: { B1: ['tank'] }, zombies: { B1: { rotting: 2 } } };
    expect(movesOf(wanted, 'B1')).toEqual([]);
    expect(movesOf(wanted, 'B1', 'alone:rotting')).toContain('C1');
    expect(step(town(wanted), 'B1').events.at(-1)).toEqual({ rule: 'avz.brains', at: 'B1', leader: false });
    // A zombie has gone; the other stays.
    const { state } = step(town(wanted), 'B1', 'alone:rotting', 'move:C1');
    expect(optionsOf(step(state, 'B1'))).toEqual(['attack:B1', 'chomp', 'other', 'pass']);
  });

  it('lets no zombie leave a leader', () => {
    const wanted: Wanted = { phase: 'zombies', aliens: { B1: ['leader'] }, zombies: { B1: { rotting: 5 } } };
    expect(movesOf(wanted, 'B1', 'alone:rotting')).toEqual([]);
  });

  it('lets aliens on the ground not leave fast zombies, of either size', () => {
    for (const fast of [{ fast: 1 }, { fast_mob: 1 }]) {
      const zombies = { B1: { rotting: 1, ...fast }, C1: { rotting: 1 } };
      const wanted: Wanted = { phase: 'aliens', aliens: { B1: ['tank', 'ufo'] }, zombies };
      expect([attacksOf(wanted, 'B1'), movesOf(wanted, 'B1')]).toEqual([['B1'], []]);
      expect(attacksOf(wanted, 'B1', 'alone:ufo')).toEqual(['B1', 'C1']);
    }
  });

  it('leaves four aliens together at the end of their actions, the big ones counting as two', () => {
    const aliens = { B1: ['mutant', 'bfar', 'trooper', 'tank'] } as const;
    const went = step(town({ phase: 'aliens', aliens }), 'end', 'trooper', 'tank');
    expect(went.state.aliens.filter(({ at }) => at === 'B1').map(({ kind }) => kind)).toEqual([
      'mutant',
      'bfar',
    ]);
    expect(went.state.dead).toEqual(town({}).dead);
  });
});
