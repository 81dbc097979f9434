/** The table of an Encounter: laid out, and any part of it rolled again while the rest stays. */
import { PLAYER_ASKING } from '../../asking.ts';
import { mayStandAlone } from '../../battlefield/buildings.ts';
import { generateTable, rerollPart } from '../../battlefield/generate.ts';
import { type Part, partsOf } from '../../battlefield/parts.ts';
import type { EncounterTable } from '../../battlefield/table.ts';
import { type Act, done, type Now } from '../act.ts';
import { encounterAt, no, tell } from './act.ts';
import { nobodyCaught } from './pursuit.ts';

const ASKING = PLAYER_ASKING;

export interface Laying {
  /** Parts of the present table that stay. */
  readonly locked?: readonly Part[] | undefined;
  /** A mall, and no other building. */
  readonly mallAlone?: boolean | undefined;
}

/** Lays out a table, or lays it out anew around the parts that are locked. */
export function* setTable(now: Now, { locked = [], mallAlone = false }: Laying): Act {
  const encounter = encounterAt(now, ['planned']);
  if (typeof encounter === 'string') return no(encounter);
  if (nobodyCaught(encounter)) return no('nobody-caught');
  const { area } = encounter;
  if (mallAlone && !mayStandAlone('mall', area)) return no('no-mall-here');
  // Seen, but nobody writes into a table: `apply` replaces it.
  const before = encounter.table as EncounterTable | null;
  if (locked.length > 0 && before === null) return no('no-table');
  if (before !== null && locked.some((part) => !has(before, part))) return no('no-such-part');
  const { table } = yield* generateTable(ASKING, {
    area,
    mallAlone,
    ...(before === null ? {} : { locked: { table: before, parts: locked } }),
  });
  yield* tell({ type: 'table-set', table });
  return done('set-table', { place: before === null ? table.name : null });
}

export function* rerollTablePart(now: Now, { part }: { readonly part: Part }): Act {
  const encounter = encounterAt(now, ['planned']);
  if (typeof encounter === 'string') return no(encounter);
  const before = encounter.table as EncounterTable | null;
  if (before === null) return no('no-table');
  if (!has(before, part)) return no('no-such-part');
  const { table } = yield* rerollPart(ASKING, before, part);
  yield* tell({ type: 'table-set', table });
  return done('reroll-part', {});
}

const has = (table: EncounterTable, part: Part) => partsOf(table).some((one) => one === part);
