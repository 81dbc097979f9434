/** A place on the table: as it lies there, or with what may be done with it. */
import type { DragEvent, ReactNode } from 'react';
import styles from './table.module.css';
import type { Pairs } from './use-pairs.ts';

interface SpotProps {
  readonly token: string;
  readonly pairs: Pairs;
  /** All that it shows, for who hears it. */
  readonly label: string;
  readonly children: ReactNode;
}

export function Spot({ token, pairs, label, children }: SpotProps) {
  const spot = pairs.spotAt(token);
  if (spot?.press == null) {
    return (
      <span className={styles.spot} data-is={spot?.is} role="img" aria-label={label}>
        {children}
      </span>
    );
  }
  const { is, text, keys, press, point, canBeDragged } = spot;
  const drop =
    is === 'taken' || canBeDragged
      ? {}
      : {
          onDragOver: (event: DragEvent) => event.preventDefault(),
          onDrop: (event: DragEvent) => {
            event.preventDefault();
            press();
          },
        };
  return (
    <button
      type="button"
      className={styles.spot}
      data-is={is}
      aria-pressed={canBeDragged ? is === 'taken' : undefined}
      aria-label={canBeDragged ? label : `${text}: ${label}`}
      draggable={canBeDragged}
      onDragStart={is === 'taken' ? undefined : press}
      onPointerEnter={point}
      onFocus={point}
      onClick={press}
      {...drop}
    >
      {keys !== '' && <kbd>{keys}</kbd>}
      {children}
    </button>
  );
}
