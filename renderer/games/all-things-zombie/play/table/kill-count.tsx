import { IconMinus, IconPlus } from '@tabler/icons-react';
import { memo } from 'react';
import { off } from '../../../../components/off.ts';
import { usePlay } from '../play-context.ts';
import styles from './fighters-table.module.css';

interface KillCountProps {
  readonly who: string;
  readonly of: 'zombies' | 'people';
  readonly label: string;
  readonly value: number;
}

/** A count in a dense table: one less, the number, one more. Each press counts, however fast they come. */
export const KillCount = memo(function KillCount({ who, of, label, value }: KillCountProps) {
  const { acts } = usePlay();
  const count = (by: 1 | -1) => acts.perform({ do: 'count-kills', who, of, by }, { each: true });
  return (
    <span className={styles.kills}>
      <button
        type="button"
        aria-label={`${label}: one less`}
        {...off(value === 0)}
        onClick={() => value > 0 && count(-1)}
      >
        <IconMinus size={14} stroke={1.6} aria-hidden />
      </button>
      <span data-none={value === 0 || undefined}>{value}</span>
      <button type="button" aria-label={`${label}: one more`} onClick={() => count(1)}>
        <IconPlus size={14} stroke={1.6} aria-hidden />
      </button>
    </span>
  );
});
