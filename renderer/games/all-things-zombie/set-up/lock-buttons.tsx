/** Buttons of one part: to keep it when the rest is laid out again, and to roll that part alone again. */
import { IconLock, IconLockOpen2, IconRefresh } from '@tabler/icons-react';
import { off } from '../../../components/off.ts';
import type { Part } from './locks.ts';
import styles from './set-up.module.css';
import type { SetUp } from './use-set-up.ts';

/** Parts of a table of the player’s own that no dice move. */
const STAYS: readonly Part[] = ['layout', 'building-count', 'vehicle-count', 'terrain'];

interface LockButtonsProps {
  readonly setUp: SetUp;
  readonly part: Part;
  /** `Building 3, House` */
  readonly name: string;
}

export function LockButtons({ setUp, part, name }: LockButtonsProps) {
  const { encounter, laying, roll, waiting } = setUp;
  const measured = encounter.table?.measured === true;
  if (measured && STAYS.includes(part)) return null;
  const locked = !measured && laying.locked.includes(part);
  return (
    <span className={styles.setUpLocks}>
      {!measured && (
        <button
          type="button"
          data-lock
          aria-pressed={locked}
          aria-label={`Lock ${name}`}
          title={locked ? 'Stays as it is' : 'Lock'}
          onClick={() => laying.toggle(part)}
        >
          {locked ? (
            <IconLock size={16} stroke={1.8} aria-hidden />
          ) : (
            <IconLockOpen2 size={16} stroke={1.6} aria-hidden />
          )}
        </button>
      )}
      <button
        type="button"
        aria-label={`Roll ${name} again`}
        title="Roll it again"
        {...off(locked || waiting)}
        onClick={() => !locked && roll({ do: 'reroll-part', part })}
      >
        <IconRefresh size={16} stroke={1.6} aria-hidden />
      </button>
    </span>
  );
}
