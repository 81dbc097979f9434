/** The grid of a report: a row for each figure, faults and consequences under the row, totals at the foot, and the keys that move in it. */
import { type FocusEvent, type KeyboardEvent, type Ref, useImperativeHandle, useRef, useState } from 'react';
import type { Output } from '../../../../src/contract/contract.ts';
import type { FigureReport } from '../../../../src/contract/games/all-things-zombie/acts.ts';
import { countedInWords, upperFirst } from '../../../../src/rules/core/text/english.ts';
import { TickBox } from '../components/tick-box.tsx';
import styles from './after.module.css';
import { type At, movedBy } from './grid-keys.ts';
import { ReportCell } from './report-cell.tsx';
import { type CellValue, COLUMNS, type Column, type ColumnId } from './report-columns.ts';

type Line = Output<'encounter.report-check'>['lines'][number];

export interface GridHandle {
  /** Takes the focus to a figure's first field. */
  readonly focusRow: (row: number) => void;
}

interface ReportGridProps {
  readonly title: string;
  readonly records: readonly FigureReport[];
  readonly lines: readonly Line[];
  readonly nameOf: (figure: string) => string;
  readonly isChanged: (figure: string, column: ColumnId) => boolean;
  readonly onSet: (figure: string, column: ColumnId, value: CellValue) => void;
  /** Rows that are set together; left out where there is but one. */
  readonly ticks?: {
    readonly ticked: readonly string[];
    readonly onTick: (figure: string) => void;
    readonly onTickAll: () => void;
  };
  /** True to show below how many of each are ticked, and all kills; the consequences then stand beside the grid. */
  readonly totals?: boolean;
  readonly ref?: Ref<GridHandle>;
}

/** Grid in which everybody’s part is reported at once: arrows move, space ticks, digits type. */
export function ReportGrid(props: ReportGridProps) {
  const { title, records, lines, nameOf, isChanged, onSet, ticks, totals = false, ref } = props;
  const first = ticks === undefined ? 0 : 1;
  const grid = useGrid(records.length, COLUMNS.length + first);
  useImperativeHandle(ref, () => ({ focusRow: (row) => grid.focus({ row, column: 0 }) }));
  return (
    <div className={styles.reportGridScroll}>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid is a table of fields, moved through by arrows. */}
      <table ref={grid.table} role="grid" aria-label={title} className={styles.grid} {...grid.keys}>
        <thead>
          <tr>
            {ticks !== undefined && (
              <th scope="col" className={styles.reportGridTick}>
                <TickBox
                  aria-label="Tick all, to set them together"
                  checked={ticks.ticked.length === records.length}
                  onChange={ticks.onTickAll}
                />
              </th>
            )}
            <th scope="col" className={styles.reportGridWho}>
              Figure
            </th>
            {COLUMNS.map(({ id, head, full }) => (
              <th key={id} scope="col" title={full} data-column={id}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        {records.map((record, row) => {
          const { figure } = record;
          const name = nameOf(figure);
          const line = lines.find((one) => one.figure === figure);
          const ticked = ticks?.ticked.includes(figure) ?? false;
          return (
            <tbody key={figure}>
              <tr aria-selected={ticked} className={ticked ? styles.reportGridTicked : undefined}>
                {ticks !== undefined && (
                  <td className={styles.reportGridTick}>
                    <TickBox
                      {...grid.cell(row, 0)}
                      aria-label={`Tick ${name}`}
                      checked={ticked}
                      onChange={() => ticks.onTick(figure)}
                    />
                  </td>
                )}
                <th scope="row" className={styles.reportGridWho}>
                  <span className="name">{name}</span>
                </th>
                {COLUMNS.map((column, at) => (
                  <td key={column.id} data-column={column.id}>
                    <ReportCell
                      column={column}
                      name={name}
                      value={record[column.id]}
                      changed={isChanged(figure, column.id)}
                      place={grid.cell(row, at + first)}
                      onSet={(value) => onSet(figure, column.id, value)}
                    />
                  </td>
                ))}
              </tr>
              {(!totals || wantsWords(line)) && (
                <tr className={ticked ? `${styles.below} ${styles.reportGridTicked}` : styles.below}>
                  {ticks !== undefined && <td />}
                  <td colSpan={COLUMNS.length + 1} data-figure={figure}>
                    <Below line={line} />
                  </td>
                </tr>
              )}
            </tbody>
          );
        })}
        {totals && <Totals records={records} indented={ticks !== undefined} />}
      </table>
    </div>
  );
}

/**
 * True for a line with a fault, or with a death that an advantage doesn’t spare: words for it stand in its place, whatever stands beside
 * the grid.
 */
const wantsWords = (line: Line | undefined) =>
  line !== undefined && (line.fault !== null || line.unspared.length > 0);

/** Sums column by column: ticks and kills are counted, who and what isn’t. */
function Totals({ records, indented }: Pick<ReportGridProps, 'records'> & { readonly indented: boolean }) {
  const sum = ({ id, kind }: Column): number | null => {
    if (kind === 'choice' || id === 'byRep') return null;
    return records.reduce((all, record) => all + Number(record[id]), 0);
  };
  return (
    <tfoot className={styles.totals}>
      <tr>
        {indented && <td />}
        <th scope="row" className={styles.reportGridWho}>
          {upperFirst(countedInWords(records.length, 'figure', 'figures'))}
        </th>
        {COLUMNS.map((column) => (
          <td key={column.id} data-column={column.id}>
            {sum(column)}
          </td>
        ))}
      </tr>
    </tfoot>
  );
}

/** Under a figure: why that can't be, or what it leads to. */
function Below({ line }: { readonly line: Line | undefined }) {
  if (line === undefined) return null;
  const { fault, follows, unspared } = line;
  if (fault !== null) return <span className="flag">{fault}</span>;
  if (follows.length === 0) return <span className="quiet">Nothing follows</span>;
  return (
    <>
      <span className="quiet">{`Then: ${follows.join(' · ')}`}</span>
      {unspared.length > 0 && <span className="flag"> {unspared.join(' ')}</span>}
    </>
  );
}

/** The one field of a table that the Tab key stops at, and the keys that lead to the others. */
function useGrid(rows: number, columns: number) {
  const [at, setAt] = useState<At>({ row: 0, column: 0 });
  const table = useRef<HTMLTableElement>(null);
  const stop: At = { row: Math.min(at.row, rows - 1), column: at.column };

  const focus = ({ row, column }: At) => {
    const field = table.current?.querySelector<HTMLElement>(`[data-cell="${row}/${column}"]`);
    field?.focus();
    if (field instanceof HTMLInputElement && field.type === 'text') field.select();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const from = cellOf(event.target);
    if (from === undefined || event.altKey || event.metaKey || event.shiftKey) return;
    const to = movedBy(event.key, event.ctrlKey, from, rows, columns);
    if (to === undefined) return;
    event.preventDefault();
    focus(to);
  };
  const onFocus = (event: FocusEvent) => {
    const cell = cellOf(event.target);
    if (cell !== undefined) setAt(cell);
  };
  return {
    table,
    keys: { onKeyDown, onFocus },
    focus,
    /** For the field in this place. */
    cell: (row: number, column: number) => ({
      'data-cell': `${row}/${column}`,
      tabIndex: row === stop.row && column === stop.column ? 0 : -1,
    }),
  };
}

function cellOf(target: EventTarget): At | undefined {
  const [row, column] =
    (target instanceof HTMLElement ? target.getAttribute('data-cell') : null)?.split('/') ?? [];
  return row === undefined || column === undefined ? undefined : { row: Number(row), column: Number(column) };
}
