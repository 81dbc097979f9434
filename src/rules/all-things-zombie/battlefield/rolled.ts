/** A roll for a table of the battlefield, as it is told. */
import type { RowId } from '../../core/table.ts';
import type { Part } from './parts.ts';

/** A roll or draw for a table, with all that explains it. */
export interface Rolled {
  readonly rule: string;
  readonly part: Part;
  /** Every throw in order: the last one counts, those before it were rolled again. Empty where it was drawn. */
  readonly faces: readonly (readonly number[])[];
  readonly result: string;
  /** The table rows that were read. */
  readonly rows: readonly RowId[];
}
