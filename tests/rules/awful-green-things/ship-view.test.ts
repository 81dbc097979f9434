/** Board, foot and paper of a game: who stands where, what is lit, what is known, what it comes to. */
import { describe, expect, it } from 'vitest';
import { MONSTER_KINDS } from '../../../src/rules/awful-green-things/data/monsters.ts';
import { awfulGreenThings } from '../../../src/rules/awful-green-things/module.ts';
import type { Monster, MonsterId, State } from '../../../src/rules/awful-green-things/state.ts';
import { keyOf, piecesOf, quickReference } from '../../../src/rules/awful-green-things/text/paper.ts';
import { pilesView } from '../../../src/rules/awful-green-things/text/piles.ts';
import { type AreaView, shipView } from '../../../src/rules/awful-green-things/text/ship-view.ts';

const SETUP = { turns: 60, extraAdult: false, beamerTwoSettings: false };
const NOTHING = { rule: '', of: null, options: [] } as const;

type Someone = Pick<Monster, 'kind' | 'at'> & Partial<Monster>;

/** The crew are on the first bridge, but for those who are named. */
function ship(monsters: readonly Someone[], more: (state: State) => void = () => undefined): State {
  const state = awfulGreenThings.begin(SETUP);
  state.turn = 3;
  state.phase = 'crew-attack';
  for (const crewman of state.crew) crewman.at = 'bridge-1';
  state.monsters = monsters.map((one, at) => ({
    ...{ id: `m${at + 1}` as MonsterId, wakes: null, moved: false, attacked: false, fresh: false },
    ...one,
  }));
  more(state);
  return state;
}

const areaIn = (areas: readonly AreaView[], id: AreaView['id']): AreaView => {
  const found = areas.find((area) => area.id === id);
  if (found === undefined) throw new Error(`no area ${id}`);
  return found;
};
const crewman = (state: State, id: string) => {
  const found = state.crew.find((one) => one.id === id);
  if (found === undefined) throw new Error(`no ${id}`);
  return found;
};

describe('an area', () => {
  it('has one counter for monsters of a kind in a state, with how many they are', () => {
    const state = ship([
      { kind: 'adult', at: 'galley' },
      { kind: 'adult', at: 'galley' },
      { kind: 'adult', at: 'galley', wakes: 3 },
      { kind: 'fragment', at: 'galley', fresh: true },
      { kind: 'egg', at: 'wardroom' },
    ]);
    const { areas } = shipView(state, NOTHING, []);
    const galley = areaIn(areas, 'galley').monsters;
    expect(galley.map(({ kind, count, stunned, fresh }) => [kind, count, stunned, fresh])).toEqual([
      ['adult', 2, false, false],
      ['adult', 1, true, false],
      ['fragment', 1, false, true],
    ]);
    expect(galley[0]).toMatchObject({ name: 'Adults', constitution: 16, ids: ['m1', 'm2'] });
    expect(areas.flatMap(({ monsters }) => monsters).reduce((sum, { count }) => sum + count, 0)).toBe(5);
  });

  it('shows crew with their figures and what they carry, as done where they have attacked', () => {
    const state = ship([], (to) => {
      crewman(to, 'sergeant').at = 'mess-deck';
      crewman(to, 'sergeant').attacked = true;
      crewman(to, 'cook').at = 'mess-deck';
      crewman(to, 'cook').moved = true;
      to.weapons = [{ id: 'knife-1', kind: 'knife', at: null, by: 'cook', on: false }];
    });
    const { crew } = areaIn(shipView(state, NOTHING, []).areas, 'mess-deck');
    expect(crew.map(({ short, figures, weapon, done }) => [short, figures, weapon, done])).toEqual([
      ['Sergeant', '3/21/3', null, true],
      ['Cook', '1/21/3', 'knife', false],
    ]);
    expect(areaIn(shipView(state, NOTHING, []).areas, 'bridge-1').crew).toHaveLength(20);
  });

  it('keeps the place of a weapon that was taken, and not of one that is out of the game', () => {
    const state = ship([], (to) => {
      to.weapons = [
        { id: 'acid-1', kind: 'acid', at: null, by: 'doc', on: false },
        { id: 'fence-1', kind: 'fence', at: 'galley', by: null, on: true },
      ];
    });
    const { areas } = shipView(state, NOTHING, []);
    expect(areaIn(areas, 'science-lab').lying).toMatchObject([{ weapon: 'acid', count: 0 }]);
    expect(areaIn(areas, 'galley').lying).toMatchObject([{ weapon: 'fence', count: 1, on: true }]);
    expect(areaIn(areas, 'pool-room').lying).toEqual([]);
  });
});

describe('what is lit', () => {
  const options = (...ids: readonly string[]) => ids.map((id) => ({ id, text: id }));

  it('is where an option leads, or where those stand whom it names', () => {
    const state = ship([{ kind: 'baby', at: 'galley' }], (to) => {
      crewman(to, 'cook').at = 'wardroom';
    });
    const asked = {
      ...{ rule: 'agt.grab', of: null },
      options: options(
        'take:cook:knife-1',
        'lay:cook',
        'hand:m1:baby',
        'cook:mess-deck',
        'leave:scout',
        'done',
      ),
    };
    const { lit, from } = shipView(state, asked, []).lights;
    expect(lit.map(({ area, options: here }) => [area, here.map(({ id }) => id)])).toEqual([
      ['scout-bay', ['leave:scout']],
      ['wardroom', ['take:cook:knife-1', 'lay:cook']],
      ['galley', ['hand:m1:baby']],
      ['mess-deck', ['cook:mess-deck']],
    ]);
    expect(from).toBeNull();
  });

  it('with a pistol is hatched as far as is seen, and the line goes through the hatch', () => {
    // Sparks in the third section of the main passage sees, through the hatch aft, the other two to the end.
    const state = ship([{ kind: 'adult', at: 'main-passage-5' }], (to) => {
      crewman(to, 'sparks').at = 'main-passage-3';
      to.weapons = [{ id: 'stun-pistol-1', kind: 'stun-pistol', at: null, by: 'sparks', on: false }];
    });
    const asked = { rule: 'agt.strike.how', of: 'sparks', options: options('stun-pistol:m1:adult', 'back') };
    const { lit, from, who, seen } = shipView(state, asked, []).lights;
    expect([from, who]).toEqual(['main-passage-3', 'sparks']);
    expect(lit).toMatchObject([{ area: 'main-passage-5', via: 'main-passage-4' }]);
    expect(seen).toEqual(expect.arrayContaining(['main-passage-1', 'main-passage-5', 'upper-cross-outer']));
    expect(seen).not.toContain('science-lab');
  });

  it('tags where attacks may follow the one that is declared, by who could make them', () => {
    const monsters = [{ kind: 'adult', at: 'galley' } as const, { kind: 'egg', at: 'wardroom' } as const];
    const state = ship(monsters, (to) => {
      crewman(to, 'cook').at = 'galley';
      crewman(to, 'doc').at = 'wardroom';
      crewman(to, 'medic').at = 'wardroom';
    });
    expect(shipView(state, NOTHING, []).later).toEqual([]);
    state.battle = { side: 'crew', at: 'galley', strikes: [] };
    expect(shipView(state, NOTHING, []).later).toEqual([{ place: 'wardroom', text: 'then Doc +1' }]);
    state.battle = { side: 'monsters', at: 'wardroom', strikes: [] };
    expect(shipView(state, NOTHING, []).later).toEqual([{ place: 'galley', text: 'then Adult' }]);
  });

  it('with fists or nothing has no hatching', () => {
    const state = ship([]);
    expect(shipView(state, { rule: 'agt.strike.how', of: 'cook', options: [] }, []).lights.seen).toEqual([]);
  });
});

describe('the foot', () => {
  it('counts monsters aboard and in the box, what is untried, and the points of those who live', () => {
    const state = ship(
      [
        { kind: 'adult', at: 'galley' },
        { kind: 'egg', at: 'galley' },
        { kind: 'egg', at: 'wardroom' },
      ],
      (to) => {
        to.effects.knife = 'no-effect';
        to.effects.gas = 'kill-3';
        crewman(to, 'captain').fate = 'dead';
        crewman(to, 'captain').at = null;
      },
    );
    const { monsters, weapons, tried, crewPoints, crewAlive, monsterPoints } = pilesView(state, []);
    expect(monsters.map(({ ship: aboard, box, count }) => [aboard, box, count])).toEqual([
      [1, 11, 12],
      [0, 18, 18],
      [2, 17, 19],
      [0, 22, 22],
    ]);
    expect(tried).toBe(2);
    expect(weapons).toHaveLength(12);
    expect(weapons.find(({ kind }) => kind === 'knife')).toMatchObject({ chit: 'no-effect', useless: true });
    // All constitutions but the Captain's 27, the Robot's and the Mascot's.
    expect(crewPoints).toBe(
      19 + 11 + 12 + 12 + 11 + 11 + 11 + 16 + 21 + 19 + 18 + 21 + 15 + 11 + 13 + 14 + 18 + 15 + 12,
    );
    expect([crewAlive, monsterPoints]).toEqual([21, 111]);
    state.explodes = 6;
    expect(pilesView(state, []).monsterPoints).toBe(55.5);
  });

  it('has a second beamer only where it has two settings', () => {
    const state = ship([]);
    state.setup = { ...SETUP, beamerTwoSettings: true };
    expect(pilesView(state, []).weapons.map(({ tried }) => tried)).toContain('beamer-low');
  });
});

describe('on paper', () => {
  it('are all counters of the box', () => {
    const { crew, monsters, weapons, chits } = piecesOf([]);
    expect([crew, monsters, weapons, chits].map(({ length }) => length)).toEqual([22, 71, 29, 15]);
    expect(new Set(crew.map(({ name }) => name)).size).toBe(22);
  });

  it('are the rules and all figures, also those of the player’s own copy', () => {
    expect(quickReference({ outside: true }).length).toBeGreaterThan(10);
    const own = [{ table: 'agt.monsters', row: 'adult', field: 'constitution', to: 18 }];
    expect(keyOf([]).monsters.map(({ figures }) => figures)).toEqual(['4/16/2', '2/12/1', '0/5/0', '1/8/0']);
    expect(keyOf(own).monsters[0]?.figures).toBe('4/18/2');
    expect(keyOf([]).monsters.map(({ grows, shrinks }) => [grows, shrinks])).toEqual([
      ['lays an Egg', 'Baby'],
      ['Adult', 'Egg'],
      ['Baby', 'gone'],
      ['Baby', 'Egg'],
    ]);
    expect(keyOf([]).monsters).toHaveLength(MONSTER_KINDS.length);
  });
});
