/** Board and words of the outside of the ship, where that is played. */
import { describe, expect, it } from 'vitest';
import { awfulGreenThings } from '../../../src/rules/awful-green-things/module.ts';
import type { PlaceId } from '../../../src/rules/awful-green-things/outside/places.ts';
import type { Outside } from '../../../src/rules/awful-green-things/outside/state.ts';
import type { MonsterId, State } from '../../../src/rules/awful-green-things/state.ts';
import { agtText } from '../../../src/rules/awful-green-things/text/game.ts';
import { outsidePieces } from '../../../src/rules/awful-green-things/text/outside/pieces.ts';
import type { OpenView, OutsideView } from '../../../src/rules/awful-green-things/text/outside/view.ts';
import { shipView } from '../../../src/rules/awful-green-things/text/ship-view.ts';
import { seen } from '../../../src/rules/core/seen.ts';

const SETUP = { turns: 60, extraAdult: false, beamerTwoSettings: false };
const NOTHING = { rule: '', of: null, options: [] } as const;

/** The Scout is in the lower space with the Captain in it, and an Adult and the Cook cling to it. */
function abroad(): State & { outside: Outside } {
  const state = awfulGreenThings.begin(SETUP);
  const put = (id: string, at: PlaceId) => {
    for (const one of state.crew) if (one.id === id) one.at = at;
  };
  put('captain', 'in-scout');
  put('cook', 'on-scout');
  put('doc', 'upper');
  put('mascot', 'S19');
  put('medic', 'adrift');
  const monster = { kind: 'adult', wakes: null, moved: false, attacked: false, fresh: false } as const;
  state.monsters = (['on-scout', 'S6'] as const).map((at, n) => ({
    ...monster,
    at,
    id: `m${n + 1}` as MonsterId,
  }));
  const outside = {
    closed: ['engine-room'],
    held: ['engine-room', 'sensor-1'],
    suited: [],
    vehicles: [
      { id: 'suit-1', kind: 'suit', at: 'upper', by: 'doc', since: 1 },
      { id: 'suit-2', kind: 'suit', at: 'cargo-hold', by: null, since: null },
      { id: 'suit-3', kind: 'suit', at: 'cargo-hold', by: null, since: null },
      { id: 'mover-1', kind: 'mover', at: null, by: null, since: null },
    ],
    soot: { at: null, worn: true },
    boats: [
      { id: 'scout', at: 'lower', back: null, mayWait: false, moved: false },
      { id: 'cockboat', at: null, back: 9, mayWait: true, moved: false },
      { id: 'saucer', at: 'bay', back: null, mayWait: false, moved: false },
    ],
  };
  return Object.assign(state, { outside: outside as unknown as Outside });
}

const viewOf = (state: State, asked: Parameters<typeof shipView>[1] = NOTHING): OutsideView => {
  const { outside } = shipView(state, asked, []);
  if (outside === null) throw new Error('nothing is outside');
  return outside;
};
const placeIn = ({ places }: OutsideView, id: OpenView['id']): OpenView => {
  const found = places.find((place) => place.id === id);
  if (found === undefined) throw new Error(`no place ${id}`);
  return found;
};

describe('the outside of the ship', () => {
  it('is no part of a game without the option', () => {
    const state = awfulGreenThings.begin(SETUP);
    expect(shipView(state, NOTHING, []).outside).toBeNull();
    expect(agtText.inWords(seen(state)).tables[0]?.rows).toHaveLength(45);
  });

  it('has twenty-one skin areas and four spaces, with who is there and what they are in', () => {
    const view = viewOf(abroad());
    expect(view.places).toHaveLength(21 + 4);
    expect(placeIn(view, 'upper').crew).toMatchObject([{ id: 'doc', within: 'suit' }]);
    expect(placeIn(view, 'S19').crew).toMatchObject([{ id: 'mascot', within: 'soot' }]);
    expect(placeIn(view, 'S6').monsters).toMatchObject([{ kind: 'adult', count: 1 }]);
  });

  it('has boats where they are, with who is in them and who clings to them', () => {
    const view = viewOf(abroad());
    expect(placeIn(view, 'lower').boats).toMatchObject([
      {
        id: 'scout',
        // A figure who would die of an open hatch is told from one who has a suit on outside.
        inside: { crew: [{ id: 'captain', bare: true }], monsters: [] },
        outside: { crew: [{ id: 'cook', bare: false }], monsters: [{ kind: 'adult' }] },
      },
    ]);
    expect(view.away).toMatchObject([{ id: 'cockboat', back: 9 }]);
    expect(view.adrift).toMatchObject([{ id: 'medic' }]);
    expect(view.shut).toEqual(['engine-room', 'sensor-1']);
  });

  it('has empty suits among what lies in an area', () => {
    const hold = shipView(abroad(), NOTHING, []).areas.find(({ id }) => id === 'cargo-hold');
    expect(hold?.empties).toMatchObject([{ kind: 'suit', count: 2, ids: ['suit-2', 'suit-3'] }]);
  });

  it('lights a boat’s options where the boat is', () => {
    const options = [
      { id: 'captain:on-scout', text: 'Onto its skin' },
      { id: 'captain:S15', text: 'To the skin' },
    ];
    const { lit, from } = viewOf(abroad(), { rule: 'agt.move.crew.to', of: 'captain', options });
    expect(lit.map(({ place, options: here }) => [place, here.map(({ id }) => id)])).toEqual([
      ['S15', ['captain:S15']],
      ['lower', ['captain:on-scout']],
    ]);
    expect(from).toBe('lower');
  });

  it('has every counter by itself on paper', () => {
    const names = outsidePieces(abroad().outside).map(({ name }) => name);
    expect(names).toEqual([
      ...['Scout', 'Cockboat', 'Saucer'],
      ...['Jet Suit', 'Jet Suit', 'Jet Suit', 'Cargo Mover', 'Ook Soot'],
    ]);
  });

  it('stands in words place by place, with what each touches', () => {
    const [ship] = agtText.inWords(seen(abroad())).tables;
    const row = (name: string) => ship?.rows.find(([place]) => place === name);
    // 45 areas, 21 of the skin, four spaces, three boats inside and out, and adrift.
    expect(ship?.rows).toHaveLength(45 + 21 + 4 + 6 + 1);
    expect(row('Upper space')?.[1]).toBe('Doc (in a Jet Suit)');
    expect(row('Outside of the Scout')?.slice(1, 3)).toEqual(['Cook', 'one Adult']);
    expect(row('Main Cargo Hold')?.[3]).toBe('2 Jet Suits');
    expect(row('Main Cargo Hold')?.[4]).toContain('Skin: Main Cargo Hold');
    expect(row('Lower space')?.[4]).toContain('Outside of the Scout');
  });
});
