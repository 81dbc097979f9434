import type { UnderWay } from '../../../../src/contract/games/all-things-zombie/encounter-view.ts';
import type { Spot } from '../../../../src/rules/core/play.ts';
import { onMap, type View } from '../../../components/map/geometry.ts';
import styles from './map-party.module.css';

/** Half the disc, and how far a tick reaches to either side of the ring, in pixels: they don’t grow with the map. */
export const PARTY_RADIUS = 9;
const TICK = 4;

interface MapPartyProps extends Pick<NonNullable<UnderWay['partyAt']>, 'around'> {
  readonly spot: Spot;
  readonly view: View;
}

/** The ring on which zombies come on around the party, a tick at each of the six places; it runs under the map’s words. */
export function MapRing({ spot, around, view }: MapPartyProps) {
  const { x, y } = onMap(view, spot);
  const far = Math.max(0, ...around.map(({ x: east, y: north }) => Math.hypot(east, north)));
  return (
    <g className={styles.party} aria-hidden transform={`translate(${x} ${y})`}>
      <circle className={styles.ring} r={far * view.scale} />
      {around.map(({ x: east, y: north }) => {
        const long = Math.hypot(east, north);
        const [across, down] = [east / long, -north / long];
        const at = (by: number) => `${across * (long * view.scale + by)} ${down * (long * view.scale + by)}`;
        return <path key={`${east} ${north}`} className={styles.tick} d={`M${at(-TICK)}L${at(TICK)}`} />;
      })}
    </g>
  );
}

/** Where the party ended its first move. */
export function MapParty({ spot, view }: Omit<MapPartyProps, 'around'>) {
  const { x, y } = onMap(view, spot);
  return (
    <g className={styles.party} data-sign="party" aria-hidden transform={`translate(${x} ${y})`}>
      <circle className={styles.disc} r={PARTY_RADIUS} />
      <path className={styles.cross} d="M-4 0H4M0-4V4" />
    </g>
  );
}
