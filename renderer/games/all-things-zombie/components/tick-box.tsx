import type { ComponentProps } from 'react';
import styles from './components.module.css';

/** A tick box in a cell of a table; the whole cell can be hit. */
export function TickBox(props: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  return (
    <label className={styles.room}>
      <input {...props} type="checkbox" className={styles.tick} />
    </label>
  );
}
