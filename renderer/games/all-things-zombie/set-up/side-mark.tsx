/** Zombies or survivors, of those who may be about. */

import styles from './set-up.module.css';
/** A square for zombies, a hexagon for other people: as on the map. */
export function SideMark({ side }: { readonly side: 'zombies' | 'survivors' }) {
  return (
    <svg className={styles.mark} width="10" height="10" viewBox="0 0 10 10" aria-hidden>
      {side === 'zombies' ? (
        <rect className={styles.sideMarkZombies} width="10" height="10" rx="1" />
      ) : (
        <path className={styles.survivors} d="M5 0L9.4 2.5V7.5L5 10L.6 7.5V2.5Z" />
      )}
    </svg>
  );
}
