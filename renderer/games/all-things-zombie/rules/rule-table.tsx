import type {
  RulingView,
  RuleTable as Table,
} from '../../../../src/contract/games/all-things-zombie/rules.ts';
import { Section } from '../../../components/section.tsx';
import { RestsMark } from './rests-mark.tsx';
import styles from './rule-table.module.css';

/** Short columns of figures stand centred, words to the left. */
const isFigure = (cell: string | undefined) =>
  cell !== undefined && /^([−+]?\d[\d–.,″]*|–|never)$/.test(cell);

/** Columns that fit beside each other in any window. */
const NARROW = 3;
/** More of them, and each is kept to one line. */
const WIDE = 6;

interface RuleTableProps {
  readonly table: Table;
  /** Those that its rows name. */
  readonly rulings: readonly RulingView[];
}

/** A table of the book in our own layout; what isn't simply printed carries a quiet mark at its end. */
export function RuleTable({ table: { title, columns, rows }, rulings }: RuleTableProps) {
  const marked = rows.some(({ rests }) => rests !== null);
  const wide = columns.length > WIDE;
  const figures = columns.map((_, at) => at > 0 && rows.every(({ cells }) => isFigure(cells[at])));
  return (
    <Section title={title}>
      {/* A wide one scrolls sideways where the window is narrow, and so has to be reached by key. */}
      <section
        className={styles.scroll}
        tabIndex={columns.length > NARROW ? 0 : undefined}
        aria-label={`Table: ${title}`}
      >
        <table className={styles.table} data-wide={wide || undefined}>
          <thead>
            <tr>
              {columns.map((column, at) => (
                <th key={column} scope="col" className={figures[at] ? 'c' : undefined}>
                  {column}
                </th>
              ))}
              {marked && (
                <th scope="col">
                  <span className="vh">Rests on</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ cells: [head = '', ...cells], rests }) => (
              <tr key={head}>
                <th scope="row" className={styles.by}>
                  {head}
                </th>
                {cells.map((cell, at) => (
                  <td key={columns[at + 1]} className={figures[at + 1] ? 'c' : undefined}>
                    {cell}
                  </td>
                ))}
                {marked && (
                  <td className={styles.mark}>
                    {rests !== null && <RestsMark rests={rests} rulings={rulings} brief={wide} />}
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Section>
  );
}
