import type { Edge, TableSize } from '../../../src/rules/core/geometry/table-top.ts';
import { boxOnMap, ticksBetween, type View, wholeOf } from './geometry.ts';
import styles from './table-map.module.css';

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
      {entry !== null && entryShown(entry, view, size) && (
        <path className={styles.entry} d={entryPath(entry, box.width, box.height)} />
      )}
    </g>
  );
}

/** Arrows inwards from that edge, drawn before what stands there. */
export function EntryArrows({ view, size, entry }: MapFrameProps) {
  const { width, height } = boxOnMap(view, view.window);
  return entry !== null && entryShown(entry, view, size) ? (
    <path className={styles.arrows} d={arrows(entry, width, height)} aria-hidden />
  ) : null;
}

const numbered = ({ size }: { readonly size: string }) => size === 'foot';

/** A window may lie away from the edge the party comes on at. */
function entryShown(entry: Edge, { window }: View, size: TableSize): boolean {
  const side = { n: 'north', e: 'east', s: 'south', w: 'west' } as const;
  return window[side[entry]] === wholeOf(size)[side[entry]];
}

function entryPath(entry: Edge, width: number, height: number): string {
  return {
    n: `M0 0H${width}`,
    s: `M0 ${height}H${width}`,
    w: `M0 0V${height}`,
    e: `M${width} 0V${height}`,
  }[entry];
}

/** Three arrows inwards. */
function arrows(entry: Edge, width: number, height: number): string {
  const turn = { s: [1, 0, 0, -1], n: [1, 0, 0, 1], w: [0, 1, 1, 0], e: [0, 1, -1, 0] } as const;
  const [ax, ay, ix, iy] = turn[entry];
  const length = entry === 'n' || entry === 's' ? width : height;
  const base = { n: [0, 0], s: [0, height], w: [0, 0], e: [width, 0] }[entry] as [number, number];
  return [0.25, 0.5, 0.75]
    .map((part) => {
      const [x, y] = [base[0] + ax * length * part, base[1] + ay * length * part];
      const [tx, ty] = [x + ix * 20, y + iy * 20];
      const back = (side: number) => `${tx - ix * 5 + ax * 5 * side} ${ty - iy * 5 + ay * 5 * side}`;
      return `M${x + ix * 5} ${y + iy * 5}L${tx} ${ty}M${back(1)}L${tx} ${ty}L${back(-1)}`;
    })
    .join('');
}
