/** Ranges round the selected figure: how far each of its guns reaches, and where near ends. */

import { DIRECTIONS, stepped } from '../../../../../src/rules/core/geometry/direction.ts';
import { contains } from '../../../../../src/rules/core/geometry/polygon.ts';
import type { Spot } from '../../../../../src/rules/core/play.ts';
import { onMap, type View } from '../../../../components/map/geometry.ts';
import { BASE_RADIUS } from '../../map/piece-shapes.ts';
import type { TableView } from '../../map/table-view.ts';
import { useSelectedPiece } from '../places/use-board.ts';
import styles from './board.module.css';
import { type Range, useRanges } from './use-ranges.ts';

/** Tenths of an inch that the words of a ring keep from the rim of the table. */
const RIM = 10;

interface BoardRangesProps {
  readonly table: TableView;
  readonly view: View;
}

export function BoardRanges({ table, view }: BoardRangesProps) {
  const piece = useSelectedPiece();
  const ranges = useRanges(piece?.piece);
  if (piece === undefined) return null;
  return (
    <g className={styles.ranges} aria-hidden data-layer="ranges">
      {ranges.map((range) => (
        <Ring key={range.inches} {...{ table, view, range }} spot={piece.spot} />
      ))}
    </g>
  );
}

interface RingProps extends BoardRangesProps {
  readonly spot: Spot;
  readonly range: Range;
}

function Ring({ table, view, spot, range: { inches, isNear } }: RingProps) {
  const { x, y } = onMap(view, spot);
  const radius = inches * 10 + BASE_RADIUS;
  const words = DIRECTIONS.map((_, direction) => stepped(spot, direction, radius)).find((at) =>
    isFree(table, at),
  );
  const text = words && onMap(view, words);
  return (
    <g data-near={isNear || undefined}>
      <circle cx={x} cy={y} r={radius * view.scale} />
      {text && (
        <text x={text.x} y={text.y} dy="0.35em">
          {inches}″
        </text>
      )}
    </g>
  );
}

/** On the table, and on no building. */
const isFree = ({ width, depth, buildings }: TableView, at: Spot): boolean =>
  at.x >= RIM &&
  at.y >= RIM &&
  at.x <= width - RIM &&
  at.y <= depth - RIM &&
  !buildings.some(({ outline }) => contains(outline, at));
