/** A thing of the stockpile, in an event and in a row of `stock_item`. */
import { z } from 'zod';
import {
  type FoundFrom,
  STOCK_KINDS,
  type StockId,
  type StockItem,
} from '../../../src/rules/all-things-zombie/what-you-gain/stock.ts';
import { column, columnsOf, flag, tableOf, written } from '../columns.ts';
import { count, numbered, record, text } from '../shape.ts';
import { building, dateIn, figureId, weapon } from './vocabulary.ts';

export const stockId = numbered<StockId>('i');
const kind = z.enum(STOCK_KINDS);

type At<W extends FoundFrom['where']> = Extract<FoundFrom, { readonly where: W }>;

const foundFrom: z.ZodType<FoundFrom> = z.union([
  record<At<'building'>>({ where: z.literal('building'), building }),
  record<At<'trailer'>>({ where: z.literal('trailer') }),
  record<At<'person'>>({ where: z.literal('person'), name: text }),
  record<At<'said'>>({ where: z.literal('said'), text }),
]);

const itemColumns = columnsOf<StockItem>()({
  id: column('item_id', stockId),
  kind: column('kind', kind),
  weapon: column('weapon', weapon.nullable()),
  fitsMachineGun: flag('fits_machine_gun'),
  carrier: column('carrier', figureId.nullable()),
  found: dateIn('found'),
  from: written('found_from', foundFrom),
});
export const stockItem = itemColumns.schema;
export const STOCK_ITEMS = tableOf({ campaign_id: text, position: count }, itemColumns);
