/** Ids that the file’s tables name one by one, held against the lists of the rules they come from. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { STATUSES } from '../../src/rules/all-things-zombie/state/campaign.ts';
import {
  ADVANTAGES,
  AREAS,
  ATTRIBUTES,
  FIGURE_KINDS,
  LEADERSHIPS,
  WEAPONS,
} from '../../src/rules/all-things-zombie/types.ts';
import { STOCK_KINDS } from '../../src/rules/all-things-zombie/what-you-gain/stock.ts';

const SCHEMA = readFileSync(join(import.meta.dirname, '../../migrations/schema.sql'), 'utf8');

/** What the column of that table may hold. */
function allowed(table: string, column: string): readonly string[] {
  const made = SCHEMA.split(/^create table /im).find((one) =>
    one.replaceAll('"', '').startsWith(`${table} (`),
  );
  const named = made?.match(new RegExp(`check \\(${column} in \\(([^)]*)\\)`));
  return [...(named?.[1] ?? '').matchAll(/'([^']+)'/g)].flatMap(([, id]) => id ?? []);
}

it.each([
  ['figure', 'kind', FIGURE_KINDS],
  ['figure', 'leadership', LEADERSHIPS],
  ['figure', 'status', STATUSES],
  ['figure', 'held_in', AREAS],
  ['figure_attribute', 'attribute', ATTRIBUTES],
  ['figure_advantage', 'advantage', ADVANTAGES],
  ['figure_weapon', 'weapon', WEAPONS],
  ['stock_item', 'weapon', WEAPONS],
  ['stock_item', 'kind', STOCK_KINDS],
])('%s.%s takes each id the rules know, and no other', (table, column, ids) => {
  expect([...allowed(table, column)].toSorted()).toEqual([...ids].toSorted());
});
