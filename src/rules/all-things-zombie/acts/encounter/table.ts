/** The table of an Encounter: laid out, and any part of it rolled again while the rest stays. */
import { PLAYER_ASKING } from '../../asking.ts';
import { type Act, done, type Now } from '../../campaign/act.ts';
import { generateTable, rerollPart } from '../../place/generate.ts';
import type { Part } from '../../place/parts.ts';
import type { EncounterTable } from '../../place/table.ts';
import { no, tell } from './act.ts';

const ASKING = PLAYER_ASKING;

/** Lays out a table, or lays it out anew around the parts that are locked. */
export function* setTable(now: Now, { locked = [] }: { readonly locked?: readonly Part[] }): Act {
  const { encounter } = now;
  if (encounter === null) return no('none-planned');
  if (encounter.visits.length > 0 || encounter.stage === 'after') return no('wrong-stage');
  const { area } = encounter;
  const before = encounter.table as EncounterTable | null;
  const wanted =
    before === null || locked.length === 0 ? { area } : { area, locked: { table: before, parts: locked } };
  const { table } = yield* generateTable(ASKING, wanted);
  yield* tell({ type: 'table-set', table });
  return done(before === null ? `Set up ${table.name}` : 'Set up the table anew');
}

export function* rerollTablePart(now: Now, { part }: { readonly part: Part }): Act {
  const { encounter } = now;
  if (encounter === null) return no('none-planned');
  if (encounter.table === null) return no('no-table');
  if (encounter.visits.length > 0 || encounter.stage === 'after') return no('wrong-stage');
  const { table } = yield* rerollPart(ASKING, encounter.table as EncounterTable, part);
  yield* tell({ type: 'table-set', table });
  return done('Roll a part of the table again');
}
