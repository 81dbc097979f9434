import { boxOnMap, type View } from './geometry.ts';
import styles from './table-map.module.css';
import type { Rect, River } from './types.ts';

interface MapRiverProps {
  readonly river: River;
  readonly view: View;
}

/** Water with both banks; rows of dots across where it can be forded, planks where a bridge stands. */
export function MapRiver({ river, view }: MapRiverProps) {
  const { x, y, width, height } = boxOnMap(view, river.footprint);
  const upright = height > width;
  return (
    <>
      <rect className={styles.water} x={x} y={y} width={width} height={height} />
      <path className={styles.ripple} d={ripples(x, y, width, height)} />
      <path
        className={styles.shore}
        d={
          upright
            ? `M${x} ${y}v${height}M${x + width} ${y}v${height}`
            : `M${x} ${y}h${width}M${x} ${y + height}h${width}`
        }
      />
      {river.fordable !== null && (
        <path className={styles.ford} d={across(view, river.fordable, upright, 30)} />
      )}
      {river.bridge !== null && (
        <>
          <rect className={styles.bridge} {...boxOnMap(view, river.bridge)} />
          <path className={styles.plank} d={across(view, river.bridge, !upright, 6)} />
        </>
      )}
    </>
  );
}

/** Lines across a stretch, `apart` tenths of an inch from each other. */
function across(view: View, stretch: Rect, level: boolean, apart: number): string {
  const { x, y, width, height } = boxOnMap(view, stretch);
  const step = apart * view.scale;
  const length = level ? height : width;
  return Array.from({ length: Math.max(Math.floor(length / step), 1) }, (_, index) => {
    const at = (index + 0.5) * step;
    return level ? `M${x} ${y + at}h${width}` : `M${x + at} ${y}v${height}`;
  }).join('');
}

/** Three lines along the stream. */
function ripples(x: number, y: number, width: number, height: number): string {
  return [1, 2, 3]
    .map((part) =>
      height > width
        ? `M${x + (width * part) / 4} ${y}v${height}`
        : `M${x} ${y + (height * part) / 4}h${width}`,
    )
    .join('');
}
