/** Rows of `stock_item`, and an item as an event tells of it. */
import { z } from 'zod';
import {
  type FoundFrom,
  STOCK_KINDS,
  type StockId,
  type StockItem,
} from '../../../../src/rules/all-things-zombie/state/stock.ts';
import { canonical } from '../../../../src/rules/core/digest.ts';
import type { Seen } from '../../../../src/rules/core/seen.ts';
import { count, json, numbered, type Placed, parse, record, text } from '../../../codecs/shape.ts';
import type { StockItemTable } from '../tables.ts';
import { building, date, figureId, flag, period, weapon, year } from './vocabulary.ts';

export const stockId = numbered<StockId>('i');
const kind = z.enum(STOCK_KINDS);

type At<W extends FoundFrom['where']> = Extract<FoundFrom, { readonly where: W }>;

const foundFrom: z.ZodType<FoundFrom> = z.union([
  record<At<'building'>>({ where: z.literal('building'), building }),
  record<At<'trailer'>>({ where: z.literal('trailer') }),
  record<At<'person'>>({ where: z.literal('person'), name: text }),
  record<At<'said'>>({ where: z.literal('said'), text }),
]);
const foundText = json(foundFrom);

export const stockItem = record<StockItem>({
  id: stockId,
  kind,
  weapon: weapon.nullable(),
  fitsMachineGun: z.boolean(),
  carrier: figureId.nullable(),
  found: date,
  from: foundFrom,
});

const row = record<StockItemTable>({
  campaign_id: text,
  item_id: stockId,
  position: count,
  kind,
  weapon: weapon.nullable(),
  fits_machine_gun: flag,
  carrier: figureId.nullable(),
  found_year: year,
  found_period: period,
  found_from: text,
});

export function encodeStockItem(id: string, position: number, item: Seen<StockItem>): StockItemTable {
  return {
    campaign_id: id,
    item_id: item.id,
    position,
    kind: item.kind,
    weapon: item.weapon,
    fits_machine_gun: item.fitsMachineGun ? 1 : 0,
    carrier: item.carrier,
    found_year: item.found.year,
    found_period: item.found.period,
    found_from: canonical(item.from),
  };
}

export function decodeStockItem(stored: unknown, at: string): Placed<StockItem> {
  const read = parse(row, stored, at);
  return {
    position: read.position,
    value: {
      id: read.item_id,
      kind: read.kind,
      weapon: read.weapon,
      fitsMachineGun: read.fits_machine_gun === 1,
      carrier: read.carrier,
      found: { year: read.found_year, period: read.found_period },
      from: parse(foundText, read.found_from, `${at}.found_from`),
    },
  };
}
