/** The Crew Starting Locations, row by row as the book prints them, and who may set the engines to overload. */
import { describe, expect, it } from 'vitest';
import type { AreaId } from '../../../src/rules/awful-green-things/data/areas.ts';
import { CREW_IDS, type CrewId, crewmanOf } from '../../../src/rules/awful-green-things/data/crew.ts';
import { optionsOf, play, ship, told } from '../../support/rules/agt-ship.ts';

const BRIDGES = ['bridge-1', 'bridge-2'] as const;
const SHOPS = ['aft-machine-shop', 'machine-shop'] as const;
const SENSORS = ['sensor-1', 'sensor-2'] as const;
// The board has four areas of that name, and calls the Computer Room Computer (AGT-10, AGT-11).
const QUARTERS = ['crew-quarters-1', 'crew-quarters-2', 'crew-quarters-3', 'crew-quarters-4'] as const;

/** Attack dice, constitution and movement, then where they may begin. */
const PRINTED: readonly (readonly [CrewId, string, readonly string[]])[] = [
  ['captain', '3/27/3', BRIDGES],
  ['first-officer', '2/19/3', BRIDGES],
  ['comm-officer', '1/11/4', [...BRIDGES, 'computer']],
  ['operations-officer', '1/12/3', ['life-support', 'officers-quarters']],
  ['engineering-officer', '1/12/2', ['engine-room', 'pool-room']],
  ['supply-officer', '1/11/2', ['ships-store', 'wardroom']],
  ['doc', '1/11/4', ['sick-bay', 'pool-room']],
  ['medic', '1/11/4', ['sick-bay', 'hospital-ward']],
  ['sparks', '1/16/3', BRIDGES],
  ['sergeant', '3/21/3', ['pool-room', 'mess-deck']],
  ['marine-1', '2/19/3', ['pool-room', 'sick-bay']],
  ['marine-2', '2/18/3', ['pool-room', 'sick-bay']],
  ['cook', '1/21/3', ['galley', 'wardroom']],
  ['yeoman', '1/15/3', BRIDGES],
  ['technician', '1/11/4', SENSORS],
  ['engineer', '2/13/2', ['engine-room', ...SHOPS]],
  ['machinist', '2/14/2', SHOPS],
  ['coxswain', '2/18/3', ['mess-deck', 'sick-bay']],
  ['pilot-1', '1/15/3', [...QUARTERS, 'pool-room']],
  ['pilot-2', '1/12/3', [...QUARTERS, 'pool-room']],
  ['robot', '4/44/1', SHOPS],
  ['mascot', '1/8/4', ['captains-cabin']],
];

describe('the crew', () => {
  it('are the twenty-two of the book', () => {
    expect(PRINTED.map(([id]) => id).toSorted()).toEqual([...CREW_IDS].toSorted());
  });

  it.each(PRINTED)('have the %s with %s, who begins where the book says', (id, numbers, starts) => {
    const { dice, constitution, move, starts: ours } = crewmanOf(id);
    expect([`${dice}/${constitution}/${move}`, [...ours].toSorted()]).toEqual([
      numbers,
      [...starts].toSorted(),
    ]);
  });
});

describe('the engines', () => {
  const on = (at: AreaId) =>
    ship({
      phase: 'crew-move',
      crew: Object.fromEntries(CREW_IDS.map((id) => [id, at])),
      monsters: [['egg', 'galley']],
    });
  const overloaders = (at: AreaId) =>
    optionsOf(play(on(at))).flatMap((id) => (id.startsWith('overload:') ? [id.slice(9)] : []));

  it.each(BRIDGES)('are set to overload by the Captain, two officers and the Pilots at %s', (bridge) => {
    expect(overloaders(bridge).toSorted()).toEqual(
      ['captain', 'first-officer', 'engineering-officer', 'pilot-1', 'pilot-2'].toSorted(),
    );
  });

  it('are set nowhere else, and by nobody who has only come to the bridge this turn', () => {
    expect(overloaders('engine-room')).toEqual([]);
    const coming = ship({
      phase: 'crew-move',
      crew: { captain: 'computer', doc: 'galley' },
      monsters: [['egg', 'wardroom']],
    });
    const reached = optionsOf(play(coming, 'captain')).find((id) => id.startsWith('bridge'));
    expect(reached).toBeDefined();
    expect(optionsOf(play(coming, 'captain', reached ?? ''))).not.toContain('overload:captain');
  });
});

describe('a stop', () => {
  it('is made by crew at a fence that is on, and they leave it at their full rate', () => {
    const fenced = (on: boolean, at: AreaId) => {
      const state = ship({ phase: 'crew-move', crew: { medic: at }, monsters: [['egg', 'wardroom']] });
      state.weapons.push({ id: 'fence-1', kind: 'fence', at: 'main-passage-4', by: null, on });
      return optionsOf(play(state, 'medic'));
    };
    expect(fenced(true, 'sick-bay')).not.toContain('mess-deck');
    expect(fenced(true, 'sick-bay')).toContain('main-passage-4');
    expect(fenced(false, 'sick-bay')).toContain('mess-deck');
    expect(fenced(true, 'main-passage-4')).toEqual(fenced(false, 'main-passage-4'));
  });
});

describe('the Saucer', () => {
  it('takes four, in the very move that they reach its bay in, and a second boat may leave later', () => {
    const state = ship({
      phase: 'crew-move',
      crew: {
        ...{ doc: 'saucer-bay', cook: 'saucer-bay', sparks: 'saucer-bay', yeoman: 'saucer-bay' },
        ...{ captain: 'saucer-bay', robot: 'saucer-bay', medic: 'scout-bay' },
      },
      monsters: [['egg', 'wardroom']],
    });
    const four = play(state, 'leave:saucer', 'doc', 'cook', 'sparks', 'yeoman');
    expect(optionsOf(four)).toEqual(['robot', 'go']);
    const left = play(state, 'leave:saucer', 'doc', 'cook', 'sparks', 'yeoman', 'go');
    expect(optionsOf(left).filter((id) => id.startsWith('leave:'))).toEqual(['leave:scout']);
    const next = ship({ phase: 'crew-move', crew: { medic: 'galley' }, monsters: [['egg', 'wardroom']] });
    for (const crewman of next.crew)
      if (crewman.id === 'medic') Object.assign(crewman, { at: 'scout-bay', moved: true });
    expect(told(play(next, 'leave:scout', 'medic'), 'agt.escape')).toMatchObject([{ aboard: ['medic'] }]);
  });
});
