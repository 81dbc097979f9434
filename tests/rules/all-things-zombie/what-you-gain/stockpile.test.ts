import { describe, expect, it } from 'vitest';
import { ITEMS, WEAPONS } from '../../../../src/rules/all-things-zombie/types.ts';
import { STOCK_KINDS } from '../../../../src/rules/all-things-zombie/what-you-gain/stock.ts';
import { STOCK_OF, STOCKPILE } from '../../../../src/rules/all-things-zombie/what-you-gain/stockpile.ts';
import {
  fitsMachineGun,
  surplusFits,
} from '../../../../src/rules/all-things-zombie/what-you-gain/surplus-ammo.ts';

describe('surplus ammo', () => {
  const plain = { fitsMachineGun: false };

  it('fits whatever takes clips, a light machine gun only from armed sites (ATZ-68)', () => {
    const without = WEAPONS.filter((weapon) => !surplusFits(weapon, plain));
    expect(without).toEqual([
      'one-hand-bludgeon',
      'one-hand-edged',
      'chain-saw',
      'thrown',
      'single-barrel-shotgun',
      'double-barrel-shotgun',
      'light-machine-gun',
    ]);
    expect(surplusFits('light-machine-gun', { fitsMachineGun: true })).toBe(true);
    expect(surplusFits('chain-saw', { fitsMachineGun: true })).toBe(false);
  });

  it('for it lies in police stations and military bases', () => {
    expect(fitsMachineGun('police-station')).toBe(true);
    expect(fitsMachineGun('military-base')).toBe(true);
    expect(fitsMachineGun('retail-store')).toBe(false);
    expect(fitsMachineGun(null)).toBe(false);
  });
});

describe('the stockpile', () => {
  it('knows all its kinds, and takes in every find', () => {
    expect(Object.keys(STOCKPILE).sort()).toEqual([...STOCK_KINDS].sort());
    expect(Object.keys(STOCK_OF)).toEqual([...ITEMS]);
    expect([...new Set(Object.values(STOCK_OF)), 'cure'].sort()).toEqual([...STOCK_KINDS].sort());
  });

  it('uses up clips and vehicles with the Encounter, a dose with its use', () => {
    const lasting = (lasts: string) => STOCK_KINDS.filter((kind) => STOCKPILE[kind].lasts === lasts);
    expect(lasting('one-encounter')).toEqual(['surplus-clip', 'vehicle']);
    expect(lasting('one-use')).toEqual(['cure']);
    expect(lasting('kept')).toEqual(['medical-supplies']);
  });
});
