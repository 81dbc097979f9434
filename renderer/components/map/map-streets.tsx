import type { ReactNode } from 'react';
import { boxOnMap, middleOf, onMap, type View } from './geometry.ts';
import styles from './table-map.module.css';
import type { Street } from './types.ts';

interface MapStreetsProps {
  readonly streets: readonly Street[];
  readonly view: View;
  /** Wraps what is drawn of a part. */
  readonly part: (id: string, child: ReactNode) => ReactNode;
}

/** Roads with a kerb; a crossing has neither kerb nor middle line. */
export function MapStreets({ streets, view, part }: MapStreetsProps) {
  return (
    <>
      {streets.map((street, at) =>
        part(`s${at + 1}`, <rect className={styles.road} {...boxOnMap(view, street.footprint)} />),
      )}
      <g className={styles.untouched}>
        {streets.map((street) => (
          <path key={street.name} className={styles.kerb} d={kerbs(street, view)} />
        ))}
        {crossings(streets).map((rect) => (
          <rect key={`${rect.west} ${rect.south}`} className={styles.crossing} {...boxOnMap(view, rect)} />
        ))}
        {streets.map((street) => (
          <path key={street.name} className={styles.centre} d={middleLine(street, streets, view)} />
        ))}
      </g>
    </>
  );
}

function kerbs({ along, footprint }: Street, view: View): string {
  const { x, y, width, height } = boxOnMap(view, footprint);
  return along === 'north-south'
    ? `M${x} ${y}v${height}M${x + width} ${y}v${height}`
    : `M${x} ${y}h${width}M${x} ${y + height}h${width}`;
}

/** Where two streets meet, a little of both included so that their kerbs part. */
function crossings(streets: readonly Street[]) {
  return streets.flatMap(({ footprint: a }, at) =>
    streets.slice(at + 1).flatMap(({ footprint: b }) => {
      const shared = {
        west: Math.max(a.west, b.west),
        south: Math.max(a.south, b.south),
        east: Math.min(a.east, b.east),
        north: Math.min(a.north, b.north),
      };
      return shared.west <= shared.east && shared.south <= shared.north ? [shared] : [];
    }),
  );
}

function middleLine(street: Street, streets: readonly Street[], view: View): string {
  const { x, y } = onMap(view, middleOf(street.footprint));
  const box = boxOnMap(view, street.footprint);
  const upright = street.along === 'north-south';
  const others = streets
    .filter((other) => other !== street)
    .map(({ footprint }) => boxOnMap(view, footprint));
  let [from, to] = upright ? [box.y, box.y + box.height] : [box.x, box.x + box.width];
  const pieces: string[] = [];
  for (const other of others) {
    const [start, end] = upright ? [other.y, other.y + other.height] : [other.x, other.x + other.width];
    if (start > from && end < to) {
      pieces.push(upright ? `M${x} ${from}V${start}` : `M${from} ${y}H${start}`);
      from = end;
    } else if (end > from && start <= from) from = end;
    else if (start < to && end >= to) to = start;
  }
  return [...pieces, upright ? `M${x} ${from}V${to}` : `M${from} ${y}H${to}`].join('');
}
