import type { UnderWay } from '../../../../src/contract/games/all-things-zombie/encounter-view.ts';
import type { MapLabel } from '../../../components/map/labels.ts';
import marks from './map-marks.module.css';
import styles from './map-visited.module.css';

/** Pixels from a number to the middle of the sign behind it. */
const BESIDE = 8;

interface MapVisitedProps extends Pick<UnderWay, 'visits' | 'searches' | 'groups'> {
  readonly labels: readonly MapLabel[];
}

/** Behind the number of a building that somebody went into: whom they met there, that nobody was, or that it is searched. */
export function MapVisited({ labels, visits, searches, groups }: MapVisitedProps) {
  const numbers = labels.filter(({ kind }) => kind === 'number');
  return (
    <g className={marks.marks} aria-hidden>
      {numbers.flatMap(({ key, x, y, width, turn }) => {
        const spot = key.slice(0, key.indexOf('/'));
        const here = visits.filter((visit) => visit.spot === spot);
        if (here.length === 0) return [];
        const met = groups.filter(({ id }) => here.some(({ group }) => group === id));
        const people = met.reduce((sum, { members }) => sum + members.filter(({ alive }) => alive).length, 0);
        const off = width / 2 + BESIDE;
        const angle = (turn * Math.PI) / 180;
        return [
          <g
            key={spot}
            data-met
            transform={`translate(${x + off * Math.cos(angle)} ${y + off * Math.sin(angle)})`}
          >
            <Sign
              people={people}
              zombies={here.reduce((sum, visit) => sum + visit.zombies, 0)}
              searched={searches.some((search) => search.spot === spot)}
            />
          </g>,
        ];
      })}
    </g>
  );
}

interface SignProps {
  readonly people: number;
  readonly zombies: number;
  readonly searched: boolean;
}

/** What is searched has nobody in the way any more. */
function Sign({ people, zombies, searched }: SignProps) {
  if (searched) return <path className={styles.done} d="M-4 0L-1 3.5L5 -4" />;
  if (people === 0 && zombies === 0)
    return <path className={styles.done} d="M-3.5 -3.5L3.5 3.5M3.5 -3.5L-3.5 3.5" />;
  return (
    <>
      {people > 0 ? (
        <path className={styles.people} d="M0 -5L4.4 -2.5V2.5L0 5L-4.4 2.5V-2.5Z" />
      ) : (
        <rect className={styles.zombies} x="-4" y="-4" width="8" height="8" />
      )}
      <text x="7" dy="0.35em">
        {people > 0 ? people : zombies}
      </text>
    </>
  );
}
