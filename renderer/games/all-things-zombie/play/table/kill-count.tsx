/** A figure’s kills in Play’s table, counted by hand. */
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { memo } from 'react';
import { off } from '../../../../components/off.ts';
import { fighterNamed, usePlay } from '../state/play-context.ts';
import styles from './table.module.css';

interface KillCountProps {
  readonly who: string;
  readonly of: 'zombies' | 'people';
  readonly label: string;
  readonly value: number;
}

/** A count in a dense table: one less, the number, one more. Each press counts, however fast they come. */
export const KillCount = memo(function KillCount({ who, of, label, value }: KillCountProps) {
  const { acts, view } = usePlay();
  const more = () => acts.perform({ do: 'count-kills', who, of, by: 1 }, { each: true });
  /** By the number that stands there when its turn comes: it may have been pressed right after one more. */
  const less = () =>
    acts.perform(
      () => {
        const fighter = fighterNamed(view.get().encounter, who);
        const now = of === 'zombies' ? fighter?.zombiesKilled : fighter?.peopleKilled;
        return (now ?? 0) > 0 ? { do: 'count-kills', who, of, by: -1 } : undefined;
      },
      { each: true },
    );
  return (
    <span className={styles.kills}>
      <button type="button" aria-label={`${label}: one less`} {...off(value === 0)} onClick={less}>
        <IconMinus size={12} stroke={1.6} aria-hidden />
      </button>
      <span data-none={value === 0 || undefined}>{value}</span>
      <button type="button" aria-label={`${label}: one more`} onClick={more}>
        <IconPlus size={12} stroke={1.6} aria-hidden />
      </button>
    </span>
  );
});
