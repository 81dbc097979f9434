import { IconMinus, IconPlus } from '@tabler/icons-react';
import { off } from '../../../../components/off.ts';
import styles from './fighters-table.module.css';

interface KillCountProps {
  readonly label: string;
  readonly value: number;
  readonly onCount: (by: 1 | -1) => void;
}

/** A count in a dense table: one less, the number, one more. */
export function KillCount({ label, value, onCount }: KillCountProps) {
  return (
    <span className={styles.kills}>
      <button
        type="button"
        aria-label={`${label}: one less`}
        {...off(value === 0)}
        onClick={() => value > 0 && onCount(-1)}
      >
        <IconMinus size={14} stroke={1.6} aria-hidden />
      </button>
      <span data-none={value === 0 || undefined}>{value}</span>
      <button type="button" aria-label={`${label}: one more`} onClick={() => onCount(1)}>
        <IconPlus size={14} stroke={1.6} aria-hidden />
      </button>
    </span>
  );
}
