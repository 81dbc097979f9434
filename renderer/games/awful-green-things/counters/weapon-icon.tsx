/** Icon of a weapon, in a box of twenty: its lines, and the parts that are filled. */
import type { WeaponKind } from '../../../../src/rules/awful-green-things/data/weapons.ts';
import styles from './counters.module.css';

interface Icon {
  readonly lines: string;
  readonly filled?: string;
}

const ICONS: Readonly<Record<WeaponKind, Icon>> = {
  acid: {
    lines: 'M7 2.5h6M8 2.5v5L4 16.5q0 1.5 1.5 1.5h9q1.5 0 1.5-1.5L12 7.5v-5',
    filled: 'M6.3 12.5h7.4l1.7 4.2H4.6Z',
  },
  zgwortz: {
    lines: 'M4.5 4.5a5.5 2 0 1 0 11 0a5.5 2 0 1 0-11 0ZM4.5 4.5v11c0 2.7 11 2.7 11 0v-11',
    filled: 'M4.5 8.5c0 2 11 2 11 0v4c0 2-11 2-11 0Z',
  },
  beamer: { lines: 'M3 3c0 8 6 14 14 14L3 3ZM10 10l6-6M13.5 3.5h3v3M6 14l-2.5 4h6' },
  fence: { lines: 'M4 2v16M16 2v16M4 6l3-2 2.5 4 3-4 3.5 2M4 13l3-2 2.5 4 3-4 3.5 2' },
  extinguisher: {
    lines: 'M9.5 7V3.5M6 3.5h6.5M12.5 3.5c3 .5 4 2.5 4 5.5',
    filled:
      'M8.5 7h2a2.5 2.5 0 0 1 2.5 2.5v6a2.5 2.5 0 0 1-2.5 2.5h-2a2.5 2.5 0 0 1-2.5-2.5v-6a2.5 2.5 0 0 1 2.5-2.5Z',
  },
  gas: {
    lines: 'M4 12a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0-11 0ZM8 6.5V3.5h4M12 3.5c3 0 4.5 1.5 4.5 5',
    filled: 'M4.2 11h10.6v2.5H4.2Z',
  },
  hypodermic: { lines: 'M2.5 17.5l4-4M5.5 11l3.5 3.5M6.8 12.2l6-6 3 3-6 6ZM14.3 7.7l2.7-2.7M15 3l3 3' },
  knife: {
    lines: 'M6.5 12.5l3 3',
    filled: 'M3 17c3-6 7-10.5 12.5-14.5 0 6-3.5 9-7.5 11Z',
  },
  'pool-stick': {
    lines: 'M2.5 17.5L14.5 5.5M2.5 16.7l5-5M3.3 17.500l5-5',
    filled: 'M13.4 11.5a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0-5.2 0Z',
  },
  fuel: { lines: 'M4.5 6.5h8l3 3v8.5h-11ZM6.5 6.5v-3h5v3M7 10.5l6 5M13 10.5l-6 5' },
  'stun-pistol': {
    lines: 'M17.5 3.5l1.5-1M18 7h1.8M17.5 10.5l1.5 1',
    filled: 'M2.5 5h14v4h-6.5l-1.2 2.5H7.5L6 16.5H3l1.5-7.5h-2Z',
  },
  torch: {
    lines: 'M2 13.5h7l3-4.5M2 16.5h8',
    filled: 'M12.5 8c0-2.5 3-3 2.5-6 3.5 2 4 6 1.5 7.5-1.5 1-4 .5-4-1.500Z',
  },
};

/** In a drawing, by its upper left corner. */
export function WeaponDrawing({ weapon, size }: { readonly weapon: WeaponKind; readonly size: number }) {
  const { lines, filled } = ICONS[weapon];
  return (
    <g className={styles.weapon} transform={`scale(${size / 20})`}>
      <path d={lines} />
      {filled !== undefined && <path className={styles.filled} d={filled} />}
    </g>
  );
}

/** In a line of text or a table. */
export function WeaponIcon({ weapon, size }: { readonly weapon: WeaponKind; readonly size: number }) {
  return (
    <svg className={styles.icon} viewBox="0 0 20 20" width={size} height={size} aria-hidden>
      <WeaponDrawing weapon={weapon} size={20} />
    </svg>
  );
}
