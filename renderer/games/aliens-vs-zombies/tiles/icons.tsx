/** Pictures that an event tile bears besides its number, in our own drawing. */
import type { ReactNode } from 'react';
import type { Icon } from '../../../../src/rules/aliens-vs-zombies/data/tiles.ts';
import { ICON_NAMES } from '../../../../src/rules/aliens-vs-zombies/text/names.ts';
import { SHAPES } from '../counters/shapes.ts';
import styles from './tiles.module.css';

const small = (kind: 'mutant' | 'bfar') => (
  <path className={styles.solid} transform="translate(10 10.3) scale(.53)" d={SHAPES[kind].d} />
);

/** Teeth, three rays onto a spot, three claws, an arrow out of the ground, the big ones themselves. */
const ICONS: Readonly<Record<Icon, ReactNode>> = {
  bite: (
    <>
      <path className={styles.solid} d="M2.5 4.5h15l-2 5-2.2-3-2.3 4-2.3-4-2.2 3Z" />
      <path className={styles.solid} d="M2.5 16.5h15l-2.6-4.4-2.4 2.8-2.5-3.5-2.5 3.5-2.4-2.8Z" />
    </>
  ),
  laser: (
    <>
      <path d="M10 1.5v11M5.5 1.5 8.6 12M14.5 1.5 11.4 12" />
      <circle className={styles.solid} cx={10} cy={15.6} r={2.4} />
    </>
  ),
  claw: <path d="M4 2.5C4 9 5 13 7.5 17.5M9.5 2C9 9 10 13 12 17.5M15 2.5C14.5 8.5 15 12.5 16.5 17" />,
  rise: <path d="M2 16.5h16M10 13V3.5M6 7.5l4-4 4 4" />,
  mutant: small('mutant'),
  bfar: small('bfar'),
};

export function EventIcon({ icon, size = 17 }: { readonly icon: Icon; readonly size?: number }) {
  return (
    <svg
      className={styles.icon}
      viewBox="0 0 20 20"
      width={size}
      height={size}
      role="img"
      aria-label={ICON_NAMES[icon]}
    >
      {ICONS[icon]}
    </svg>
  );
}
