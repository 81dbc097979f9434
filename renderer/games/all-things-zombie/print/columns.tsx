/** The columns of a printed table. They never change places, so that they may be keyed by theirs. */
import {
  ON_PAPER,
  ROSTER_COLUMNS,
  type RosterColumn,
} from '../../../../src/contract/games/all-things-zombie/roster-columns.ts';
import { Num } from './num.tsx';

/** The columns of the printed roster. */
export const ROSTER = ON_PAPER.map((id) => ({ id, ...(ROSTER_COLUMNS[id] as RosterColumn) }));
export type OnRoster = (typeof ROSTER)[number];

export interface Column {
  readonly head: string;
  readonly align?: 'centre' | 'right';
}

/** Widths of the columns in millimetres; a last one without a width takes what is left. */
export function Widths({ of }: { readonly of: readonly number[] }) {
  return (
    <>
      {of.map((width, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: see above.
        <col key={at} style={{ width: `${width}mm` }} />
      ))}
      <col />
    </>
  );
}

export function Heads({ of }: { readonly of: readonly Column[] }) {
  return of.map(({ head, align }) => (
    <th key={head} scope="col" data-align={align}>
      {head}
    </th>
  ));
}

export function Numbers({ of }: { readonly of: readonly (string | number)[] }) {
  return of.map((number, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: see above.
    <td key={at} data-align="right">
      <Num>{number}</Num>
    </td>
  ));
}
