/** One cell of the report’s grid, by the kind of its column. */
import { TickBox } from '../components/tick-box.tsx';
import styles from './after.module.css';
import { type CellValue, type Column, typedNumber } from './report-columns.ts';

interface ReportCellProps {
  readonly column: Column;
  readonly name: string;
  readonly value: CellValue;
  /** Entered by the player over what the marks say. */
  readonly changed: boolean;
  readonly place: { readonly 'data-cell': string; readonly tabIndex: number };
  readonly onSet: (value: CellValue) => void;
}

/** Field of the report: a tick, a number, or one of a few words. */
export function ReportCell({ column, name, value, changed, place, onSet }: ReportCellProps) {
  const shared = {
    ...place,
    'aria-label': `${name}: ${column.full}`,
    'data-changed': changed || undefined,
  };
  switch (column.kind) {
    case 'tick':
      return <TickBox {...shared} checked={value === true} onChange={() => onSet(value !== true)} />;
    case 'number':
      return (
        <input
          {...shared}
          type="text"
          className={styles.number}
          inputMode="numeric"
          autoComplete="off"
          placeholder={column.mayBeUnknown ? '–' : '0'}
          value={value === 0 || value === null ? '' : String(value)}
          onChange={(event) => onSet(typedNumber(column, event.currentTarget.value))}
        />
      );
    case 'choice':
      return (
        <select
          {...shared}
          className={styles.choice}
          value={String(value ?? '')}
          onChange={(event) => {
            const chosen = event.currentTarget.value;
            onSet(column.options.find((one) => (one.value ?? '') === chosen)?.value ?? null);
          }}
        >
          {column.options.map((one) => (
            <option key={one.text} value={one.value ?? ''}>
              {one.text}
            </option>
          ))}
        </select>
      );
    default:
      return column satisfies never;
  }
}
