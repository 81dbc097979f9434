/** Signs on a map for the prison, the Runners and the Chasers, and the rings of vehicles to get away in. */
import { type ReactNode, useMemo } from 'react';
import { type Box, onMap, type View } from '../../../components/map/geometry.ts';
import { grounds, joined, kerbs, things } from '../../../components/map/hindrances.ts';
import type { MapLabel } from '../../../components/map/labels.ts';
import { streetPlan } from '../../../components/map/street-plan.ts';
import styles from './map.module.css';
import { HALF, type PlacedOnMap, placedPlaces } from './placed-places.ts';
import type { TableView } from './table-view.ts';

/** Signs of placed people for a map: the spots where they stand, and the rings of their vehicles, drawn on the ground. */
export function placedSigns(placed: readonly PlacedOnMap[]) {
  const rings = placed.flatMap(({ spot, getaway }) => (getaway === null ? [] : [{ spot, reach: getaway }]));
  return {
    signs: placed.map(({ spot }) => spot),
    rings,
    beneath: (view: View) =>
      rings.map(({ spot, reach }) => {
        const { x, y } = onMap(view, spot);
        return (
          <circle
            key={`${spot.x} ${spot.y}`}
            className={styles.getaway}
            aria-hidden
            cx={x}
            cy={y}
            r={reach * view.scale}
          />
        );
      }),
  };
}

interface MapPlacedProps {
  readonly placed: readonly PlacedOnMap[];
  readonly table: TableView;
  readonly view: View;
  readonly labels: readonly MapLabel[];
  /** Draws the other signs, which are told the boxes these ones take. */
  readonly children?: (taken: readonly Box[]) => ReactNode;
}

/** Signs of people who don’t come on at the entry edge, where they stand at the start, with rings for how far off their vehicles are. */
export function MapPlaced({ placed, table, view, labels, children }: MapPlacedProps) {
  const { scale } = view;
  const { west, south, east, north } = view.window;
  const hasRings = placed.some(({ getaway }) => getaway !== null);
  // Most battles have none: what their words would lie on needn’t be known then.
  const ground = useMemo(() => {
    if (!hasRings) return undefined;
    const same = { window: { west, south, east, north }, scale };
    return joined(things(table, same), grounds(table, same), kerbs(streetPlan(table, same)));
  }, [hasRings, table, west, south, east, north, scale]);
  const { signs, taken } = placedPlaces(placed, { table, view, labels, ground });
  return (
    <>
      <g className={styles.marks} aria-hidden>
        {signs.map(({ what, at, words }) => (
          <g key={what}>
            <g transform={`translate(${at.x} ${at.y})`}>
              <Sign what={what} />
            </g>
            {words.map(({ text, x, y }) => (
              <text key={text} textAnchor="middle" transform={`translate(${x} ${y})`} dy="0.35em">
                {text}
              </text>
            ))}
          </g>
        ))}
      </g>
      {children?.(taken)}
    </>
  );
}

/** Bars for the prison, a chevron pointing away for whoever is chased, two for whoever chases. */
function Sign({ what }: Pick<PlacedOnMap, 'what'>) {
  return (
    <>
      <rect className={styles.sign} x={-HALF} y={-HALF} width={2 * HALF} height={2 * HALF} />
      <path className={styles.mark} d={MARKS[what]} />
    </>
  );
}

const MARKS = {
  prison: 'M-4 -9V9M0 -9V9M4 -9V9',
  runners: 'M-4 4L0 -4L4 4',
  chasers: 'M-4 5L0 -1L4 5M-4 0L0 -6L4 0',
  defenders: 'M-4 4L0 -4L4 4',
  raiders: 'M-4 5L0 -1L4 5M-4 0L0 -6L4 0',
} as const satisfies Record<PlacedOnMap['what'], string>;
