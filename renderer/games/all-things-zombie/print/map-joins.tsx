import type { TableSize } from '../../../../src/rules/core/geometry/table-top.ts';
import { type MapTile, SHARES, type Share, TENTH } from './map-tiles.ts';
import styles from './print.module.css';

/** Millimetres of a tick, and from the edge to its number. */
const TICK = 1.6;
const NUMBER = 3.6;
/** Half the length of a cross at a corner. */
const CROSS = 4;

/** Over the map: inches along its north and west edge, the line where the next page joins, a cross at each corner. */
export function MapJoins({
  tile: { own, drawn },
  size,
  share,
}: {
  readonly tile: MapTile;
  readonly size: TableSize;
  readonly share: Share;
}) {
  const tenth = TENTH * SHARES[share];
  const width = (drawn.east - drawn.west) * tenth;
  const height = (drawn.north - drawn.south) * tenth;
  const x = (tenths: number) => (tenths - drawn.west) * tenth;
  const y = (tenths: number) => (drawn.north - tenths) * tenth;
  const corners = [own.west, own.east].flatMap((across) =>
    [own.north, own.south].map((up) => ({ x: x(across), y: y(up) })),
  );
  return (
    <svg className={styles.joins} viewBox={`0 0 ${width} ${height}`} aria-hidden>
      <rect className={styles.edge} width={width} height={height} />
      {own.east < size.width && <path className={styles.join} d={`M${x(own.east)} 0 V${height}`} />}
      {own.south > 0 && <path className={styles.join} d={`M0 ${y(own.south)} H${width}`} />}
      {inches(own.west, own.east).map((inch) => (
        <g key={`x ${inch}`}>
          <path className={styles.tick} d={`M${x(inch)} 0 v${TICK}`} />
          <text className={styles.mapJoinsNumber} x={x(inch)} y={NUMBER} dy="0.35em">
            {inch / 10}
          </text>
        </g>
      ))}
      {inches(own.south, own.north).map((inch) => (
        <g key={`y ${inch}`}>
          <path className={styles.tick} d={`M0 ${y(inch)} h${TICK}`} />
          <text className={styles.mapJoinsNumber} x={NUMBER} y={y(inch)} dy="0.35em">
            {inch / 10}
          </text>
        </g>
      ))}
      {corners.map((corner) => (
        <path
          key={`${corner.x} ${corner.y}`}
          className={styles.cross}
          d={`M${corner.x - CROSS} ${corner.y} h${2 * CROSS} M${corner.x} ${corner.y - CROSS} v${2 * CROSS}`}
        />
      ))}
    </svg>
  );
}

/** Whole inches between two edges, in tenths, the edges themselves left out. */
function inches(from: number, to: number): readonly number[] {
  return Array.from({ length: (to - from) / 10 - 1 }, (_, at) => from + (at + 1) * 10);
}
