import type { ReactNode } from 'react';
import { distanceToSegment } from '../../../src/rules/core/geometry/distance.ts';
import { edgesOf } from '../../../src/rules/core/geometry/polygon.ts';
import type { Segment } from '../../../src/rules/core/geometry/segment.ts';
import type { MiddleLine, Street } from '../../../src/rules/core/geometry/table-top.ts';
import { runsNorth } from '../../../src/rules/core/geometry/table-top.ts';
import type { Spot } from '../../../src/rules/core/play.ts';
import { cornersOnMap, onMap, type View } from './geometry.ts';
import { common, isFlat, lineOf, pathOf, reach, unit } from './outlines.ts';
import styles from './table-map.module.css';

interface MapStreetsProps {
  readonly streets: readonly Street[];
  readonly view: View;
  /** Wraps what is drawn of a part. */
  readonly part: (id: string, child: ReactNode) => ReactNode;
}

/** Roads with a kerb; a crossing has neither kerb nor middle line. */
export function MapStreets({ streets, view, part }: MapStreetsProps) {
  const roads = streets.map(({ name, outline, line }) => ({
    name,
    line,
    corners: cornersOnMap(view, outline),
  }));
  const crossings = roads.flatMap(({ corners }, at) =>
    roads.slice(at + 1).map((other) => common(corners, other.corners)),
  );
  return (
    <>
      {roads.map(({ corners }, at) =>
        part(`s${at + 1}`, <path className={styles.road} d={pathOf(corners)} />),
      )}
      <g className={styles.untouched}>
        {streets.map((street) => (
          <path key={street.name} className={styles.kerb} d={sidesPath(street, view)} />
        ))}
        {crossings
          .filter((corners) => !isFlat(corners))
          .map((corners) => (
            <path key={pathOf(corners)} className={styles.crossing} d={pathOf(corners)} />
          ))}
        {roads.map(({ name, line, corners }) => {
          const others = roads.filter((road) => road.corners !== corners);
          const shared = others.map((other) => common(corners, other.corners));
          return <path key={name} className={styles.centre} d={middlePath(line, shared, view)} />;
        })}
      </g>
    </>
  );
}

/** The edges of something long, but for the two at which its middle line ends; from the north or west on. */
export function sidesPath({ outline, line }: Pick<Street, 'outline' | 'line'>, view: View): string {
  const edges = edgesOf(outline);
  const ends = [line[0], line.at(-1)].map((end) =>
    edges.reduce((best, edge) =>
      end && distanceToSegment(end, edge) < distanceToSegment(end, best) ? edge : best,
    ),
  );
  return edges
    .filter((edge) => !ends.includes(edge))
    .map((edge) => lineOf(fromNorthWest([edge.from, edge.to]).map((spot) => onMap(view, spot))))
    .join('');
}

/** As it is drawn: from north to south, or from west to east. */
export function fromNorthWest(line: MiddleLine): MiddleLine {
  const [first, last] = [line[0], line.at(-1)];
  if (first === undefined || last === undefined) return line;
  const forth = runsNorth(line) ? first.y > last.y : first.x < last.x;
  return forth ? line : line.toReversed();
}

/** The middle line, left out where a street has something in common with another. */
function middlePath(line: MiddleLine, shared: readonly (readonly Spot[])[], view: View): string {
  const spots = fromNorthWest(line).map((spot) => onMap(view, spot));
  return spots
    .slice(1)
    .flatMap((to, at) => piecesOf({ from: spots[at] ?? to, to }, shared))
    .map(({ from, to }) => lineOf([from, to]))
    .join('');
}

/** What is left of a straight line beside shapes, each taken as far as it reaches along the line. */
function piecesOf({ from, to }: Segment, shapes: readonly (readonly Spot[])[]): readonly Segment[] {
  const way = unit(from, to);
  const [[start], [end]] = [reach([from], way), reach([to], way)];
  const gaps = shapes
    .filter((corners) => corners.length > 0)
    .map((corners) => reach(corners, way))
    .filter(([low, high]) => high > low && high > start && low < end)
    .toSorted(([a], [b]) => a - b);
  const spotAt = (far: number) => ({ x: from.x + way.x * (far - start), y: from.y + way.y * (far - start) });
  const pieces: Segment[] = [];
  let at = start;
  for (const [low, high] of gaps) {
    if (low > at) pieces.push({ from: spotAt(at), to: spotAt(low) });
    at = Math.max(at, high);
  }
  return at < end ? [...pieces, { from: spotAt(at), to: spotAt(end) }] : pieces;
}
