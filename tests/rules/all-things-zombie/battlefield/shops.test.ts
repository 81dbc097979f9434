import { describe, expect, it } from 'vitest';
import { ALL_TRADES, SHOP_NAMES, TRADES } from '../../../../src/rules/all-things-zombie/battlefield/shops.ts';
import { shopText, TRADE_TEXT } from '../../../../src/rules/all-things-zombie/text/shops.ts';
import { AREAS } from '../../../../src/rules/all-things-zombie/types.ts';
import { rerolled, seeds, tableFrom } from './support.ts';

const TABLES = AREAS.flatMap((area) =>
  seeds(120).map((seed) => tableFrom(seed, { area }, { 'atz.building-count': 6 }).table),
);

describe('shops', () => {
  it('have a name and a trade of their type, which no other building has', () => {
    for (const { buildings } of TABLES) {
      for (const { type, shop } of buildings) {
        const trades: readonly string[] = Object.hasOwn(TRADES, type)
          ? TRADES[type as keyof typeof TRADES]
          : [];
        if (trades.length === 0) expect(shop).toBeUndefined();
        else expect(trades).toContain(shop?.trade);
      }
    }
  });

  it('share no name with another on the table, and no trade while their type has another', () => {
    for (const { buildings } of TABLES) {
      const shops = buildings.flatMap(({ type, shop }) => (shop === undefined ? [] : [{ type, ...shop }]));
      expect(new Set(shops.map(({ name }) => name)).size).toBe(shops.length);
      for (const [type, trades] of Object.entries(TRADES)) {
        const own = shops.filter((shop) => shop.type === type).map(({ trade }) => trade);
        expect(new Set(own).size).toBe(Math.min(own.length, trades.length));
      }
    }
  });

  it('are of every name and every trade in the end', () => {
    const shops = TABLES.flatMap(({ buildings }) => buildings.flatMap(({ shop }) => shop ?? []));
    expect(new Set(shops.map(({ name }) => name))).toEqual(new Set(SHOP_NAMES));
    expect(new Set(shops.map(({ trade }) => trade))).toEqual(new Set(ALL_TRADES));
  });

  it('read as a name and a trade, no two trades of a type alike', () => {
    expect(shopText({ name: 'okafor', trade: 'pharmacy' })).toBe('Okafor Pharmacy');
    for (const trades of Object.values(TRADES))
      expect(new Set(trades.map((trade) => TRADE_TEXT[trade])).size).toBe(trades.length);
  });

  it('keep what they are called while something else is rolled again, and a new type is another shop', () => {
    for (const table of TABLES.slice(0, 40)) {
      expect(rerolled('wind', table, 'wind').table.buildings).toEqual(table.buildings);
      const { buildings } = rerolled('type', table, 'b1').table;
      const [old, now] = [table.buildings[0], buildings[0]];
      if (old?.type === now?.type) expect(now?.shop).toEqual(old?.shop);
      else if (now?.shop !== undefined)
        expect(table.buildings.map(({ shop }) => shop?.name)).not.toContain(now.shop.name);
    }
  });
});
