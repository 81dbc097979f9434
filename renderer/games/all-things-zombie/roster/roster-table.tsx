/** The roster on its screen, sorted by any column. */
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import type { FigureLine } from '../text/figures.ts';
import type { Column, ColumnId, Sort } from './columns.ts';
import { FigureCell } from './figure-cell.tsx';
import styles from './roster.module.css';
import { type Totals, TotalsRow } from './totals-row.tsx';
import { WeaponCell } from './weapon-cell.tsx';

interface RosterTableProps {
  readonly caption: string;
  readonly figures: readonly FigureLine[];
  readonly columns: readonly Column[];
  /** Left out where the figures come in an order of their own. */
  readonly sort?: Sort | undefined;
  /** Left out where only some of the figures are there yet, which can't be sorted. */
  readonly onSort?: ((by: ColumnId) => void) | undefined;
  readonly selected: string | undefined;
  readonly totals?: Totals;
}

export function RosterTable({ caption, figures, columns, sort, onSort, selected, totals }: RosterTableProps) {
  return (
    <table className={styles.roster}>
      <caption className="vh">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <Head key={column.id} column={column} sort={sort} onSort={onSort} />
          ))}
        </tr>
      </thead>
      {figures.map((figure) => (
        <FigureRows key={figure.id} figure={figure} columns={columns} selected={figure.id === selected} />
      ))}
      {totals !== undefined && <TotalsRow columns={columns} totals={totals} />}
    </table>
  );
}

interface HeadProps extends Pick<RosterTableProps, 'sort' | 'onSort'> {
  readonly column: Column;
}

function Head({ column, sort, onSort }: HeadProps) {
  const { id, head, full, align } = column;
  const sorted = sort?.by === id;
  const Chevron = sort?.descending ? IconChevronDown : IconChevronUp;
  const words = full === undefined ? head : <abbr title={full}>{head}</abbr>;
  return (
    <th
      scope="col"
      data-column={id}
      data-align={align}
      aria-sort={sorted ? (sort?.descending ? 'descending' : 'ascending') : undefined}
    >
      {onSort === undefined ? (
        words
      ) : (
        <button
          type="button"
          className={styles.sort}
          title={`Sort by ${full ?? head}`}
          onClick={() => onSort(id)}
        >
          {words}
          {sorted && <Chevron className={styles.rosterTableChevron} size={14} stroke={1.6} aria-hidden />}
        </button>
      )}
    </th>
  );
}

interface FigureRowsProps {
  readonly figure: FigureLine;
  readonly columns: readonly Column[];
  readonly selected: boolean;
}

/** A line for each weapon; what is the figure's own stands beside all of them. */
function FigureRows({ figure, columns, selected }: FigureRowsProps) {
  const [first, ...others] = figure.weapons;
  const perWeapon = columns.filter((column) => column.per === 'weapon');
  const more = perWeapon.length > 0 ? others : [];
  return (
    <tbody className={styles.rosterTableFigure} data-selected={selected || undefined}>
      <tr className={styles.first}>
        {columns.map(({ id, per, align }) =>
          per === 'figure' ? (
            <td key={id} rowSpan={more.length + 1} data-column={id} data-align={align}>
              <FigureCell column={id} figure={figure} />
            </td>
          ) : (
            <td key={id} data-column={id} data-align={align} data-more={more.length > 0 || undefined}>
              <WeaponCell column={id} weapon={first} />
            </td>
          ),
        )}
      </tr>
      {more.map((weapon) => (
        <tr key={weapon.id} className={styles.more}>
          {perWeapon.map(({ id, align }) => (
            <td key={id} data-column={id} data-align={align}>
              <WeaponCell column={id} weapon={weapon} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
