import { describe, expect, it } from 'vitest';
import { PLAYER_ASKING as ASKING } from '../../../../src/rules/all-things-zombie/asking.ts';
import { BUILDINGS, type BuildingId } from '../../../../src/rules/all-things-zombie/types.ts';
import { WHAT_YOU_GAIN_ODDS } from '../../../../src/rules/all-things-zombie/what-you-gain/odds.ts';
import {
  isArmedSite,
  shotgunFound,
  WEAPON_FOUND,
  weaponFound,
} from '../../../../src/rules/all-things-zombie/what-you-gain/weapon-found.ts';
import { odds } from '../../../../src/rules/core/odds.ts';
import { scoresAmiss } from '../../../support/rules/scores.ts';
import { playedWith } from '../../../support/rules/scripted-play.ts';

/** Weapons that each total brings, as printed; 18 by ATZ-67. */
const PRINTED: Record<number, string> = {
  2: 'chain-saw',
  3: 'chain-saw',
  4: 'crossbow',
  5: 'bow',
  6: 'one-hand-bludgeon',
  7: 'one-hand-edged',
  8: 'pistol',
  9: 'pistol',
  10: 'pistol',
  11: 'pistol',
  12: 'pistol',
  13: 'shotgun',
  14: 'shotgun',
  15: 'machine-pistol',
  16: 'assault-rifle',
  17: 'light-machine-gun',
  18: 'light-machine-gun',
};
const ADDED: { readonly [B in BuildingId]?: number } = { 'police-station': 4, 'military-base': 6 };

describe('weapons found', () => {
  it('are one for each total from 2 to 18', () => {
    expect(scoresAmiss(WEAPON_FOUND, 2, 18)).toEqual({ missing: [], doubled: [] });
  });

  it('are an edged weapon in the book’s example of 6 and 1', () => {
    expect(playedWith(weaponFound(ASKING, 'house'), [6, 1])).toMatchObject({
      total: 7,
      found: { result: 'one-hand-edged', row: 'atz.weapon-found/7' },
    });
  });

  it('are better where police and soldiers were, added once (ATZ-67)', () => {
    expect(playedWith(weaponFound(ASKING, 'police-station'), [6, 6])).toMatchObject({
      total: 16,
      modifier: { result: 4 },
      found: { result: 'assault-rifle' },
    });
    expect(playedWith(weaponFound(ASKING, 'military-base'), [6, 6])).toMatchObject({
      total: 18,
      modifier: { result: 6 },
      found: { result: 'light-machine-gun', ruling: 'ATZ-67' },
    });
  });

  it.each([...BUILDINGS, null])('have the odds of all 36 throws: %s', (building) => {
    const tally: Record<string, number> = {};
    for (let a = 1; a <= 6; a += 1)
      for (let b = 1; b <= 6; b += 1) {
        const weapon = PRINTED[a + b + (building === null ? 0 : (ADDED[building] ?? 0))] ?? 'none';
        tally[weapon] = (tally[weapon] ?? 0) + 1;
      }
    const { outcomes, play } = WHAT_YOU_GAIN_ODDS['atz.weapon-found'];
    const counted = odds(() => play({ building }), String).outcomes;
    expect(
      Object.fromEntries(counted.map(([name, { n, of }]) => [name, Number(n * 36n) / Number(of)])),
    ).toEqual(tally);
    for (const [name] of counted) expect(outcomes).toContain(name);
  });

  it('leave the kind of a shotgun to the player, the pump first (ATZ-91)', () => {
    expect(shotgunFound(ASKING).next().value).toMatchObject({
      kind: 'choose',
      options: [{ id: 'pump-shotgun' }, {}, {}],
    });
    expect(playedWith(shotgunFound(ASKING), 'double-barrel-shotgun')).toBe('double-barrel-shotgun');
  });

  it('come with ammunition for everything at two kinds of site', () => {
    expect(BUILDINGS.filter(isArmedSite)).toEqual(['military-base', 'police-station']);
    expect(isArmedSite(null)).toBe(false);
  });
});
