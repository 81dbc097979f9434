import type { Column } from './columns.ts';
import styles from './roster.module.css';

export interface Totals {
  /** `Seven figures` */
  readonly figures: string;
  readonly rep: number;
  /** Words on whom the combined Rep leaves out; empty where it leaves out nobody. */
  readonly note: string;
  readonly cost: number;
}

interface TotalsRowProps {
  readonly columns: readonly Column[];
  readonly totals: Totals;
}

/** Between an ink rule and a double rule: how many, their combined Rep, what they cost. */
export function TotalsRow({ columns, totals }: TotalsRowProps) {
  return (
    <tfoot>
      <tr>{cells(columns, totals)}</tr>
    </tfoot>
  );
}

/** The note takes the place of every column from the attributes to the cost. */
function cells(columns: readonly Column[], totals: Totals) {
  const rep = columns.findIndex(({ id }) => id === 'rep');
  const cost = columns.findIndex(({ id }) => id === 'cost');
  const noteTo = cost === -1 ? columns.findIndex(({ id }) => id === 'rap' || id === 'status') : cost;
  const noteFrom = rep + 1;
  const hasNote = rep !== -1 && noteTo > noteFrom;
  return columns.map(({ id, align }, at) => {
    if (hasNote && at > noteFrom && at < noteTo) return null;
    if (hasNote && at === noteFrom) {
      return (
        <td key={id} colSpan={noteTo - noteFrom} className={styles.note}>
          {`combined Rep${totals.note}`}
        </td>
      );
    }
    return (
      <td key={id} data-column={id} data-align={align}>
        {id === 'name' && totals.figures}
        {id === 'rep' && totals.rep}
        {id === 'cost' && totals.cost}
      </td>
    );
  });
}
