/** The rim of a map, with ticks and numbers in inches, and the arrows of its entry edge. */
import type { Edge, TableSize } from '../../../src/rules/core/geometry/table-top.ts';
import { type Arrow, isEdgeShown } from './entry-arrows.ts';
import { boxOnMap, ticksBetween, type View } from './geometry.ts';
import styles from './map.module.css';
import { aside, path, plus, wayFrom } from './polylines.ts';

const LENGTHS = { inch: 4, third: 6, foot: 9 } as const;

interface MapFrameProps {
  readonly view: View;
  readonly size: TableSize;
  /** Null where nobody comes on. */
  readonly entry: Edge | null;
}

/** The rim of what is shown: ticks each inch, numbers each foot, and the edge on which the party comes on. */
export function MapFrame({ view, size, entry }: MapFrameProps) {
  const { window, scale } = view;
  const box = boxOnMap(view, window);
  const across = ticksBetween(window.west, window.east);
  const up = ticksBetween(window.south, window.north);
  const x = (at: number) => (at - window.west) * scale;
  const y = (at: number) => (window.north - at) * scale;
  return (
    <g aria-hidden>
      <rect className={styles.frame} width={box.width} height={box.height} />
      <path
        className={styles.ticks}
        d={[
          ...across.map(({ at, size }) => `M${x(at)} ${box.height}v${LENGTHS[size]}`),
          ...up.map(({ at, size }) => `M0 ${y(at)}h${-LENGTHS[size]}`),
        ].join('')}
      />
      {across.filter(numbered).map(({ at }) => (
        <text key={at} className={styles.inches} x={x(at)} y={box.height + 20} textAnchor="middle">
          {at / 10}
        </text>
      ))}
      {up.filter(numbered).map(({ at }) => (
        <text key={at} className={styles.inches} x={-12} y={y(at)} dy="0.35em" textAnchor="end">
          {at / 10}
        </text>
      ))}
      {entry !== null && isEdgeShown(entry, view, size) && (
        <path className={styles.entry} d={entryPath(entry, box.width, box.height)} />
      )}
    </g>
  );
}

/** Inwards from that edge. */
export function EntryArrows({ arrows }: { readonly arrows: readonly Arrow[] }) {
  return <path className={styles.arrows} d={arrows.map(arrowPath).join('')} aria-hidden />;
}

function arrowPath({ from, to }: Arrow): string {
  const way = wayFrom(from, to);
  const barb = (side: number) => plus(plus(to, way, -5), aside(way), 5 * side);
  return path([from, to]) + path([barb(1), to, barb(-1)]);
}

const numbered = ({ size }: { readonly size: string }) => size === 'foot';

function entryPath(entry: Edge, width: number, height: number): string {
  return {
    n: `M0 0H${width}`,
    s: `M0 ${height}H${width}`,
    w: `M0 0V${height}`,
    e: `M${width} 0V${height}`,
  }[entry];
}
