/** Signs of the party on a map: where it ended its first move, the ring on which zombies come on, and how many are in a building. */
import type { UnderWay } from '../../../../src/contract/games/all-things-zombie/encounter-view.ts';
import type { Spot } from '../../../../src/rules/core/play.ts';
import { onMap, type View } from '../../../components/map/geometry.ts';
import styles from './map.module.css';
import { PARTY_RADIUS } from './sign-places.ts';

/** Reach of a tick to either side of the ring, in pixels: it doesn’t grow with the map. */
const TICK = 4;

type Around = NonNullable<UnderWay['partyAt']>['around'];

interface MapPartyProps extends Pick<NonNullable<UnderWay['partyAt']>, 'around'> {
  readonly spot: Spot;
  readonly view: View;
}

const reachOf = (around: Around): number => Math.max(0, ...around.map(({ x, y }) => Math.hypot(x, y)));

/** Signs of the party’s place for a map: the sign that stands there, and the ring around it, drawn on the ground. */
export function partySigns(spot: Spot | undefined, around: Around = []) {
  if (spot === undefined) return NOBODY;
  return {
    signs: [spot],
    rings: [{ spot, reach: reachOf(around) }],
    beneath: (view: View) => <MapRing spot={spot} around={around} view={view} />,
  };
}

const NOBODY = { signs: [], rings: [] } as const;

/** The ring on which zombies come on around the party, a tick at each of the six places. */
function MapRing({ spot, around, view }: MapPartyProps) {
  const { x, y } = onMap(view, spot);
  return (
    <g className={styles.mapParty} aria-hidden transform={`translate(${x} ${y})`}>
      <circle className={styles.mapPartyRing} r={reachOf(around) * view.scale} />
      {around.map(({ x: east, y: north }) => {
        const long = Math.hypot(east, north);
        const [across, down] = [east / long, -north / long];
        const at = (by: number) => `${across * (long * view.scale + by)} ${down * (long * view.scale + by)}`;
        return <path key={`${east} ${north}`} className={styles.tick} d={`M${at(-TICK)}L${at(TICK)}`} />;
      })}
    </g>
  );
}

interface MapPartyWithinProps extends Spot {
  readonly count: number;
}

/** Sign with the number of the party's figures in a building. */
export const MapPartyWithin = ({ x, y, count }: MapPartyWithinProps) => (
  <g className={styles.mapParty} data-sign="party-within" aria-hidden transform={`translate(${x} ${y})`}>
    <circle className={styles.disc} r={PARTY_RADIUS} />
    <text className={styles.mapPartyCount} dy="0.35em">
      {count}
    </text>
  </g>
);

/** Sign at the spot where the party ended its first move. */
export function MapParty({ spot, view }: Omit<MapPartyProps, 'around'>) {
  const { x, y } = onMap(view, spot);
  return (
    <g className={styles.mapParty} data-sign="party" aria-hidden transform={`translate(${x} ${y})`}>
      <circle className={styles.disc} r={PARTY_RADIUS} />
      <path className={styles.mapPartyCross} d="M-4 0H4M0-4V4" />
    </g>
  );
}
