import { IconMinus, IconPlus } from '@tabler/icons-react';
import { usePlay } from '../play-context.ts';
import styles from './fighters-table.module.css';

interface KillCountProps {
  readonly label: string;
  readonly value: number;
  readonly onCount: (by: 1 | -1) => void;
}

/** A count in a dense table: one less, the number, one more. */
export function KillCount({ label, value, onCount }: KillCountProps) {
  const { busy } = usePlay().acts;
  return (
    <span className={styles.kills}>
      <button
        type="button"
        aria-label={`${label}: one less`}
        disabled={busy || value === 0}
        onClick={() => onCount(-1)}
      >
        <IconMinus size={14} stroke={1.6} aria-hidden />
      </button>
      <span data-none={value === 0 || undefined}>{value}</span>
      <button type="button" aria-label={`${label}: one more`} disabled={busy} onClick={() => onCount(1)}>
        <IconPlus size={14} stroke={1.6} aria-hidden />
      </button>
    </span>
  );
}
