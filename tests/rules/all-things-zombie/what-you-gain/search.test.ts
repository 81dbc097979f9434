import { describe, expect, it } from 'vitest';
import { PLAYER_ASKING as ASKING } from '../../../../src/rules/all-things-zombie/asking.ts';
import { AREAS, BUILDINGS, ITEMS } from '../../../../src/rules/all-things-zombie/types.ts';
import { lootTarget } from '../../../../src/rules/all-things-zombie/what-you-gain/loot.ts';
import { WHAT_YOU_GAIN_ODDS } from '../../../../src/rules/all-things-zombie/what-you-gain/odds.ts';
import {
  type Inside,
  mayRoll,
  type Search,
  search,
} from '../../../../src/rules/all-things-zombie/what-you-gain/search.ts';
import { odds } from '../../../../src/rules/core/odds.ts';
import { playedWith } from '../../../support/rules/scripted-play.ts';

const WANTED = { spot: 'b1', figure: 'f1', item: 'weapons' } as const;
const INSIDE: Inside = {
  place: { area: 'urban', phase: 1, building: 'retail-store' },
  entered: true,
  enemiesLeft: false,
  closed: false,
  searches: [],
};
const went = (some: Partial<Search>): Search => ({ ...WANTED, found: false, ...some });

describe('searching', () => {
  it('finds at the number or less (ATZ-66)', () => {
    const place = { area: 'outskirts', phase: 1, building: 'office-building' } as const;
    expect(playedWith(search(ASKING, place, 'vehicles'), [3])).toMatchObject({
      found: true,
      target: 3,
      modifier: 2,
    });
    expect(playedWith(search(ASKING, place, 'vehicles'), [4]).found).toBe(false);
  });

  it('finds nothing where nothing is to be had, whatever falls', () => {
    const church = { area: 'urban', phase: 1, building: 'church' } as const;
    expect(playedWith(search(ASKING, church, 'weapons'), [1])).toMatchObject({ found: false, target: null });
  });

  it('has the odds of six faces for every area, phase, building and item', () => {
    for (const area of AREAS)
      for (const phase of [1, 2, 3] as const)
        for (const building of [...BUILDINGS, null])
          for (const item of ITEMS) {
            const input = { area, phase, building, item };
            const { target } = lootTarget(input, item);
            const found = [1, 2, 3, 4, 5, 6].filter((face) => target !== null && face <= target).length;
            const counted = odds(() => WHAT_YOU_GAIN_ODDS['atz.search'].play(input), String).outcomes;
            const { n = 0n, of = 1n } = Object.fromEntries(counted).found ?? {};
            expect([input, Number(n * 6n) / Number(of)]).toEqual([input, found]);
          }
  });
});

describe('who may roll', () => {
  it('is anybody inside once the enemies are dealt with', () => {
    expect(mayRoll(WANTED, INSIDE)).toBeUndefined();
    expect(mayRoll(WANTED, { ...INSIDE, enemiesLeft: true })).toBe('enemies-left');
    expect(mayRoll(WANTED, { ...INSIDE, entered: false })).toBe('never-entered');
  });

  it('is nobody where the groups parted amiably (ATZ-81)', () => {
    expect(mayRoll(WANTED, { ...INSIDE, closed: true })).toBe('parted-amiably');
  });

  it('is nobody where the item is not to be had, or the number is below 1', () => {
    const at = (place: Inside['place']) => mayRoll(WANTED, { ...INSIDE, place });
    expect(at({ area: 'urban', phase: 1, building: 'hospital' })).toBe('not-allowed-here');
    expect(at({ area: 'rural', phase: 3, building: null })).toBe('no-chance');
    expect(at({ area: 'rural', phase: 2, building: null })).toBeUndefined();
  });

  it('is each figure once for each item', () => {
    const searches = [went({})];
    expect(mayRoll(WANTED, { ...INSIDE, searches })).toBe('already-rolled');
    expect(mayRoll({ ...WANTED, figure: 'f2' }, { ...INSIDE, searches })).toBeUndefined();
    expect(mayRoll({ ...WANTED, item: 'surplus-ammo' }, { ...INSIDE, searches })).toBeUndefined();
    expect(mayRoll({ ...WANTED, spot: 'b2' }, { ...INSIDE, searches })).toBeUndefined();
  });

  it('is nobody any more once one of the kind was found in the building', () => {
    const searches = [went({ found: true })];
    expect(mayRoll({ ...WANTED, figure: 'f2' }, { ...INSIDE, searches })).toBe('already-found');
    expect(mayRoll({ ...WANTED, spot: 'b2' }, { ...INSIDE, searches })).toBeUndefined();
  });

  it('finds one vehicle an Encounter, wherever it was (ATZ-41)', () => {
    const searches = [went({ item: 'vehicles', found: true })];
    const next = { ...WANTED, spot: 'b2', item: 'vehicles' } as const;
    expect(mayRoll(next, { ...INSIDE, searches })).toBe('one-vehicle-an-encounter');
    expect(mayRoll(next, { ...INSIDE, searches: [went({ item: 'vehicles' })] })).toBeUndefined();
  });
});
