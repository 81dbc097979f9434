/** The drawing of a town goes by the player's own figures, mean hits among them. */
import { describe, expect, it } from 'vitest';
import { pilesView, townView, warView } from '../../../src/rules/aliens-vs-zombies/text/town-view.ts';
import { avzWar } from '../../../src/rules/aliens-vs-zombies/war/module.ts';
import type { Corrections } from '../../../src/rules/core/figure.ts';
import { town } from '../../support/rules/avz-town.ts';

const state = () =>
  town({
    aliens: { B1: ['trooper', 'tank'] },
    zombies: { C1: { rotting: 2 } },
    shown: ['tile-4'],
    acting: null,
  });
const ASKED = { rule: 'avz.act.who', options: [] };
const OWN: Corrections = [
  { table: 'avz.aliens', row: 'tank', field: 'combat', to: 5 },
  { table: 'avz.aliens', row: 'tank', field: 'move', to: 4 },
  { table: 'avz.zombies', row: 'rotting', field: 'number', to: 2 },
  { table: 'avz.tiles', row: 'tile-4', field: 'spawn', to: 9 },
];
const numbers = (corrections: Corrections, place: string) =>
  townView(state(), ASKED, corrections)
    .places.find(({ id }) => id === place)
    ?.counters.map(({ kind, number }) => [kind, number]);

describe('the town on the screen', () => {
  it('has the counters’ numbers as the player’s own have them', () => {
    expect(numbers([], 'B1')).toEqual([
      ['trooper', 1],
      ['tank', 3],
    ]);
    expect(numbers(OWN, 'B1')).toEqual([
      ['trooper', 1],
      ['tank', 5],
    ]);
    expect([numbers([], 'C1'), numbers(OWN, 'C1')]).toEqual([[['rotting', 3]], [['rotting', 2]]]);
  });

  it('has the tiles so, and one that is corrected is ours no longer', () => {
    expect(townView(state(), ASKED, []).tiles.shown.map(({ spawn }) => spawn)).toEqual([5]);
    expect(townView(state(), ASKED, OWN).tiles.shown.map(({ spawn }) => spawn)).toEqual([9]);
    const third = [{ table: 'avz.tiles', row: 'tile-3', field: 'spawn', to: 6 }];
    const shown = { ...state(), shown: ['tile-3' as const] };
    const ours = (corrections: Corrections) => townView(shown, ASKED, corrections).tiles.shown[0]?.ours;
    expect([ours([]), ours(third)]).toEqual([true, false]);
  });

  it('has the piles so, with the victory scale over them', () => {
    const tank = (corrections: Corrections) =>
      pilesView(state(), corrections).aliens.find(({ kind }) => kind === 'tank');
    expect(tank([])).toMatchObject({ number: 3, move: 3 });
    expect(tank(OWN)).toMatchObject({ number: 5, move: 4 });
  });

  it('counts what an attack would come to by them: four dice that hit on a four, or six', () => {
    const aliens = state().aliens.flatMap(({ id, at }) => (at === 'B1' ? [id] : []));
    const asked = { rule: 'avz.act.how', options: [{ id: 'attack:C1', text: 'Attack in C1' }] };
    const acting = { ...state(), acting: { side: 'aliens' as const, at: 'B1' as const, aliens } };
    const mean = (corrections: Corrections) =>
      townView(acting, asked, corrections).lights.lit[0]?.attack?.hits;
    // Each die hits by a half, and a third of the hits is saved.
    expect(mean([])).toBeCloseTo((4 / 2) * (2 / 3), 6);
    expect(mean(OWN)).toBeCloseTo((6 / 2) * (2 / 3), 6);
  });

  it('has the towns of a war so', () => {
    const { ledger } = avzWar.begin({ towns: 3 });
    const hard: Corrections = [{ table: 'avz-war.towns', row: 'lower-ash', field: 'first', to: 4 }];
    expect(warView(ledger, [], false).war.harder).toEqual([]);
    expect(warView(ledger, hard, false).war.harder).toEqual(['Four zombies more at the start.']);
    const results = (isOn: boolean) => warView(ledger, [], isOn).war.towns.map(({ result }) => result);
    expect([results(false)[0], results(true)[0]]).toEqual(['next', 'now']);
  });
});
