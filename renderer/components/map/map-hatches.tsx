import styles from './map.module.css';

/** Storeys with a hatching of their own; any more look like the last. */
const MOST = 3;

type Hatch = number | 'dots';

/** Fill of an element: roofs are hatched by their storeys, ground off the road is dotted. */
export const hatchOf = (id: string, hatch: Hatch): string =>
  `url(#${id}-${hatch === 'dots' ? hatch : `storeys-${Math.min(hatch, MOST)}`})`;

/** Patterns of the hatching: a single floor is hatched in one direction, two are crossed, three and more are crossed closely. */
export function Hatches({ id }: { readonly id: string }) {
  return (
    <>
      <pattern id={`${id}-dots`} width="11" height="11" patternUnits="userSpaceOnUse">
        <circle className={styles.dot} cx="3" cy="3" r="0.6" />
        <circle className={styles.dot} cx="8.5" cy="8.5" r="0.6" />
      </pattern>
      <pattern id={`${id}-storeys-1`} width="5" height="5" {...SLANTED}>
        <path className={styles.mapHatchesStroke} d="M0 0V5" />
      </pattern>
      <pattern id={`${id}-storeys-2`} width="5" height="5" {...SLANTED}>
        <path className={styles.mapHatchesStroke} d="M0 0V5M0 0H5" />
      </pattern>
      <pattern id={`${id}-storeys-3`} width="2.8" height="2.8" {...SLANTED}>
        <path className={styles.mapHatchesStroke} d="M0 0V2.8M0 0H2.8" />
      </pattern>
    </>
  );
}

const SLANTED = { patternUnits: 'userSpaceOnUse', patternTransform: 'rotate(45)' } as const;
