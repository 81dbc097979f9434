import type { River } from '../../../src/rules/core/geometry/table-top.ts';
import type { Spot } from '../../../src/rules/core/play.ts';
import { cornersOnMap, onMap, type View } from './geometry.ts';
import { fromNorthWest, sidesPath } from './map-streets.tsx';
import { lineOf, pathOf, reach, rungs, sideways, unit } from './outlines.ts';
import styles from './table-map.module.css';

interface MapRiverProps {
  readonly river: River;
  readonly view: View;
}

/** Tenths of an inch from one row of dots, and from one plank, to the next. */
const ROWS = 30;
const PLANKS = 6;

/** Water with both banks; rows of dots across where it can be forded, planks where a bridge stands. */
export function MapRiver({ river, view }: MapRiverProps) {
  const { outline, line, fordable, bridge } = river;
  const corners = cornersOnMap(view, outline);
  const stream = fromNorthWest(line).map((spot) => onMap(view, spot));
  const [source = { x: 0, y: 0 }, mouth = source] = [stream[0], stream.at(-1)];
  const way = unit(source, mouth);
  return (
    <>
      <path className={styles.water} d={pathOf(corners)} />
      <path className={styles.ripple} d={ripples(corners, stream, way)} />
      <path className={styles.shore} d={sidesPath(river, view)} />
      {fordable !== null && (
        <path className={styles.ford} d={rungs(cornersOnMap(view, fordable), way, ROWS * view.scale)} />
      )}
      {bridge !== null && (
        <>
          <path className={styles.bridge} d={pathOf(cornersOnMap(view, bridge))} />
          <path
            className={styles.plank}
            d={rungs(cornersOnMap(view, bridge), sideways(way), PLANKS * view.scale)}
          />
        </>
      )}
    </>
  );
}

/** Three lines along the stream, a quarter of its width from each other. */
function ripples(corners: readonly Spot[], stream: readonly Spot[], way: Spot): string {
  const aside = sideways(way);
  const [low, high] = reach(corners, aside);
  return [-1, 0, 1]
    .map((quarters) => {
      const far = ((high - low) / 4) * quarters;
      return lineOf(stream.map(({ x, y }) => ({ x: x + aside.x * far, y: y + aside.y * far })));
    })
    .join('');
}
