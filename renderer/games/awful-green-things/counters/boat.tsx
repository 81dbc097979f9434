/** A boat that is out: its outline, its name, and how many are in it and on it. */
import type { BoatId } from '../../../../src/rules/awful-green-things/data/boats.ts';
import styles from './counters.module.css';
import type { BoatProps } from './sizes.ts';

/** Pointed, broad, round: as they stand in their bays. */
const HULLS: Readonly<Record<BoatId, string>> = {
  scout: 'M-44 0L-30-13H36L44-17V17L36 13H-30Z',
  cockboat: 'M-44 0C-44-13-36-18-22-18H44V18H-22C-36 18-44 13-44 0Z',
  saucer: 'M-45 0A45 19 0 1 1 45 0A45 19 0 1 1-45 0Z',
};

export const Boat = ({ boat, name, load, isBeset }: BoatProps) => (
  <g className={styles.boat} data-boat={boat} data-beset={isBeset || undefined}>
    <path className={styles.boatHalo} d={HULLS[boat]} />
    <path className={styles.hull} d={HULLS[boat]} />
    <text className={styles.name} y={-2}>
      {name}
    </text>
    <text y={10.5}>{load}</text>
  </g>
);
