/** Readable contents of a location: its name on the strip at the top, and its counters in the room below. */
import type { PlaceView } from '../../../../src/rules/aliens-vs-zombies/text/board.ts';
import { Counter } from '../counters/counter.tsx';
import { BIG, stackOf } from '../counters/stack.ts';
import { type Box, nameFits } from './geometry.ts';
import styles from './town.module.css';

/** The strip with the name, at the top. */
const STRIP = 17;

interface PlaceContentsProps {
  readonly place: Pick<PlaceView, 'id' | 'name' | 'counters'>;
  readonly box: Pick<Box, 'width' | 'height'>;
  readonly hasDisc?: boolean;
}

export function PlaceContents({
  place: { id, name, counters },
  box: { width, height },
  hasDisc = false,
}: PlaceContentsProps) {
  const room = { width: width - 2, height: height - STRIP - 6 };
  const { size, counters: spots } = stackOf(counters, room);
  const [middle, down] = [width / 2, STRIP + 3 + (height - STRIP - 6) / 2];
  const fits = nameFits(name, width, hasDisc);
  return (
    <>
      <text className={styles.name} x={8} y={STRIP - 2}>
        <tspan className={styles.id}>{id}</tspan>
        {fits && ` ${name}`}
      </text>
      {spots.map((counter) => (
        <g
          key={`${counter.kind} ${counter.name} ${counter.acted}`}
          transform={`translate(${middle + counter.x} ${down + counter.y}) scale(${size * (counter.big && size > 0.9 ? BIG : 1)})`}
        >
          <Counter {...counter} />
        </g>
      ))}
    </>
  );
}
