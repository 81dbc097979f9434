/** Figures on the map beside an attack are those of its exact odds. */
import { describe, expect, it } from 'vitest';
import type { PlaceId } from '../../../src/rules/aliens-vs-zombies/data/town.ts';
import { clash, prospect } from '../../../src/rules/aliens-vs-zombies/prospect.ts';
import { noHorde } from '../../../src/rules/aliens-vs-zombies/state.ts';
import { lightsOf } from '../../../src/rules/aliens-vs-zombies/text/lit.ts';
import { optionsOf, step, town, type Wanted } from '../../support/rules/avz-town.ts';

const group = (wanted: Wanted, at: PlaceId = 'D4') => {
  const state = town({ phase: 'aliens', ...wanted });
  const aliens = state.aliens.filter((alien) => alien.at === at).map(({ id }) => id);
  return { state, acting: { side: 'aliens', at, aliens } as const };
};

describe('an attack before it is rolled', () => {
  it('is counted by hand for a tank against one mob', () => {
    const { state, acting } = group({ aliens: { D4: ['tank'] }, zombies: { D4: { rotting_mob: 1 } } });
    // Three dice, half of them hit, a third of the hits is saved: each die leaves a hit with 1/3.
    const { hits, any, all, dice, least, savesOn } = prospect(state, acting, 'D4');
    expect([dice, least, savesOn]).toEqual([3, 4, 5]);
    expect(hits).toBeCloseTo(1);
    expect(any).toBeCloseTo(1 - (2 / 3) ** 3);
    // Two hits kill a mob: two or three of three.
    expect(all).toBeCloseTo(3 * (1 / 9) * (2 / 3) + 1 / 27);
  });

  it('has six dice on 3 or better with a leader, as in the picture of the board', () => {
    const { state, acting } = group({
      aliens: { D4: ['leader', 'tank', 'trooper'] },
      zombies: { D3: { fast_mob: 1, tough: 1, rotting: 1 }, C4: { rotting: 1, rotting_mob: 1 } },
    });
    const at = (to: PlaceId) => {
      const { dice, hits, any, all } = prospect(state, acting, to);
      return [dice, hits.toFixed(1), Math.round(any * 100), Math.round(all * 100)];
    };
    expect(at('D3')).toEqual([6, '2.0', 91, 10]);
    expect(at('C4')).toEqual([6, '2.7', 97, 55]);
  });

  it('rolls sixes again where it blasts: a fifth more hits, without end', () => {
    const { state, acting } = group({
      aliens: { D4: ['leader', 'tank', 'trooper'] },
      zombies: { D4: { rotting: 2, rotting_mob: 1 } },
    });
    const blast = prospect(state, acting, 'D4', true);
    expect(blast.hits.toFixed(1)).toBe('3.2');
    expect([blast.any, blast.all].map((share) => Math.round(share * 100))).toEqual([98, 40]);
    const one = group({ aliens: { D4: ['trooper'] }, zombies: { D4: { rotting: 1 } } });
    // A single die: 3/6 hit; of the sixes one in six is followed by another, whether its hit is saved or not.
    const kept = 2 / 3;
    const none = (1 / 2 + (2 / 6) * (1 - kept)) / (1 - (1 / 6) * (1 - kept));
    expect(prospect(one.state, one.acting, 'D4', true).any).toBeCloseTo(1 - none);
  });

  it('lets each kind of zombie hit as its number says, and all of them better among claws', () => {
    const zombies = {
      ...noHorde(),
      rotting: 4,
      rotting_mob: 2,
      fast: 1,
      fast_mob: 1,
      tough: 1,
      tough_mob: 1,
    };
    const state = town({ phase: 'zombies', aliens: { C3: ['trooper', 'ufo'] }, zombies: { C3: zombies } });
    // Eight dice on 4, three on 5, three on 3: 4 + 1 + 2 hits, of which two thirds are left.
    expect(clash(state, 'zombies', 'C3')).toMatchObject({ dice: 14, savesOn: 5 });
    expect(clash(state, 'zombies', 'C3').hits).toBeCloseTo((7 * 2) / 3);
    expect(Math.round(clash(state, 'zombies', 'C3').all * 100)).toBe(90);
    const clawed = clash({ ...state, claw: true }, 'zombies', 'C3');
    expect(clawed.hits).toBeCloseTo(((8 * 4 + 3 * 3 + 3 * 5) / 6) * (2 / 3));
  });
});

describe('what lights up', () => {
  it('is what the rules let the group do: attacks with their hits, moves with their points', () => {
    const { state } = group({
      aliens: { D4: ['tank'] },
      zombies: { D3: { rotting: 1 }, E4: { rotting: 1 } },
    });
    const went = step(state, 'D4');
    const options = optionsOf(went).map((id) => ({ id, text: id }));
    const { from, lit, confirms } = lightsOf(went.state, { rule: 'avz.act.how', options });
    expect([from, confirms]).toEqual(['D4', true]);
    const attacks = lit.filter(({ attack }) => attack !== null).map(({ place }) => place);
    // Elm Park can be entered, but not by an attack.
    expect(attacks).toEqual(['D3']);
    expect(lit.find(({ place }) => place === 'E4')).toMatchObject({ points: 2, attack: null });
    expect(lit.find(({ place }) => place === 'C4')).toMatchObject({ points: 1, attack: null });
  });
});
