import { describe, expect, it } from 'vitest';
import { counted, fractions, passes, told, word } from './by-hand.ts';

const REPS = [1, 2, 3, 4, 5, 6, 7] as const;
const EITHER = [false, true] as const;

describe.each(REPS)('after the battle, at Rep %i', (rep) => {
  it('how bad is it', () => {
    for (const wounds of [0, 1, 2, 7])
      for (const medic of EITHER)
        for (const armour of EITHER) {
          const dice = 2 + Number(medic) + Number(armour);
          const found = counted(dice, (...faces) =>
            word(passes(faces, rep - wounds), 'rejoins', 'badlyWounded', 'dead'),
          );
          expect(told('atz.doc', { rep, wounds, medic, protected: armour })).toEqual(fractions(found));
        }
  });

  it('Recovery', () => {
    for (const kind of ['outOfTheFight', 'ranAway'] as const)
      for (const medical of EITHER) {
        const dice = medical && kind === 'outOfTheFight' ? 3 : 2;
        const found = counted(dice, (...faces) =>
          word(passes(faces, rep), 'returns', 'returnsWeaker', 'gone'),
        );
        expect(told('atz.recovery', { rep, kind, medical })).toEqual(fractions(found));
      }
  });

  it('whether the bitten turn', () => {
    expect(told('atz.infection', { rep })).toEqual(
      fractions(counted(1, (a = 0) => (a + rep >= 7 ? 'okay' : 'turns'))),
    );
  });

  it('coming back from the brink of madness', () => {
    const both = (a: number, b: number, target: number) => passes([a, b], target) === 2;
    const end = counted(6, (a = 0, b = 0, c = 0, d = 0, e = 0, f = 0) => {
      const depth = passes([a, b], rep);
      if (depth === 2 && both(c, d, 2)) return 'returns';
      return depth > 0 && both(e, f, 1) ? 'returnsWeaker' : 'neverRecovers';
    });
    expect(told('atz.crazy-about-my-job', { rep })).toEqual(fractions(end));
  });

  it('what a Drunkard is like today', () => {
    const titles = [
      'Wildman',
      'Staggering drunk',
      'Dumbass drunk',
      'Dead drunk',
      'Nauseous',
      'Nerves of Steel',
    ];
    const today = counted(2, (a = 0, b = 0) => (a <= rep ? 'sober' : (titles[b - 1] ?? '')));
    expect(lowerCased(told('atz.drunkard', { rep }))).toEqual(lowerCased(fractions(today)));
  });
});

function lowerCased(chances: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(chances).map(([name, chance]) => [name.toLowerCase(), chance]));
}

describe('finds', () => {
  it.each([
    // Loot table, and what the building adds.
    [{ area: 'urban', phase: 1, building: 'police-station', item: 'weapons' }, 4 + 2],
    [{ area: 'urban', phase: 3, building: 'mall', item: 'vehicles' }, 0 + 3],
    [{ area: 'urban', phase: 2, building: 'hospital', item: 'medical-supplies' }, 0 + 3],
    [{ area: 'urban', phase: 1, building: 'church', item: 'weapons' }, 0],
    [{ area: 'urban', phase: 1, building: 'apartments', item: 'surplus-ammo' }, 3 + 1],
    [{ area: 'outskirts', phase: 1, building: 'office-building', item: 'weapons' }, 3],
    [{ area: 'outskirts', phase: 2, building: 'school', item: 'vehicles' }, 0 + 1],
    [{ area: 'outskirts', phase: 3, building: 'warehouse', item: 'weapons' }, 1 - 1],
    [{ area: 'outskirts', phase: 1, building: 'dock-shipyard', item: 'surplus-ammo' }, 2 - 1],
    [{ area: 'rural', phase: 1, building: 'military-base', item: 'surplus-ammo' }, 1 + 3],
    [{ area: 'rural', phase: 2, building: 'house', item: 'weapons' }, 1 + 1],
    [{ area: 'rural', phase: 1, building: 'restaurant', item: 'medical-supplies' }, 0 + 1],
    [{ area: 'urban', phase: 2, building: null, item: 'weapons' }, 3],
  ])('%j by %i or less', (input, target) => {
    const found = counted(1, (a = 0) => (a <= target ? 'found' : 'nothing'));
    expect(told('atz.search', input)).toEqual(fractions(found));
  });

  it.each([
    ['house', 0],
    ['police-station', 4],
    ['military-base', 6],
  ] as const)('which weapon in a %s', (building, more) => {
    const weapons = counted(2, (a = 0, b = 0) => {
      const score = a + b + more;
      if (score <= 3) return 'chain-saw';
      if (score === 4) return 'crossbow';
      if (score === 5) return 'bow';
      if (score === 6) return 'one-hand-bludgeon';
      if (score === 7) return 'one-hand-edged';
      if (score <= 12) return 'pistol';
      if (score <= 14) return 'shotgun';
      if (score === 15) return 'machine-pistol';
      return score === 16 ? 'assault-rifle' : 'light-machine-gun';
    });
    expect(told('atz.weapon-found', { building })).toEqual(fractions(weapons));
  });

  it('the Cure by three sixes', () => {
    expect(told('atz.cure', {})).toEqual(fractions({ found: 1, notFound: 215 }));
  });
});

describe('the war', () => {
  it('is decided by two dice, and by another one on a seven', () => {
    const won = counted(3, (a = 0, b = 0, c = 0) => {
      if (a + b !== 7) return a + b < 7 ? 'zombies' : 'survivors';
      return c <= 3 ? 'zombies' : 'survivors';
    });
    expect(told('atz.who-wins', {})).toEqual(fractions(won));
  });
});
