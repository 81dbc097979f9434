import styles from './map.module.css';
import { COUNT_AT, type VisitedSign } from './visited-signs.ts';

/** Behind the number of a building that somebody went into: whom they met there, that nobody was, or that it is searched. */
export function MapVisited({ signs }: { readonly signs: readonly VisitedSign[] }) {
  return (
    <g className={styles.marks} aria-hidden>
      {signs.map(({ spot, x, y, ...sign }) => (
        <g key={spot} data-met transform={`translate(${x} ${y})`}>
          <Sign {...sign} />
        </g>
      ))}
    </g>
  );
}

type SignProps = Pick<VisitedSign, 'people' | 'zombies' | 'searched'>;

/** Sign of a visited building. A searched one has nobody in the way any more. */
function Sign({ people, zombies, searched }: SignProps) {
  if (searched) return <path className={styles.done} d="M-4 0L-1 3.5L5 -4" />;
  if (people === 0 && zombies === 0)
    return <path className={styles.done} d="M-3.5 -3.5L3.5 3.5M3.5 -3.5L-3.5 3.5" />;
  return (
    <>
      {people > 0 ? (
        <path className={styles.people} d="M0 -5L4.4 -2.5V2.5L0 5L-4.4 2.5V-2.5Z" />
      ) : (
        <rect className={styles.mapVisitedZombies} x="-4" y="-4" width="8" height="8" />
      )}
      <text x={COUNT_AT} dy="0.35em">
        {people > 0 ? people : zombies}
      </text>
    </>
  );
}
